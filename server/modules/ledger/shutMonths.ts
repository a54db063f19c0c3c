/** Months into which people write nothing: those that are closed or being closed, and what lies before them. */
import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';
import { findLaterShut, holdMonthOf, isOpeningBalance, type MonthState } from './postingStore';

/** A draft of such a month could never be posted, and who closes it would not see it. */
export async function refuseShutMonth(sql: Sql, day: string, operationId: number): Promise<void> {
  refuse(await holdMonthOf(sql, day));
  await refuseBeforeShut(sql, day, operationId);
}

/**
 * Before a month that is closed there may be one without an entry, which nobody has closed: an entry in it would change what stood on
 * accounts when the closed one began. Only opening balances (`operationId`) are of a day before everything.
 */
export async function refuseBeforeShut(sql: Sql, day: string, operationId?: number): Promise<void> {
  if (operationId !== undefined && (await isOpeningBalance(sql, operationId))) return;
  refuse(await findLaterShut(sql, day));
}

/** Says which month it was: it may be another one than that of the day. */
function refuse(found: MonthState | undefined): void {
  if (found?.status === 'closed') throw conflict('month_closed', 'The month is closed', { month: found.month });
  if (found?.status === 'calculating')
    throw conflict('month_closing', 'The month is being closed', { month: found.month });
}
