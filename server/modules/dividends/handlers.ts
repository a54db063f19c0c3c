import { pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import type { BackgroundRunner } from '../../shared/backgroundRunner';
import { historyOf } from '../../shared/auditTrail';
import { today } from '../../shared/clock';
import { conflict, notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { lockProfitsOf } from './profitStore';
import { beginPaying, countPayable, lockRuns } from './runStore';
import { beginCalculation, entity, isOver, tell } from './service';
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

type Runner = Pick<BackgroundRunner, 'wake'>;

/** The calls of dividends; whoever works in the background is told when there is something to do. */
export const dividendHandlers = ({ payer, calculator }: { payer: Runner; calculator: Runner }) =>
  ({
    async listDividends(call) {
      return pageWithTotals(
        'strategies',
        await store.dividends.list(call.db, call.query, seen(call, call.query.month)),
      );
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

    async calculateDividends(call) {
      const begun = await call.db.transaction(async (sql) => {
        const { params, headers } = call;
        const month = `${params.month}-01`;
        if (!isOver(month, call.clock)) throw conflict('month_not_over', 'The month is not over');
        const [profit] = await lockProfitsOf(sql, month, params.strategy_id);
        if (profit === undefined) {
          await found(sql, params.strategy_id, seen(call, params.month));
          throw conflict('profit_not_announced', 'The profit of the month is not announced');
        }
        await refuseStale(profit.version, headers['If-Match'], () =>
          found(sql, params.strategy_id, seen(call, params.month)),
        );
        await beginCalculation(sql, call, profit);
        return found(sql, params.strategy_id, seen(call, params.month));
      });
      // After the transaction: the calculator looks for what is kept.
      calculator.wake();
      return begun;
    },

    async payDividends(call) {
      const { params, db } = call;
      const month = `${params.month}-01`;
      const answer = await db.transaction(async (sql) => {
        await lockProfitsOf(sql, month);
        const runs = await lockRuns(sql, month);
        const started = await begin(sql, call, month, runs);
        return { month: params.month, started, waiting: await countPayable(sql, month) };
      });
      // After the transaction: the payer looks for what is kept.
      payer.wake();
      return answer;
    },
  }) satisfies Partial<HandlerMap>;

const nothing = {
  ...{ resident_percent: null, nonresident_percent: null, platform_share: '0.00', partners_share: '0.00' },
  ...{ calculated_by: null, calculated_at: null, paid_by: null, paid_at: null, shares: [] },
};

async function found(sql: Sql, strategyId: number, by: store.Seen): Promise<store.DividendRow> {
  const row = await store.dividends.find(sql, strategyId, by);
  if (row === undefined) throw notFound();
  return row;
}

/** Lets pay what is calculated, and says how many runs that is. */
async function begin(sql: Sql, call: Call<'payDividends'>, month: string, runs: Awaited<ReturnType<typeof lockRuns>>) {
  const calculated = runs.filter(({ status }) => status === 'calculated');
  // Somebody was quicker, or it was paid long ago: he who asks for it again is told, and nothing is paid twice.
  if (runs.length > 0 && calculated.length === 0)
    throw conflict('transition_not_allowed', 'The dividends of the month are being paid or are paid already');
  if (calculated.some(({ calculated_by }) => calculated_by === call.user.id))
    throw conflict('same_person', 'Whoever calculated dividends does not pay them');
  const missing = await store.listMissing(sql, month);
  if (missing.length > 0) throw conflict('dividends_missing', 'A strategy has no dividends of this month', { missing });
  if (calculated.length === 0) throw conflict('transition_not_allowed', 'There is nothing to pay in the month');
  await beginPaying(sql, calculated, call.user.id);
  for (const { id } of calculated)
    await tell(sql, call, id, 'pay', [{ field: 'status', old: 'calculated', new: 'paying' }]);
  return calculated.length;
}
