/** Applications, one by one: what they are, their lines, and what is written of them. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Reply } from '../../http/contract';
import { applicationColumns, applicationTables } from './listStore';
import { contracted, named, signedFor } from './columns';
import type { ApplicationStatus, OrderStatus, Pair } from './rules/moves';
import type { Row } from './rules/schedule';

type Answered = Omit<Reply<'getApplication'>, 'history' | 'checks' | 'is_closed_to_amounts'>;
/** An application with what a decision about it depends on. */
export interface WholeApplication extends Answered {
  customer_id: number;
  merchant_id: number | null;
  order_id: number | null;
  vat_percent: number;
  has_contract: boolean;
  /** Something was paid for it, or is being paid. */
  is_paid: boolean;
  merchant_status: 'active' | 'blocked' | null;
  is_branch_blocked: boolean;
  customer_status: 'active' | 'inactive';
  /** Of the scoring, while it is good. */
  is_scored: boolean;
  /** What it grants for so many months; for the terms that it does not tell it follows from what it was made of. */
  limits: readonly { months: number; amount: string }[];
  scoring_result: Reply<'getScoring'>['scoring']['result'] | null;
  /** What was approved or contracted besides it and was not in force at the scoring, and its payments of a month. */
  contracted: string;
  contracted_monthly: string;
  /** What of it the customer has signed. */
  signed_for: string;
  obligations: string | null;
  income: string | null;
}

export const wholeApplications = listOf<WholeApplication, { offset: number; limit: number }, never, string>({
  id: 'a.id',
  from: (bind, day) => `${applicationTables} cross join (select ${bind(day)}::date as day) seen
    left join pos_agents p on p.id = a.seller_id left join system_users u on u.id = a.responsible_id left join orders o on o.application_id = a.id`,
  found: 'applications a',
  select: `${applicationColumns}, ${named('p', 'p.name', 'agent')}, ${named('u', `u.first_name || ' ' || u.last_name`, 'responsible')},
    o.status as order_status, o.id as order_id, a.first_name as "First_name", a.last_name as "Last_name", a.patronymic as "Patronymic",
    a.birthday as "Birth_day", a.phone_number as "Phone_number", a.work_phone_number as "Work_phone_number", a.home_phone_number,
    a.second_phone_number, a.card_masked as "Card_number", a.card_expiry_month, a.card_expiry_year, a.card_phone_number,
    a.passport_id as "Registration_number", a.children as "Children", a.education as "Education", a.profession as "Proffesion",
    a.job_organization as "Job_organization", a.employment_type, a.salary, a.additional_income, a.family_income, a.has_credit,
    a.family_status, a.first_payment_day, a.total, a.reason, a.comment as commentary, a.invoice_date, a.invoice_number, a.contract_date,
    a.scoring_id, exists (select from katm_reports k where k.customer_id = a.customer_id) as has_bureau_report,
    array_remove(array[case when a.name <> c.name then 'name' end, case when a.phone_number <> c.phone_number then 'phone' end,
      case when a.birthday <> c.birthday then 'birthday' end, case when a.passport_id <> c.passport_id then 'passport' end], null)
      as differences, a.customer_id, a.merchant_id, a.vat_percent::float8 as vat_percent,
    exists (select from installments n where n.id = a.id) as has_contract,
    exists (select from installment_payments y where y.application_id = a.id and y.status in ('new', 'success')) as is_paid,
    m.status as merchant_status, coalesce(b.is_blocked, false) as is_branch_blocked, c.status as customer_status,
    coalesce(s.result in ('passed', 'manual') and s.valid_until >= seen.day, false) as is_scored,
    (select coalesce(json_agg(json_build_object('months', l.months, 'amount', l.amount::text)), '[]') from purchase_limits l
      where l.scoring_id = s.id) as limits, s.result as scoring_result,
    ${contracted('o.installment_amount')} as contracted, ${contracted('o.month_amount')} as contracted_monthly,
    ${signedFor('o.installment_amount')} as signed_for, s.obligations, s.income`,
  orders: 'a.id',
  where: {},
});

