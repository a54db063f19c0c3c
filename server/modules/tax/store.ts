import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn, personColumn } from '../../shared/referenceColumns';
import type { TaxStatus } from './rules';

type Query = Call<'listTaxTransactions'>['query'];
export type TaxFilter = Pick<Query, 'status' | 'income_type' | 'month' | 'search' | 'begin_date' | 'end_date'>;
export type TaxOrder = NonNullable<Query['order_by']>;
export type TaxRow = Omit<Reply<'listTaxTransactions'>['transactions'][number], 'pinfl_or_inn'> & {
  pinfl: string | null;
  inn: string | null;
};
export interface LockedTax {
  id: number;
  investor_id: number;
  status: TaxStatus;
  base_amount: string;
  tax_amount: string;
}

const from = 'tax_transactions t join investors i on i.id = t.investor_id';
const row = `select t.id, t.date, to_char(t.month, 'YYYY-MM') as month, ${investorColumn}, i.pinfl, i.inn, t.income_type,
    t.base_amount, t.rate_percent::float8 as rate_percent, t.tax_amount, t.payment_document, t.status, t.error,
    ${personColumn('decider', 'verified_by')}, t.verified_at
  from ${from} left join system_users decider on decider.id = t.verified_by`;
const orders: Record<TaxOrder, string> = {
  date: 't.date, t.id',
  '-date': 't.date desc, t.id desc',
  tax_amount: 't.tax_amount, t.id',
  '-tax_amount': 't.tax_amount desc, t.id desc',
  base_amount: 't.base_amount, t.id',
  '-base_amount': 't.base_amount desc, t.id desc',
};

const whereOf = ({ status, income_type, month, search, ...period }: TaxFilter) =>
  new Where()
    .when(status, 't.status = any ($::text[])')
    .when(income_type, 't.income_type = $')
    .when(month, `t.month = ($ || '-01')::date`)
    .within('t.date', period)
    .finds(search, { id: 't.id', texts: ['i.name', `coalesce(t.payment_document, '')`], digits: ['i.search_digits'] });

export async function sumTax(sql: Sql, filter: TaxFilter) {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number; base_amount: string; tax_amount: string }>(
    `select count(*)::int as count, coalesce(sum(t.base_amount), 0)::numeric(18, 2) as base_amount,
       coalesce(sum(t.tax_amount), 0)::numeric(18, 2) as tax_amount
     from ${from} where ${where}`,
    values,
  );
  return found!; // an aggregate always answers one row
}

export function listTax(
  sql: Sql,
  filter: TaxFilter,
  { order, offset, limit }: Slice & { order: TaxOrder },
): Promise<TaxRow[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `${row} where ${where} order by ${orders[order]} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function findTax(sql: Sql, id: number): Promise<TaxRow | undefined> {
  const [found] = await sql.query<TaxRow>(`${row} where t.id = $1::bigint`, [id]);
  return found;
}

/** In the order of the ids, so that two never wait for each other. */
export function lockTax(sql: Sql, ids: readonly number[]): Promise<LockedTax[]> {
  return sql.query(
    `select id, investor_id, status, base_amount, tax_amount from tax_transactions
     where id = any ($1::bigint[]) order by id for update`,
    [ids],
  );
}

export async function setVerified(sql: Sql, ids: readonly number[], userId: number, at: string): Promise<void> {
  await sql.query(
    `update tax_transactions set status = 'verified', verified_by = $2, verified_at = $3 where id = any ($1::int[])`,
    [ids, userId, at],
  );
}
