import type { Sql } from '../../db/database';
import type { SignedInUser } from '../../auth/currentUser';
import type { ItemRow, TaskRow } from './store';
import type { TaskStatus } from './rules';

/**
 * The oldest task that has something to do, locked. One that another process has a batch of under way is passed
 * over, so several processes may look for work at once.
 */
export async function takeTask(sql: Sql): Promise<TaskRow | undefined> {
  const [row] = await sql.query<TaskRow>(
    `select t.*, t.created_by as created_by_id, '' as created_by_name
     from async_tasks t where status in ('queued', 'running') order by id limit 1 for no key update skip locked`,
    [],
  );
  return row;
}

export async function begin(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(`update async_tasks set status = 'running', started_at = $2, updated_at = $2 where id = $1`, [
    id,
    at,
  ]);
}

export function nextItems(sql: Sql, taskId: number, limit: number): Promise<ItemRow[]> {
  return sql.query(
    `select id, task_id, row, wish as cells, investor_id, null as investor_name, status, message
     from async_task_items where task_id = $1 and status = 'pending' order by row limit $2`,
    [taskId, limit],
  );
}

export interface Outcome {
  id: number;
  investorId: number | null;
  /** The code of the refusal; nothing when it was done. */
  message?: string;
}

/** What has become of a batch, and the figures of its task that follow from it. */
export async function keepOutcomes(sql: Sql, taskId: number, outcomes: readonly Outcome[], at: string): Promise<void> {
  await sql.query(
    `update async_task_items i set investor_id = o.investor_id, message = o.message,
       status = case when o.message is null then 'done' else 'error' end
     from unnest($1::int[], $2::int[], $3::text[]) as o (id, investor_id, message) where i.id = o.id`,
    [
      outcomes.map(({ id }) => id),
      outcomes.map(({ investorId }) => investorId),
      outcomes.map(({ message }) => message ?? null),
    ],
  );
  const failed = outcomes.filter(({ message }) => message !== undefined).length;
  await sql.query(
    'update async_tasks set done = done + $2, failed = failed + $3, broken = 0, updated_at = $4 where id = $1',
    [taskId, outcomes.length - failed, failed, at],
  );
}

export async function finish(sql: Sql, id: number, to: TaskStatus, at: string): Promise<void> {
  await sql.query(
    `update async_tasks set status = $2, finished_at = $3, updated_at = $3, version = version + 1 where id = $1`,
    [id, to, at],
  );
}

/** A batch broke and was rolled back; answers how many have in a row, and nothing when the task has ended meanwhile. */
export async function countBroken(sql: Sql, id: number): Promise<Pick<TaskRow, 'broken' | 'status'> | undefined> {
  const [row] = await sql.query<Pick<TaskRow, 'broken' | 'status'>>(
    `update async_tasks set broken = broken + 1 where id = $1 and status in ('queued', 'running') returning broken, status`,
    [id],
  );
  return row;
}

/** A person with the rights of this moment, without a session; nothing when the account is closed. */
export async function findWorker(sql: Sql, id: number): Promise<SignedInUser | undefined> {
  const [row] = await sql.query<{ username: string; name: string; role_ids: number[]; permissions: string[] }>(
    `select u.username, u.first_name || ' ' || u.last_name as name,
       array(select r.role_id from user_roles r where r.user_id = u.id) as role_ids,
       array(select distinct p.permission_id || '.' || p.action
             from user_roles r join role_permissions p on p.role_id = r.role_id where r.user_id = u.id) as permissions
     from system_users u where u.id = $1 and u.is_active and u.user_type = 'system'`,
    [id],
  );
  if (row === undefined) return undefined;
  const { username, name, role_ids: roleIds } = row;
  const permissions = new Set(row.permissions);
  return {
    ...{ id, username, name, roleIds, permissions, userType: 'system' },
    ...{ hasPolicy: true, mustChangePassword: false, sessionId: '' },
  };
}

/** All that a batch names, before any of them is changed. */
export async function holdInvestors(sql: Sql, ids: readonly number[], pinfls: readonly string[]): Promise<void> {
  await sql.query(
    'select id from investors where id = any ($1::bigint[]) or pinfl = any ($2::text[]) order by id for no key update',
    [ids, pinfls],
  );
}

export async function findInvestorId(sql: Sql, id: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>('select id from investors where id = $1::bigint', [id]);
  return row?.id;
}

/** Two at most: more than one is one too many. */
export async function findByPinfl(sql: Sql, pinfl: string): Promise<number[]> {
  const rows = await sql.query<{ id: number }>('select id from investors where pinfl = $1 order by id limit 2', [
    pinfl,
  ]);
  return rows.map(({ id }) => id);
}

interface NewInvestor {
  phone: string;
  pinfl: string | null;
  birthday: string | null;
  gender: string | null;
  lastName: string;
  firstName: string;
  patronymic: string | null;
  at: string;
}

/** A person who is new, with the empty documents that every person has. */
export async function addInvestor(sql: Sql, made: NewInvestor): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into investors (subject, status, phone_number, pinfl, birthday, gender, last_name, first_name, patronymic,
       created_at, updated_at)
     values ('individual', 'new', $1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
    [
      ...[made.phone, made.pinfl, made.birthday, made.gender],
      ...[made.lastName, made.firstName, made.patronymic, made.at],
    ],
  );
  const { id } = row!; // an insert returns its row
  await sql.query('insert into personal_documents (investor_id, updated_at) values ($1, $2)', [id, made.at]);
  return id;
}

export async function addFirstHistory(sql: Sql, investorId: number, userId: number, at: string): Promise<void> {
  await sql.query(
    `insert into verify_history (investor_id, from_status, to_status, comment, user_id, created_at)
     values ($1, null, 'new', null, $2, $3)`,
    [investorId, userId, at],
  );
}
