/**
 * Sheets of new investors that two processes on one PostgreSQL work through, one of which is killed meanwhile: each row is done, and once.
 * A usual run takes three small sheets, `npm run chaos -- storms` the figures that an attack on the back end once took.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { before, describe, test } from 'node:test';
import { isChaos } from '../../support/chaos';
import { workbook } from '../../support/hostileSheets';
import { send, signIn } from '../../support/stormCalls';
import { skip, two } from './two';
import { formOf } from '../../support/uploads';

const size = isChaos ? { sheets: 10, rows: 300 } : { sheets: 3, rows: 100 };
const all = size.sheets * size.rows;
const options = { timeout: isChaos ? 600_000 : 120_000 };

describe('sheets in the background', { skip }, () => {
  let token: string;
  before(async () => {
    token = (await signIn(two.at[0], 'director')).access_token;
  });

  const path = '/api/investment/investments/async-tasks';
  const phoneOf = (sheet: number, row: number) => String(998790000000 + sheet * size.rows + row);

  /** A name has letters alone. */
  const nameOf = (sheet: number, row: number) =>
    `Жасур ${sheet}-${row}`.replace(/\d/g, (digit) => 'абвгдежзик'.charAt(Number(digit)));

  /** A task that has its sheet and was not let begin, and its version. */
  async function make(sheet: number): Promise<{ id: number; version: number }> {
    const rows = Array.from({ length: size.rows }, (_, row) => [phoneOf(sheet, row), 'Юсупов', nameOf(sheet, row)]);
    const content = Buffer.from(workbook([['phone_number', 'last_name', 'first_name'], ...rows]));
    const { payload, headers } = formOf(content, `${sheet}.xlsx`);
    const at = two.at[sheet % 2]!; // there are two
    const file = await send('POST', `${at}/api/investment/files`, { token, body: payload, headers });
    assert.equal(file.status, 201, JSON.stringify(file.body));
    const task = await send('POST', at + path, {
      token,
      body: { name: `Лист ${sheet}`, type: 'import_investors', file_id: file.body['id'] },
      headers: { 'idempotency-key': randomUUID() },
    });
    assert.equal(task.status, 201, JSON.stringify(task.body));
    return { id: Number(task.body['id']), version: Number(task.body['version']) };
  }

  test('of two processes that work through sheets one is killed, and each row is done once', options, async () => {
    const { db } = two;
    const one = async <Row>(text: string, values: unknown[]) => (await db.query<Row>(text, values))[0]!; // aggregates answer one row
    const tasks = [];
    for (let sheet = 0; sheet < size.sheets; sheet++) tasks.push(await make(sheet));
    const ids = tasks.map(({ id }) => id);
    const doneOf = async () =>
      (await one<{ n: number }>('select sum(done)::int as n from async_tasks where id = any ($1)', [ids])).n;

    // By turns, so that both are told that there is something to do.
    const begun = await Promise.all(
      tasks.map(({ id, version }, turn) =>
        send('POST', `${two.at[turn % 2]!}${path}/${id}/run`, { token, headers: { 'if-match': String(version) } }),
      ),
    );
    assert.deepEqual([...new Set(begun.map(({ status }) => status))], [202]);
    while ((await doneOf()) < all / 5) await pause(5);
    await two.programs[0]!.stop('SIGKILL');
    const [doneAtDeath, unfinished] = [
      await doneOf(),
      await db.query(`select from async_tasks where id = any ($1) and status in ('queued', 'running')`, [ids]),
    ];
    assert.ok(doneAtDeath < all && unfinished.length > 0, 'it was killed in the middle of the work');
    await two.start(0);
    while (
      (await db.query(`select from async_tasks where id = any ($1) and status in ('queued', 'running')`, [ids]))
        .length > 0
    )
      await pause(50);

    assert.deepEqual(
      await db.query('select status, total, done, failed, broken from async_tasks where id = any ($1)', [ids]),
      ids.map(() => ({ status: 'done', total: size.rows, done: size.rows, failed: 0, broken: 0 })),
    );
    // Each is there once, as the journal says, too.
    const phones = tasks.flatMap((_, sheet) => Array.from({ length: size.rows }, (_, row) => phoneOf(sheet, row)));
    assert.deepEqual(
      await one(
        `select count(*)::int as made, count(distinct phone_number)::int as phones, count(distinct first_name)::int as people,
         (select count(*)::int from audit where entity = 'investor' and action = 'create' and field = 'status'
            and entity_id = any (array_agg(i.id::text))) as journalled
       from investors i where phone_number = any ($1)`,
        [phones],
      ),
      { made: all, phones: all, people: all, journalled: all },
    );
    assert.deepEqual(
      await one(
        `select count(distinct investor_id)::int as investors, count(*) filter (where status = 'done')::int as rows
       from async_task_items where task_id = any ($1)`,
        [ids],
      ),
      { investors: all, rows: all },
    );
    assert.deepEqual(
      await db.query(
        `select action, count(*)::int as n from audit where entity = 'async_task' and entity_id = any ($1)
         and action in ('start', 'finish') group by 1 order by 1`,
        [ids.map(String)],
      ),
      ['finish', 'start'].map((action) => ({ action, n: size.sheets })),
    );
    console.log(`${all} rows, killed when ${doneAtDeath} were done`);
  });
});
