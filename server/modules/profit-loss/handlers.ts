import { page } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, Language, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { decimal } from '../../shared/money';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { largeMoveOfProfitLoss } from '../constants/index';
import { commonShares, findProfit, recordFigures } from '../dividends/index';
import { irrHandlers } from './irr';
import { monthSpan, monthsFrom, spansOf } from './months';
import * as rules from './rules';
import * as store from './store';

const entity = 'profit_loss';

export const profitLossHandlers = {
  ...irrHandlers,

  async listProfitLossLines({ db, language }) {
    const rows = await store.listLines(db, language);
    return page('lines', { rows, count: rows.length });
  },

  // One moment for all of it: a figure and its sum never come from before and after a posting.
  getProfitLoss: (call) => call.db.snapshot((sql) => readMonth(sql, call)),

  setProfitLossValues: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock } = call;
      const month = params.date;
      const held = await store.holdMonth(sql, month);
      const typed = () => store.listTyped(sql, month);
      await refuseStale(held.version, headers['If-Match'], async () => ({
        version: held.version,
        values: await typed(),
      }));
      const values = body.values.map((value) => ({ ...value, comment: value.comment?.trim() || null }));
      await refuseFaults(sql, month, values);
      const before = await typed();
      await store.setValues(sql, { monthId: held.id, values, userId: user.id, at: timestamp(clock) });
      for (const value of values) {
        const old = before.find((one) => isSamePlace(one, value)) ?? { amount: null, comment: null };
        const { amount, comment } = value;
        const changes = changesBetween({ amount: old.amount, comment: old.comment }, { amount, comment });
        if (changes.length === 0) continue;
        const { line, strategy } = await store.namePlace(sql, value);
        const place = [
          { field: 'line', new: line },
          ...(strategy === null ? [] : [{ field: 'strategy', new: strategy }]),
        ];
        const entry = { user, clock, action: 'type', entity, entityId: held.id };
        await audit(sql, { ...entry, changes: [...place, ...changes] });
      }
      return { month, version: held.version + 1, values: await typed() };
    }),

  calculateProfit: (call) =>
    call.db.transaction(async (sql) => {
      const { params, query, headers, user, clock } = call;
      const { date: month, strategy_id: strategyId } = params;
      const held = await store.holdMonth(sql, month);
      await refuseStale(held.version, headers['If-Match'], async () => ({
        version: held.version,
        values: await store.listTyped(sql, month),
      }));
      if (!(await store.strategyExists(sql, strategyId))) throw notFound();
      const reckoned = await reckonProfit(sql, month, strategyId);
      const { revenue, expense } = { revenue: decimal(reckoned.revenue), expense: decimal(reckoned.expense) };
      if (!query.dry_run) await recordFigures(sql, { user, clock }, { month, strategyId, revenue, expense });
      return {
        ...{ month, strategy_id: strategyId },
        ...{ income: decimal(reckoned.income), own_expense: decimal(reckoned.ownExpense) },
        ...{ common_expense: decimal(reckoned.commonExpense), common_share: decimal(reckoned.commonShare) },
        ...{ revenue, expense, net_profit: decimal(reckoned.revenue - reckoned.expense) },
        profit: (await findProfit(sql, month, strategyId)) ?? null,
      };
    }),
} satisfies Partial<HandlerMap>;

const isSamePlace = (one: store.TypedValue, other: store.TypedValue) =>
  one.line_id === other.line_id && one.strategy_id === other.strategy_id;

/** A cell is named once, and stands where there is a line and a strategy; a figure that moves far says why. */
async function refuseFaults(sql: Sql, month: string, values: readonly store.TypedValue[]): Promise<void> {
  const places = values.map((value) => rules.placeOf(value.line_id, value.strategy_id));
  if (new Set(places).size < places.length) throw wrongFields({ values: 'duplicate_value' });
  const unknown = await store.findUnknown(sql, values);
  if (unknown.line_id || unknown.strategy_id) throw wrongFields({ values: 'unknown_value' });
  const before = await store.readSheet(sql, monthSpan(monthsFrom(month, -1)));
  const move = await largeMoveOfProfitLoss(sql);
  const isSilent = values.some(({ amount, comment }, at) => {
    if (amount === null || comment !== null) return false;
    const earlier = before.get(places[at]!)?.figure ?? 0n; // one for each
    return rules.isLarge(BigInt(amount.replace('.', '')), earlier, move);
  });
  if (isSilent) throw wrongFields({ values: 'comment_required' });
}