type Terms =
  | 'Price_in_merchant'
  | 'discount'
  | 'down_payment'
  | 'Expiry_month_count'
  | 'Perent_markup'
  | 'Amount_per_month'
  | 'Installment_amount'
  | 'first_payment_day';
type Papers = 'invoice_number' | 'invoice_date' | 'contract_number' | 'contract_date';
/** A held application by its own columns, with its order: a decision asks for the whole of it, which is dear. */
export type HeldApplication = Pick<
  WholeApplication,
  | 'id'
  | 'version'
  | 'Status'
  | 'expires_at'
  | 'order_status'
  | 'order_id'
  | 'customer_id'
  | 'merchant_id'
  | 'Created_at'
  | Terms
  | Papers
>;

type OrderOf = Pick<HeldApplication, 'order_id' | 'order_status'>;
const orderOf = 'select id as order_id, status as order_status from orders where application_id = $1::bigint';

/** Holds the order of an application, always before the application itself, so that two never wait for each other. */
export async function holdOrderOf(sql: Sql, applicationId: number): Promise<OrderOf | undefined> {
  return (await sql.query<OrderOf>(`${orderOf} for no key update`, [applicationId]))[0];
}

/** Holds an application. Its order, if there is one, is held already, and given as it was then. */
export async function holdApplication(
  sql: Sql,
  id: number,
  held: OrderOf | undefined,
): Promise<HeldApplication | undefined> {
  const [row] = await sql.query<Omit<HeldApplication, keyof OrderOf>>(
    `select id, version, status as "Status", expires_at, customer_id, merchant_id, price as "Price_in_merchant", discount, down_payment,
       month_count as "Expiry_month_count", markup_percent::float8 as "Perent_markup", month_amount as "Amount_per_month",
       installment_amount as "Installment_amount", first_payment_day, invoice_number, invoice_date, contract_number, contract_date,
       created_at as "Created_at"
     from applications where id = $1::bigint for no key update`,
    [id],
  );
  if (row === undefined) return undefined;
  // Whoever held it until now may have made the order; it cannot be held behind the application, but moves only with it.
  const order = held ?? (await sql.query<OrderOf>(orderOf, [id]))[0];
  return { ...row, order_id: order?.order_id ?? null, order_status: order?.order_status ?? null };
}

/** Holds a customer, whose limit is given to one at a time; after the order and the application. */
export async function holdCustomer(sql: Sql, id: number): Promise<void> {
  await sql.query('select from customers where id = $1::bigint for no key update', [id]);
}

export async function isThere(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select from applications where id = $1::bigint', [id])).length > 0;
}

type Incomes = Pick<WholeApplication, 'salary' | 'additional_income' | 'family_income'>;
/** What an applicant said that he earns, as he said it. */
export async function findIncomes(sql: Sql, id: number): Promise<Incomes | undefined> {
  const [row] = await sql.query<Incomes>(
    'select salary, additional_income, family_income from applications where id = $1::bigint',
    [id],
  );
  return row;
}

/** The application of a customer by its guid. */
export async function idOfGuid(sql: Sql, customerId: number, guid: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    'select id from applications where customer_id = $1::bigint and guid = $2::uuid',
    [customerId, guid],
  );
  return row?.id;
}

export async function idOfContract(sql: Sql, number: string): Promise<number | undefined> {
  return (await sql.query<{ id: number }>('select id from installments where contract_number = $1', [number]))[0]?.id;
}

export interface BasketRow {
  id: number;
  line: number;
  product: { id: number; name: string } | null;
  name: string;
  category: string | null;
  model: string | null;
  count: number;
  price: string;
  total: string;
  sale_total: string;
  vat: string;
  spic: string | null;
  returned_count: number;
  invoice: { number: string; date: string; version: number } | null;
}
export const listBaskets = (sql: Sql, applicationId: number): Promise<BasketRow[]> =>
  sql.query(
    `select b.id, b.line, ${named('p', 'p.name', 'product')}, b.name, b.category, b.model, b.count, b.price,
       (b.price * b.count)::numeric(18, 2) as total, b.sale_total, b.vat, b.spic, b.returned_count,
       case when i.id is not null then json_build_object('number', i.number, 'date', i.date, 'version', i.version) end as invoice
     from application_baskets b left join products p on p.id = b.product_id left join product_invoices i on i.application_basket_id = b.id
     where b.application_id = $1 order by b.line`,
    [applicationId],
  );

