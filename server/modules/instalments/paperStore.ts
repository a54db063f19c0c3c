/** The papers of applications: contracts, acts, what was signed, and photos. */
import type { Sql } from '../../db/database';
import type { FileKind } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Reply } from '../../http/contract';
import { named } from './columns';

type FileAnswer = Reply<'listInstalmentAttachments'>['items'][number];
export type PaperKind = 'contract' | 'handover_act' | 'reconciliation_act';
type Row = Omit<FileAnswer, 'url'> & { file_key: string };

const columns = `f.id, f.kind, f.name, s.size, f.file_key, f.is_void, ${named('u', `u.first_name || ' ' || u.last_name`, 'user')}, f.created_at`;
const tables = 'application_files f join files s on s.key = f.file_key left join system_users u on u.id = f.created_by';

export const listFiles = (sql: Sql, id: number): Promise<Row[]> =>
  sql.query(
    `select ${columns} from ${tables} where f.application_id = $1 and f.kind not in ('client_photo', 'passport', 'selfie') order by f.id desc`,
    [id],
  );
export const listPhotos = (sql: Sql, id: number): Promise<Row[]> =>
  sql.query(
    `select ${columns} from ${tables} where f.application_id = $1 and f.kind in ('client_photo', 'passport', 'selfie') order by f.id desc`,
    [id],
  );

export const signed =
  (files: Pick<FileStore, 'signedUrl'>) =>
  ({ file_key: key, ...row }: Row): FileAnswer => ({ ...row, url: files.signedUrl(key, row.name) });

interface NewFile {
  applicationId: number;
  kind: FileAnswer['kind'];
  name: string;
  key: string;
  userId: number;
  at: string;
}
export async function addApplicationFile(
  sql: Sql,
  { applicationId, kind, name, key, userId, at }: NewFile,
): Promise<void> {
  await sql.query(
    `insert into application_files (application_id, kind, name, file_key, created_by, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [applicationId, kind, name, key, userId, at],
  );
}

/** Those of these kinds give way to others. */
export async function putAside(sql: Sql, id: number, kinds: readonly string[]): Promise<void> {
  await sql.query(
    'update application_files set is_void = true where application_id = $1 and kind = any ($2::text[]) and not is_void',
    [id, kinds],
  );
}

/** A file that the program wrote. */
export async function addWritten(
  sql: Sql,
  { key, name, size, userId, at }: { key: string; name: string; size: number; userId: number; at: string },
): Promise<void> {
  await sql.query(
    `insert into files (key, name, kind, size, created_by, created_at) values ($1, $2, 'docx', $3, $4, $5)`,
    [key, name, size, userId, at],
  );
}

export const signedKinds: readonly FileKind[] = ['pdf', 'jpg', 'png'];
