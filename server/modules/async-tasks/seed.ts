import { addMinutes } from 'date-fns/addMinutes';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import type { Sql } from '../../db/database';
import { entity, type TaskStatus, type TaskType } from './rules';

interface Plan {
  name: string;
  type: TaskType;
  status: TaskStatus;
  /** How many of its items came to what; the rest still waits. */
  done: number;
  failed: number;
  skipped: number;
  total: number;
  error?: string;
  /** Days ago. */
  age: number;
  requestedStatus?: string;
}

const plan = (name: string, type: TaskType, status: TaskStatus, rest: Partial<Plan> & Pick<Plan, 'total' | 'age'>) => ({
  ...{ name, type, status, done: 0, failed: 0, skipped: 0 },
  ...rest,
});

/** One of each state and each kind; what waits may be run. */
const plans: Plan[] = [
  plan('Проверка новых анкет', 'status_update', 'done', { total: 40, done: 40, age: 34, requestedStatus: 'active' }),
  plan('Рассылка о новом раунде', 'message', 'done', { total: 60, done: 60, age: 30 }),
  plan('Справки для аудита', 'generate_info', 'done_with_errors', { total: 25, done: 23, failed: 2, age: 27 }),
  plan('Отчёт по ушедшим инвесторам', 'left_report', 'done', { total: 12, done: 12, age: 21 }),
  plan('Инвесторы с форума в Самарканде', 'import_investors', 'done_with_errors', {
    ...{ total: 30, done: 26, failed: 4, age: 16 },
  }),
  plan('Сверка контактов', 'other', 'failed', { total: 50, done: 18, skipped: 32, error: 'server_error', age: 12 }),
  plan('Остановка неактивных', 'status_update', 'cancelled', {
    ...{ total: 80, done: 31, failed: 5, skipped: 44, age: 9, requestedStatus: 'inactive' },
  }),
  plan('Повторная проверка анкет', 'status_update', 'done_with_errors', {
    ...{ total: 64, done: 57, failed: 7, age: 4, requestedStatus: 'active' },
  }),
  plan('Анкеты после праздников', 'status_update', 'created', { total: 36, age: 1, requestedStatus: 'in_process' }),
];

/** Background tasks of the past with what became of each row, and one that was not run yet. The same every day. */
export async function seedAsyncTasks(sql: Sql, clock: Clock): Promise<void> {
  const [owner] = await sql.query<{ id: number }>(`select id from system_users where username = 'director'`, []);
  if (owner === undefined) return;
  for (const one of plans) {
    const begun = daysAgo(clock, one.age);
    const at = (minutes: number) => timestampOf(addMinutes(begun, minutes));
    const [wasRun, hasEnded] = [one.status !== 'created', one.done + one.failed + one.skipped === one.total];
    const [row] = await sql.query<{ id: number }>(
      `insert into async_tasks (name, type, status, params, total, done, failed, skipped, error, created_by, run_by,
         created_at, updated_at, started_at, finished_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
      [
        ...[one.name, one.type, one.status, JSON.stringify(one.requestedStatus ? { status: one.requestedStatus } : {})],
        ...[one.total, one.done, one.failed, one.skipped, one.error ?? null, owner.id, wasRun ? owner.id : null],
        ...[at(0), at(hasEnded ? 3 : 0), wasRun ? at(1) : null, hasEnded ? at(3) : null],
      ],
    );
    const { id } = row!; // an insert returns its row
    await seedAudit(sql, { id, one, userId: owner.id, at });
    // Every fourth of the tried rows is one of the refused, while there are any.
    await sql.query(
      `insert into async_task_items (task_id, row, wish, investor_id, status, message)
       select $1::int, i.place + 1, json_build_object('investor_id', i.id::text), case when $5::boolean then i.id end,
         case when i.place > $2::int + $3::int then $4::text
           when i.place % 4 = 0 and i.place / 4 <= $3::int then 'error' else 'done' end,
         case when i.place <= $2::int + $3::int and i.place % 4 = 0 and i.place / 4 <= $3::int then
           case i.place % 3 when 0 then 'transition_not_allowed' when 1 then 'reason_required' else 'not_found' end end
       from (select id, row_number() over (order by id)::int as place from investors order by id limit $6::int) i`,
      [id, one.done, one.failed, hasEnded ? 'skipped' : 'pending', wasRun, one.total],
    );
  }
}

interface TaskAudit {
  id: number;
  one: Plan;
  userId: number;
  /** The moment so many minutes after the task was made. */
  at: (minutes: number) => string;
}

/** Who did what with a task, as the server writes it down (handlers.ts, runner.ts). */
async function seedAudit(sql: Sql, { id, one, userId, at }: TaskAudit): Promise<void> {
  const rows: [minutes: number, user: number | null, action: string, field: string, old: string | null, now: string][] =
    [
      [0, userId, 'create', 'name', null, one.name],
      [0, userId, 'create', 'rows', null, String(one.total)],
    ];
  if (one.status !== 'created')
    rows.push([1, userId, 'run', 'status', 'created', 'queued'], [1, userId, 'start', 'status', 'queued', 'running']);
  if (one.error !== undefined)
    rows.push([3, null, 'give_up', 'status', 'running', 'failed'], [3, null, 'give_up', 'error', null, one.error]);
  else if (one.status === 'cancelled') rows.push([3, userId, 'cancel', 'status', 'running', 'cancelled']);
  else if (one.status !== 'created') rows.push([3, userId, 'finish', 'status', 'running', one.status]);
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select t.happened_at, t.user_id, t.action, $1, $2, t.field, t.old_value, t.new_value
     from unnest($3::timestamp[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[]) with ordinality
       as t (happened_at, user_id, action, field, old_value, new_value, place) order by t.place`,
    [
      ...[entity, String(id), rows.map(([minutes]) => at(minutes)), rows.map(([, user]) => user)],
      ...[rows.map((row) => row[2]), rows.map((row) => row[3]), rows.map((row) => row[4]), rows.map((row) => row[5])],
    ],
  );
}