export interface NewLine {
  id: number;
  count: number;
  price: string;
  saleTotal: string;
  vat: string;
}
export async function setLines(sql: Sql, lines: readonly NewLine[]): Promise<void> {
  await sql.query(
    `update application_baskets b set count = l.count, price = l.price, sale_total = l."saleTotal", vat = l.vat
     from jsonb_to_recordset($1::jsonb) as l (id integer, count integer, price numeric, "saleTotal" numeric, vat numeric) where b.id = l.id`,
    [JSON.stringify(lines)],
  );
}

export interface NewTerms {
  price: string;
  discount: string;
  downPayment: string;
  months: number;
  markupPercent: number;
  monthAmount: string;
  amount: string;
  firstPaymentDay: string | null;
}
export async function setTerms(sql: Sql, id: number, terms: NewTerms): Promise<void> {
  await sql.query(
    `update applications set price = $2, discount = $3, down_payment = $4, month_count = $5, markup_percent = $6, month_amount = $7,
       installment_amount = $8, first_payment_day = $9 where id = $1`,
    [
      ...[id, terms.price, terms.discount, terms.downPayment, terms.months, terms.markupPercent, terms.monthAmount],
      ...[terms.amount, terms.firstPaymentDay],
    ],
  );
}

/** The markup of a merchant for so many months on a day; what it has for all terms where none is for this one. */
export async function markupOf(sql: Sql, merchantId: number, months: number, day: string): Promise<number | undefined> {
  const [row] = await sql.query<{ percent: number }>(
    `select coalesce((select t.percent from merchant_terms t where t.merchant_id = m.id and t.kind = 'markup' and t.status = 'active'
         and t.month_count = $2 and t.begin_date <= $3::date and (t.end_date is null or t.end_date >= $3::date) order by t.id desc limit 1),
       nullif(m.markup_percent, 0))::float8 as percent from merchants m where m.id = $1`,
    [merchantId, months, day],
  );
  return row?.percent ?? undefined;
}

interface Written {
  at: string;
  reason?: string | null;
  comment?: string | null;
  expiresAt?: string | null;
}
/** Writes where a move led; the version grows by one, and the order's with it where that moved too. */
export async function setPair(sql: Sql, { id, from, to }: { id: number; from: Pair; to: Pair }, written: Written) {
  const isMoved = from.application !== to.application;
  const isOrderMoved = to.order !== from.order;
  await sql.query(
    `update applications set version = version + 1, updated_at = $2::timestamp, status = $3,
       status_since = case when $4 then $2::timestamp else status_since end, expires_at = case when $8 then $5::timestamp else expires_at end,
       reason = coalesce($6, reason), comment = coalesce($7, comment) where id = $1`,
    [
      id,
      written.at,
      to.application,
      isMoved,
      written.expiresAt ?? null,
      written.reason ?? null,
      written.comment ?? null,
      // It waits on while its order moves.
      isMoved || isOrderMoved,
    ],
  );
  if (to.order !== null && from.order === null)
    await sql.query(
      `insert into orders (application_id, status, status_since, asked_at, is_marketplace, created_at, updated_at)
       select a.id, $2, $3, $3, a.source in ('mobile', 'web') and exists (select from application_baskets b
         where b.application_id = a.id and b.product_id is not null), $3, $3 from applications a where a.id = $1`,
      [id, to.order, written.at],
    );
  else if (to.order !== null && isOrderMoved)
    await sql.query(
      `update orders set version = version + 1, status = $2, status_since = $3, updated_at = $3,
         completed_at = case when $2 = 'completed' then $3::timestamp end,
         asked_at = case when $2 = 'waiting_for_moderator' then $3::timestamp else asked_at end,
         decided_at = case when $2 = 'waiting_for_moderator' then null
           when status = 'moderation_in_process' and $2 in ('approved_by_moderator', 'cancelled_by_moderator') then $3::timestamp else decided_at end,
         moderator_id = case when $2 = 'waiting_for_moderator' then null else moderator_id end,
         taken_at = case when $2 = 'waiting_for_moderator' then null else taken_at end where application_id = $1`,
      [id, to.order, written.at],
    );
  else if (to.order === 'waiting_for_moderator' && isMoved && to.application === 'agreement_accepted')
    // While its customer thought about other terms it waited for no moderator.
    await sql.query('update orders set asked_at = $2::timestamp where application_id = $1', [id, written.at]);
}

