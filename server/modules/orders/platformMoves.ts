/** Moves of the customer, the partner and the platform that an order takes part in. */
import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { makeMove, type PlatformStep } from '../instalments/index';
import { beginDelivery, endDelivery } from './goods';
import { isOver } from './rules/next';
import { idOfApplication } from './workStore';

/** Makes the move of an application, and what it brings about for the goods; false where it cannot be made now. */
export async function makeOrderMove(
  sql: Sql,
  clock: Clock,
  applicationId: number,
  step: PlatformStep,
): Promise<boolean> {
  const to = await makeMove(sql, clock, applicationId, step);
  if (to === undefined) return false;
  const orderId = await idOfApplication(sql, applicationId);
  if (orderId === undefined) return true;
  if (step === 'sign') await beginDelivery(sql, orderId, timestamp(clock));
  if (to.order !== null && to.order !== 'completed' && isOver(to.order))
    await endDelivery(sql, orderId, timestamp(clock));
  return true;
}
