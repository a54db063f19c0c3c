/** The papers of merchants, newest first. */
import type { Sql } from '../../db/database';
import type { FileKind } from '../../files/kinds';

export interface AttachmentRow {
  id: number;
  merchant_id: number;
  title: string;
  file_key: string;
  kind: FileKind;
  size: number;
  user: { id: number; name: string } | null;
  created_at: string;
}

const attachment = `select a.id, a.merchant_id, a.title, a.file_key, f.kind, f.size,
    case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as user,
    a.created_at
  from merchant_attachments a join files f on f.key = a.file_key left join system_users u on u.id = a.created_by`;

export const listAttachments = (sql: Sql, merchantId: number): Promise<AttachmentRow[]> =>
  sql.query(`${attachment} where a.merchant_id = $1 order by a.id desc`, [merchantId]);

export async function findAttachment(sql: Sql, id: number): Promise<AttachmentRow | undefined> {
  return (await sql.query<AttachmentRow>(`${attachment} where a.id = $1::bigint`, [id]))[0];
}

interface NewAttachment {
  merchantId: number;
  title: string;
  fileKey: string;
  userId: number;
  at: string;
}
export async function addAttachment(sql: Sql, { merchantId, title, fileKey, userId, at }: NewAttachment) {
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_attachments (merchant_id, title, file_key, created_by, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [merchantId, title, fileKey, userId, at],
  );
  return row!.id; // an insert answers its row
}

/** Whether it was still there. */
export async function removeAttachment(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('delete from merchant_attachments where id = $1 returning 1', [id])).length > 0;
}
