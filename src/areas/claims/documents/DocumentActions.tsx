import { useState } from 'react';
import { useDecideApplicationDocumentMutation, type ApplicationDocumentRow } from '../../../api/investment/documents';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { useDecision } from '../../../kit/list/recordWalk';
import { useInvestorName } from '../../../parts/useInvestorName';
import { Can } from '../../../session/can';
import { m } from './messages';
import { RejectDocument } from './RejectDocument';
import { t } from '../../../i18n/terms';

const isDecided = ({ status }: ApplicationDocumentRow) =>
  (status === 'accepted' || status === 'rejected') && t.isDecided;

/** A document is checked first, and then accepted or refused. */
export function DocumentActions({ document, isRow = false }: { document: ApplicationDocumentRow; isRow?: boolean }) {
  const [asking, setAsking] = useState<'accept' | 'reject'>();
  const [decide] = useDecideApplicationDocumentMutation();
  const nameOf = useInvestorName();
  const { id, version, status, number } = document;
  const { taken, leave } = useDecision((then) => {
    setAsking(undefined);
    then();
  });
  const send = (to: 'checked' | 'accepted') => decide({ id, 'If-Match': version, body: { status: to } }).unwrap();
  const notChecked = isDecided(document) || (status === 'new' && m.notChecked);
  // Apart by key: they take each other's place, and a press on the second is not one on the first, which still ticks.
  const check = (
    <Action
      key="check"
      label={m.check}
      verb={status === 'new' ? 'approve' : undefined}
      isPrimary={!isRow}
      disabledReason={isDecided(document) || (status !== 'new' && m.notNew)}
      done={m.isChecked}
      onSelect={() => send('checked')}
    />
  );
  const accept = (
    <Action
      key="accept"
      label={m.accept}
      verb={status === 'new' ? undefined : 'approve'}
      isPrimary={!isRow}
      disabledReason={notChecked}
      onSelect={() => setAsking('accept')}
    />
  );
  const reject = (
    <Action
      label={t.reject}
      verb="reject"
      tone="danger"
      disabledReason={notChecked}
      onSelect={() => setAsking('reject')}
    />
  );
  return (
    <Can do="documents.enable">
      {isRow ? (
        <ActionMenu label={m.actions}>
          {check}
          {accept}
          {reject}
        </ActionMenu>
      ) : (
        <>
          {status === 'new' ? check : accept}
          {reject}
        </>
      )}
      {asking === 'accept' && (
        <ConfirmAction
          title={m.acceptTitle}
          yes={m.accept}
          isDecision
          run={() => taken(send('accepted'))}
          done={m.isAccepted}
          about={{ record: number, person: nameOf(document.investor) }}
          onClose={() => leave()}
        >
          {number}
        </ConfirmAction>
      )}
      {asking === 'reject' && <RejectDocument document={document} onTaken={taken} onClose={() => leave()} />}
    </Can>
  );
}
