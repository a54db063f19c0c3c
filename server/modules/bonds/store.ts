import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { personColumn, type PersonRef } from '../../shared/referenceColumns';
import { strategyName } from '../investments/index';
import type { BondStatus } from './rules';
import type { CouponPeriod } from './schedule';

export type BondRow = Reply<'listBonds'>['bonds'][number];

/** The list depends on the day, YYYY-MM-DD: by it a row is due. */
export const bondList = listOf<BondRow, Call<'listBonds'>['query'], 'total_amount' | 'sold_amount', string>({
  id: 'b.id',
  // What is not to be paid any more has no next row.
  from: (bind, day) =>
    `(select a.*, n.date as next_date, n.amount as next_amount,
        case when a.status <> 'active' then null
          when n.date < ${bind(day)}::date then array['true', 'overdue']
          when n.date = ${bind(day)}::date then array['true', 'today']
          when n.date <= ${bind(day)}::date + 14 then array['soon'] end as due
      from bonds a left join lateral (
        select s.date, (s.principal + s.profit)::numeric(18, 2) as amount from bond_schedule s
        where s.bond_id = a.id and s.paid_at is null and a.status in ('draft', 'active', 'suspended')
        order by s.date limit 1
      ) n on true) b`,
  select: `b.id, b.version, b.code, b.name_ru, b.name_en, b.name_uz, b.issuer, b.issuer_inn, b.isin, b.nominal, b.quantity,
    b.total_amount, b.currency, b.rate_percent::float8 as rate_percent, b.coupon_period, b.month_count, b.issue_date,
    b.maturity_date, b.sold_quantity, (b.nominal * b.sold_quantity)::numeric(18, 2) as sold_amount,
    floor(b.sold_quantity * 10000.0 / b.quantity)::float8 / 100 as sold_percent, b.next_date, b.next_amount, b.status,
    b.created_at, b.updated_at`,
  totals: { total_amount: 'b.total_amount', sold_amount: 'b.nominal * b.sold_quantity' },
  orders: {
    issue_date: 'b.issue_date',
    maturity_date: 'b.maturity_date',
    code: 'upper(b.code)',
    total_amount: 'b.total_amount',
    rate_percent: 'b.rate_percent',
    next_date: 'b.next_date nulls last',
  },
  where: {
    status: 'b.status',
    coupon_period: 'b.coupon_period',
    due: '$::text = any (b.due)',
    period: 'b.issue_date',
    search: {
      id: 'b.id',
      names: ['b.name_ru', `coalesce(b.name_en, '')`, `coalesce(b.name_uz, '')`, 'b.issuer'],
      numbers: ['b.code', `coalesce(b.isin, '')`],
    },
  },
});

/** What the card says besides the row of the list. */
interface BondMore {
  description: string | null;
  strategy: { id: number; name: string } | null;
  holders_count: number;
  paid_rows: number;
  created_by: PersonRef;
}

export async function findMore(sql: Sql, id: number, language: 'ru' | 'en' | 'uz'): Promise<BondMore> {
  const [row] = await sql.query<BondMore>(
    `select b.description, case when s.id is not null then json_build_object('id', s.id, 'name', ${strategyName('$2')}) end as strategy,
       (select count(distinct h.investor_id)::int from bond_investments h where h.bond_id = b.id) as holders_count,
       (select count(*)::int from bond_schedule r where r.bond_id = b.id and r.paid_at is not null) as paid_rows,
       ${personColumn('maker', 'created_by')}
     from bonds b left join strategies s on s.id = b.strategy_id left join system_users maker on maker.id = b.created_by
     where b.id = $1::bigint`,
    [id, language],
  );
  return row!; // the caller has found it
}

/** A bond as it is changed: held until the end of the transaction. */
export interface LockedBond {
  id: number;
  version: number;
  status: BondStatus;
  code: string;
  nominal: string;
  quantity: number;
  total_amount: string;
  rate_percent: string;
  issue_date: string;
  maturity_date: string;
  sold_quantity: number;
}

export async function lockBond(sql: Sql, id: number): Promise<LockedBond | undefined> {
  const [row] = await sql.query<LockedBond>(
    `select id, version, status, code, nominal, quantity, total_amount, rate_percent, issue_date, maturity_date, sold_quantity
     from bonds where id = $1::bigint for no key update`,
    [id],
  );
  return row;
}

/** The terms of a bond as the database takes them. */
export interface BondValues {
  code: string;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  issuer: string;
  issuer_inn: string;
  isin: string | null;
  nominal: string;
  quantity: number;
  rate_percent: string;
  coupon_period: CouponPeriod;
  month_count: number;
  issue_date: string;
  maturity_date: string;
  strategy_id: number | null;
  description: string | null;
}
const termColumns = `code, name_ru, name_en, name_uz, issuer, issuer_inn, isin, nominal, quantity, rate_percent, coupon_period,
  month_count, issue_date, maturity_date, strategy_id, description`;

/** In the order of the columns. */
const valuesOf = (values: BondValues) => [
  ...[values.code, values.name_ru, values.name_en, values.name_uz, values.issuer, values.issuer_inn, values.isin],
  ...[values.nominal, values.quantity, values.rate_percent, values.coupon_period, values.month_count],
  ...[values.issue_date, values.maturity_date, values.strategy_id, values.description],
];

export async function findValues(sql: Sql, id: number): Promise<BondValues> {
  const [row] = await sql.query<BondValues>(`select ${termColumns} from bonds where id = $1::bigint`, [id]);
  return row!; // the caller holds its lock
}

export async function addBond(sql: Sql, values: BondValues, { userId, at }: { userId: number; at: string }) {
  const [row] = await sql.query<{ id: number; version: number }>(
    `insert into bonds (created_by, created_at, updated_at, ${termColumns})
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id, version`,
    [userId, at, ...valuesOf(values)],
  );
  return row!; // an insert that does not throw returns its row
}

export async function setValues(sql: Sql, id: number, values: BondValues): Promise<void> {
  await sql.query(
    `update bonds set (${termColumns}) = row ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     where id = $1`,
    [id, ...valuesOf(values)],
  );
}

/** Any change of the bond, of its schedule, its files or its holders is a new version. */
export async function touchBond(sql: Sql, id: number, at: string, status?: BondStatus) {
  const [row] = await sql.query<{ id: number; version: number; status: BondStatus }>(
    `update bonds set version = version + 1, updated_at = $2, status = coalesce($3, status) where id = $1
     returning id, version, status`,
    [id, at, status ?? null],
  );
  return row!; // the caller holds its lock
}

/** The field whose value another bond has: nobody else takes one until the end of the transaction. */
export async function takenField(sql: Sql, { code, isin }: BondValues, own?: number) {
  await sql.query('select pg_advisory_xact_lock($1)', [codeLock]);
  const [row] = await sql.query<{ code: boolean; isin: boolean }>(
    `select coalesce(bool_or(upper(code) = upper($1)), false) as code, coalesce(bool_or(isin = $2), false) as isin
     from bonds where (upper(code) = upper($1) or isin = $2) and id is distinct from $3::int`,
    [code, isin, own ?? null],
  );
  if (row?.code) return 'code';
  return row?.isin ? 'isin' : undefined;
}
// Any number, the same in every process: codes are compared one after another.
const codeLock = 7_204_934;

export async function strategyExists(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean }>('select exists (select from strategies where id = $1) as found', [
    id,
  ]);
  return row!.found; // a question without a from always answers one row
}
