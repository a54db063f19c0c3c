import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn, personColumn } from '../../shared/referenceColumns';
import type { DocumentStatus } from './rules';

type Query = Call<'listApplicationDocuments'>['query'];
export type DocumentFilter = Pick<Query, 'status' | 'type' | 'search' | 'begin_date' | 'end_date'>;
export type DocumentOrder = NonNullable<Query['order_by']>;
export type DocumentRow = Omit<Reply<'listApplicationDocuments'>['documents'][number], 'file'> & {
  investor_id: number;
  file_key: string | null;
  file_name: string | null;
  file_kind: string | null;
};

const from = 'application_documents d join investors i on i.id = d.investor_id';
const row = `select d.id, d.version, d.number, d.type, d.investor_id, ${investorColumn}, d.date, d.status, d.comment,
    ${personColumn('decider', 'decided_by')}, d.decided_at, d.created_at, d.file_key, d.file_name, f.kind as file_kind
  from ${from} left join files f on f.key = d.file_key left join system_users decider on decider.id = d.decided_by`;
const orders: Record<DocumentOrder, string> = {
  date: 'd.date, d.id',
  '-date': 'd.date desc, d.id desc',
  created_at: 'd.created_at, d.id',
  '-created_at': 'd.created_at desc, d.id desc',
};

const whereOf = ({ status, type, search, ...period }: DocumentFilter) =>
  new Where()
    .when(status, 'd.status = any ($::text[])')
    .when(type, 'd.type = $')
    .within('d.date', period)
    .finds(search, { id: 'd.id', texts: ['i.name', 'd.number'] });

export async function countDocuments(sql: Sql, filter: DocumentFilter): Promise<number> {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${from} where ${where}`,
    values,
  );
  return found!.count; // an aggregate always answers one row
}

export function listDocuments(
  sql: Sql,
  filter: DocumentFilter,
  { order, offset, limit }: Slice & { order: DocumentOrder },
): Promise<DocumentRow[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `${row} where ${where} order by ${orders[order]} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function findDocument(sql: Sql, id: number): Promise<DocumentRow | undefined> {
  const [found] = await sql.query<DocumentRow>(`${row} where d.id = $1::bigint`, [id]);
  return found;
}

export async function lockDocument(sql: Sql, id: number): Promise<DocumentRow | undefined> {
  const [found] = await sql.query<DocumentRow>(`${row} where d.id = $1::bigint for update of d`, [id]);
  return found;
}

interface Decided {
  id: number;
  status: DocumentStatus;
  comment: string | null;
  userId: number;
  at: string;
}
export async function setDocumentStatus(sql: Sql, { id, status, comment, userId, at }: Decided): Promise<void> {
  await sql.query(
    `update application_documents set status = $2, comment = coalesce($3, comment), decided_by = $4, decided_at = $5,
       updated_at = $5, version = version + 1 where id = $1`,
    [id, status, comment, userId, at],
  );
}