/** The order has other terms: a further version, and what it came to for whoever saw an older one. */
export async function noteOrderTerms(sql: Sql, id: number, { before, at }: { before: string; at: string }) {
  await sql.query(
    `with raised as (update orders set version = version + 1, updated_at = $3 where id = $1 returning id, version)
     insert into order_terms (order_id, version, total) select id, version, $2::numeric from raised`,
    [id, before, at],
  );
}

/** By which scoring it is decided. */
export async function setScoring(sql: Sql, id: number, scoringId: number): Promise<void> {
  await sql.query('update applications set scoring_id = $2 where id = $1', [id, scoringId]);
}

/** What the customer pays here each month already. */
export async function monthlyOf(sql: Sql, customerId: number): Promise<string> {
  const [row] = await sql.query<{ sum: string }>(
    `select coalesce(sum(month_amount), 0)::numeric(24, 2) as sum from applications
     where customer_id = $1 and status in ('installment_created', 'not_fully_paid')`,
    [customerId],
  );
  return row!.sum; // an aggregate always answers one row
}

/** A change that is not in the columns of the application itself. */
export async function touch(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update applications set version = version + 1, updated_at = $2 where id = $1', [id, at]);
}

/** What was agreed upon holds no longer. */
export async function voidPapers(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `update application_files set is_void = true
     where application_id = $1 and kind in ('contract', 'handover_act', 'reconciliation_act', 'signed_contract')`,
    [id],
  );
  await sql.query(
    `update agreements set status = 'void', signed_at = null, code_digest = null, sent_at = null, expires_at = null
     where application_id = $1 and status in ('pending', 'signed')`,
    [id],
  );
}

/** Removes an application with its lines and papers; answers with the keys of the files that it named. */
export async function removeApplication(sql: Sql, id: number): Promise<string[]> {
  const files = await sql.query<{ key: string }>(
    'select file_key as key from application_files where application_id = $1',
    [id],
  );
  await sql.query('delete from agreements where application_id = $1', [id]);
  await sql.query('delete from orders where application_id = $1', [id]);
  await sql.query('delete from applications where id = $1', [id]);
  return files.map(({ key }) => key);
}

export async function setInvoice(
  sql: Sql,
  id: number,
  { date, number, at }: { date: string; number: string; at: string },
): Promise<void> {
  await sql.query(
    'update applications set version = version + 1, updated_at = $4, invoice_date = $2, invoice_number = $3 where id = $1',
    [id, date, number, at],
  );
}

export async function setContract(
  sql: Sql,
  id: number,
  { date, number, at }: { date: string; number: string; at: string },
): Promise<void> {
  await sql.query(
    'update applications set version = version + 1, updated_at = $4, contract_date = $2, contract_number = $3 where id = $1',
    [id, date, number, at],
  );
  await sql.query('update installments set contract_number = $2 where id = $1 and contract_number <> $2', [id, number]);
}

export async function setAutopay(sql: Sql, id: number, isOn: boolean, at: string): Promise<void> {
  await sql.query('update installments set autopay = $2 where id = $1', [id, isOn]);
  await touch(sql, id, at);
}

