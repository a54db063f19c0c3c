import type { Sql } from '../../db/database';

export interface AttachmentRow {
  file_id: string;
  name: string;
  /** The ending of the stored file. */
  kind: string;
  size: number;
  file_key: string;
  created_at: string;
}
export function listAttachments(sql: Sql, investorId: number): Promise<AttachmentRow[]> {
  return sql.query(
    `select a.file_id, a.name, f.kind, f.size, a.file_key, a.created_at
     from investor_attachments a join files f on f.key = a.file_key
     where a.investor_id = $1::bigint order by a.id desc`,
    [investorId],
  );
}

export async function addAttachment(
  sql: Sql,
  attachment: { investorId: number; fileId: string; name: string; key: string; userId: number; at: string },
): Promise<void> {
  const { investorId, fileId, name, key, userId, at } = attachment;
  await sql.query(
    `insert into investor_attachments (investor_id, file_id, name, file_key, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [investorId, fileId, name, key, userId, at],
  );
}

/** Whose it is; nobody's when there is none. */
export async function findAttachmentHolder(sql: Sql, fileId: string): Promise<number | undefined> {
  const [row] = await sql.query<{ investor_id: number }>(
    'select investor_id from investor_attachments where file_id = $1',
    [fileId],
  );
  return row?.investor_id;
}

/** Nothing when there is none. */
export async function removeAttachment(sql: Sql, fileId: string) {
  const [row] = await sql.query<{ name: string; file_key: string }>(
    'delete from investor_attachments where file_id = $1 returning name, file_key',
    [fileId],
  );
  return row;
}
