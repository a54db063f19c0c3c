import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language } from '../../http/contract';
import type { ReportStatus, ReportType } from './source';

export interface JobRow {
  id: number;
  user_id: number;
  type: ReportType;
  begin_date: string;
  end_date: string;
  row_status: string | null;
  language: Language;
  status: ReportStatus;
  rows: number;
  total: number | null;
  attempts: number;
  file_key: string | null;
  file_name: string | null;
  size: number | null;
  created_at: string;
  finished_at: string | null;
}

const columns = `j.id, j.user_id, j.type, j.begin_date, j.end_date, j.row_status, j.language, j.status, j.rows, j.total, j.attempts,
  j.file_key, j.file_name, j.size::float8 as size, j.created_at, j.finished_at`;

/** The reports of one person. */
export const jobsOf = listOf<JobRow, Call<'listReportJobs'>['query'], never, number>({
  id: 'j.id',
  from: (bind, userId) => `(select * from report_jobs where user_id = ${bind(userId)}) j`,
  select: columns,
  orders: 'j.id desc',
  where: { status: 'j.status', type: 'j.type' },
});

type Asked = Pick<JobRow, 'type' | 'begin_date' | 'end_date' | 'row_status' | 'language'>;

/** Holds the person, so that his reports are begun one after the other, and finds those under way. */
export async function lockUnderWay(sql: Sql, userId: number): Promise<(Asked & { id: number })[]> {
  await sql.query('select from system_users where id = $1 for no key update', [userId]);
  return sql.query(
    `select ${columns} from report_jobs j where user_id = $1 and status in ('queued', 'running') order by id`,
    [userId],
  );
}

export async function addJob(sql: Sql, asked: Asked & { userId: number; at: string }): Promise<number> {
  const { type, begin_date, end_date, row_status, language, userId, at } = asked;
  const [row] = await sql.query<{ id: number }>(
    `insert into report_jobs (user_id, type, begin_date, end_date, row_status, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [userId, type, begin_date, end_date, row_status, language, at],
  );
  return row!.id; // an insert returns its row
}

/** The person's own report, held until the end of the transaction. */
export async function lockJob(sql: Sql, id: number, userId: number): Promise<JobRow | undefined> {
  const [row] = await sql.query<JobRow>(
    `select ${columns} from report_jobs j where id = $1::bigint and user_id = $2 for no key update`,
    [id, userId],
  );
  return row;
}

export async function cancelJob(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(
    `update report_jobs set status = 'cancelled', claim = null, claimed_until = null, finished_at = $2 where id = $1`,
    [id, at],
  );
}

/** Removes reports with what is known of their files; the files themselves go after the transaction. */
export async function removeJobs(sql: Sql, ids: readonly number[]): Promise<string[]> {
  const removed = await sql.query<{ file_key: string | null }>(
    'delete from report_jobs where id = any ($1::bigint[]) returning file_key',
    [ids],
  );
  const keys = removed.flatMap(({ file_key }) => file_key ?? []);
  await sql.query('delete from files where key = any ($1::text[])', [keys]);
  return keys;
}

/** Those that ended before a moment; one that somebody holds is left for the next time. */
export async function findOld(sql: Sql, before: string): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    'select id from report_jobs where finished_at < $1 order by id limit 100 for update skip locked',
    [before],
  );
  return rows.map(({ id }) => id);
}

/** Ends those that were begun so often and whose last writer has not been heard of either. */
export async function giveUpJobs(sql: Sql, over: { now: string; attempts: number; at: string }): Promise<void> {
  await sql.query(
    `update report_jobs set status = 'failed', claim = null, claimed_until = null, finished_at = $3
     where status = 'running' and claimed_until < $1 and attempts >= $2`,
    [over.now, over.attempts, over.at],
  );
}

interface Claim {
  claim: string;
  now: string;
  until: string;
}

/** The oldest report that nobody writes, or whose writer has not been heard of; two processes never take the same. */
export async function takeJob(sql: Sql, { claim, now, until }: Claim): Promise<JobRow | undefined> {
  const [row] = await sql.query<JobRow>(
    `update report_jobs j set status = 'running', rows = 0, claim = $1, claimed_until = $3, attempts = attempts + 1
     where id = (select id from report_jobs where status = 'queued' or (status = 'running' and claimed_until < $2)
       order by id limit 1 for no key update skip locked)
     returning ${columns}`,
    [claim, now, until],
  );
  return row;
}

/** Says how far the writer is, and that it lives; false when the report was cancelled, or is another one's by now. */
export async function keepClaim(
  sql: Sql,
  { id, claim, until, rows, total }: { id: number; claim: string; until: string; rows: number; total?: number },
): Promise<boolean> {
  const kept = await sql.query(
    'update report_jobs set claimed_until = $3, rows = $4, total = coalesce($5, total) where id = $1 and claim = $2 returning id',
    [id, claim, until, rows, total ?? null],
  );
  return kept.length > 0;
}

export interface Written {
  id: number;
  claim: string;
  key: string;
  name: string;
  size: number;
  rows: number;
  at: string;
}

/** Keeps the file of a report that is still the writer's own; false when it is not. */
export async function finishJob(sql: Sql, { id, claim, key, name, size, rows, at }: Written): Promise<boolean> {
  const held = await sql.query('select id from report_jobs where id = $1 and claim = $2 for no key update', [
    id,
    claim,
  ]);
  if (held.length === 0) return false;
  await sql.query(
    `insert into files (key, name, kind, size, created_by, created_at) values ($1, $2, 'xlsx', $3, null, $4)`,
    [...[key, name, size], at],
  );
  await sql.query(
    `update report_jobs set status = 'done', claim = null, claimed_until = null, rows = $2, total = $2, file_key = $3, file_name = $4,
       size = $5, finished_at = $6 where id = $1`,
    [id, rows, key, name, size, at],
  );
  return true;
}

/** A report that broke: it is queued anew, or given up. */
export async function breakJob(sql: Sql, id: number, claim: string, gaveUpAt: string | null): Promise<void> {
  await sql.query(
    `update report_jobs set status = case when $3::timestamp is null then 'queued' else 'failed' end, claim = null,
       claimed_until = null, finished_at = $3::timestamp where id = $1 and claim = $2`,
    [id, claim, gaveUpAt],
  );
}

export async function nameOf(sql: Sql, userId: number): Promise<string> {
  const [row] = await sql.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from system_users where id = $1`,
    [userId],
  );
  return row!.name; // accounts are closed and never removed
}
