/** Claims, one by one: what they are, what they are reckoned from, and what is written of them. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { decimal } from '../../shared/money';
import type { GatewayName } from '../instalments/index';
import { claimColumns, claimTables, type ClaimRow } from './listStore';
import type { Cut, Reckoned } from './reckoning';
import type { ReturnStatus } from './rules';

type Claim = Reply<'getReturnClaim'>;
export interface WholeClaim
  extends
    ClaimRow,
    Pick<Claim, 'restock' | 'comment' | 'decline_comment' | 'invoice_date' | 'invoice_number' | 'approved_on'> {
  order_id: number;
  rebate: string;
  vat: string;
  /** None of a claim that is older than its column. */
  debt: string | null;
  purchase: string;
  moderator_by: number | null;
  approval_name: string | null;
}
const whole = `select ${claimColumns}, c.order_id, c.restock, c.comment, c.decline_comment, c.invoice_date, c.invoice_number, c.approved_on,
    c.rebate, c.vat, c.debt, c.purchase, c.moderator_by, c.approval_name
  from ${claimTables} where c.id = $1::bigint`;
export async function findClaim(sql: Sql, id: number): Promise<WholeClaim | undefined> {
  return (await sql.query<WholeClaim>(whole, [id]))[0];
}
/** The same, held; its order and its application are held before. */
export async function holdClaim(sql: Sql, id: number): Promise<WholeClaim | undefined> {
  await sql.query('select from return_claims where id = $1::bigint for no key update', [id]);
  return findClaim(sql, id);
}

export interface OrderOfClaim {
  id: number;
  application_id: number;
  status: string;
  customer_id: number;
  merchant_id: number | null;
  has_amounts: boolean;
  pays_vat: boolean;
  vat_percent: number;
  /** As it was sold, or as the merchant leaves it now. */
  commission_percent: number;
  /** What the merchant sold all of it for. */
  purchase: string;
  investor_id: number | null;
  /** Money may lie with the investor that the customer is. */
  may_hold_money: boolean;
}
export async function findOrder(sql: Sql, orderId: number): Promise<OrderOfClaim | undefined> {
  const [row] = await sql.query<OrderOfClaim>(
    `select o.id, o.application_id, o.status, o.customer_id, a.merchant_id, a.price is not null as has_amounts,
       coalesce(m.pays_vat, false) as pays_vat, a.vat_percent::float8 as vat_percent,
       coalesce((select round(v.commission * 100 / v.purchase, 4) from merchant_moves v where v.order_id = o.id and v.kind = 'sale'),
         m.discount_percent, 0)::float8 as commission_percent,
       coalesce(a.price - a.discount, 0)::numeric(18, 2) as purchase, k.investor_id,
       coalesce(i.status not in ('new', 'in_process', 'archive'), false) as may_hold_money
     from orders o join applications a on a.id = o.application_id join customers k on k.id = o.customer_id
       left join merchants m on m.id = a.merchant_id left join investors i on i.id = k.investor_id
     where o.id = $1::bigint`,
    [orderId],
  );
  return row;
}

export interface LineRow {
  id: number;
  name: string;
  product: { id: number; name: string } | null;
  price: string;
  sale_total: string;
  vat_total: string;
  bought: number;
  returned: number;
  claimed: number;
}
/** The lines of an order; what open claims have of them, another than this one. */
export const listLines = (sql: Sql, applicationId: number, claimId: number | null): Promise<LineRow[]> =>
  sql.query(
    `select b.id, b.name, case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as product, b.price,
       b.sale_total, b.vat as vat_total, b.count as bought, b.returned_count as returned,
       coalesce((select sum(i.count)::int from return_items i
         where i.basket_item_id = b.id and i.is_open and i.claim_id is distinct from $2::int), 0) as claimed
     from application_baskets b left join products p on p.id = b.product_id where b.application_id = $1 order by b.line`,
    [applicationId, claimId],
  );

export interface ItemRow {
  basket_item_id: number;
  count: number;
  amount: string;
  vat: string;
  purchase: string;
}
export const listItems = (sql: Sql, claimId: number): Promise<ItemRow[]> =>
  sql.query(
    `select i.basket_item_id, i.count, i.amount, i.vat, i.purchase from return_items i join application_baskets b on b.id = i.basket_item_id
     where i.claim_id = $1 order by b.line`,
    [claimId],
  );