export interface ContractRow {
  id: number;
  contract_number: string;
  customer_id: number;
  total: string | null;
  down_payment: string | null;
  installment_amount: string | null;
  paid: string;
  cancelled: string;
  rebate: string;
  debt: string;
  autopay: boolean;
  status: ApplicationStatus;
  order_status: OrderStatus | null;
  /** The price less discount and down payment; the rest of what is paid by instalments is markup. */
  financed: string | null;
  down_payment_paid: boolean;
}
export async function findContract(sql: Sql, id: number): Promise<ContractRow | undefined> {
  const [row] = await sql.query<ContractRow>(
    `select n.id, n.contract_number, n.customer_id, n.total, n.down_payment, n.installment_amount, n.paid, n.cancelled, n.rebate, n.debt,
       n.autopay, a.status, o.status as order_status, a.price - a.discount - a.down_payment as financed,
       coalesce(n.down_payment, 0) = 0 or exists (select from installment_payments p
         where p.application_id = n.id and p.kind = 'down_payment' and p.status = 'success') as down_payment_paid
     from installments n join applications a on a.id = n.id left join orders o on o.application_id = n.id where n.id = $1::bigint`,
    [id],
  );
  return row;
}

interface KeptRow {
  number: number;
  date: string;
  amount: string;
  paid: string;
  cancelled: string;
  rebate: string;
  paid_at: string | null;
}
export const listRows = (sql: Sql, id: number): Promise<KeptRow[]> =>
  sql.query(
    `select r.number, r.date, r.amount, r.paid, r.cancelled, r.rebate,
       case when r.paid + r.cancelled + r.rebate = r.amount then (select max(p.paid_at) from payment_parts t
         join installment_payments p on p.id = t.payment_id where t.installment_id = r.installment_id and t.row_number = r.number) end as paid_at
     from schedule_rows r where r.installment_id = $1 order by r.number`,
    [id],
  );
export const inTiyin = ({ number, date, ...sums }: KeptRow): Row => ({
  number,
  date,
  amount: tiyin(sums.amount),
  paid: tiyin(sums.paid),
  cancelled: tiyin(sums.cancelled),
  rebate: tiyin(sums.rebate),
});
const tiyin = (sum: string) => BigInt(sum.replace('.', ''));

export async function findKatm(sql: Sql, applicationId: number): Promise<Reply<'getKatmDetails'> | undefined> {
  const [row] = await sql.query<Reply<'getKatmDetails'>>(
    `select k.claim_id, k.created_at as date, k.score, k.active_contracts, k.total_debt, k.overdue_debt, k.max_overdue_days, k.monthly_payment,
       k.report
     from applications a left join scorings s on s.id = a.scoring_id join katm_reports k on k.customer_id = a.customer_id
     where a.id = $1::bigint order by k.id is not distinct from s.katm_report_id desc, k.id desc limit 1`,
    [applicationId],
  );
  return row;
}

interface InvoiceTerms {
  application_basket_id: number;
  application_id: number;
  date: string;
  number: string;
}
export async function addProductInvoice(
  sql: Sql,
  terms: InvoiceTerms & { merchantId: number; userId: number; at: string },
) {
  const { bind, values } = new Where();
  const [row] = await sql.query<{ id: number }>(
    `insert into product_invoices (application_basket_id, application_id, merchant_id, date, number, created_by, created_at, updated_at)
     values (${bind(terms.application_basket_id)}, ${bind(terms.application_id)}, ${bind(terms.merchantId)}, ${bind(terms.date)},
       ${bind(terms.number)}, ${bind(terms.userId)}, ${bind(terms.at)}, ${bind(terms.at)}) returning id`,
    values,
  );
  return row!.id; // an insert answers its row
}
export async function changeProductInvoice(
  sql: Sql,
  id: number,
  { date, number }: InvoiceTerms,
  at: string,
): Promise<void> {
  await sql.query(
    'update product_invoices set version = version + 1, date = $2, number = $3, updated_at = $4 where id = $1',
    [id, date, number, at],
  );
}
/** The invoice of a line, held. */
export async function holdInvoiceOf(sql: Sql, basketId: number) {
  const [row] = await sql.query<{ id: number; version: number; number: string; date: string }>(
    'select id, version, number, date from product_invoices where application_basket_id = $1::bigint for no key update',
    [basketId],
  );
  return row;
}
