/** What is given up before the goods are sold: papers are void, nothing is owed any more, and what was paid goes back. */
import type { Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { conflict } from '../../shared/problem';
import type { Caller } from './answers';
import { paymentEntity } from './paymentStore';
import * as refunds from './refundStore';
import * as store from './store';

/** The order and the application are held. Money whose way is not known yet has to be known first. */
export async function giveUp(sql: Sql, caller: Caller, one: store.HeldApplication, at: string): Promise<void> {
  await refunds.endCodes(sql, { applicationId: one.id }, at);
  if (await refunds.isUnsettled(sql, one.id))
    throw conflict('payment_pending', 'What became of a payment is not known yet');
  await store.voidPapers(sql, one.id);
  await refunds.cancelRows(sql, one.id);
  for (const { id, amount, gateway } of await refunds.addRefunds(sql, {
    applicationId: one.id,
    userId: caller.user?.id,
    at,
  }))
    await audit(sql, {
      ...{ user: caller.user, clock: caller.clock, action: 'create', entity: paymentEntity, entityId: id },
      changes: [
        { field: 'amount', new: amount },
        { field: 'gateway', new: gateway },
        { field: 'status', new: 'new' },
      ],
    });
}
