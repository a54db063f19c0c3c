/** Background tasks: made from a sheet, run to their end in the background, stopped; every step that is not allowed refused. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { utils, write } from 'xlsx';
import { workBatch } from '../../server/modules/async-tasks/runner';
import { taskStatuses, type TaskAction, type TaskStatus } from '../../server/modules/async-tasks/rules';
import { makePinfl } from '../../server/modules/investors/pinfl';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';
import { formOf, zipOf } from '../support/uploads';

let work: InvestorWork;
let quiet: InvestorWork['log'];
before(async () => {
  work = await startWork();
  quiet = work.log;
});
beforeEach(() => void quiet.splice(0));
after(() => work.close());

interface Task {
  id: number;
  version: number;
  status: TaskStatus;
  total: number;
  done: number;
  failed: number;
  skipped: number;
  error: string | null;
  params: object;
  history: { action: string; field: string; old: string | null; new: string; user: { id: number } | null }[];
}
const path = '/investments/async-tasks';
const sheetOf = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rows');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
};
async function upload(content: Buffer, as = 'director'): Promise<string> {
  const { payload, headers } = formOf(content, 'rows.xlsx');
  const token = (await work.signIn(as)).access_token;
  const answer = await work.call({ method: 'POST', url: '/api/investment/files', payload, headers, token });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ id: string }>().id;
}
const create = (body: object, options: object = {}) =>
  work.outcome(`invest POST ${path}`, { body, key: newKey(), ...options });
async function make(rows: unknown[][], more: object = {}): Promise<Task> {
  const file_id = await upload(sheetOf(rows));
  const [status, task] = await create({ name: 'Проверка', type: 'status_update', file_id, ...more });
  assert.equal(status, 201, JSON.stringify(task));
  return task as Task;
}
const read = async (id: number) => (await work.outcome(`invest GET ${path}/${id}`))[1] as Task;
const run = (task: Task, options: object = {}) =>
  work.outcome(`invest POST ${path}/${task.id}/run`, { version: task.version, ...options });
const step = () => workBatch(work.db, work.clock, (line) => quiet.push(line));
/** Ends everything that was begun, by whichever process: this process's own runner, or this test. */
async function finish(id: number): Promise<Task> {
  for (;;) {
    await step();
    const task = await read(id);
    if (!['queued', 'running'].includes(task.status)) return task;
  }
}
const itemsOf = async (id: number, status?: string) => {
  const query = `task_id=${id}&limit=1000${status ? `&status=${status}` : ''}`;
  const [, answer] = await work.outcome(`invest GET /investments/async-task-items?${query}`);
  return (answer as { items: { row: number; status: string; message: string | null; subject: string }[] }).items;
};
const statusOf = (id: number) => work.statusOf('investors', id);

