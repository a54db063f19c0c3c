/** The way back that all other tests rely on (server/db/snapshot.ts). */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Database } from '../../server/db/database';
import { takeSnapshot } from '../../server/db/snapshot';
import { testDatabase } from '../support/database';

let db: Database;
let restore: () => Promise<void>;

const tables = ['firms', 'people', 'words'];
const all = async () => {
  const rows: unknown[] = [];
  for (const name of tables) rows.push(await db.query(`select * from ${name} t order by t::text`, []));
  return rows;
};

before(async () => {
  db = await testDatabase();
  await db.script(`
    create table firms (id int generated always as identity primary key, name text unique);
    create table people (id int generated always as identity primary key, firm_id int references firms on delete cascade,
      name text, shout text generated always as (upper(name)) stored);
    create table words (word text);
    insert into firms (name) select 'firm ' || n from generate_series(1, 100) n;
    insert into people (firm_id, name) select id, 'person ' || id from firms;
    insert into words values ('twice'), ('twice');
  `);
  restore = await takeSnapshot(db);
});
after(() => db.close());
// Each begins where the one before has left off, and not with rows that nobody has put back yet.
beforeEach(() => restore());

const changes: Record<string, string[]> = {
  'rows that came go': [
    `insert into people (firm_id, name) values (1, 'newcomer')`,
    `insert into words values ('new')`,
  ],
  'rows that went come back, and those that went with them': ['delete from firms where id <= 50'],
  'rows that changed are as they were': [
    `update firms set name = 'x' || id`,
    `update people set name = 'another' where id > 90`,
  ],
  'a key that somebody else has got is given back': [
    `update firms set name = 'x' where id = 1`,
    `update firms set name = 'firm 1' where id = 2`,
  ],
  'rows that are alike stay as many': [`delete from words`, `insert into words values ('twice')`],
  'a place that was freed and taken by another row is given back': [
    `delete from people where id between 10 and 90`,
    'vacuum people',
    `insert into people (firm_id, name) select 1, 'in the place of another' from generate_series(1, 80)`,
  ],
  'rows that came past the triggers go as well': [
    `do $$ begin
       perform set_config('session_replication_role', 'replica', true);
       insert into people (firm_id, name) values (1, 'as a replica');
     end $$`,
  ],
  'an emptied table is filled again': ['truncate firms, people', 'truncate words'],
};

for (const [what, statements] of Object.entries(changes))
  test(what, async () => {
    const rows = await all();
    // Twice: what has been put back once is put back again.
    for (let time = 0; time < 2; time += 1) {
      for (const statement of statements) await db.query(statement, []);
      assert.notDeepEqual(await all(), rows);
      await restore();
      assert.deepEqual(await all(), rows);
    }
  });

test('the next row gets the number that it would have had', async () => {
  const numbers: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    numbers.push(...(await db.query(`insert into firms (name) values ('new') returning id`, [])));
    await restore();
  }
  assert.deepEqual(numbers, [{ id: 101 }, { id: 101 }]);
});