async function reckonProfit(sql: Sql, month: string, strategyId: number): Promise<rules.Reckoned> {
  const lines = await store.listLines(sql, 'ru');
  const sheet = await store.readSheet(sql, monthSpan(month));
  const shares = await commonShares(sql, month, rules.sidesOf(sheet, lines, null).expense.figure);
  return rules.reckon(sheet, lines, strategyId, shares.get(strategyId) ?? 0n);
}

const strategiesOf = (sheet: rules.Sheet): number[] =>
  [...sheet.keys()].map((place) => Number(place.split(':')[1])).filter((id) => !Number.isNaN(id));

/** The sheet of a month, YYYY-MM-01, as its screen shows it. */
export const profitLossOf = (sql: Sql, date: string, language: Language) =>
  readMonth(sql, { query: { date, period: 'month', compare: 'previous' }, language });

async function readMonth(
  sql: Sql,
  { query, language }: Pick<Call<'getProfitLoss'>, 'query' | 'language'>,
): Promise<Reply<'getProfitLoss'>> {
  const { date } = query;
  const isMonth = query.period === 'month';
  const spans = spansOf(query);
  // Before what it is the version of: on a database that shows no one moment a value is never older than it.
  const { id: monthId, version } = await store.findMonth(sql, date);
  const lines = await store.listLines(sql, language);
  const own = await store.readSheet(sql, spans.own);
  const before = await store.readSheet(sql, spans.compared);
  const last = query.compare === 'previous' ? before : await store.readSheet(sql, monthSpan(monthsFrom(date, -1)));
  const move = await largeMoveOfProfitLoss(sql);
  const typed = isMonth ? await store.listTyped(sql, date) : [];
  const others = [...strategiesOf(own), ...strategiesOf(before)];
  const strategies = await store.listColumns(sql, date, others, language);
  const common = rules.sidesOf(own, lines, null).expense.figure;
  const shares = isMonth ? await commonShares(sql, date, common) : undefined;
  const columns: store.Column[] = [
    { strategy: null, common_share: null, profit: null },
    ...strategies.map(({ strategy, profit }) => ({
      ...{ strategy, profit },
      common_share: shares === undefined ? null : decimal(shares.get(strategy.id) ?? 0n),
    })),
  ];
  const ids = columns.map(({ strategy }) => strategy?.id ?? null);
  const all = (sheet: rules.Sheet, of: (sheet: rules.Sheet, id: number | null) => rules.Amounts) =>
    rules.added(ids.map((id) => of(sheet, id)));

  const lineOf = ({ id, code, name, kind, parent_id }: store.CatalogLine) => {
    const at = (sheet: rules.Sheet, strategy: number | null) => rules.amountsAt(sheet, lines, id, strategy);
    const cells = ids.map((strategy) => {
      const said = typed.find((one) => one.line_id === id && one.strategy_id === strategy);
      const now = at(own, strategy);
      const isLarge = isMonth && parent_id !== null && rules.isLarge(now.figure, at(last, strategy).figure, move);
      return {
        ...rules.compared(now, at(before, strategy)),
        ...{ typed: said?.amount ?? null, comment: said?.comment ?? null, is_large: isLarge },
      };
    });
    return { id, code, name, kind, parent_id, cells, total: rules.compared(all(own, at), all(before, at)) };
  };
  const result = (sheet: rules.Sheet, strategy: number | null) => rules.resultOf(sheet, lines, strategy);
  return {
    ...{ date, version, is_closed: await store.isClosed(sql, date) },
    ...{ begin_date: spans.own.begin, end_date: spans.own.end },
    ...{ compared_begin_date: spans.compared.begin, compared_end_date: spans.compared.end },
    move: { percent: move.percent, amount: decimal(move.amount) },
    columns,
    lines: lines.map(lineOf),
    result: {
      cells: ids.map((strategy) => rules.compared(result(own, strategy), result(before, strategy))),
      total: rules.compared(all(own, result), all(before, result)),
    },
    history: monthId === undefined ? [] : await historyOf(sql, entity, monthId),
  };
}
