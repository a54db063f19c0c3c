import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { todayInTashkent } from '../../../lib/days';
import { Can } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { termKinds, type Term, type TermKind } from './termKinds';

/** What can be done with one discount or markup. */
export function TermActions({ kind, term }: { kind: TermKind; term: Term }) {
  const [asking, setAsking] = useState<'off' | 'remove'>();
  const { useTurn, useRemove } = termKinds[kind];
  const turn = useTurn();
  const remove = useRemove();
  const close = () => setAsking(undefined);
  const hasBegun = term.begin_date <= todayInTashkent(new Date());
  return (
    <>
      <ActionMenu>
        {term.status === 'inactive' ? (
          <Can do="merchants.enable">
            <Action
              label={m.turnOn}
              disabledReason={term.is_over && m.isOver}
              done={t.statusEdited}
              onSelect={() => turn(term, 'active')}
            />
          </Can>
        ) : (
          <Can do="merchants.disable">
            <Action label={m.turnOff} onSelect={() => setAsking('off')} />
          </Can>
        )}
        <Can do="merchants.delete">
          <Action
            label={t.remove}
            tone="danger"
            disabledReason={hasBegun && m.hasBegun}
            onSelect={() => setAsking('remove')}
          />
        </Can>
      </ActionMenu>
      {asking === 'off' && (
        <ConfirmAction
          title={m.turnOffTitle}
          yes={m.turnOff}
          done={t.statusEdited}
          run={() => turn(term, 'inactive')}
          onClose={close}
        >
          <FormattedMessage {...m.turnOffText} />
        </ConfirmAction>
      )}
      {asking === 'remove' && <ConfirmDelete done={t.removed} run={() => remove(term)} onClose={close} />}
    </>
  );
}
