import type { Sql } from '../../db/database';

export interface BondFileRow {
  file_id: string;
  name: string;
  /** The ending of the stored file. */
  kind: string;
  size: number;
  file_key: string;
  created_at: string;
}

export const listBondFiles = (sql: Sql, bondId: number) =>
  sql.query<BondFileRow>(
    `select a.file_id, a.name, f.kind, f.size, a.file_key, a.created_at
     from bond_files a join files f on f.key = a.file_key where a.bond_id = $1::bigint order by a.created_at, a.file_id`,
    [bondId],
  );

interface BondFile {
  bondId: number;
  fileId: string;
  name: string;
  key: string;
  userId: number;
  at: string;
}
export async function addBondFile(sql: Sql, { bondId, fileId, name, key, userId, at }: BondFile): Promise<void> {
  await sql.query(
    `insert into bond_files (bond_id, file_id, name, file_key, created_by, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [bondId, fileId, name, key, userId, at],
  );
}

export async function removeBondFiles(sql: Sql, bondId: number, fileIds: readonly string[]): Promise<void> {
  await sql.query('delete from bond_files where bond_id = $1 and file_id = any ($2::uuid[])', [bondId, fileIds]);
}
