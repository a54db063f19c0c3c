/** The lists of applications, contracts, product invoices and agreements. */
import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import type { Sql } from '../../db/database';
import { countEach, type Kept } from '../../db/kept';
import { listOf } from '../../db/list';
import { readSearch } from '../../db/searchText';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { bucketOf, customerColumn, inBuckets, inForce, lateDays, named, promiseState } from './columns';

export type ApplicationRow = Reply<'listApplications'>['applications'][number];
type Applications = AwaitingQuery<Call<'listApplications'>['query']>;

const searchOfApplications = {
  id: 'a.id',
  table: 'applications a',
  sounds: ['a.search_sound'],
  numbers: ['a.contract_number'],
  customer: 'a.customer_id',
  hasNumbers: true,
} as const;

/** Amounts, places and dates as the wire names them. */
export const applicationColumns = `a.id, a.guid, a.version, a.status as "Status", ${customerColumn}, ${named('m', 'm.name', 'merchant')},
  ${named('b', 'b.name', 'branch')}, a.source, a.contract_number, a.price as "Price_in_merchant", a.discount, a.down_payment,
  a.month_count as "Expiry_month_count", a.markup_percent::float8 as "Perent_markup", a.month_amount as "Amount_per_month",
  a.installment_amount as "Installment_amount", s.score as "Scoring", a.status_since as waits_since, a.expires_at,
  a.created_at as "Created_at"`;
export const applicationTables = `applications a join customers c on c.id = a.customer_id left join merchants m on m.id = a.merchant_id
  left join merchant_branches b on b.id = a.branch_id left join scorings s on s.id = a.scoring_id`;

/** Of which the outcome of a charge is unknown, and of which a person has still to pay something back. */
const waitsForMoney = `a.id in (select w.id from (
    select p.application_id as id, 'unknown' as money from installment_payments p
    where p.status = 'new' and p.kind <> 'refund' and p.code_digest is null
    union all select p.application_id, 'to_refund' from installment_payments p
    where p.kind = 'refund' and p.status in ('new', 'failed') and (p.status = 'failed' or p.gateway_transaction_id is null)
      and not exists (select from installment_payments n where n.refunds_id = p.refunds_id and n.id > p.id)) w
  where w.money = any ($::text[]))`;

const kept = { table: 'application_totals a', by: ['status', 'source'] } as const satisfies Kept<keyof Applications>;

export const applications = listOf<ApplicationRow, Applications, 'price' | 'installment_amount'>({
  id: 'a.id',
  from: applicationTables,
  found: 'applications a',
  kept,
  select: applicationColumns,
  totals: { price: 'a.price', installment_amount: 'a.installment_amount' },
  orders: { id: 'a.id', Created_at: 'a.created_at', Price_in_merchant: 'a.price nulls last', waits: 'a.status_since' },
  where: {
    status: 'a.status',
    merchant_id: 'a.merchant_id = any ($::bigint[])',
    customer_id: 'a.customer_id = $::bigint',
    source: 'a.source',
    money: waitsForMoney,
    awaits: awaitingOf(`a.status = 'waiting_for_approval' and $me is not null`),
    period: 'a.created_at',
    search: searchOfApplications,
  },
});

type Statuses = Call<'listApplicationStatuses'>['query'];
const underStatuses = ({ search, merchant_id: merchants, customer_id: customer, source, money, ...period }: Statuses) =>
  new Where()
    .when(merchants, 'a.merchant_id = any ($::bigint[])')
    .when(customer, 'a.customer_id = $::bigint')
    .when(source, 'a.source = any ($::text[])')
    .when(money, waitsForMoney)
    .within('a.created_at', period)
    .finds(readSearch(search ?? ''), searchOfApplications);
/** How many of them are in each status, the others left out. */
export const countStatuses = (
  sql: Sql,
  query: Statuses,
): Promise<{ code: ApplicationRow['Status']; count: number }[]> =>
  countEach(sql, { state: 'a.status', table: 'applications a', kept, query, found: underStatuses(query) });

export type InstalmentRow = Reply<'listInstalments'>['installments'][number];
type Instalments = Call<'listInstalments'>['query'] & { customer_id?: number };

/** Only these ask something of the application, or of the day. */
const asksBeyond = ({ status, merchant_id: merchants, source, bucket, promise }: Instalments) =>
  [status, merchants, source, bucket, promise].some((one) => one !== undefined);
/** How late a contract is asks of an application only whether it is in force, and an index of those knows it. */
const foundIn = (bind: Where['bind'], day: string, query: Instalments) => {
  if (!asksBeyond(query) && !query.order_by.endsWith('overdue_days')) return 'installments n';
  const join = asksBeyond(query)
    ? 'join applications a on a.id = n.id'
    : `left join applications a on a.id = n.id and a.status in ${inForce}`;
  return `installments n ${join} cross join (select ${bind(day)}::date as day) seen`;
};

