/** Receipts as they are read, and their way to the operator. */
import type { Sql } from '../../db/database';
import { countEach, type Kept } from '../../db/kept';
import { listOf } from '../../db/list';
import { readSearch } from '../../db/searchText';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import type { Registered, Sent } from './operator';
import type { ReceiptStatus, ReceiptType } from './rules';

export type ReceiptRow = Reply<'listReceipts'>['checks'][number];
type Query = Call<'listReceipts'>['query'];

const tables = `ofd_checks k join orders o on o.id = k.order_id join applications a on a.id = o.application_id
  join customers c on c.id = a.customer_id`;
/** The lines of receipts, each with the line of the order and the line of the sale that it takes back. */
const itemTables = `ofd_checks c join ofd_items i on i.check_id = c.id left join application_baskets b on b.id = i.basket_item_id
  left join ofd_items s on s.check_id = c.sale_id and s.basket_item_id = i.basket_item_id`;
/** With which IKPU a line is sent: what takes a sale back by that of the sale, whatever the line of the order has by now. */
const spicToSend = 'coalesce(s.spic, b.spic)';
const lacksSpic = `i.basket_item_id is not null and ${spicToSend} is null`;
const spicMissing = `k.status in ('new', 'error') and exists (select from ${itemTables} where c.id = k.id and ${lacksSpic})`;
const ownTable = 'ofd_checks k';
const searched = {
  ...{ id: 'k.id', table: 'ofd_checks k', numbers: ['k.receipt_id'] },
  beside: {
    ...{ id: 'k.id', table: 'ofd_checks k join orders o on o.id = k.order_id', isUnnumbered: true },
    numbers: ['o.contract_number'],
  },
} as const;

const kept = { table: 'receipt_totals k', by: ['status', 'type'] } as const satisfies Kept<keyof Query>;

export const receipts = listOf<ReceiptRow, Query, 'amount' | 'vat' | 'cash' | 'card' | 'credit'>({
  id: 'k.id',
  from: tables,
  found: ownTable,
  kept,
  select: `k.id, k.version, k.type, k.status, k.order_id, a.id as installment_id, a.contract_number,
    json_build_object('id', c.id, 'name', c.name) as customer, k.amount, k.vat, k.cash, k.card, k.credit, k.error,
    (${spicMissing}) as spic_missing, k.receipt_id, k.terminal_id, k.fiscal_sign, k.date_time, k.qr_url, k.comment, k.sent_at, k.created_at`,
  totals: { amount: 'k.amount', vat: 'k.vat', cash: 'k.cash', card: 'k.card', credit: 'k.credit' },
  orders: { created_at: 'k.created_at', amount: 'k.amount' },
  where: { order_id: 'k.order_id', status: 'k.status', type: 'k.type', period: 'k.created_at', search: searched },
});

const whatever = ({ order_id: order, type, search, ...period }: Query) =>
  new Where()
    .when(order, 'k.order_id = $')
    .when(type, 'k.type = any ($::text[])')
    .within('k.created_at', period)
    .finds(readSearch(search ?? ''), searched);
/** How many stand in each status, whatever the status that is asked for. */
export async function countStatuses(sql: Sql, query: Query): Promise<{ status: ReceiptStatus; count: number }[]> {
  const { status: _, ...others } = query;
  const counted = { state: 'k.status', table: ownTable, kept, query: others, found: whatever(query) };
  return (await countEach<ReceiptStatus>(sql, counted)).map(({ code, count }) => ({ status: code, count }));
}

type Detail = Reply<'getReceipt'>;
export const listItems = (sql: Sql, checkId: number): Promise<Detail['items']> =>
  sql.query(
    `select i.line, i.basket_item_id, i.name, coalesce(i.spic, ${spicToSend}) as spic, i.count, i.amount,
       i.vat_percent::float8 as vat_percent, i.vat
     from ${itemTables} where c.id = $1 order by i.line`,
    [checkId],
  );
export async function findSaleOf(sql: Sql, checkId: number): Promise<Detail['sale']> {
  const [row] = await sql.query<NonNullable<Detail['sale']>>(
    `select s.id, s.receipt_id, s.terminal_id, s.fiscal_sign, s.date_time
     from ofd_checks k join ofd_checks s on s.id = k.sale_id where k.id = $1`,
    [checkId],
  );
  return row ?? null;
}
/** Whether the order of a receipt has another one by which it is sold now. */
export async function isSold(sql: Sql, orderId: number): Promise<boolean> {
  return (
    (
      await sql.query(`select from ofd_checks where order_id = $1 and type = 'sale' and status <> 'cancelled'`, [
        orderId,
      ])
    ).length > 0
  );
}
export const listRefunds = (sql: Sql, checkId: number): Promise<Detail['refunds']> =>
  sql.query('select id, amount, status from ofd_checks where sale_id = $1 order by id', [checkId]);