test('a sheet is taken in row by row: what is legal is done, each other row tells why not', async () => {
  const pinfl = makePinfl('1990-05-17', 'female', 11, 12);
  const [fresh, named, old] = [
    await work.make({ status: 'in_process' }),
    await work.make({ status: 'in_process', pinfl }),
    await work.make({ status: 'left' }),
  ];
  const task = await make(
    [
      ['Comment', 'PINFL', 'investor_id', 'status', '__proto__'],
      ['', '', fresh, 'active', 'x'],
      ['', pinfl, '', '', ''],
      ['', '', old, 'active', ''],
      ['', '', 2_000_000, 'active', ''],
      ['', '', fresh, 'flying', ''],
      ['', '', '', 'active', ''],
      ['', '', '', '', ''],
      ['', pinfl, fresh, 'inactive', ''],
      ['', '', named, 'inactive', ''],
      ['Просит остановить', '', named, 'inactive', ''],
    ],
    { params: { status: 'active' } },
  );
  assert.deepEqual([task.status, task.total, task.done, task.failed], ['created', 9, 0, 0]);
  assert.equal(await statusOf(fresh), 'in_process', 'nothing is done before it is run');
  const [code, queued] = await run(task);
  assert.deepEqual([code, (queued as Task).status], [202, 'queued']);
  const ended = await finish(task.id);
  assert.deepEqual([ended.status, ended.done, ended.failed, ended.skipped], ['done_with_errors', 3, 6, 0]);
  assert.deepEqual(
    (await itemsOf(task.id)).map(({ row, message }) => [row, message]),
    [
      [2, null],
      [3, null],
      [4, 'transition_not_allowed'],
      [5, 'not_found'],
      [6, 'unknown_value'],
      [7, 'required'],
      [9, 'number_mismatch'],
      [10, 'reason_required'],
      [11, null],
    ],
  );
  assert.deepEqual([await statusOf(fresh), await statusOf(named), await statusOf(old)], ['active', 'inactive', 'left']);
  assert.equal((await itemsOf(task.id, 'error')).length, 6);
  const [, page] = await work.outcome(`invest GET /investments/async-task-items?task_id=${task.id}&offset=1&limit=1`);
  assert.ok(!JSON.stringify(page).includes(pinfl), 'personal numbers are masked');
  const journal = await work.journalOf(fresh);
  assert.deepEqual(journal, [{ action: 'change_status', field: 'status', old: 'in_process', new: 'active' }]);
  const audited = await work.db.query(
    `select action, new_value as now from audit where entity = 'async_task' and entity_id = $1 order by id`,
    [String(task.id)],
  );
  assert.deepEqual(audited, [
    { action: 'create', now: 'Проверка' },
    { action: 'create', now: '9' },
    { action: 'run', now: 'queued' },
    { action: 'start', now: 'running' },
    { action: 'finish', now: 'done_with_errors' },
  ]);
  const { history } = await read(task.id);
  assert.deepEqual(
    history.map((row) => ({ action: row.action, now: row.new })),
    audited.toReversed(),
  );
  assert.ok(history.every(({ user }) => user !== null));
  assert.deepEqual(await work.outcome(`invest GET ${path}/${task.id}`, { as: 'moderator' }), [403, 'forbidden']);
});

test('new investors: wrong phones, wrong PINFL and phones that are taken are told; the rest is there', async () => {
  const pinfl = makePinfl('1992-02-03', 'male', 21, 22);
  const taken = await work.make({});
  const { phone_number: phone } = await work.one<{ phone_number: string }>(
    'select phone_number from investors where id = $1',
    [taken],
  );
  const task = await make(
    [
      ['phone_number', 'last_name', 'first_name', 'patronymic', 'pinfl'],
      ['+998 (93) 555-66-77', 'Юсупов', 'Жасур', 'Бахтиёрович', pinfl],
      ['+998 (93) 555-66-77', 'Юсупов', 'Жасур', '', ''],
      [phone, 'Юсупов', 'Жасур', '', ''],
      ['123', 'Юсупов', 'Жасур', '', ''],
      ['998935556688', 'Юсупов', 'Жасур', '', '30101900010019'],
      ['998935556699', '', 'Жасур', '', ''],
      ['998935556611', 'Юсупов', 'Жасур', '', makePinfl('2015-01-01', 'male', 1, 1)],
      ['998935556612', '1', 'Жасур', '', ''],
      ['998935556613', 'Юсупов', 'Ж'.repeat(101), '', ''],
      ['998935556614', 'Юсупов', 'Жасур', 'Ivan 2', ''],
    ],
    { type: 'import_investors' },
  );
  await run(task);
  const ended = await finish(task.id);
  assert.deepEqual([ended.done, ended.failed], [1, 9]);
  assert.deepEqual(
    (await itemsOf(task.id)).map(({ message }) => message),
    [
      ...[null, 'phone_number_already_exists', 'phone_number_already_exists', 'invalid_phone', 'invalid_pinfl'],
      ...['required', 'age_under_18', 'invalid_name', 'invalid_name', 'invalid_name'],
    ],
  );
  const [made] = await work.db.query<{ id: number }>(
    `select id, name, status, pinfl, birthday, gender from investors where phone_number = '998935556677'`,
    [],
  );
  const { id, ...person } = made!;
  assert.deepEqual(person, {
    ...{ name: 'Юсупов Жасур Бахтиёрович', status: 'new', pinfl, birthday: '1992-02-03', gender: 'male' },
  });
  assert.equal((await work.outcome(`invest GET /investors/${id}/personal-document-data`))[0], 200);
  const item = (await itemsOf(task.id))[0]!;
  assert.ok(!item.subject.includes('5556677') && item.subject.includes('Юсупов'), item.subject);
});

