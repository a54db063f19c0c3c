import type { Sql } from '../../db/database';

interface FileRow {
  key: string;
  name: string;
  kind: string;
  size: number;
  createdBy: number;
  at: string;
}

/** Whether anything keeps the stored file `f`; a test holds the columns against the references of the database. */
export const isNamed = `exists (select from application_documents where file_key = f.key)
  or exists (select from application_files where file_key = f.key)
  or exists (select from async_tasks where file_key = f.key)
  or exists (select from banner_images where file_key = f.key)
  or exists (select from bond_files where file_key = f.key)
  or exists (select from brands where logo_key = f.key)
  or exists (select from certificates where file_key = f.key)
  or exists (select from closing_files where file_key = f.key)
  or exists (select from customers where photo_key = f.key)
  or exists (select from expense_files where file_key = f.key)
  or exists (select from fomos where image_key = f.key)
  or exists (select from gl_postings where file_key = f.key)
  or exists (select from identity_responses where photo_key = f.key)
  or exists (select from income_files where file_key = f.key)
  or exists (select from investor_attachments where file_key = f.key)
  or exists (select from investor_cards where photo_key = f.key)
  or exists (select from investor_photos where file_key = f.key)
  or exists (select from invoices where file_key = f.key)
  or exists (select from market_categories where image_key = f.key)
  or exists (select from merchant_attachments where file_key = f.key)
  or exists (select from merchant_categories where image_key = f.key)
  or exists (select from merchant_imports where errors_key = f.key)
  or exists (select from merchants where logo_key = f.key)
  or exists (select from model_images where file_key = f.key)
  or exists (select from model_images where thumb_key = f.key)
  or exists (select from order_files where file_key = f.key)
  or exists (select from project_attachments where file_key = f.key)
  or exists (select from project_documents where file_key = f.key)
  or exists (select from push_messages where image_key = f.key)
  or exists (select from report_jobs where file_key = f.key)
  or exists (select from return_files where file_key = f.key)
  or exists (select from stories where preview_key = f.key)
  or exists (select from story_slides where image_key = f.key)
  or exists (select from strategies where image_key = f.key)`;

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
  // Asked apart: a statement that waited for the lock still sees the other tables as they were when it began. A file under a
  // key for one use is attached by that key alone.
  const [use] = await sql.query<{ attached: boolean }>(
    `select ${isNamed} or exists (select from temp_files where file_key = f.key) as attached from files f where f.key = $1`,
    [file.key],
  );
  return { ...file, attached: use?.attached ?? false };
}

/** Of these files, removes those that nothing names any more, and answers with their keys. */
export async function removeUnnamed(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ key: string }>(
    `delete from files f where key = any ($1) and not (${isNamed}) returning key`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

/** A stored file by its age; of those of one second the lower key comes first. */
export interface FilePlace {
  created_at: string;
  key: string;
}

interface Uploads {
  before: string;
  /** Behind which it goes on. */
  after: FilePlace;
  limit: number;
}

/** The oldest uploads of a span of time, whatever became of them. */
export function listUploads(sql: Sql, { before, after, limit }: Uploads): Promise<FilePlace[]> {
  return sql.query(
    `select created_at, key from files
     where created_by is not null and created_at >= $1 and (created_at, key) > ($1, $2) and created_at < $3
     order by created_at, key limit $4`,
    [after.created_at, after.key, before, limit],
  );
}

/**
 * Removes those of the uploads that are attached to nothing, and answers with their keys. What somebody attaches at this
 * moment is left out; whoever comes after finds nothing to attach.
 */
export async function removeForgotten(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const held = await sql.query<{ key: string }>(
    `select key from files f where key = any ($1) and not (${isNamed}) for update skip locked`,
    [keys],
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

/** What a person has uploaded since a moment and not attached yet; until the end of the transaction nobody adds to it. */
export async function lockUnattached(
  sql: Sql,
  { userId, since }: { userId: number; since: string },
): Promise<{ count: number; size: number }> {
  await sql.query('select from system_users where id = $1 for no key update', [userId]);
  const [sum] = await sql.query<{ count: number; size: string }>(
    `select count(*)::int as count, coalesce(sum(size), 0) as size from files f
     where created_by = $1 and created_at >= $2 and not (${isNamed})`,
    [userId, since],
  );
  return { count: sum!.count, size: Number(sum!.size) }; // an aggregate always answers one row
}
