import { pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import { historyOf } from '../../shared/auditTrail';
import { today, type Clock } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { findProfitOf, lockProfitsOf } from './profitStore';
import { countPayable, findPayable } from './payable';
import { beginPaying, lockRuns } from './runStore';
import { announcedOf, beginCalculation, entity, isOver, planOf, tell } from './service';
import * as store from './store';

type Asked = Pick<Call<OperationId>, 'language' | 'clock' | 'user'>;

/** The latest month that has ended where none is named. */
const seen = ({ language, clock, user }: Asked, month?: string): store.Seen => ({
  ...{ language, userId: user.id },
  month: `${month ?? lastMonth(today(clock))}-01`,
});

function lastMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

/** The calls of dividends. */
export const dividendHandlers = {
  async listDividends(call) {
    return pageWithTotals('strategies', await store.dividends.list(call.db, call.query, seen(call, call.query.month)));
  },

  async getDividends(call) {
    const { db, params, query } = call;
    const row = await found(db, params.strategy_id, seen(call, params.month));
    const run = await store.findRun(db, `${params.month}-01`, params.strategy_id);
    if (run === undefined) return { ...row, ...nothing, history: [] };
    const { id: runId, ...details } = run;
    const shares = await store.listShares(db, runId, query);
    return { ...row, ...details, shares, history: await historyOf(db, entity, runId) };
  },

  async planDividends(call) {
    const month = overIn(call);
    const profit = await findProfitOf(call.db, month, call.params.strategy_id);
    if (profit === undefined) return refuseWithout(call.db, call);
    return planOf(call.db, announcedOf(profit));
  },

  calculateDividends: ({ db, ...call }) =>
    db.transaction(async (sql) => {
      const { params, headers } = call;
      const [profit] = await lockProfitsOf(sql, overIn(call), params.strategy_id);
      if (profit === undefined) return refuseWithout(sql, call);
      await refuseStale(profit.version, headers['If-Match'], () =>
        found(sql, params.strategy_id, seen(call, params.month)),
      );
      await beginCalculation(sql, call, profit);
      return found(sql, params.strategy_id, seen(call, params.month));
    }),

  getPayableDividends: (call) => findPayable(call.db, seen(call, call.params.month)),

  payDividends: ({ db, ...call }) =>
    db.transaction(async (sql) => {
      const month = `${call.params.month}-01`;
      await lockProfitsOf(sql, month);
      const runs = await lockRuns(sql, month);
      const started = await begin(sql, call, runs);
      return { month: call.params.month, started, waiting: await countPayable(sql, month) };
    }),
} satisfies Partial<HandlerMap>;

const nothing = {
  ...{ resident_percent: null, nonresident_percent: null, platform_share: '0.00', partners_share: '0.00' },
  ...{ calculated_by: null, calculated_at: null, paid_by: null, paid_at: null, shares: [] },
};

/** The month of a call, YYYY-MM-01, whose last day has gone by. */
function overIn({ params, clock }: { params: { month: string }; clock: Clock }): string {
  const month = `${params.month}-01`;
  if (!isOver(month, clock)) throw conflict('month_not_over', 'The month is not over');
  return month;
}

/** Of a strategy that has no profit in the month. */
async function refuseWithout(
  sql: Sql,
  call: Asked & { params: { month: string; strategy_id: number } },
): Promise<never> {
  await found(sql, call.params.strategy_id, seen(call, call.params.month));
  throw conflict('profit_not_announced', 'The profit of the month is not announced');
}

async function found(sql: Sql, strategyId: number, by: store.Seen): Promise<store.DividendRow> {
  const row = await store.dividends.find(sql, strategyId, by);
  if (row === undefined) throw notFound();
  return row;
}

type Paying = Omit<Call<'payDividends'>, 'db'>;

/** Lets pay what is calculated, where it is what the caller has seen, and says how many runs that is. */
async function begin(sql: Sql, call: Paying, runs: Awaited<ReturnType<typeof lockRuns>>) {
  const calculated = runs.filter(({ status }) => status === 'calculated');
  // Somebody was quicker, or it was paid long ago: he who asks for it again is told, and nothing is paid twice.
  if (runs.length > 0 && calculated.length === 0)
    throw conflict('transition_not_allowed', 'The dividends of the month are being paid or are paid already');
  if (calculated.some(({ calculated_by }) => calculated_by === call.user.id))
    throw conflict('same_person', 'Whoever calculated dividends does not pay them');
  const payable = await findPayable(sql, seen(call, call.params.month));
  if (payable.missing.length > 0)
    throw conflict('dividends_missing', 'A strategy has no dividends of this month', { ...payable });
  if (calculated.length === 0) throw conflict('transition_not_allowed', 'There is nothing to pay in the month');
  const { payable_amount: net, share_count: count } = call.body;
  if (tiyinOf(net) !== tiyinOf(payable.net) || count !== payable.share_count)
    throw conflict('payable_changed', 'The sums have changed since they were looked at', { ...payable });
  await beginPaying(sql, calculated, call.user.id);
  for (const { id } of calculated)
    await tell(sql, call, id, 'pay', [{ field: 'status', old: 'calculated', new: 'paying' }]);
  return calculated.length;
}
