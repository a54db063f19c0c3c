import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call } from '../../http/contract';
import type { TaskStatus, TaskType, RowCells } from './rules';

export interface TaskRow {
  id: number;
  version: number;
  name: string;
  type: TaskType;
  status: TaskStatus;
  file_name: string | null;
  params: { status?: string; comment?: string };
  total: number;
  done: number;
  failed: number;
  skipped: number;
  error: string | null;
  broken: number;
  run_by: number | null;
  created_by_id: number;
  created_by_name: string;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
}
export interface ItemRow {
  id: number;
  task_id: number;
  row: number;
  cells: RowCells;
  investor_id: number | null;
  investor_name: string | null;
  status: 'pending' | 'done' | 'error' | 'skipped';
  message: string | null;
}

export const tasks = listOf<TaskRow, Call<'listAsyncTasks'>['query']>({
  id: 't.id',
  from: 'async_tasks t',
  select: `t.*, u.id as created_by_id, u.first_name || ' ' || u.last_name as created_by_name`,
  joins: 'join system_users u on u.id = t.created_by',
  orders: 't.created_at desc, t.id desc',
  where: ({ search, type, status }) =>
    new Where()
      .finds(search, { id: 't.id', names: ['t.name'] })
      .when(type, 't.type = $')
      .when(status, 't.status = $'),
});

interface NewTask extends Pick<TaskRow, 'name' | 'type' | 'params'> {
  fileName: string;
  userId: number;
  at: string;
}

/** A task with its items, created and not begun. */
export async function addTask(
  sql: Sql,
  made: NewTask,
  rows: readonly { row: number; cells: RowCells }[],
): Promise<number> {
  const [task] = await sql.query<{ id: number }>(
    `insert into async_tasks (name, type, status, file_name, params, total, created_by, created_at, updated_at)
     values ($1, $2, 'created', $3, $4, $5, $6, $7, $7) returning id`,
    [made.name, made.type, made.fileName, JSON.stringify(made.params), rows.length, made.userId, made.at],
  );
  const { id } = task!; // an insert returns its row
  await sql.query(
    `insert into async_task_items (task_id, row, wish)
     select $1, i.row, i.cells::json from unnest($2::int[], $3::text[]) as i (row, cells) order by i.row`,
    [id, rows.map(({ row }) => row), rows.map(({ cells }) => JSON.stringify(cells))],
  );
  return id;
}

export async function changeTask(
  sql: Sql,
  { id, name, params, at }: Pick<TaskRow, 'id' | 'name' | 'params'> & { at: string },
): Promise<void> {
  await sql.query(
    'update async_tasks set name = $2, params = $3, version = version + 1, updated_at = $4 where id = $1',
    [id, name, JSON.stringify(params), at],
  );
}

export async function queueTask(sql: Sql, id: number, userId: number, at: string): Promise<void> {
  await sql.query(
    `update async_tasks set status = 'queued', run_by = $2, version = version + 1, updated_at = $3 where id = $1`,
    [id, userId, at],
  );
}

/** Ends a task before its last item: what waits is left out. */
export async function stopTask(
  sql: Sql,
  { id, to, error = null, at }: { id: number; to: 'cancelled' | 'failed'; error?: string | null; at: string },
): Promise<void> {
  const left = await sql.query(
    `update async_task_items set status = 'skipped' where task_id = $1 and status = 'pending' returning id`,
    [id],
  );
  await sql.query(
    `update async_tasks set status = $2, error = $3, skipped = skipped + $4, version = version + 1, updated_at = $5,
       finished_at = $5 where id = $1`,
    [id, to, error, left.length, at],
  );
}

export const items = listOf<ItemRow, Call<'listAsyncTaskItems'>['query']>({
  id: 'i.id',
  from: 'async_task_items i',
  select: 'i.id, i.task_id, i.row, i.wish as cells, i.investor_id, i.status, i.message, v.name as investor_name',
  joins: 'left join investors v on v.id = i.investor_id',
  orders: 'i.row',
  where: { task_id: 'i.task_id', status: 'i.status' },
});