export interface Taken {
  paid: string;
  /** What went back, or is about to, with what was kept for deliveries. */
  refunded: string;
  fee: string;
  rebate: string;
  rebate_given: string;
  purchase: string;
  commission: string;
}
/** What was paid, and what claims before this one took of it. */
export async function readTaken(sql: Sql, applicationId: number, claimId: number | null): Promise<Taken> {
  const [row] = await sql.query<Taken>(
    `select (select coalesce(sum(p.amount), 0)::numeric(24, 2) from installment_payments p
         where p.application_id = $1 and p.status = 'success' and p.kind <> 'refund') as paid,
       coalesce(sum(c.money + c.fee), 0)::numeric(24, 2) as refunded, coalesce(sum(c.fee), 0)::numeric(24, 2) as fee,
       coalesce(sum(c.rebate), 0)::numeric(24, 2) as rebate, coalesce(sum(c.purchase), 0)::numeric(24, 2) as purchase,
       coalesce(sum(c.purchase - c.merchant_part), 0)::numeric(24, 2) as commission,
       coalesce((select n.rebate from installments n where n.id = $1), 0)::numeric(18, 2) as rebate_given
     from return_claims c
     where c.application_id = $1 and c.status = 'approved_by_accountant' and c.id is distinct from $2::int`,
    [applicationId, claimId],
  );
  return row!; // an aggregate always answers one row
}

export interface Card {
  id: number;
  kind: GatewayName;
  masked_pan: string;
}
/** The active card of a customer that paid last for this contract, or his main one. */
export async function cardToPay(sql: Sql, customerId: number, applicationId: number): Promise<Card | undefined> {
  const [row] = await sql.query<Card>(
    `select d.id, d.kind, d.masked_pan from payment_cards d
     where d.customer_id = $1 and d.status = 'active'
     order by (select max(p.id) from installment_payments p join gateway_transactions t on t.id = p.gateway_transaction_id
       where t.card_id = d.id and p.application_id = $2 and p.status = 'success') desc nulls last, d.is_main desc, d.id limit 1`,
    [customerId, applicationId],
  );
  return row;
}

export interface NewClaim {
  orderId: number;
  applicationId: number;
  reason: string;
  method: string;
  restock: boolean;
  comment: string | null;
  reckoned: Reckoned;
  userId: number;
  at: string;
}
const sumsOf = (reckoned: Reckoned) => [
  ...[reckoned.amount, reckoned.rebate, reckoned.vat, reckoned.fromDebt, reckoned.money, reckoned.fee].map(decimal),
  ...[reckoned.purchase, reckoned.merchantPart, reckoned.debt].map(decimal),
];
export async function addClaim(sql: Sql, claim: NewClaim): Promise<number> {
  const { orderId, applicationId, reason, method, restock, comment, reckoned, userId, at } = claim;
  const [row] = await sql.query<{ id: number }>(
    `insert into return_claims (order_id, application_id, reason, refund_method, restock, comment, status_since, created_by, created_at,
       updated_at, amount, rebate, vat, from_debt, money, fee, purchase, merchant_part, debt)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $7, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
    [orderId, applicationId, reason, method, restock, comment, at, userId, ...sumsOf(reckoned)],
  );
  const { id } = row!; // an insert answers its row
  await sql.query(
    `insert into return_items (claim_id, basket_item_id, count, amount, vat, purchase)
     select $1, l.id, l.count, l.amount, l.vat, l.purchase from jsonb_to_recordset($2::jsonb)
       as l (id integer, count integer, amount numeric, vat numeric, purchase numeric)`,
    [id, itemsText(reckoned)],
  );
  return id;
}
const itemsText = ({ lines }: Reckoned) =>
  JSON.stringify(
    lines.map(({ id, count, amount, vat, purchase }) => ({
      ...{ id, count, amount: decimal(amount), vat: decimal(vat), purchase: decimal(purchase) },
    })),
  );

/** What it comes to now; its lines are still open. */
export async function setSums(sql: Sql, id: number, reckoned: Reckoned): Promise<void> {
  await sql.query(
    `update return_items i set amount = l.amount, vat = l.vat, purchase = l.purchase
     from jsonb_to_recordset($2::jsonb) as l (id integer, amount numeric, vat numeric, purchase numeric)
     where i.claim_id = $1 and i.basket_item_id = l.id`,
    [id, itemsText(reckoned)],
  );
  await sql.query(
    `update return_claims set amount = $2, rebate = $3, vat = $4, from_debt = $5, money = $6, fee = $7, purchase = $8, merchant_part = $9,
       debt = $10 where id = $1`,
    [id, ...sumsOf(reckoned)],
  );
}

interface Step {
  id: number;
  to: ReturnStatus;
  at: string;
  moderatorId?: number;
  accountantId?: number;
  decline?: string;
  invoice?: { date: string; number: string };
  approved?: { on: string; name: string };
}
export async function setStatus(sql: Sql, { id, to, at, ...more }: Step): Promise<void> {
  await sql.query(
    `update return_claims set version = version + 1, updated_at = $3, status = $2, status_since = $3,
       moderator_by = coalesce($4, moderator_by), accountant_by = coalesce($5, accountant_by), decline_comment = $6,
       invoice_date = coalesce($7, invoice_date), invoice_number = coalesce($8, invoice_number), approved_on = $9, approval_name = $10
     where id = $1`,
    [
      ...[id, to, at, more.moderatorId ?? null, more.accountantId ?? null, more.decline ?? null],
      ...[
        more.invoice?.date ?? null,
        more.invoice?.number ?? null,
        more.approved?.on ?? null,
        more.approved?.name ?? null,
      ],
    ],
  );
}

/** Whether another claim of the merchant has this number in its year. */
export async function isInvoiceKnown(
  sql: Sql,
  { claimId, merchantId, date, number }: { claimId: number; merchantId: number; date: string; number: string },
): Promise<boolean> {
  const found = await sql.query(
    `select from return_claims c join applications a on a.id = c.application_id
     where c.id <> $1 and a.merchant_id = $2 and year_of(c.invoice_date) = year_of($3::date) and c.invoice_number = $4`,
    [claimId, merchantId, date, number],
  );
  return found.length > 0;
}

export async function cutRows(sql: Sql, claimId: number, installmentId: number, cuts: readonly Cut[]): Promise<void> {
  const rows = JSON.stringify(
    cuts.map(({ number, owed, cut }) => ({ number, before: decimal(owed), amount: decimal(cut) })),
  );
  const table = 'jsonb_to_recordset($2::jsonb) as k (number integer, before numeric, amount numeric)';
  await sql.query(
    `update schedule_rows r set cancelled = r.cancelled + k.amount from ${table} where r.installment_id = $1 and r.number = k.number`,
    [installmentId, rows],
  );
  await sql.query(
    `insert into return_cuts (claim_id, installment_id, row_number, before, amount) select $3, $1, k.number, k.before, k.amount from ${table}`,
    [installmentId, rows, claimId],
  );
}
export const listCuts = (sql: Sql, claimId: number): Promise<Reply<'getReturnClaim'>['preview']['cuts']> =>
  sql.query(
    `select k.row_number as number, r.date, k.before, k.amount as cut, (k.before - k.amount)::numeric(18, 2) as after
     from return_cuts k join schedule_rows r on r.installment_id = k.installment_id and r.number = k.row_number
     where k.claim_id = $1 order by k.row_number desc`,
    [claimId],
  );

export async function addReturned(sql: Sql, claimId: number): Promise<void> {
  await sql.query(
    `update application_baskets b set returned_count = b.returned_count + i.count from return_items i
     where i.claim_id = $1 and i.basket_item_id = b.id`,
    [claimId],
  );
}

/** What names a product of the catalogue is there to be sold again. */
export async function restock(sql: Sql, { claimId, orderId, at }: { claimId: number; orderId: number; at: string }) {
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, order_id, created_at)
     select b.product_id, 'return', sum(i.count)::int, $2, $3 from return_items i join application_baskets b on b.id = i.basket_item_id
     where i.claim_id = $1 and b.product_id is not null group by b.product_id order by b.product_id`,
    [claimId, orderId, at],
  );
}

