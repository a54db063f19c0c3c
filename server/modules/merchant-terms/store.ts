import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import type { StandingTerm, TermKind, Terms, TermStatus } from './rules';

/** Terms as the wire has those of a discount; a markup is told without branches. */
export type TermRow = Reply<'createMerchantDiscount'>;

interface Seen {
  merchantId: number;
  kind: TermKind;
  /** By which something is over, YYYY-MM-DD. */
  day: string;
}

/** The terms of one kind of one merchant. */
export const terms = listOf<TermRow, Call<'listMerchantDiscounts'>['query'], never, Seen>({
  id: 't.id',
  from: (bind, { merchantId, kind, day }) => `(select o.*, coalesce(o.end_date < ${bind(day)}::date, false) as is_over
    from merchant_terms o where o.merchant_id = ${bind(merchantId)}::bigint and o.kind = ${bind(kind)}) t`,
  select: `t.id, t.version, t.merchant_id, t.percent::float8 as percent, t.month_count, t.begin_date, t.end_date, t.status, t.is_over,
    t.created_at,
    (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.id), '[]')
      from merchant_term_branches o join merchant_branches b on b.id = o.branch_id where o.term_id = t.id) as branches`,
  orders: {
    begin_date: 't.begin_date',
    percent: 't.percent',
    month_count: 't.month_count nulls last',
  },
  where: { status: 't.status' },
});

/** All terms of a kind of a merchant, for whoever holds the merchant. */
export const standingTerms = (sql: Sql, merchantId: number, kind: TermKind): Promise<StandingTerm[]> =>
  sql.query<StandingTerm>(
    `select id, kind, percent::float8 as percent, month_count, begin_date, end_date, status,
       array(select branch_id from merchant_term_branches where term_id = t.id order by branch_id) as branch_ids
     from merchant_terms t where merchant_id = $1::bigint and kind = $2 order by id`,
    [merchantId, kind],
  );

/** How many of these are branches of the merchant. */
export async function countBranchesOf(sql: Sql, merchantId: number, ids: readonly number[]): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from merchant_branches where merchant_id = $1::bigint and id = any ($2::bigint[])',
    [merchantId, ids],
  );
  return row!.count; // an aggregate always answers one row
}

interface NewTerm extends Terms {
  merchantId: number;
  kind: TermKind;
  percent: number;
  userId: number | null;
  at: string;
}
export async function insertTerm(sql: Sql, term: NewTerm): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_terms (merchant_id, kind, percent, month_count, begin_date, end_date, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
    [
      ...[term.merchantId, term.kind, term.percent, term.month_count, term.begin_date, term.end_date],
      ...[term.userId, term.at],
    ],
  );
  const { id } = row!; // an insert answers its row
  await sql.query('insert into merchant_term_branches (term_id, branch_id) select $1, unnest($2::int[])', [
    id,
    term.branch_ids,
  ]);
  return id;
}

export async function setStatus(sql: Sql, ids: readonly number[], status: TermStatus, at: string): Promise<void> {
  await sql.query(
    'update merchant_terms set status = $2, updated_at = $3, version = version + 1 where id = any ($1::bigint[])',
    [ids, status, at],
  );
}

export async function removeTerm(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from merchant_terms where id = $1', [id]);
}
