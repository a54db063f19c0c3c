/** What is read of orders. */
import { addDays } from 'date-fns/addDays';
import { mapped, pageWithTotals } from '../../db/list';
import { readSearch, secretsSought } from '../../db/searchText';
import type { Call, HandlerMap, OperationId, Reply } from '../../http/contract';
import type { HistoryRow } from '../../shared/auditTrail';
import { today } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { countNumberSearch } from '../../shared/secretReads';
import { UtcDate } from '../../shared/utcDate';
import type { OrderStatus } from '../instalments/index';
import { attachmentAnswer, maskedRow, orderOf } from './answers';
import { countStatuses, orders } from './listStore';
import { orderStatuses } from './rules/statuses';
import { countHours, timesToDecide } from './statisticsStore';
import * as store from './store';

export const readHandlers = {
  async listOrders(call) {
    await countSearch(call);
    return pageWithTotals('orders', mapped(await orders.list(call.db, call.query), maskedRow));
  },
  async countOrderStatuses(call) {
    await countSearch(call);
    const counts = new Map((await countStatuses(call.db, call.query)).map(({ code, count }) => [code, count]));
    const statuses = orderStatuses.map((code) => ({ code, count: counts.get(code) ?? 0 }));
    return { statuses, count: statuses.reduce((sum, { count }) => sum + count, 0) };
  },
  async getOrderStatistics({ db, clock }) {
    const day = today(clock);
    const weekBegin = addDays(new UtcDate(day), -6).toISOString().slice(0, 10);
    const [hours, decisions] = [await countHours(db, day), await timesToDecide(db, day)];
    return { today: day, week_begin: weekBegin, hours, decisions };
  },
  getOrder: (call) => orderOf(call.db, call, call.params.id),
  async getOrderLine({ db, params }) {
    const line = await store.findLine(db, params.basketId);
    if (line === undefined) throw notFound();
    return line;
  },
  async getOrderSeller({ db, params }) {
    const seller = await store.findSeller(db, params.sellerId);
    if (seller === undefined) throw notFound();
    return { ...seller, phone_number: maskPhone(seller.phone_number) };
  },
  async listOrderHistory({ db, params }) {
    const one = await store.findOrder(db, params.id);
    if (one === undefined) throw notFound();
    return { history: withStatus(await store.historyRows(db, one.application_id, one.created_at), one.status) };
  },
  async listOrderAttachments({ db, params, files }) {
    const id = await store.idOfContract(db, params.contract_number);
    if (id === undefined) throw notFound();
    return { items: (await store.listAttachments(db, id)).map((row) => attachmentAnswer(row, files)) };
  },
} satisfies Partial<HandlerMap>;

/** Each entry, newest first, with the status in which the order was after it: back from the one in which it is now. */
function withStatus(rows: readonly HistoryRow[], now: OrderStatus): Reply<'listOrderHistory'>['history'] {
  let status = now;
  let after = now;
  return rows.map((row, at) => {
    const newer = rows[at - 1];
    // One move writes the status of the application before that of the order.
    const isOfMove =
      newer?.field === 'order_status' &&
      row.field === 'status' &&
      newer.action === row.action &&
      newer.created_at === row.created_at;
    const entry = { ...row, current_status: isOfMove ? after : status };
    after = entry.current_status;
    const before = orderStatuses.find((one) => one === row.old);
    if (row.field === 'order_status' && before !== undefined) status = before;
    return entry;
  });
}

/** Whoever looks for a whole number of a person is noted. */
const countSearch = ({
  db,
  user,
  clock,
  query,
}: Pick<Call<OperationId>, 'db' | 'user' | 'clock'> & { query: { search?: string } }) =>
  countNumberSearch(db, { user, clock }, 'orders', secretsSought(readSearch(query.search ?? '')));
