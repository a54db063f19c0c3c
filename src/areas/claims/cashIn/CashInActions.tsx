import { ArrowRight20Regular, ArrowUndo20Regular, DismissCircle20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import type { CashInBankDetail } from '../../../api/investment/cashIn';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useShortcuts } from '../../../kit/state/shortcuts';
import { Can } from '../../../session/can';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const RefuseCashIn = lazyComponent(async () => (await import('./RefuseCashIn')).RefuseCashIn);

interface Props {
  claim: CashInBankDetail;
  /** Goes on to the next one of the queue. */
  onNext: () => void;
}

/** What can be done with a document besides posting it; once it is decided, the way to the next one. */
export function CashInActions({ claim, onNext }: Props) {
  const [refusing, setRefusing] = useState<'rejected' | 'returned'>();
  const reason = claim.status !== 'pending' && m.isDecided;
  // As in the queue of verification: J goes to the next section of a card.
  const onward = claim.next_id === null ? m.toList : m.next;
  useShortcuts([{ id: 'cashIn.next', title: onward, scope: 'card', keys: ['KeyN'], run: onNext }]);
  return (
    <>
      <Can do="cash_in.enable">
        <Action
          label={t.reject}
          icon={DismissCircle20Regular}
          verb="reject"
          tone="danger"
          disabledReason={reason}
          onSelect={() => setRefusing('rejected')}
        />
        <Action
          label={m.return}
          icon={ArrowUndo20Regular}
          disabledReason={reason || (claim.payer_account === null && m.noAccount)}
          onSelect={() => setRefusing('returned')}
        />
      </Can>
      <Action label={onward} icon={ArrowRight20Regular} isPrimary={claim.status !== 'pending'} onSelect={onNext} />
      {refusing && (
        <Suspense>
          <RefuseCashIn
            claim={claim}
            status={refusing}
            onClose={() => setRefusing(undefined)}
            onDone={() => {
              setRefusing(undefined);
              onNext();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