export interface HeldReceipt {
  id: number;
  version: number;
  type: ReceiptType;
  status: ReceiptStatus;
  order_id: number;
  claim_id: number | null;
  sale_id: number | null;
  amount: string;
  cash: string;
  card: string;
  attempts: number;
  sent_at: string | null;
}
/** A receipt, held to the end of the transaction. */
export async function holdReceipt(sql: Sql, id: number): Promise<HeldReceipt | undefined> {
  const [row] = await sql.query<HeldReceipt>(
    `select id, version, type, status, order_id, claim_id, sale_id, amount, cash, card, attempts, sent_at from ofd_checks
     where id = $1::bigint for no key update`,
    [id],
  );
  return row;
}

/** Whether all lines have an IKPU, of those that sell something. */
export async function hasAllSpics(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query(`select from ${itemTables} where c.id = $1 and ${lacksSpic}`, [id])).length === 0;
}

/**
 * On its way under the next name, with the IKPU as they stand now, to an operator: what takes a sale back goes where the sale is
 * registered and with the IKPU that it is registered with, whatever is chosen meanwhile.
 */
export async function markSent(sql: Sql, id: number, provider: string, at: string): Promise<void> {
  await sql.query(
    `update ofd_items o set spic = u.spic from (select i.line, ${spicToSend} as spic from ${itemTables} where c.id = $1) u
     where o.check_id = $1 and o.line = u.line`,
    [id],
  );
  await sql.query(
    `update ofd_checks k set status = 'sent', attempts = attempts + 1, sent_at = $2, error = null, updated_at = $2, version = version + 1,
       provider = coalesce((select s.provider from ofd_checks s where s.id = k.sale_id), $3)
     where id = $1`,
    [id, at, provider],
  );
}

/** What goes to the operator. The name tells one attempt from the next, for what was refused may be sent with other lines. */
export async function readSent(sql: Sql, id: number): Promise<Sent> {
  const [row] = await sql.query<Omit<Sent, 'items' | 'sale'>>(
    `select 'divan-' || k.id || '-' || k.attempts as "externalId", k.provider, k.type, k.sent_at as "sentAt",
       coalesce(a.contract_number, '') as contract_number, k.amount, k.vat, k.cash, k.card, k.credit
     from ofd_checks k join orders o on o.id = k.order_id join applications a on a.id = o.application_id where k.id = $1`,
    [id],
  );
  const items = await listItems(sql, id);
  const sale = await findSaleOf(sql, id);
  return {
    ...row!, // it was held just now
    items: items.map(({ name, spic, count, amount, vat_percent, vat }) => ({
      ...{ name, spic, count, amount, vat_percent, vat },
    })),
    sale: sale && registeredOf(sale),
  };
}

const registeredOf = ({ id: _, ...sale }: NonNullable<Detail['sale']>): Sent['sale'] => {
  const { receipt_id, terminal_id, fiscal_sign, date_time } = sale;
  if (receipt_id === null || terminal_id === null || fiscal_sign === null || date_time === null) return null;
  return { receipt_id, terminal_id, fiscal_sign, date_time };
};

export const setRegistered = (sql: Sql, id: number, registered: Registered, at: string) =>
  sql.query(
    `update ofd_checks set status = 'success', receipt_id = $2, terminal_id = $3, fiscal_sign = $4, date_time = $5, qr_url = $6,
       updated_at = $7, version = version + 1 where id = $1`,
    [
      ...[id, registered.receipt_id, registered.terminal_id, registered.fiscal_sign, registered.date_time],
      ...[registered.qr_url, at],
    ],
  );

export const setError = (sql: Sql, id: number, error: string, at: string) =>
  sql.query(
    `update ofd_checks set status = 'error', error = $2, updated_at = $3, version = version + 1 where id = $1`,
    [id, error, at],
  );

export const setCancelled = (sql: Sql, id: number, comment: string, at: string) =>
  sql.query(
    `update ofd_checks set status = 'cancelled', error = null, comment = $2, updated_at = $3, version = version + 1 where id = $1`,
    [id, comment, at],
  );
