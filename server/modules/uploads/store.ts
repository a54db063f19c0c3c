import type { Sql } from '../../db/database';

interface FileRow {
  key: string;
  name: string;
  kind: string;
  size: number;
  createdBy: number;
  at: string;
}

/** Every column that names a stored file; a test compares them with the references of the database. */
export const holders = [
  ['application_documents', 'file_key'],
  ['async_tasks', 'file_key'],
  ['bond_files', 'file_key'],
  ['certificates', 'file_key'],
  ['closing_files', 'file_key'],
  ['expense_files', 'file_key'],
  ['gl_postings', 'file_key'],
  ['income_files', 'file_key'],
  ['investor_attachments', 'file_key'],
  ['investor_cards', 'photo_key'],
  ['investor_photos', 'file_key'],
  ['project_attachments', 'file_key'],
  ['project_documents', 'file_key'],
  ['report_jobs', 'file_key'],
  ['strategies', 'image_key'],
] as const;

const isNamed = holders.map(([table, column]) => `exists (select from ${table} where ${column} = f.key)`).join(' or ');

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

/**
 * Removes what was uploaded before a moment and never attached, and answers with the keys. What somebody attaches at this
 * moment is left out; whoever comes after finds nothing to attach.
 */
export async function removeForgotten(sql: Sql, before: string): Promise<string[]> {
  const held = await sql.query<{ key: string }>(
    `select key from files f where created_at < $1 and created_by is not null and not (${isNamed}) for update skip locked`,
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
    `select count(*)::int as count, coalesce(sum(size), 0) as size from files f where created_by = $1 and not (${isNamed})`,
    [userId],
  );
  return { count: sum!.count, size: Number(sum!.size) }; // an aggregate always answers one row
}
