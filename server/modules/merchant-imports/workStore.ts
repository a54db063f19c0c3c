import type { Sql } from '../../db/database';
import type { RefusalCode } from '../../shared/codes';
import type { Faults } from './columns';
import type { SheetRow } from './rules';
import { importColumns, type ImportRow, type ImportStatus } from './store';

/** The merchants whose night it is, who are not fetched a second time for this day, whoever else looks. */
export const takeNight = (
  sql: Sql,
  day: string,
  limit: number,
): Promise<{ merchant_id: number; type: 'ftp' | 'billz'; path: string | null }[]> =>
  sql.query(
    `update merchant_import_methods set fetched_on = $1 where merchant_id in (
       select w.merchant_id from merchant_import_methods w join merchants m on m.id = w.merchant_id
       where w.schedule = 'nightly' and m.status = 'active' and coalesce(w.fetched_on, '-infinity') < $1
       order by w.merchant_id limit $2 for no key update of w skip locked)
     returning merchant_id, type, path`,
    [day, limit],
  );

interface Claim {
  claim: string;
  now: string;
  until: string;
}

/** The oldest import that has to be fetched and that nobody fetches, or whose fetcher has not been heard of in time. */
export async function takeFetch(sql: Sql, { claim, now, until }: Claim): Promise<ImportRow | undefined> {
  const [row] = await sql.query<ImportRow>(
    `update merchant_imports i set status = 'running', claim = $1, claimed_until = $3, attempts = attempts + 1
     where id = (select id from merchant_imports where source <> 'sheet' and total is null
       and (status = 'queued' or (status = 'running' and claimed_until < $2))
       order by id limit 1 for no key update skip locked)
     returning ${importColumns}`,
    [claim, now, until],
  );
  return row;
}

/** Whether an import is still this fetcher's own; held until the end of the transaction. */
export async function holdClaim(sql: Sql, id: number, claim: string): Promise<boolean> {
  const held = await sql.query('select from merchant_imports where id = $1 and claim = $2 for no key update', [
    id,
    claim,
  ]);
  return held.length > 0;
}

/** The oldest import whose rows are known, locked; one that another process has a batch of under way is passed over. */
export async function takeImport(sql: Sql): Promise<ImportRow | undefined> {
  const [row] = await sql.query<ImportRow>(
    `select ${importColumns} from merchant_imports i where status in ('queued', 'running') and total is not null
     order by id limit 1 for no key update skip locked`,
    [],
  );
  return row;
}

/** The import, locked, as long as it has not ended. */
export async function lockUnderWay(sql: Sql, id: number): Promise<ImportRow | undefined> {
  const [row] = await sql.query<ImportRow>(
    `select ${importColumns} from merchant_imports i where id = $1 and status in ('queued', 'running') for no key update`,
    [id],
  );
  return row;
}

export const nextRows = (sql: Sql, importId: number, limit: number): Promise<SheetRow[]> =>
  sql.query(
    `select row, cells, coalesce(faults, '{}') as faults from merchant_import_rows
     where import_id = $1 and status = 'pending' order by row limit $2`,
    [importId, limit],
  );

export const refusedRows = (sql: Sql, importId: number): Promise<SheetRow[]> =>
  sql.query(
    `select row, cells, faults from merchant_import_rows where import_id = $1 and status = 'refused' order by row`,
    [importId],
  );

export interface Outcome {
  row: number;
  /** Empty where the row was taken. */
  faults: Faults;
}

/** What has become of a batch, and the figures of its import that follow from it. */
export async function keepOutcomes(sql: Sql, importId: number, outcomes: readonly Outcome[]): Promise<void> {
  const isRefused = ({ faults }: Outcome) => Object.keys(faults).length > 0;
  await sql.query(
    `update merchant_import_rows r set faults = o.faults::json,
       status = case when o.faults is null then 'done' else 'refused' end
     from unnest($2::int[], $3::text[]) as o (row, faults) where r.import_id = $1 and r.row = o.row`,
    [
      importId,
      outcomes.map(({ row }) => row),
      outcomes.map((one) => (isRefused(one) ? JSON.stringify(one.faults) : null)),
    ],
  );
  const failed = outcomes.filter(isRefused).length;
  await sql.query(
    `update merchant_imports set status = 'running', ok = ok + $2, failed = failed + $3, broken = 0 where id = $1`,
    [importId, outcomes.length - failed, failed],
  );
}

/** A batch broke and was rolled back; answers how many have in a row, and nothing when the import has ended meanwhile. */
export async function countBroken(sql: Sql, id: number): Promise<ImportRow | undefined> {
  const [row] = await sql.query<ImportRow>(
    `update merchant_imports i set broken = broken + 1 where id = $1 and status in ('queued', 'running')
     returning ${importColumns}`,
    [id],
  );
  return row;
}

interface End {
  id: number;
  status: ImportStatus;
  error: RefusalCode | null;
  at: string;
  /** The file of errors. */
  errors?: { key: string; name: string; size: number };
}

/** Ends an import; what was kept of its rows goes. */
export async function endImport(sql: Sql, { id, status, error, at, errors }: End): Promise<void> {
  if (errors !== undefined)
    await sql.query(
      `insert into files (key, name, kind, size, created_by, created_at) values ($1, $2, 'xlsx', $3, null, $4)`,
      [errors.key, errors.name, errors.size, at],
    );
  await sql.query('delete from merchant_import_rows where import_id = $1', [id]);
  await sql.query(
    `update merchant_imports set status = $2, error = $3, errors_key = $4, finished_at = $5, claim = null,
       claimed_until = null where id = $1`,
    [id, status, error, errors?.key ?? null, at],
  );
}
