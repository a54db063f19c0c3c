/** Charges on their way: to the acquirer of the payment settings, and to the one that stands in for it where that one is not there. */
import type { Database, Sql } from '../../db/database';
import { timestamp } from '../../shared/clock';
import { listAcquirers } from '../payment-settings/index';
import type { Caller } from './answers';
import type { ChargeGateway, Outcome } from './gateway';
import { hold } from './moving';
import * as paying from './paying';
import * as payments from './paymentStore';

/**
 * Sends what was begun just now. Only where nobody was there to take it, so that it surely did not begin, it goes to the acquirer that
 * stands in, once; an outcome that is not known stays with the one that was asked.
 */
export async function send(
  db: Database,
  caller: Caller,
  gateway: ChargeGateway,
  payment: payments.HeldPayment,
): Promise<Outcome> {
  const said = await gateway.charge(paying.chargeOf(payment));
  if (said.status !== 'unreached') return said;
  const handed = await db.transaction((sql) => handOn(sql, caller, gateway, payment));
  const again = handed === undefined ? said : await gateway.charge(paying.chargeOf(handed));
  return again.status === 'unreached' ? { status: 'failed', error: 'not_received' } : again;
}

/** The same payment under the same name for the other acquirer, kept before that one is asked. */
async function handOn(
  sql: Sql,
  caller: Caller,
  gateway: ChargeGateway,
  { id, application_id: applicationId, acquirer: first }: payments.HeldPayment,
): Promise<payments.HeldPayment | undefined> {
  await hold(sql, caller, applicationId);
  const held = (await payments.holdCardPayment(sql, { id }))!; // payments are never removed
  if (held.status !== 'new' || held.acquirer !== first) return undefined;
  const other = (await listAcquirers(sql)).find((one) => one !== first);
  const address = other === undefined ? undefined : gateway.addressOf(other);
  if (other === undefined || address === undefined || address === gateway.addressOf(first)) return undefined;
  await payments.sendTo(sql, held, other, timestamp(caller.clock));
  await paying.journal(sql, caller, id, 'charge', [{ field: 'gateway', old: first, new: other }]);
  return { ...held, acquirer: other };
}
