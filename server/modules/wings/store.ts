import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';

type Query = Call<'listWingsRequests'>['query'];
export type WingsFilter = Pick<Query, 'status' | 'type' | 'search' | 'begin_date' | 'end_date'>;
export type WingsOrder = NonNullable<Query['order_by']>;
type Row = Reply<'listWingsRequests'>['requests'][number];

const from = 'wings_requests w left join investors i on i.id = w.investor_id';
const row = `w.id, case when i.id is not null then json_build_object('id', i.id, 'name', i.name) end as customer,
  w.created_at, w.type, w.status, w.duration_ms`;
const orders: Record<WingsOrder, string> = {
  created_at: 'w.created_at, w.id',
  '-created_at': 'w.created_at desc, w.id desc',
  duration_ms: 'w.duration_ms, w.id',
  '-duration_ms': 'w.duration_ms desc nulls last, w.id desc',
};

const whereOf = ({ status, type, search, ...period }: WingsFilter) =>
  new Where()
    .when(status, 'w.status = any ($::text[])')
    .when(type, 'w.type = $')
    .within('w.created_at', period)
    .finds(search, { id: 'w.id', texts: [`coalesce(i.name, '')`] });

export async function countWings(sql: Sql, filter: WingsFilter): Promise<number> {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${from} where ${where}`,
    values,
  );
  return found!.count; // an aggregate always answers one row
}

export function listWings(
  sql: Sql,
  filter: WingsFilter,
  { order, offset, limit }: Slice & { order: WingsOrder },
): Promise<Row[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `select ${row} from ${from} where ${where} order by ${orders[order]}
     offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function findWings(sql: Sql, id: number): Promise<Reply<'getWingsRequest'> | undefined> {
  const [found] = await sql.query<Reply<'getWingsRequest'>>(
    `select ${row}, w.request, w.response from ${from} where w.id = $1::bigint`,
    [id],
  );
  return found;
}
