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
import { noLimits } from '../../server/db/postgres';
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
      // Who settles with merchants has a right of its own since 0059, which brings it.
      [permissionIds.filter((id) => id !== 'merchant_billing')],
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
    assert.equal(found.filter(({ sensitive_actions: sensitive }) => sensitive.length > 0).length, 22);
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

test('strategies of before keep what they were sold for, and count by factors of one', async () => {
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  try {
    for (const name of names) if (name < '0029') cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.script(`
      insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, is_active,
          created_at, updated_at)
        values (1, 'Мудараба 12', 12, 'low', 1, 1000000, true, '2025-01-01', '2025-01-01'),
          (2, 'Мудараба 1', 1, 'low', 1, 1000000, false, '2025-01-01', '2025-01-01');
      insert into tariffs (code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
          early_exit_allowed, valid_from, created_at, updated_at)
        values ('base', 1, 'Базовый', 'all', 12, 1, 2, 22.5, 'month', true, '2025-01-01', '2025-01-01', '2025-01-01'),
          ('plus', 1, 'Плюс', 'all', 12, 1, 2, 24, 'quarter', true, '2025-01-01', '2025-01-01', '2025-01-01');`);
    await migrate(old, systemClock);
    const one = [{ from: 0, value: 1 }];
    const said = {
      category_id: null,
      version: 1,
      value_by_month: one,
      weight_by_amount_million: one,
      cape_by_month: 1,
    };
    assert.deepEqual(
      await old.query(
        `select id, status, expected_profit::float8 as expected_profit, category_id, version, value_by_month,
           weight_by_amount_million, cape_by_month::float8 as cape_by_month
         from strategies order by id`,
      ),
      [
        { id: 1, status: 'active', expected_profit: 24, ...said },
        { id: 2, status: 'inactive', expected_profit: 0, ...said },
      ],
    );
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
});

/** A database as it stood before a step, with what stood in it then. */
async function standing(before: string, rows: string): Promise<{ db: Database; end(): Promise<void> }> {
  const steps = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  for (const name of names) if (name < before) cpSync(join(source, name), join(steps, name));
  await migrate(old, systemClock, steps);
  await old.script(rows);
  return {
    db: old,
    async end() {
      await old.close();
      rmSync(steps, { recursive: true });
    },
  };
}
const oneStrategy = `
  insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
    select n, 'Мудараба ' || n, 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01' from generate_series(1, 3) n;
  insert into tariffs (id, code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
      early_exit_allowed, early_exit_percent, valid_from, created_at, updated_at)
    select n, 'base-' || n, n, 'Базовый', 'all', 12, 1, 1000000, 24, 'month', true, 2, '2025-01-01', '2025-01-01', '2025-01-01'
    from generate_series(1, 3) n;`;

test('what a tariff said of leaving early is emptied by 0031: the scale of all held, and holds on', async () => {
  const { db: old, end } = await standing('0031', oneStrategy);
  try {
    await migrate(old, systemClock);
    assert.deepEqual(
      await old.query('select id, early_exit_percent, early_exit_allowed from tariffs order by id', []),
      [
        { id: 1, early_exit_percent: null, early_exit_allowed: true },
        { id: 2, early_exit_percent: null, early_exit_allowed: true },
        { id: 3, early_exit_percent: null, early_exit_allowed: true },
      ],
    );
  } finally {
    await end();
  }
});

test('rounds that stand when 0032 comes are where their days have brought them, one open at most in a strategy', async () => {
  const { db: old, end } = await standing(
    '0032',
    `${oneStrategy}
    insert into investors (id, subject, status, phone_number, created_at, updated_at)
      values (1, 'individual', 'active', '998901112233', '2026-01-01', '2026-01-01');
    insert into rounds (id, number, name, strategy_id, start_date, end_date, target_amount, min_amount, created_at, updated_at)
      select n, n, 'Раунд ' || n, strategy, current_date + first, current_date + last, 1000, least, '2025-01-01', '2025-01-01'
      from (values (1, 1, 20, 40, 100), (2, 1, -20, 20, 100), (3, 1, -10, 30, 100), (4, 2, -5, 5, 100), (5, 2, -90, -40, 100),
        (6, 2, -90, -40, 100), (7, 2, -90, -40, 100), (8, 3, -90, -40, 0)) as r (n, strategy, first, last, least);
    insert into investments (contract_number, investor_id, strategy_id, tariff_id, round_id, amount, balance, start_date, end_date,
        status, created_at, updated_at)
      select 'IN-' || n, 1, 2, 2, round, amount, case when status = 'active' then amount else 0 end, '2026-01-01', '2027-01-01', status,
        '2026-01-01', '2026-01-01'
      from (values (1, 5, 100, 'active'), (2, 6, 99.99, 'active'), (3, 7, 500, 'cancelled'), (4, 7, 500, 'pending'))
        as i (n, round, amount, status);`,
  );
  try {
    await migrate(old, systemClock);
    const found = await old.query<{ id: number; status: string }>('select id, status from rounds order by id', []);
    assert.deepEqual(Object.fromEntries(found.map(({ id, status }) => [id, status])), {
      ...{ 1: 'planned', 2: 'closed', 3: 'open', 4: 'open' },
      // Enough, one tiyin too little, and no money that counts.
      ...{ 5: 'settled', 6: 'closed', 7: 'cancelled', 8: 'cancelled' },
    });
  } finally {
    await end();
  }
});

test('0033 brings what the program held itself, with the values it held', async () => {
  const { db: old, end } = await standing('0033', oneStrategy);
  try {
    await migrate(old, systemClock);
    assert.deepEqual(
      // The two that say how large a move of profit and loss asks for a comment came with 0049.
      await old.query(
        `select key, type, value, version from invest_constants where key not like 'pnl\\_move\\_%' order by key collate "C"`,
        [],
      ),
      [
        { key: 'coupon_tax', type: 'percent', value: '0', version: 1 },
        { key: 'dividend_tax_nonresident', type: 'percent', value: '10', version: 1 },
        { key: 'dividend_tax_resident', type: 'percent', value: '5', version: 1 },
        {
          ...{ key: 'early_exit_rates', type: 'json', version: 1 },
          value:
            '[{"before_months":3,"rate_percent":3},{"before_months":6,"rate_percent":2},{"before_months":12,"rate_percent":1}]',
        },
        { key: 'exit_tax', type: 'percent', value: '0', version: 1 },
        { key: 'two_people_above', type: 'money', value: '50000000.00', version: 1 },
        { key: 'vat_rate', type: 'percent', value: '12', version: 1 },
      ],
    );
  } finally {
    await end();
  }
});

test('the ledger of before takes the money of bonds beside its own, and lets nothing through that is neither', async () => {
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  try {
    for (const name of names) if (name < '0034') cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.script(`
      insert into permissions (id, position, name_ru, name_en, name_uz, actions, is_builtin)
        values ('bonds', 1, 'a', 'a', 'a', '{query,enable,add}', true);
      insert into investors (id, subject, status, phone_number, balance, created_at, updated_at)
        values (1, 'individual', 'active', '998901112233', 10, '2026-01-01', '2026-01-01');
      insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
        values (1, 'refill', 10, 10, '2026-01-01');`);
    await migrate(old, systemClock);
    const rights = await old.query<{ sensitive_actions: string[] }>('select sensitive_actions from permissions');
    assert.deepEqual(rights, [{ sensitive_actions: ['add', 'enable'] }]);
    await old.script(`
      insert into bonds (id, code, name_ru, issuer, issuer_inn, nominal, quantity, rate_percent, coupon_period, month_count,
        issue_date, maturity_date, status, created_at, updated_at)
      values (1, 'DV-1', 'a', 'a', '306573219', 5, 2, 20, 'month', 1, '2026-01-01', '2026-02-01', 'active', '2026-01-01', '2026-01-01');
      insert into bond_schedule (id, bond_id, number, date, principal, profit) values (1, 1, 1, '2026-02-01', 10, 1);`);
    const add = (values: string) =>
      old.query(
        `insert into investor_transactions (investor_id, type, amount, balance_after, bond_id, bond_row_id, created_at)
         values (1, ${values}, '2026-02-01')`,
      );
    await add(`'bond', -5, 5, 1, null`);
    await add(`'coupon', 1, 6, 1, 1`);
    for (const wrong of ['price = 0', 'old_price = 100', `spic = '1234567890123456'`, 'is_active = true']) {
      await assert.rejects(run(`update products set ${wrong}`), /violates/, wrong);
    }
  });
});

test('strategies that were made without a pool get one, and the others keep theirs', async () => {
  const rows = `insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount,
      created_at, updated_at)
    select n, 'Мудараба ' || n, 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01' from generate_series(1, 2) n;
    insert into portfolio_pools (strategy_id, capacity, is_open, updated_at) values (1, 7, false, '2025-01-01')`;
  await broughtFrom('0046', rows, async (now) => {
    assert.deepEqual(
      await now.query('select strategy_id, capacity, is_open from portfolio_pools order by strategy_id', []),
      [
        { strategy_id: 1, capacity: '7.00', is_open: false },
        { strategy_id: 2, capacity: '1000000.00', is_open: true },
      ],
    );
  });
});

test('processes that start together migrate and seed once', { skip: !process.env.TEST_DATABASE_URL }, async () => {
  const { url, drop } = await freshDatabase(process.env.TEST_DATABASE_URL!);
  const together = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, limits: noLimits })));
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
