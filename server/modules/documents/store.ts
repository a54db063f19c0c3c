import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { investorColumn, personColumn } from '../../shared/referenceColumns';
import type { DocumentStatus } from './rules';

export type DocumentRow = Omit<Reply<'listApplicationDocuments'>['documents'][number], 'file'> & {
  investor_id: number;
  file_key: string | null;
  file_name: string | null;
  file_kind: string | null;
};

export const documents = listOf<DocumentRow, Call<'listApplicationDocuments'>['query']>({
  id: 'd.id',
  from: 'application_documents d join investors i on i.id = d.investor_id',
  select: `d.id, d.version, d.number, d.type, d.investor_id, ${investorColumn}, d.date, d.status, d.comment,
    ${personColumn('decider', 'decided_by')}, d.decided_at, d.created_at, d.file_key, d.file_name, f.kind as file_kind`,
  joins: 'left join files f on f.key = d.file_key left join system_users decider on decider.id = d.decided_by',
  orders: { date: 'd.date', created_at: 'd.created_at' },
  where: ({ status, type, search, ...period }) =>
    new Where()
      .when(status, 'd.status = any ($::text[])')
      .when(type, 'd.type = $')
      .within('d.date', period)
      .finds(search, { id: 'd.id', texts: ['i.name', 'd.number'] }),
});

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
