import { pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, Language } from '../../http/contract';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import type { BackgroundRunner } from '../../shared/backgroundRunner';
import { timestamp } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { holdOpenMonth } from './calculationStore';
import { lockRuns } from './runStore';
import { isOver, replace } from './service';
import * as store from './profitStore';

const entity = 'profit';

/** The calls of profits; the calculator is told when there is something to take back. */
export const profitHandlers = (calculator: Pick<BackgroundRunner, 'wake'>) =>
  ({
    async listProfits({ query, db, language }) {
      return pageWithTotals('profits', await store.profits.list(db, query, language));
    },

    getProfit: async ({ params, db, language }) =>
      withHistory(db, entity, await store.profits.find(db, params.id, language)),

    createProfit: (call) =>
      call.db.transaction(async (sql) => {
        const { body, user, clock, language } = call;
        if (!(await store.strategyExists(sql, body.strategy_id))) throw wrongFields({ strategy_id: 'unknown_value' });
        refuseSums(body);
        const terms = { ...body, month: `${body.month}-01`, comment: body.comment?.trim() || null };
        const id = await store.insertProfit(sql, { ...terms, at: timestamp(clock) });
        if (id === undefined) throw conflict('profit_exists', 'The strategy has a profit of this month');
        const changes = [
          { field: 'month', new: body.month },
          { field: 'revenue', new: body.revenue },
          { field: 'expense', new: body.expense },
        ];
        await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
        return found(sql, id, language);
      }),

    async updateProfit(call) {
      const changed = await call.db.transaction(async (sql) => {
        const { body, language } = call;
        const held = await store.lockProfit(sql, body.id);
        if (held === undefined) throw notFound();
        await refuseStale(held.version, call.headers['If-Match'], () => found(sql, held.id, language));
        await (held.status === 'announced' ? withdraw(sql, call, held) : change(sql, call, held));
        return found(sql, held.id, language);
      });
      calculator.wake();
      return changed;
    },

    announceProfit: (call) =>
      call.db.transaction(async (sql) => {
        const { body, headers, user, clock, language } = call;
        const month = `${body.month}-01`;
        const [held] = await store.lockProfitsOf(sql, month, body.strategy_id);
        if (held === undefined) throw notFound();
        await refuseStale(held.version, headers['If-Match'], () => found(sql, held.id, language));
        if (held.status !== 'calculated') throw notAllowed();
        if (!isOver(month, clock)) throw conflict('month_not_over', 'The month is not over');
        const [amount, net] = [tiyinOf(body.amount), tiyinOf(held.net_profit)];
        if (amount < 0n || (amount === 0n && net > 0n)) throw wrongFields({ amount: 'invalid_amount' });
        if (amount > 0n && amount > net) throw wrongFields({ amount: 'above_net_profit' });
        const at = timestamp(clock);
        const comment = body.comment?.trim() || held.comment;
        await store.setProfit(sql, { ...held, status: 'announced', announced: body.amount, comment }, at);
        await store.addAnnouncement(sql, {
          ...{ profitId: held.id, amount: body.amount, reason: comment, userId: user.id, at },
        });
        const changes = [
          { field: 'status', old: held.status, new: 'announced' },
          { field: 'announced', new: body.amount },
        ];
        await audit(sql, { user, clock, action: 'announce', entity, entityId: held.id, changes });
        const { version } = await found(sql, held.id, language);
        return { id: held.id, version, status: 'announced' as const, announced: body.amount };
      }),
  }) satisfies Partial<HandlerMap>;

const notAllowed = () => conflict('transition_not_allowed', 'The status of the profit does not allow this');

async function found(sql: Sql, id: number, language: Language): Promise<store.Profit> {
  const profit = await store.profits.find(sql, id, language);
  if (profit === undefined) throw notFound();
  return profit;
}

function refuseSums({ revenue, expense }: { revenue: string; expense: string }) {
  if (tiyinOf(revenue) < 0n) throw wrongFields({ revenue: 'invalid_amount' });
  if (tiyinOf(expense) < 0n) throw wrongFields({ expense: 'invalid_amount' });
}

type Change = Call<'updateProfit'>;

/** Figures make it a draft again; a draft is calculated when it is asked for. */
async function change(sql: Sql, { body, user, clock, requires }: Change, held: store.HeldProfit) {
  requires('profits.update');
  if (held.status === 'distributed') throw notAllowed();
  const figures = { revenue: body.revenue ?? held.revenue, expense: body.expense ?? held.expense };
  refuseSums(figures);
  const comment = body.comment === undefined ? held.comment : body.comment.trim() || null;
  const hasOthers = figures.revenue !== held.revenue || figures.expense !== held.expense;
  if (body.status === 'calculated' && held.status === 'calculated' && !hasOthers) throw notAllowed();
  const status = body.status ?? (hasOthers ? 'draft' : held.status);
  const after = { ...figures, comment, status };
  const { revenue, expense } = held;
  const changes = changesBetween({ revenue, expense, comment: held.comment, status: held.status }, after);
  if (changes.length === 0) return;
  await store.setProfit(sql, { ...held, ...after }, timestamp(clock));
  await audit(sql, { user, clock, action: 'update', entity, entityId: held.id, changes });
}

/** Takes an announced profit back, with the dividends that were calculated of it. */
async function withdraw(sql: Sql, { body, user, clock, requires }: Change, held: store.HeldProfit) {
  requires('profits.enable');
  if (body.status !== 'calculated' || body.revenue !== undefined || body.expense !== undefined) throw notAllowed();
  const reason = body.reason?.trim() ?? '';
  if (reason === '') throw wrongFields({ reason: 'reason_required' });
  const [run] = await lockRuns(sql, held.month, held.strategy_id);
  if (run !== undefined && run.status !== 'calculated') throw notAllowed();
  const at = timestamp(clock);
  if (run !== undefined) await replace(sql, { user, clock }, run.id);
  const amount = decimal(-tiyinOf(held.announced ?? '0.00'));
  await store.addAnnouncement(sql, { profitId: held.id, amount, reason, userId: user.id, at });
  await store.setProfit(sql, { ...held, status: 'calculated', announced: null }, at);
  const changes = [
    { field: 'status', old: held.status, new: 'calculated' },
    { field: 'announced', old: held.announced, new: null },
    { field: 'reason', new: reason },
  ];
  await audit(sql, { user, clock, action: 'withdraw', entity, entityId: held.id, changes });
  await holdOpenMonth(sql, held.month);
}
