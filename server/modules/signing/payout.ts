/** What the answer of the bank does to the money: once it is accepted, the claim's amount leaves the investment. */
import { audit, auditAll, auditInvestor } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { tiyinOf } from '../../shared/money';
import { type Locked, lockInvestors, moveLeaver } from '../investors/index';
import { addOutgoing, findOwner, listPoolParts, lockPayout, passThrough, takeOut, type Payout } from './payoutStore';
import { ledgerOf, type DocumentText } from './rules';

export interface Held {
  investor: Locked;
  payout: Payout;
}

/** Investor and investment, held before the claim and its document; nothing when there is no such document. */
export async function lockOwner(sql: Sql, documentId: number): Promise<Held | undefined> {
  const investorId = await findOwner(sql, documentId);
  const [investor] = investorId === undefined ? [] : await lockInvestors(sql, [investorId]);
  const payout = await lockPayout(sql, documentId);
  return investor && payout && { investor, payout };
}

/** More than lies in the investment cannot be paid out of it, whatever was approved. */
export const isPayable = ({ payout }: Held): boolean =>
  (payout.investment_status === 'active' || payout.investment_status === 'exiting') &&
  tiyinOf(payout.amount) <= tiyinOf(payout.investment_balance);

/** Keeps a payment that the bank has made, or refused. The claim is already where the answer takes it. */
export async function keepPayment(
  sql: Sql,
  actor: Actor,
  { investor, payout }: Held,
  document: DocumentText,
  error: string | undefined,
): Promise<void> {
  const { clock, user } = actor;
  const at = timestamp(clock);
  const paymentId = await addOutgoing(sql, payout, document, { error, at });
  const outcome = error === undefined ? [{ field: 'status', new: 'paid' }] : refusedWith(error);
  await audit(sql, {
    user,
    clock,
    action: 'settle',
    entity: 'outgoing_payment',
    entityId: paymentId,
    changes: outcome,
  });
  if (error !== undefined) return;
  const after = await takeOut(sql, payout, at);
  await passThrough(sql, payout, ledgerOf(investor.balance, payout), at);
  const { investment_id: entityId, investment_status: was, investment_balance: held, payable_amount: paid } = payout;
  const status = was === after.status ? [] : [{ field: 'status', old: was, new: after.status }];
  const changes = [{ field: 'balance', old: held, new: after.balance }, ...status];
  await audit(sql, { user, clock, action: 'pay_out', entity: 'investment', entityId, changes });
  const parts = (await listPoolParts(sql, payout)).flatMap((part) => [
    { entityId: part.pool_id, field: 'amount', new: part.amount },
    { entityId: part.pool_id, field: 'investment', new: part.contract_number },
  ]);
  await auditAll(sql, { user, clock, action: 'take_out', entity: 'portfolio_pool', changes: parts });
  await auditInvestor(sql, actor, investor.id, 'pay_out', [{ field: `exit_claim ${payout.claim_id}`, new: paid }]);
  await moveLeaver(sql, actor, investor);
}

const refusedWith = (error: string) => [
  { field: 'status', new: 'failed' },
  { field: 'error', new: error },
];
