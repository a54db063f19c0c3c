/** The files of projects: attachments in their order, the documents of the offer, and uploads that wait to become one. */
import type { Sql } from '../../db/database';
import type { FileKind } from '../../files/kinds';
import type { AttachmentType } from './rules';

export interface AttachmentRow {
  id: number;
  version: number;
  project_id: number;
  type: AttachmentType;
  title: string;
  order: number;
  file_key: string;
  kind: FileKind;
  size: number;
  created_at: string;
}

const attachment = `select a.id, a.version, a.project_id, a.type, a.title, a.position as order, a.file_key, f.kind, f.size,
    a.created_at
  from project_attachments a join files f on f.key = a.file_key`;

export const listAttachments = (sql: Sql, projectId: number): Promise<AttachmentRow[]> =>
  sql.query(`${attachment} where a.project_id = $1 order by a.position, a.id`, [projectId]);

export async function findAttachment(sql: Sql, id: number): Promise<AttachmentRow | undefined> {
  return (await sql.query<AttachmentRow>(`${attachment} where a.id = $1`, [id]))[0];
}

interface NewAttachment {
  projectId: number;
  type: AttachmentType;
  title: string;
  position: number;
  fileKey: string;
  userId: number;
  at: string;
}
export async function addAttachment(sql: Sql, added: NewAttachment): Promise<number> {
  const { projectId, type, title, position, fileKey, userId, at } = added;
  const [row] = await sql.query<{ id: number }>(
    `insert into project_attachments (project_id, type, title, position, file_key, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [projectId, type, title, position, fileKey, userId, at],
  );
  return row!.id; // an insert answers its row
}

export async function setAttachmentTitle(sql: Sql, id: number, title: string, at: string): Promise<void> {
  await sql.query('update project_attachments set title = $2, updated_at = $3, version = version + 1 where id = $1', [
    id,
    title,
    at,
  ]);
}

/** Numbers the attachments of a project from 1 in this order; those whose place changes have a new version. */
export async function setOrder(sql: Sql, ids: readonly number[], at: string): Promise<void> {
  await sql.query(
    `update project_attachments a set position = o.position, updated_at = $2, version = version + 1
     from unnest($1::int[]) with ordinality as o (id, position) where a.id = o.id and a.position <> o.position`,
    [ids, at],
  );
}

export async function removeAttachment(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from project_attachments where id = $1', [id]);
}

export interface OfferRow {
  id: string;
  name: string;
  file_key: string;
}
export const listOffer = (sql: Sql, projectId: number): Promise<OfferRow[]> =>
  sql.query('select id, name, file_key from project_documents where project_id = $1 order by position, id', [
    projectId,
  ]);

interface NewOffer {
  projectId: number;
  documents: readonly OfferRow[];
  userId: number;
  at: string;
}
/** Makes these the offer of a project, in their order. */
export async function setOffer(sql: Sql, { projectId, documents, userId, at }: NewOffer): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await sql.query('delete from project_documents where project_id = $1 and id <> all ($2::uuid[])', [projectId, ids]);
  await sql.query(
    `insert into project_documents (id, project_id, name, position, file_key, created_by, created_at)
     select d.id, $1, d.name, d.position, d.file_key, $5, $6
     from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as d (id, name, file_key, position)
     on conflict (id) do update set position = excluded.position`,
    [projectId, ids, documents.map(({ name }) => name), documents.map(({ file_key: key }) => key), userId, at],
  );
}

interface NewTempFile {
  documentKey: string;
  fileKey: string;
  userId: number;
  at: string;
}
export async function addTempFile(sql: Sql, { documentKey, fileKey, userId, at }: NewTempFile): Promise<void> {
  await sql.query('insert into temp_files (document_key, file_key, created_by, created_at) values ($1, $2, $3, $4)', [
    ...[documentKey, fileKey],
    ...[userId, at],
  ]);
}

export interface TempFile {
  document_key: string;
  file_key: string;
  name: string;
  kind: FileKind;
  is_used: boolean;
}
/** What this person has uploaded under these keys since a moment, held so that each is used once. */
export const lockTempFiles = (sql: Sql, keys: readonly string[], userId: number, since: string): Promise<TempFile[]> =>
  sql.query(
    `select t.document_key, t.file_key, f.name, f.kind, t.used_at is not null as is_used
     from temp_files t join files f on f.key = t.file_key
     where t.document_key = any ($1::uuid[]) and t.created_by = $2 and t.created_at > $3
     order by t.document_key for no key update`,
    [keys, userId, since],
  );

export async function setUsed(sql: Sql, keys: readonly string[], at: string): Promise<void> {
  await sql.query('update temp_files set used_at = $2 where document_key = any ($1::uuid[])', [keys, at]);
}
