import { BuildingBank20Regular, DocumentAdd20Regular, Play20Regular, Question20Regular } from '@fluentui/react-icons';
import type { ReturnClaim } from '../../api/payment/returnClaims';
import { Action } from '../../kit/actions/Action';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useOwnId } from '../../parts/useOwnId';
import { Can } from '../../session/can';
import { m } from './messages';
import { isByCard, isToPay, lacksInvoice, mayBeDeclined, questions, ReturnQuestion } from './ReturnQuestion';

/** What can be done with a return in its status, the next step first. */
export function ReturnActions({ claim }: { claim: ReturnClaim }) {
  const { dialog, open, close } = useDialogParam(questions);
  const me = useOwnId();
  const { status, refund_status: refund } = claim;
  const isOwn = claim.barred_accountant === me && m.samePerson;
  return (
    <>
      {status === 'new' && (
        <Can do="refund_claims.update">
          <Action label={m.start} icon={Play20Regular} isPrimary onSelect={() => open('start')} />
        </Can>
      )}
      {status === 'in_process' && (
        <Can do="refund_claims.enable">
          <Action label={m.agree} verb="approve" isPrimary onSelect={() => open('agree')} />
        </Can>
      )}
      {isToPay(claim) && (
        <Can do="refund_accounting.enable">
          <Action
            label={m.pay}
            verb="approve"
            isPrimary
            disabledReason={isOwn || (lacksInvoice(claim) && m.invoiceFirst)}
            onSelect={() => open('pay')}
          />
        </Can>
      )}
      {status === 'approved_by_moderator' && (
        <Can do="refund_claims.add">
          <Action label={m.announce} icon={DocumentAdd20Regular} onSelect={() => open('announce')} />
        </Can>
      )}
      {refund === 'new' && (
        <Can do="refund_accounting.enable">
          {isByCard(claim) ? (
            <Action label={m.ask} icon={Question20Regular} isPrimary onSelect={() => open('ask')} />
          ) : (
            <Action label={m.confirm} icon={BuildingBank20Regular} isPrimary onSelect={() => open('confirm')} />
          )}
        </Can>
      )}
      {refund === 'failed' && (
        <Can do="refund_accounting.enable">
          <Action label={m.again} isPrimary onSelect={() => open('card')} />
          <Action label={m.byBank} icon={BuildingBank20Regular} onSelect={() => open('bank')} />
        </Can>
      )}
      {mayBeDeclined(claim) && (
        <Can do="refund_claims.enable">
          <Action label={m.decline} verb="reject" tone="danger" onSelect={() => open('decline')} />
        </Can>
      )}
      {isToPay(claim) && (
        <Can do="refund_accounting.enable">
          <Action
            label={m.decline}
            verb="reject"
            tone="danger"
            disabledReason={isOwn}
            onSelect={() => open('refuse')}
          />
        </Can>
      )}
      {dialog && <ReturnQuestion name={dialog.name} claim={claim} onClose={close} />}
    </>
  );
}