interface Booked {
  applicationId: number;
  claimId: number;
  date: string;
  amount: string;
  vat: string;
  /** What the merchant is no longer owed. */
  merchantPart: string;
  fee: string;
  at: string;
}
/** What the ledger posts by its own rules. */
export async function bookReturn(sql: Sql, booked: Booked): Promise<void> {
  const { applicationId, claimId, date, amount, vat, merchantPart, fee, at } = booked;
  await sql.query(
    `insert into installment_moves (application_id, kind, claim_id, date, amount, vat, purchase, fee, created_at)
     values ($1, 'return', $2, $3, $4, $5, $6, $7, $8)`,
    [applicationId, claimId, date, amount, vat, merchantPart, fee, at],
  );
}

export async function addFiles(
  sql: Sql,
  claimId: number,
  files: readonly { key: string; name: string }[],
  { userId, at }: { userId: number; at: string },
): Promise<void> {
  await sql.query(
    `insert into return_files (claim_id, name, file_key, created_by, created_at)
     select $1, f.name, f.key, $4, $5 from unnest($2::text[], $3::text[]) as f (name, key)`,
    [claimId, files.map(({ name }) => name), files.map(({ key }) => key), userId, at],
  );
}
export const listFiles = (sql: Sql, claimId: number): Promise<{ name: string; file_key: string }[]> =>
  sql.query('select name, file_key from return_files where claim_id = $1 order by id', [claimId]);

export const listSteps = (sql: Sql, claimId: number): Promise<Reply<'listReturnClaimHistory'>['items']> =>
  sql.query(
    `select a.new_value as status, case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end
         as "user",
       (select r.description from user_roles l join roles r on r.id = l.role_id where l.user_id = u.id order by l.position, r.id limit 1)
         as role,
       (select c.new_value from audit c where c.entity = a.entity and c.entity_id = a.entity_id and c.action = a.action
         and c.happened_at = a.happened_at and c.field = 'comment' limit 1) as comment,
       a.happened_at as created_at
     from audit a left join system_users u on u.id = a.user_id
     where a.entity = 'return_claim' and a.entity_id = $1::bigint::text and a.field = 'status' order by a.id`,
    [claimId],
  );

/** A change that is not in the columns of the claim itself. */
export async function touch(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update return_claims set version = version + 1, updated_at = $2 where id = $1', [id, at]);
}
