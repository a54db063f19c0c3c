/** What profit and loss asks of profits: how common expenses are shared, and the figures that it writes. */
import type { Sql } from '../../db/database';
import { audit, changesBetween } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict } from '../../shared/problem';
import { insertProfit, lockProfitsOf, setProfit, type Profit } from './profitStore';
import { sharesOf } from './rules';
import type { Doer } from './service';
import { listBases } from './store';

/** What of an amount, in tiyin, each strategy bears in a month (YYYY-MM-01): by its mean money at work, to the tiyin. */
export async function commonShares(sql: Sql, month: string, amount: bigint): Promise<Map<number, bigint>> {
  const bases = await listBases(sql, month);
  const shares = sharesOf(
    amount,
    bases.map(({ base }) => base),
  );
  return new Map(bases.map(({ strategyId }, at) => [strategyId, shares[at]!])); // one for each
}

interface Figures {
  /** YYYY-MM-01. */
  month: string;
  strategyId: number;
  revenue: string;
  expense: string;
}

/** Writes the figures of a month as calculated; refuses with transition_not_allowed once the profit is announced. */
export async function recordFigures(sql: Sql, { user, clock }: Doer, { month, strategyId, ...sums }: Figures) {
  const at = timestamp(clock);
  const made = { month, strategy_id: strategyId, ...sums, comment: null, at };
  const insertedId = await insertProfit(sql, made);
  const [held] = await lockProfitsOf(sql, month, strategyId);
  if (held === undefined) throw new Error('A profit that was just written is not there');
  if (held.status !== 'draft' && held.status !== 'calculated')
    throw conflict('transition_not_allowed', 'The profit of the month is announced');
  const after = { ...sums, status: 'calculated' as const };
  const { revenue, expense, status } = held;
  const changes =
    insertedId === undefined
      ? changesBetween({ revenue, expense, status }, after)
      : [
          { field: 'month', new: month.slice(0, 7) },
          ...Object.entries(after).map(([field, now]) => ({ field, new: now })),
        ];
  if (changes.length === 0) return;
  await setProfit(sql, { ...held, ...after }, at);
  const action = insertedId === undefined ? 'update' : 'create';
  await audit(sql, { user, clock, action, entity: 'profit', entityId: held.id, changes });
}

/** The profit of a strategy in a month as it stands. */
export async function findProfit(
  sql: Sql,
  month: string,
  strategyId: number,
): Promise<Pick<Profit, 'id' | 'status' | 'revenue' | 'expense' | 'net_profit'> | undefined> {
  const [held] = await lockProfitsOf(sql, month, strategyId);
  if (held === undefined) return undefined;
  const { id, status, revenue, expense, net_profit } = held;
  return { id, status, revenue, expense, net_profit };
}
