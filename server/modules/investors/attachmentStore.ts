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
interface FileRow {
  key: string;
  name: string;
  kind: string;
  size: number;
  createdBy: number;
  at: string;
}

export function listAttachments(sql: Sql, investorId: number): Promise<AttachmentRow[]> {
  return sql.query(
    `select a.file_id, a.name, f.kind, f.size, a.file_key, a.created_at
     from investor_attachments a join files f on f.key = a.file_key
     where a.investor_id = $1::bigint order by a.id desc`,
    [investorId],
  );
}

export async function addFile(sql: Sql, { key, name, kind, size, createdBy, at }: FileRow): Promise<void> {
  await sql.query('insert into files (key, name, kind, size, created_by, created_at) values ($1, $2, $3, $4, $5, $6)', [
    ...[key, name, kind, size],
    ...[createdBy, at],
  ]);
}

/** What this person has uploaded under one of the keys; locked, so that two attach it one after the other. */
export async function lockUpload(sql: Sql, keys: readonly string[], userId: number) {
  const [file] = await sql.query<{ key: string; name: string; kind: string; size: number }>(
    `select key, name, kind, size from files where key = any ($1) and created_by = $2 for no key update`,
    [keys, userId],
  );
  if (file === undefined) return undefined;
  // Asked apart: a statement that waited for the lock still sees the other tables as they were when it began.
  const [use] = await sql.query<{ attached: boolean }>(
    `select exists (select from investor_attachments where file_key = $1)
       or exists (select from bond_files where file_key = $1)
       or exists (select from expense_files where file_key = $1)
       or exists (select from income_files where file_key = $1)
       or exists (select from async_tasks where file_key = $1)
       or exists (select from strategies where image_key = $1)
       or exists (select from gl_postings where file_key = $1)
       or exists (select from temp_files where file_key = $1) as attached`,
    [file.key],
  );
  return { ...file, attached: use?.attached ?? false };
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

/** Answers whose it was; nothing when there is none. */
export async function removeAttachment(sql: Sql, fileId: string) {
  const [row] = await sql.query<{ investor_id: number; name: string; file_key: string }>(
    'delete from investor_attachments where file_id = $1 returning investor_id, name, file_key',
    [fileId],
  );
  return row;
}

/** Of these files, removes those that nothing names any more, and answers with their keys. */
export async function removeUnnamed(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ key: string }>(
    `delete from files f where key = any ($1) and ${unnamed} returning key`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

/**
 * Removes what was uploaded before a moment and never attached, and answers with the keys. What somebody attaches at this
 * moment is left out; whoever comes after finds nothing to attach.
 */
export async function removeForgotten(sql: Sql, before: string): Promise<string[]> {
  const held = await sql.query<{ key: string }>(
    `select key from files f where created_at < $1 and created_by is not null and ${unnamed} for update skip locked`,
    [before],
  );
  // Looked at again: one that was attached while the statement above ran has its lock free and its use unseen.
  return removeUnnamed(
    sql,
    held.map(({ key }) => key),
  );
}

/** Those of the keys that are of stored files. */
export async function findFiles(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ key: string }>('select key from files where key = any ($1)', [keys]);
  return rows.map(({ key }) => key);
}

/** What a person has uploaded and not attached yet; until the end of the transaction nobody adds to it. */
export async function lockUnattached(sql: Sql, userId: number): Promise<{ count: number; size: number }> {
  await sql.query('select from system_users where id = $1 for no key update', [userId]);
  const [sum] = await sql.query<{ count: number; size: string }>(
    `select count(*)::int as count, coalesce(sum(size), 0) as size from files f where created_by = $1 and ${unnamed}`,
    [userId],
  );
  return { count: sum!.count, size: Number(sum!.size) }; // an aggregate always answers one row
}

const unnamed = `not exists (select from investor_attachments a where a.file_key = f.key)
  and not exists (select from application_documents d where d.file_key = f.key)
  and not exists (select from investor_photos p where p.file_key = f.key)
  and not exists (select from certificates c where c.file_key = f.key)
  and not exists (select from investor_cards k where k.photo_key = f.key)
  and not exists (select from bond_files b where b.file_key = f.key)
  and not exists (select from expense_files e where e.file_key = f.key)
  and not exists (select from income_files i where i.file_key = f.key)
  and not exists (select from async_tasks t where t.file_key = f.key)
  and not exists (select from gl_postings p where p.file_key = f.key)
  and not exists (select from strategies s where s.image_key = f.key)
  and not exists (select from project_attachments a where a.file_key = f.key)
  and not exists (select from project_documents d where d.file_key = f.key)
  and not exists (select from closing_files c where c.file_key = f.key)`;
