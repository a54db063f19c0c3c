import type { Sql } from '../../db/database';
import type { Clock } from '../../shared/clock';
import { notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { lockClaims } from './changeStore';
import { isAllowed, type Action } from './rules';
import { claimAnswer } from './serialize';
import { leavingToday, notAllowed } from './service';
import { cashOutClaims, type CashOutRow } from './store';

/** A call for one claim, as the person saw it. */
interface OnClaim {
  params: { id: number };
  headers: { 'If-Match': number };
  clock: Clock;
}

export async function claimOf(sql: Sql, id: number, clock: Clock): Promise<CashOutRow> {
  const claim = await cashOutClaims.find(sql, id, await leavingToday(sql, { clock }));
  if (claim === undefined) throw notFound();
  return claim;
}

/** The claim, locked, as the person saw it and in a state that allows the action. */
export async function lockFor(sql: Sql, action: Action, { params, headers, clock }: OnClaim): Promise<CashOutRow> {
  await lockClaims(sql, [params.id]);
  const claim = await claimOf(sql, params.id, clock);
  await refuseStale(claim.version, headers['If-Match'], async () => claimAnswer(claim));
  if (!isAllowed(claim.status, action)) throw notAllowed(claim);
  return claim;
}
