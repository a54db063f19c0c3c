/** Removing a record asks each table that may name it: by an index, or all of its rows are read while the record is held. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { root } from '../../server/root';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
});
after(() => db.close());

/** Reading them whole is little: one has a short row for each investor who puts money in by itself, the others a few for each strategy or right. */
const small = ['auto_invest', 'bonds', 'profit_records', 'role_permissions'];
/** A strategy that is removed was never used: its one reading costs less than an index that is written with each of millions of shares. */
const isRare = ({ child, parent }: { child: string; parent: string }) =>
  child === 'dividend_transactions' && parent === 'strategies';

test('whoever is removed is looked for by an index in every table that names him', async () => {
  const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.ts$/.test(path),
  );
  const removed = new Set(
    sources.flatMap((path) =>
      [...readFileSync(join(root, 'server', path), 'utf8').matchAll(/delete from (\w+)/g)].map(([, table]) => table),
    ),
  );
  assert.ok(removed.has('orders') && removed.has('investor_cards'));
  const bare = await db.query<{ child: string; parent: string; named: string }>(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, a.attname as named
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indisvalid and i.indkey[0] = c.conkey[1]
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
     order by 1, 3`,
    [],
  );
  const slow = bare.filter((one) => removed.has(one.parent) && !small.includes(one.child) && !isRare(one));
  assert.deepEqual(
    slow.map(({ child, named }) => `${child}.${named}`),
    [],
  );
});