/** Contracts as they stand on a day. */
export const instalments = listOf<InstalmentRow, Instalments, 'total' | 'paid' | 'debt', string>({
  id: 'n.id',
  from: (bind, day) =>
    `installments n join applications a on a.id = n.id cross join (select ${bind(day)}::date as day) seen
     join customers c on c.id = n.customer_id left join merchants m on m.id = a.merchant_id`,
  found: foundIn,
  kept: { table: 'installment_totals n', by: ['autopay'] },
  counted: (query) => (asksBeyond(query) ? undefined : 'installments n'),
  select: `n.id, n.guid, a.version, n.contract_number, a.contract_date, a.status, ${customerColumn}, ${named('m', 'm.name', 'merchant')},
    n.total, n.down_payment, n.installment_amount, n.paid, n.debt,
    (select coalesce(sum(r.amount - r.paid - r.cancelled - r.rebate), 0)::numeric(24, 2) from schedule_rows r
      where r.installment_id = n.id and r.date <= seen.day) as to_pay_now,
    ${lateDays('seen.day')} as overdue_days, ${bucketOf('seen.day')} as bucket, n.oldest_due,
    next.date as next_date, next.amount as next_amount, n.autopay,
    n.created_at`,
  joins: `left join lateral (select r.date, r.amount - r.paid - r.cancelled - r.rebate as amount from schedule_rows r
      where r.installment_id = n.id and r.date > seen.day and r.amount > r.paid + r.cancelled + r.rebate order by r.number limit 1) next on true`,
  totals: { total: 'n.total', paid: 'n.paid', debt: 'n.debt' },
  orders: {
    id: 'n.id',
    total: 'n.total nulls last',
    debt: 'n.debt',
    overdue_days: lateDays('seen.day'),
    oldest_due: 'n.oldest_due nulls last',
    created_at: 'n.created_at',
  },
  where: {
    status: 'a.status',
    merchant_id: 'a.merchant_id = any ($::bigint[])',
    customer_id: 'n.customer_id = $::bigint',
    source: 'a.source',
    bucket: inBuckets,
    // Few have promised anything, and only of those it is asked what has become of it.
    promise: `a.status in ${inForce} and case when n.id in (select w.installment_id from payment_promises w)
      then (select ${promiseState('seen.day')} from payment_promises q where q.installment_id = n.id order by q.id desc limit 1) end = any ($::text[])`,
    autopay: 'n.autopay = $',
    period: 'n.created_at',
    search: {
      id: 'n.id',
      table: 'installments n',
      numbers: ['n.contract_number'],
      customer: 'n.customer_id',
      hasNumbers: true,
    },
  },
});

type Found = Reply<'searchInstalments'>['installments'][number];
const foundBy = (text: string) => new Where().finds(readSearch(text), searchOfApplications);
/** Applications and contracts that a text finds, the newest first. */
export function searchAll(sql: Sql, text: string, limit: number): Promise<Found[]> {
  const { bind, where, values } = foundBy(text);
  return sql.query(
    `select a.id, a.contract_number, a.status, ${customerColumn}, n.debt, a.created_at
     from applications a join customers c on c.id = a.customer_id left join installments n on n.id = a.id
     where ${where} order by a.id desc limit ${bind(limit)}`,
    values,
  );
}

const invoicesWithLines = 'product_invoices i join application_baskets b on b.id = i.application_basket_id';
export type ProductInvoice = Reply<'listProductInvoices'>['product_invoices'][number];
export const productInvoices = listOf<ProductInvoice, Call<'listProductInvoices'>['query'], 'amount'>({
  id: 'i.id',
  from: `${invoicesWithLines} join merchants m on m.id = i.merchant_id`,
  counted: () => invoicesWithLines,
  // A search sums up what it has found.
  found: (_bind, _given, { search }) => (search ? invoicesWithLines : 'product_invoices i'),
  select: `i.id, i.version, i.application_basket_id, i.application_id, json_build_object('id', m.id, 'name', m.name) as merchant, b.name,
    i.date, i.number, (b.price * b.count)::numeric(18, 2) as amount, i.created_at`,
  totals: { amount: 'b.price * b.count' },
  orders: { date: 'i.date', id: 'i.id' },
  where: {
    application_id: 'i.application_id = $::bigint',
    merchant_id: 'i.merchant_id = any ($::bigint[])',
    period: 'i.date',
    search: { id: 'i.id', table: 'product_invoices i', numbers: ['i.number'], isUnnumbered: true },
  },
});

type Agreement = Omit<Reply<'listAgreements'>['agreements'][number], 'file'> & {
  file_key: string | null;
  file_name: string | null;
};
export const agreements = listOf<Agreement, Call<'listAgreements'>['query'], 'amount'>({
  id: 'g.id',
  from: `agreements g join applications a on a.id = g.application_id join customers c on c.id = a.customer_id
    left join merchants m on m.id = a.merchant_id left join application_files f on f.id = g.file_id`,
  found: (_bind, _given, { merchant_id: merchants }) =>
    merchants === undefined ? 'agreements g' : 'agreements g join applications a on a.id = g.application_id',
  select: `g.id, g.application_id, g.kind, a.contract_number, json_build_object('id', c.id, 'name', c.name) as customer,
    ${named('m', 'm.name', 'merchant')}, g.amount, g.date, g.status, f.file_key, f.name as file_name, g.signed_at`,
  totals: { amount: 'g.amount' },
  orders: { id: 'g.id', amount: 'g.amount', date: 'g.date' },
  where: {
    kind: 'g.kind',
    status: 'g.status',
    merchant_id: 'a.merchant_id = any ($::bigint[])',
    period: 'g.date',
    search: {
      ...{ id: 'g.id', table: 'agreements g join applications a on a.id = g.application_id', isUnnumbered: true },
      ...{ numbers: ['a.contract_number'], sounds: ['a.search_sound'] },
    },
  },
});
