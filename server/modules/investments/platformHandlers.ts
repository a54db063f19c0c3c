import type { HandlerMap, Reply } from '../../http/contract';
import { tiyinOf } from '../../shared/money';
import { badRequest, notFound } from '../../shared/problem';
import { countNumberSearch } from '../../shared/secretReads';
import { readSearch, secretsSought } from '../../db/searchText';
import * as details from './detailStore';
import { countByMonth, countByStatus, findInvestments, pageOfInvestments, type Row } from './platformStore';
import { findInvestment } from './store';

/** A card tells so much of the history; nobody reads further down. */
const mostEvents = 99;

export const platformInvestmentHandlers = {
  async listPlatformInvestments({ query, db, language, user, clock }) {
    const { min_amount: minAmount, max_amount: maxAmount } = query;
    if (minAmount !== undefined && maxAmount !== undefined && tiyinOf(minAmount) > tiyinOf(maxAmount))
      throw badRequest('min_amount is above max_amount', { min_amount: 'out_of_range', max_amount: 'out_of_range' });
    const { begin_date: beginDate, end_date: endDate, search = '' } = query;
    const {
      status: statuses = [],
      strategy_id: strategies = [],
      tariff_id: tariffs = [],
      round_id: rounds = [],
    } = query;
    const amounts = { minAmount, maxAmount };
    const parts = readSearch(search);
    await countNumberSearch(db, { user, clock }, 'investments', secretsSought(parts));
    const filter = { statuses, strategies, tariffs, rounds, ...amounts, beginDate, endDate, search: parts };
    const found = await findInvestments(db, filter);
    const { offset, limit, order_by: order } = query;
    const rows = await pageOfInvestments(db, filter, found, { order, offset, limit, language });
    return { items: rows.map(named), total: found.count, totals: found.totals };
  },

  async getPlatformInvestment({ params, db, language }) {
    const row = await details.findDetail(db, params.id, language);
    if (row === undefined) throw notFound();
    const { round_id, round_name, month_count, percent, payout_period, auto_prolong, ...rest } = row;
    const { early_exit_allowed, early_exit_percent, ...investment } = rest;
    const exits = { early_exit_allowed, early_exit_percent };
    return {
      ...named(investment),
      round: pair(round_id, round_name),
      terms: { month_count, percent, payout_period, auto_prolong, ...exits },
      history: [...(await history(db, params.id)), openingOf(row)],
    };
  },

  async listInvestmentPostings({ params, query, db, language }) {
    if ((await findInvestment(db, params.id)) === undefined) throw notFound();
    const { rows, count: total, totals } = await details.postingLines.list(db, query, { id: params.id, language });
    const items = rows.map(({ code, operation_name, number, account_name, ...line }) => ({
      ...line,
      operation: { code, name: operation_name },
      account: { number, name: account_name },
    }));
    return { items, total, totals };
  },

  async listInvestmentFigures({ query, db }) {
    const filter = { beginDate: query.begin_date, endDate: query.end_date };
    const [statuses, months] = await Promise.all([countByStatus(db, filter), countByMonth(db, filter)]);
    return { statuses, months };
  },
} satisfies Partial<HandlerMap>;

type Event = Reply<'getPlatformInvestment'>['history'][number];

async function history(sql: Parameters<typeof details.listEvents>[0], id: number): Promise<Event[]> {
  const rows = await details.listEvents(sql, id, mostEvents);
  return rows.map(({ user_id, user_name, ...event }) => ({ ...event, user: pair(user_id, user_name) }));
}

/** Every history begins so. */
const openingOf = ({ id, created_at: at, amount }: details.DetailRow): Event => ({
  ...{ id: `investment-${id}`, at, subject: 'investment', action: 'open', field: null, old: null, new: amount },
  user: null,
});

const pair = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

type Ids = Pick<Row, 'investor_id' | 'investor_name' | 'investor_subject' | 'strategy_id' | 'strategy_name'>;

/** A row with its records as records. */
function named<Of extends Ids & Pick<Row, 'tariff_id' | 'tariff_name'>>(row: Of) {
  const { investor_id, investor_name, investor_subject, strategy_id, strategy_name, tariff_id, tariff_name, ...rest } =
    row;
  return {
    ...rest,
    investor: { id: investor_id, name: investor_name, subject: investor_subject },
    strategy: { id: strategy_id, name: strategy_name },
    tariff: { id: tariff_id, name: tariff_name },
  };
}
