import { Button } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can } from '../../../session/can';
import { m } from './messages';

const BulkDecisionForm = lazyComponent(async () => (await import('./BulkDecisionForm')).BulkDecisionForm, 'kit.bulk');

interface Props {
  claims: readonly CashOutClaim[];
  onDone: () => void;
}

/** One decision for all picked claims. */
export function BulkDecision({ claims, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Can do="cash_out.enable">
      <Button size="small" icon={<CheckmarkCircle20Regular aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...m.decide} />
      </Button>
      {isOpen && (
        <Suspense>
          <BulkDecisionForm claims={claims} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </Can>
  );
}