test('rows that change nothing tell whose a number is only as often as a search does', async () => {
  const searches = () =>
    work.db.query<{ number: string; user: string }>(
      `select a.new_value as number, u.username as user from audit a join system_users u on u.id = a.user_id
       where a.entity = 'number_search' and a.entity_id = 'async_tasks' and a.id > $1 order by a.id`,
      [since],
    );
  const { since } = await work.one<{ since: number }>('select coalesce(max(id), 0) as since from audit');
  const [one, two, gone] = [
    makePinfl('1990-05-17', 'female', 31, 1),
    makePinfl('1990-05-17', 'female', 31, 2),
    makePinfl('1990-05-17', 'female', 31, 3),
  ];
  const [active, waiting] = [
    await work.make({ status: 'active', pinfl: one, phone_number: '998935557701' }),
    await work.make({ status: 'in_process', pinfl: two }),
  ];
  const answersOf = async (rows: unknown[][], more: object = {}) => {
    const task = await make(rows, more);
    await run(task);
    await finish(task.id);
    const query = `task_id=${task.id}&limit=1000`;
    const [, answer] = await work.outcome(`invest GET /investments/async-task-items?${query}`);
    return (answer as { items: { message: string | null; investor: { id: number } | null }[] }).items.map(
      ({ message, investor }) => [message, investor?.id ?? null],
    );
  };
  // Nobody is looked for by a row that asks for nothing.
  assert.deepEqual(
    await answersOf([
      ['pinfl', 'status'],
      [one, 'x'],
      [one, ''],
    ]),
    [
      ['unknown_value', null],
      ['required', null],
    ],
  );
  assert.deepEqual(await searches(), []);
  const rows = [
    ['pinfl', 'status'],
    [one, 'active'],
    [two, 'active'],
    [gone, 'active'],
  ];
  assert.deepEqual(await answersOf(rows), [
    ['transition_not_allowed', active],
    [null, waiting],
    ['not_found', null],
  ]);
  const people = [
    ['phone_number', 'last_name', 'first_name'],
    ['998935557701', 'Юсупов', 'Жасур'],
  ];
  assert.deepEqual(await answersOf(people, { type: 'import_investors' }), [['phone_number_already_exists', null]]);
  const ends = [one, gone, '998935557701'].map((number) => '*'.repeat(number.length - 2) + number.slice(-2));
  assert.deepEqual(
    await searches(),
    ends.map((number) => ({ number, user: 'director' })),
  );
  await work.db.query(
    `insert into secret_reads (user_id, kind, subject, read_at)
     select u.id, 'search', n::text, $1::timestamp from system_users u, generate_series(1, 400) n where u.username = 'director'`,
    [new Date(work.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 19)],
  );
  try {
    const more = makePinfl('1990-05-17', 'female', 31, 4);
    const another = await work.make({ status: 'active', pinfl: more });
    const late = makePinfl('1990-05-17', 'female', 31, 5);
    const moved = await work.make({ status: 'in_process', pinfl: late });
    assert.deepEqual(
      await answersOf([
        ['pinfl', 'status', 'investor_id'],
        [more, 'active', ''],
        [late, 'active', ''],
        ['', 'active', another],
      ]),
      [
        ['too_many_searches', null],
        [null, moved],
        ['transition_not_allowed', another],
      ],
      'what is to be done is done',
    );
  } finally {
    await work.db.query('delete from secret_reads', []);
  }
});

