/** Migrations go forward, once, whoever starts them. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync, unlinkSync, appendFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sensitiveActions } from '../../server/auth/sensitiveRights';
import { systemClock } from '../../server/shared/clock';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { fileStoreOf } from '../../server/files/store';
import { permissionIds } from '../../server/seed/permissionIds';
import { seed } from '../../server/seed/seed';
import { testDatabase, freshDatabase } from '../support/database';

const source = join(import.meta.dirname, '../../server/migrations');
const names = readdirSync(source).sort();
let db: Database;
let folder: string;
before(async () => {
  db = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  cpSync(source, folder, { recursive: true });
});
after(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const go = () => migrate(db, systemClock, folder);

test('the first start applies all, the second none', async () => {
  assert.deepEqual(await go(), names);
  assert.deepEqual(await go(), []);
});

test('a new one is applied alone', async () => {
  writeFileSync(join(folder, '9998_more.sql'), 'create table more (id integer); insert into more values (1);');
  assert.deepEqual(await go(), ['9998_more.sql']);
});

test('one that fails leaves nothing behind', async () => {
  writeFileSync(join(folder, '9999_wrong.sql'), 'insert into more values (2); select nothing from nowhere;');
  await assert.rejects(go());
  assert.deepEqual(await db.query('select id from more'), [{ id: 1 }]);
  unlinkSync(join(folder, '9999_wrong.sql'));
});

test('one that was changed after it was applied stops the start', async () => {
  appendFileSync(join(folder, names[0]!), '\n-- changed\n');
  await assert.rejects(go(), /0001_platform\.sql was changed/);
  cpSync(source, folder, { recursive: true });
});

test('a database that is newer than the program stops the start', async () => {
  unlinkSync(join(folder, '9998_more.sql'));
  await assert.rejects(go(), /newer than this program: it has applied 9998_more\.sql/);
});

test('documents of the bank that wait when 0020 comes know how surely they are somebody’s', async () => {
  const old = await testDatabase();
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  try {
    for (const name of names.filter((one) => one < '0020')) cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.query(
      `insert into investors (subject, status, phone_number, inn, created_at, updated_at)
       values ('business', 'active', '998901112233', '301234567', '2026-01-01', '2026-01-01')`,
    );
    await old.query(
      `insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, payer_inn_or_pinfl, amount, purpose,
         match_confidence, status, created_at, updated_at)
       select '1', '2026-01-02', 'Плательщик', number, 1, 'Взнос', 'none', status, '2026-01-02', '2026-01-02'
       from (values (1, '301234567', 'pending'), (2, '300000000', 'pending'), (3, '301234567', 'rejected'))
         as d (place, number, status) order by place`,
    );
    await migrate(old, systemClock);
    const rows = await old.query<{ match_confidence: string }>(
      'select match_confidence from cash_in_bank_claims order by id',
    );
    assert.deepEqual(
      rows.map((row) => row.match_confidence),
      ['exact', 'none', 'none'],
    );
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
});

test('a house of before learns which rights are sensitive, and its executive confirms changes of access', async () => {
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  try {
    for (const name of names) if (name < '0018') cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.query(
      `insert into permissions (id, position, name_ru, name_en, name_uz, is_builtin)
       select id, position, id, id, id, true from unnest($1::text[]) with ordinality as p (id, position)`,
      [permissionIds],
    );
    await old.script(`
      insert into roles (id, name, description, created_at) values
        (1, 'director', 'a', '2026-01-01'), (2, 'auditor', 'a', '2026-01-01');
      insert into role_permissions values (1, 'rbac', 'get'), (2, 'rbac', 'get');`);
    await migrate(old, systemClock);
    const found = await old.query<{ id: string; actions: string[]; sensitive_actions: string[] }>(
      'select id, actions, sensitive_actions from permissions order by position',
    );
    for (const { id, actions, sensitive_actions: sensitive } of found)
      assert.deepEqual(sensitive, sensitiveActions(id, actions), id);
    assert.equal(found.filter(({ sensitive_actions: sensitive }) => sensitive.length > 0).length, 20);
    assert.deepEqual(
      await old.query(`select role_id from role_permissions where permission_id = 'rbac' and action = 'enable'`),
      [{ role_id: 1 }],
    );
    assert.deepEqual(await old.query('select access_confirmation_is_on() as is_on'), [{ is_on: true }]);
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
});

test('processes that start together migrate and seed once', { skip: !process.env.TEST_DATABASE_URL }, async () => {
  const { url, drop } = await freshDatabase(process.env.TEST_DATABASE_URL!);
  const together = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
  const applied = await Promise.all(together.map((one) => migrate(one, systemClock)));
  assert.deepEqual(applied.flat().sort(), names);
  const seeded = await Promise.all(
    together.map(async (one) =>
      seed(one, 'small', systemClock, await fileStoreOf(one, systemClock, join(folder, 'files'))),
    ),
  );
  assert.equal(seeded.filter(Boolean).length, 1);
  await Promise.all(together.map((one) => one.close()));
  await drop();
});
