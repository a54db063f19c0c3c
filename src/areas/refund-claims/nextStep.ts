import type { MessageDescriptor } from 'react-intl';
import type { ReturnClaim } from '../../api/payment/returnClaims';
import { m } from './messages';

type MoneyOfReturn = Pick<ReturnClaim, 'refund_status' | 'refunds'>;

/** Where the money is that was paid back: a card may refuse it or not answer yet, and the bank is still to pay. */
function stepOfMoney({ refund_status: refund, refunds }: MoneyOfReturn): MessageDescriptor {
  if (refund === 'failed') return m.nextFailed;
  if (refund !== 'new') return m.nextPaid;
  // What was wanted first may have failed since, and gone another way.
  return refunds[0]?.method === 'card' ? m.nextUnknown : m.nextBank;
}

/** What happens next with a return, and who has to do it; nothing of one that was declined. */
export function stepOf({ status, preview, ...money }: ReturnClaim): MessageDescriptor | undefined {
  if (status === 'new') return m.nextNew;
  if (status === 'in_process') return m.nextInProcess;
  if (status === 'approved_by_moderator') return preview.needs_invoice ? m.nextInvoice : m.nextApproved;
  if (status === 'waiting_invoice') return m.nextWaiting;
  return status === 'approved_by_accountant' ? stepOfMoney(money) : undefined;
}

/** What paying back came to; `done` says that it went through. */
export function refundOutcome(answer: unknown, done: MessageDescriptor) {
  // Each call that pays answers the claim.
  const money = answer as MoneyOfReturn;
  const { refund_status: refund } = money;
  if (refund === null || refund === 'success') return { tone: 'success', title: done } as const;
  return { tone: refund === 'failed' ? 'error' : 'info', title: stepOfMoney(money) } as const;
}