test('every step that a state does not allow answers 409 and changes nothing (STATE-09)', async () => {
  const legal: Record<TaskAction, TaskStatus[]> = {
    update: ['created'],
    run: ['created'],
    cancel: ['created', 'queued', 'running'],
  };
  const investor = await work.make({ status: 'in_process' });
  const task = await make([
    ['investor_id', 'status'],
    [investor, 'active'],
  ]);
  const calls: Record<TaskAction, () => Promise<[number, unknown]>> = {
    update: () => work.outcome(`invest PUT ${path}/${task.id}`, { body: { name: 'Иначе' }, version: task.version }),
    run: () => run(task),
    cancel: () => work.outcome(`invest POST ${path}/${task.id}/cancel`),
  };
  const put = (status: TaskStatus) =>
    work.db.query('update async_tasks set status = $2, version = $3, error = null where id = $1', [
      ...[task.id, status, task.version],
    ]);
  for (const status of taskStatuses)
    for (const action of Object.keys(legal) as TaskAction[]) {
      if (legal[action].includes(status)) continue;
      await put(status);
      assert.deepEqual(await calls[action](), [409, 'transition_not_allowed'], `${action} in ${status}`);
      // No process works on it: the runner was not woken by a refusal.
      assert.equal((await read(task.id)).status, status);
    }
  await put('created');
  const blank = { body: { name: '   ' }, version: task.version };
  assert.deepEqual(await work.outcome(`invest PUT ${path}/${task.id}`, blank), [422, 'required']);
  assert.equal((await calls.update())[0], 200);
  assert.deepEqual(await calls.update(), [409, 'changed_meanwhile']);
  assert.deepEqual(await run(task), [409, 'changed_meanwhile']);
  assert.equal((await calls.cancel())[0], 200);
  assert.equal(await statusOf(investor), 'in_process');
});

test('a running task that is cancelled keeps what was done and skips what waits', async () => {
  const ids = [];
  for (let at = 0; at < 50; at++) ids.push(await work.make({ status: 'in_process' }));
  const task = await make([['investor_id', 'status'], ...ids.map((id) => [id, 'active'])]);
  // Queued without waking the runner of the server, so that the test alone goes on step by step.
  await work.db.query(`update async_tasks set status = 'queued', run_by = created_by where id = $1`, [task.id]);
  assert.equal(await step(), true);
  const [under] = [await read(task.id)];
  assert.deepEqual([under.status, under.done], ['running', 20]);
  const [code, cancelled] = await work.outcome(`invest POST ${path}/${task.id}/cancel`);
  assert.equal(code, 200);
  const { status, done, skipped } = cancelled as Task;
  assert.deepEqual([status, done, skipped], ['cancelled', 20, 30]);
  assert.equal(await step(), false, 'nothing goes on');
  const counts = await work.db.query(
    'select status, count(*)::int as count from investors where id = any ($1) group by status order by status',
    [ids],
  );
  assert.deepEqual(counts, [
    { status: 'in_process', count: 30 },
    { status: 'active', count: 20 },
  ]);
});

test('a task that a stopped server left running is taken up again; one whose owner is gone fails honestly', async () => {
  const left = await work.make({ status: 'in_process' });
  const task = await make([
    ['investor_id', 'status'],
    [left, 'active'],
  ]);
  await work.db.query(`update async_tasks set status = 'running', run_by = created_by where id = $1`, [task.id]);
  assert.equal((await finish(task.id)).status, 'done');
  assert.equal(await statusOf(left), 'active');

  const other = await make([
    ['investor_id', 'status'],
    [left, 'inactive'],
  ]);
  await work.db.query(
    `update async_tasks set status = 'queued', run_by = (select id from system_users where not is_active limit 1) where id = $1`,
    [other.id],
  );
  const ended = await finish(other.id);
  assert.deepEqual([ended.status, ended.error, ended.skipped], ['failed', 'user_disabled', 1]);
  assert.deepEqual(givenUp(ended), [
    ['error', null, 'user_disabled', null],
    ['status', 'queued', 'failed', null],
  ]);
});

/** What the platform did by itself, and no user. */
const givenUp = ({ history }: Task) =>
  history.filter(({ action }) => action === 'give_up').map((row) => [row.field, row.old, row.new, row.user]);

test('a task whose batch breaks again and again is given up, and says once that no user did it', async () => {
  const id = await work.make({ status: 'in_process' });
  const task = await make([
    ['investor_id', 'status'],
    [id, 'active'],
  ]);
  await work.db.script(
    `create function break_batch() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
     create trigger break_batch before update on async_task_items for each row
       when (new.status <> 'skipped') execute function break_batch()`,
  );
  try {
    await run(task);
    const ended = await finish(task.id);
    assert.deepEqual([ended.status, ended.error, ended.skipped], ['failed', 'server_error', 1]);
    assert.deepEqual(givenUp(ended), [
      ['error', null, 'server_error', null],
      ['status', 'queued', 'failed', null],
    ]);
  } finally {
    await work.db.script('drop trigger break_batch on async_task_items; drop function break_batch');
  }
});

