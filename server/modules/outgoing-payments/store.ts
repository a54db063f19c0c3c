import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn } from '../../shared/referenceColumns';

type Query = Call<'listOutgoingTransactions'>['query'];
export type OutgoingFilter = Pick<Query, 'status' | 'search' | 'begin_date' | 'end_date'>;
export type OutgoingOrder = NonNullable<Query['order_by']>;
type Row = Reply<'listOutgoingTransactions'>['transactions'][number];

const from = `outgoing_payment_transactions o join investments n on n.id = o.investment_id
  join investors i on i.id = n.investor_id`;
const orders: Record<OutgoingOrder, string> = {
  created_at: 'o.date, o.id',
  '-created_at': 'o.date desc, o.id desc',
  amount: 'o.amount, o.id',
  '-amount': 'o.amount desc, o.id desc',
};

const whereOf = ({ status, search, ...period }: OutgoingFilter) =>
  new Where()
    .when(status, 'o.status = any ($::text[])')
    .within('o.date', period)
    .finds(search, { id: 'o.id', texts: ['o.recipient', 'n.contract_number'], digits: ['right(o.account_masked, 4)'] });

export async function sumOutgoing(sql: Sql, filter: OutgoingFilter): Promise<{ count: number; amount: string }> {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number; amount: string }>(
    `select count(*)::int as count, coalesce(sum(o.amount), 0)::numeric(18, 2) as amount from ${from} where ${where}`,
    values,
  );
  return found!; // an aggregate always answers one row
}

const row = `select o.id, o.date as created_at, ${investorColumn},
    json_build_object('id', n.id, 'name', n.contract_number) as investment,
    case when e.id is not null then json_build_object('id', e.id, 'name', e.number) end as exit_claim,
    o.recipient, o.account_masked, o.mfo, o.amount, o.purpose, o.status, o.error
  from ${from} left join exit_claims e on e.id = o.exit_claim_id`;

export function listOutgoing(
  sql: Sql,
  filter: OutgoingFilter,
  { order, offset, limit }: Slice & { order: OutgoingOrder },
): Promise<Row[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `${row} where ${where} order by ${orders[order]} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function findOutgoing(sql: Sql, id: number): Promise<Row | undefined> {
  const [found] = await sql.query<Row>(`${row} where o.id = $1::bigint`, [id]);
  return found;
}
