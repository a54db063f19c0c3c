import { BuildingBank20Regular, DocumentAdd20Regular, Play20Regular, Question20Regular } from '@fluentui/react-icons';
import type { ReturnClaim } from '../../api/payment/returnClaims';
import { Action } from '../../kit/actions/Action';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useOwnId } from '../../parts/useOwnId';
import { Can } from '../../session/can';
import { m } from './messages';
import { Agree, Announce, AskOutcome, Confirm, Decline, Pay, Repeat, Start } from './questions';

const names = ['start', 'agree', 'decline', 'announce', 'pay', 'refuse', 'ask', 'card', 'bank', 'confirm'] as const;

/** What can be done with a return in its status, the next step first. */
export function ReturnActions({ claim }: { claim: ReturnClaim }) {
  const { dialog, open, close } = useDialogParam(names);
  const me = useOwnId();
  const { status, refund_status: refund } = claim;
  const isToPay = status === 'approved_by_moderator' || status === 'waiting_invoice';
  const isOwn = claim.barred_accountant === me && m.samePerson;
  const lacksInvoice = status === 'approved_by_moderator' && claim.preview.needs_invoice && m.invoiceFirst;
  const isByCard = claim.refunds[0]?.method === 'card';
  const props = { claim, onClose: close };
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
      {isToPay && (
        <Can do="refund_accounting.enable">
          <Action
            label={m.pay}
            verb="approve"
            isPrimary
            disabledReason={isOwn || lacksInvoice}
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
          {isByCard ? (
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
      {(status === 'new' || status === 'in_process' || status === 'waiting_invoice') && (
        <Can do="refund_claims.enable">
          <Action label={m.decline} verb="reject" tone="danger" onSelect={() => open('decline')} />
        </Can>
      )}
      {isToPay && (
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
      {dialog?.name === 'start' && <Start {...props} />}
      {dialog?.name === 'agree' && <Agree {...props} />}
      {dialog?.name === 'announce' && <Announce {...props} />}
      {dialog?.name === 'pay' && <Pay {...props} />}
      {dialog?.name === 'ask' && <AskOutcome {...props} />}
      {dialog?.name === 'confirm' && <Confirm {...props} />}
      {dialog?.name === 'card' && <Repeat {...props} method="card" />}
      {dialog?.name === 'bank' && <Repeat {...props} method="bank" />}
      {dialog?.name === 'decline' && <Decline {...props} isOfMoney={false} />}
      {dialog?.name === 'refuse' && <Decline {...props} isOfMoney />}
    </>
  );
}