test('rights are those of the moment: lost while it waits, every row is refused', async () => {
  const id = await work.make({ status: 'in_process' });
  const task = await make([
    ['investor_id', 'status'],
    [id, 'active'],
  ]);
  const permission = `permission_id = 'investor_verification' and action = 'enable'`;
  const role = `(select id from roles where name = 'administrator')`;
  await work.db.query(`update async_tasks set status = 'queued', run_by = created_by where id = $1`, [task.id]);
  await work.db.query(`delete from role_permissions where role_id = ${role} and ${permission}`, []);
  try {
    const ended = await finish(task.id);
    assert.deepEqual([ended.status, ended.failed], ['done_with_errors', 1]);
    assert.deepEqual(
      (await itemsOf(task.id)).map(({ message }) => message),
      ['forbidden'],
    );
    const another = await make([
      ['investor_id', 'status'],
      [id, 'active'],
    ]);
    assert.deepEqual(await run(another), [403, 'forbidden']);
  } finally {
    await work.db.query(
      `insert into role_permissions select id, 'investor_verification', 'enable' from roles where name = 'administrator'`,
      [],
    );
  }
});

test('a sheet that is no sheet, too long, too large or without what it needs is refused, and nothing is made', async () => {
  const count = () => work.one<{ count: number }>('select count(*)::int as count from async_tasks');
  const before = await count();
  const rows = (number: number) => Array.from({ length: number }, (_, at) => [at + 1, 'active']);
  const hostile = zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': '0'.repeat(60 * 1024 * 1024),
  });
  // The directory says little; only unpacking tells.
  const entry = hostile.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  hostile.writeUInt32LE(1000, entry + 24);
  const cases: [string, Buffer][] = [
    ['sheet_unreadable', zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': 'not <xml' })],
    ['sheet_unreadable', hostile],
    [
      'sheet_without_columns',
      sheetOf([
        ['name', 'status'],
        ['Кто-то', 'active'],
      ]),
    ],
    ['sheet_empty', sheetOf([['investor_id', 'status']])],
    ['sheet_too_long', sheetOf([['investor_id', 'status'], ...rows(5001)])],
  ];
  for (const [code, content] of cases) {
    const file_id = await upload(content);
    assert.deepEqual(await create({ name: 'Проверка', type: 'status_update', file_id }), [422, code]);
  }
  const mine = await upload(sheetOf([['investor_id'], [1]]));
  assert.deepEqual(await create({ name: 'Чужая', type: 'message', file_id: mine }), [400, 'bad_request']);
  const unknown = '9f1c2d3e-0000-4000-8000-000000000001';
  assert.deepEqual(await create({ name: 'Нет файла', type: 'status_update', file_id: unknown }), [422, 'file_missing']);
  assert.deepEqual(await count(), before);
});

test('one intent makes one task, and one file belongs to one task', async () => {
  const file_id = await upload(
    sheetOf([
      ['investor_id', 'status'],
      [1, 'active'],
    ]),
  );
  const body = { name: 'Один раз', type: 'status_update', file_id };
  const key = newKey();
  const [first, second] = [await create(body, { key }), await create(body, { key })];
  assert.equal(first[0], 201);
  assert.deepEqual(second, first);
  // The sheet was taken in: its rows are the items, its name stands at the task, and it is kept nowhere.
  assert.deepEqual(await create(body), [422, 'file_missing']);
  const { file_id: kept, file_name: name } = first[1] as { file_id: string | null; file_name: string };
  assert.deepEqual([kept, name], [null, 'rows.xlsx']);
  assert.deepEqual(await work.db.query(`select key from files where key like $1 || '%'`, [file_id]), []);
  assert.ok(!readdirSync(work.fileFolder).some((file) => file.startsWith(file_id)));
});
