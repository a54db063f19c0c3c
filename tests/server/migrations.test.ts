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
import { removeForgotten } from '../../server/modules/uploads/store';
import { permissionIds } from '../../server/seed/permissionIds';
import { permissionSeeds } from '../../server/seed/permissions';
import { seed } from '../../server/seed/seed';
import { freshDatabase } from '../../server/start/freshDatabase';
import { testDatabase } from '../support/database';

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
      // Who settles with merchants has a right of its own since 0059, who notes payments of instalments since 0077: these bring them.
      [permissionIds.filter((id) => id !== 'merchant_billing' && id !== 'installment_payments')],
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
    assert.equal(found.filter(({ sensitive_actions: sensitive }) => sensitive.length > 0).length, 23);
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
      // The two that say how large a move of profit and loss asks for a comment came with 0049, the gift of settling early with 0077.
      await old.query(
        `select key, type, value, version from invest_constants where key not like 'pnl\\_move\\_%' and key <> 'ibra_percent' order by key collate "C"`,
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
    for (const wrong of [
      ...[`'refill', 1, 7, 1, null`, `'bond', 1, 7, 1, null`, `'coupon', 1, 7, null, 1`, `'coupon', 1, 7, 1, null`],
      `'coupon', 1, 7, 1, 1`,
    ])
      await assert.rejects(add(wrong), /violates/, wrong);
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
});
test('accountants come to post what others have drafted, and old postings stay what they are', async () => {
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  try {
    for (const name of names) if (name < '0040') cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.script(`
      insert into permissions (id, position, name_ru, name_en, name_uz, actions, is_builtin)
        values ('gl', 1, 'a', 'a', 'a', '{query,enable,add}', true);
      insert into roles (name, description, created_at) values ('accountant', '', '2026-01-01'), ('moderator', '', '2026-01-01');
      insert into investors (id, subject, status, phone_number, balance, created_at, updated_at)
        values (1, 'individual', 'active', '998901112233', 10, '2026-01-01', '2026-01-01');
      insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values (1, 'refill', 10, 10, '2026-01-01');`);
    await migrate(old, systemClock);
    const held = await old.query(
      `select r.name, p.permission_id, p.action from role_permissions p join roles r on r.id = p.role_id where p.permission_id = 'gl'`,
    );
    assert.deepEqual(held, [{ name: 'accountant', permission_id: 'gl', action: 'enable' }]);
    assert.deepEqual(await old.query('select number, source, status, kind, created_by from gl_postings'), [
      { number: 1, source: 'auto', status: 'posted', kind: null, created_by: null },
    ]);
    const kinds = await old.query<{ code: string; kind: string | null }>(
      `select code, kind from gl_operations where code in ('refill', 'bank_fee') order by code`,
    );
    assert.deepEqual(kinds, [
      { code: 'bank_fee', kind: 'cash_out' },
      { code: 'refill', kind: null },
    ]);
    // Nobody posts what is his own, whoever asks.
    await old.script(`
      insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
        values (1, 'a', 'a', 'a', 'a', 'system', '2026-01-01', '2026-01-01');`);
    await assert.rejects(
      old.query(`insert into gl_postings (date, operation_id, source, status, kind, account_id, amount, created_by, decided_by, decided_at,
          number, created_at)
        select '2026-01-02', id, 'manual', 'posted', 'cash_out', 5110, 1, 1, 1, '2026-01-02', 2, '2026-01-02' from gl_operations
        where code = 'bank_fee'`),
      /gl_postings_two_people/,
    );
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
});

test('dividends that stand when 0043 comes are runs of their months, each with the strategy of its investment', async () => {
  const { db: old, end } = await standing(
    '0043',
    `${oneStrategy}
    insert into investors (id, subject, status, phone_number, created_at, updated_at)
      values (1, 'individual', 'active', '998901112233', '2026-01-01', '2026-01-01');
    insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
        created_at, updated_at)
      select n, 'IN-' || n, 1, n, n, 100, 100, '2026-01-01', '2027-01-01', 'active', '2026-01-01', '2026-01-01'
      from generate_series(1, 2) n;
    insert into dividend_transactions (investment_id, month, gross, tax, net, status, paid_at) values
      (1, '2026-01-01', 10, 1, 9, 'paid', '2026-02-05'), (1, '2026-02-01', 20, 1, 19, 'calculated', null),
      (2, '2026-01-01', 30, 3, 27, 'paid', '2026-02-06');`,
  );
  try {
    await migrate(old, systemClock);
    assert.deepEqual(
      await old.query(
        `select d.investment_id, d.strategy_id, r.month, r.status, r.pool, r.net, r.count from dividend_transactions d
           join dividend_runs r on r.id = d.run_id and r.strategy_id = d.strategy_id order by r.month, d.investment_id`,
        [],
      ),
      [
        { investment_id: 1, strategy_id: 1, month: '2026-01-01', status: 'paid', pool: '10.00', net: '9.00', count: 1 },
        {
          investment_id: 2,
          strategy_id: 2,
          month: '2026-01-01',
          status: 'paid',
          pool: '30.00',
          net: '27.00',
          count: 1,
        },
        {
          investment_id: 1,
          strategy_id: 1,
          month: '2026-02-01',
          status: 'calculated',
          pool: '20.00',
          net: '19.00',
          count: 1,
        },
      ],
    );
  } finally {
    await end();
  }
});

/** A database as it was before a migration, with these rows, and brought to now. */
async function broughtFrom(step: string, rows: string, look: (now: Database) => Promise<void>) {
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  try {
    for (const name of names) if (name < step) cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.script(rows);
    await migrate(old, systemClock);
    await look(old);
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
}

test('projects take files that were uploaded before them, and sell no lot that is not there', async () => {
  const file = `insert into files (key, name, kind, size, created_at) values ('a.pdf', 'a.pdf', 'pdf', 1, '2026-01-01')`;
  await broughtFrom('0035', file, async (now) => {
    const project = (id: number, sum: number, sold: number) =>
      now.query(
        `insert into projects (id, title_ru, address, type, status, amount_to_raise, amount_lot, sold_count, project_amount,
           acceptance_deadline, created_at, updated_at)
         values ($1, 'a', 'a', 'land', 'fundraising', $2, 5, $3, 9, '2027-01-01', '2026-01-01', '2026-01-01')
         returning lots, amount_fact`,
        [id, sum, sold],
      );
    assert.deepEqual(await project(1, 50, 4), [{ lots: 10, amount_fact: '20.00' }]);
    await assert.rejects(project(2, 52, 0), /violates/);
    await assert.rejects(project(3, 50, 11), /violates/);
    await assert.rejects(project(4, 50, 10), /violates/);
    const attach = (key: string) =>
      now.query(
        `insert into project_attachments (project_id, type, title, position, file_key, created_at, updated_at)
         values (1, 'document', 'a', 1, $1, '2026-01-01', '2026-01-01')`,
        [key],
      );
    await attach('a.pdf');
    await assert.rejects(attach('b.pdf'), /violates/);
    await assert.rejects(now.query(`delete from files`, []), /violates/);
  });
});

test('calls are ordered about projects of before, and name who takes them', async () => {
  const rows = `insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
      values (1, 'a', 'a', 'a', 'a', 'system', '2026-01-01', '2026-01-01');
    insert into projects (id, title_ru, address, type, amount_to_raise, amount_lot, project_amount, acceptance_deadline,
      created_at, updated_at) values (1, 'a', 'a', 'land', 50, 5, 9, '2027-01-01', '2026-01-01', '2026-01-01')`;
  await broughtFrom('0036', rows, async (now) => {
    const order = (project: number, state: string) =>
      now.query(
        `insert into call_orders (name, phone, project_id, status, taken_by, taken_at, decided_at, comment, created_at,
           updated_at) values ('a', '998901112233', ${String(project)}, ${state}, '2026-01-01', '2026-01-01')`,
        [],
      );
    await order(1, `'new', null, null, null, null`);
    await order(1, `'done', 1, '2026-01-01', '2026-01-01', null`);
    await assert.rejects(order(2, `'new', null, null, null, null`), /violates/);
    for (const wrong of [
      ...[`'new', 1, '2026-01-01', null, null`, `'in_progress', null, null, null, null`],
      ...[`'done', 1, '2026-01-01', null, null`, `'rejected', 1, '2026-01-01', '2026-01-01', null`],
    ])
      await assert.rejects(order(1, wrong), /violates/, wrong);
  });
});

test('merchants and branches of before are found by the sound of their names when 0072 has come', async () => {
  const rows = `insert into regions (id, name_ru, name_en, name_uz) values (1, 'a', 'a', 'a');
    insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
      values (1, 'Шарқ', 'ООО «Baraka»', '300000001', '00450', '20208000900123456001', '998712000000', 'product', '{}', '2026-01-01', '2026-01-01');
    insert into merchant_branches (merchant_id, name, region_id, address, work_schedule, is_main, created_at, updated_at)
      values (1, 'Чиланзар', 1, 'улица Навои, 3', '{}', true, '2026-01-01', '2026-01-01')`;
  await broughtFrom('0072', rows, async (now) => {
    for (const [table, text] of [
      ['merchants', 'sharq'],
      ['merchants', 'БАРАКА'],
      ['merchant_branches', 'chilanzar'],
      ['merchant_branches', 'Navoi'],
    ] as const)
      assert.equal(
        (await now.query(`select id from ${table} where search_sound like '%' || sound_form($1) || '%'`, [text]))
          .length,
        1,
        text,
      );
  });
});

test('merchants are owed what is moved, keep what was moved, and take papers that were uploaded before them', async () => {
  const merchant = (
    id: number,
  ) => `(${id}, 'a', 'a', '30000000${id}', '00450', '20208000900123456001', '998712000000', 'product',
    '{}', '2026-01-01', '2026-01-01')`;
  const rows = `insert into files (key, name, kind, size, created_at) values ('a.pdf', 'a', 'pdf', 1, '2026-01-01');
    insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
      values ${merchant(1)}, ${merchant(2)};
    insert into merchant_moves (merchant_id, date, kind, amount, purchase, commission, order_id, created_at) values
      (1, '2026-01-01', 'sale', 95, 100, 5, 1, '2026-01-01'), (2, '2026-01-01', 'sale', 19, 20, 1, 2, '2026-01-01')`;
  await broughtFrom('0056', rows, async (now) => {
    const sums = () => now.query('select sales, debt from merchants order by id', []);
    assert.deepEqual(await sums(), [
      { sales: '100.00', debt: '95.00' },
      { sales: '20.00', debt: '19.00' },
    ]);
    const reverse = (merchantId: number, amount: number) =>
      now.query(
        `insert into merchant_moves (merchant_id, date, kind, amount, reverses_id, created_at)
         values ($1, '2026-01-02', 'reversal', $2, 1, '2026-01-02')`,
        [merchantId, amount],
      );
    await assert.rejects(reverse(1, -90), /reversal/);
    await assert.rejects(reverse(2, -95), /reversal/);
    await reverse(1, -95);
    assert.deepEqual((await sums())[0], { sales: '0.00', debt: '0.00' });
    await assert.rejects(now.query('delete from merchant_moves', []), /only added/);
    const attach = (key: string) =>
      now.query(
        `insert into merchant_attachments (merchant_id, title, file_key, created_at) values (1, 'a', $1, '2026-01-01')`,
        [key],
      );
    await attach('a.pdf');
    await assert.rejects(attach('b.pdf'), /violates/);
  });
});

test('a product has the stock of its moves, which are added and go only with it', async () => {
  const rows = `insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
      values ('M', 'M', '123456789', '00001', '12345678901234567890', '998901234567', 'product', '{}', '2026-01-01', '2026-01-01');
    insert into market_categories (name_ru, sequence_number, created_at, updated_at) values ('a', 1, '2026-01-01', '2026-01-01');
    insert into brands (name, created_at, updated_at) values ('b', '2026-01-01', '2026-01-01')`;
  await broughtFrom('0061', rows, async (now) => {
    const run = (sql: string) => now.query(sql, []);
    await run(`insert into models (category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
      values (1, 1, 'm', 'd', '2026-01-01', '2026-01-01', '2026-01-01')`);
    await run(`insert into products (model_id, merchant_id, name, price, sku, price_changed_at, created_at, updated_at)
      select 1, 1, 'p', 100, 'S' || n, '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, 2) n`);
    const move = (kind: string, amount: number) =>
      run(
        `insert into stock_moves (product_id, kind, amount, created_at) values (1, '${kind}', ${amount}, '2026-01-01')`,
      );
    await move('receipt', 7);
    await move('sale', -3);
    await assert.rejects(move('sale', -5), /violates/);
    await assert.rejects(move('receipt', -1), /violates/);
    assert.deepEqual(await run('select id, stock from products order by id'), [
      { id: 1, stock: 4 },
      { id: 2, stock: 0 },
    ]);
    await assert.rejects(run('delete from stock_moves'), /only added/);
    await assert.rejects(run('update stock_moves set amount = 1'), /only added/);
    await assert.rejects(run(`update products set sku = 's1' where id = 2`), /violates/);
    await run('delete from products where id = 1');
    assert.deepEqual(await run('select id from stock_moves'), []);
    for (const wrong of ['price = 0', 'old_price = 100', `spic = '1234567890123456'`, 'is_active = true']) {
      await assert.rejects(run(`update products set ${wrong}`), /violates/, wrong);
    }
  });
});

test('products of before are found by how their names sound, and go on being so when they are renamed', async () => {
  const rows = `insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
      values ('M', 'M', '123456789', '00001', '12345678901234567890', '998901234567', 'product', '{}', '2026-01-01', '2026-01-01');
    insert into market_categories (name_ru, sequence_number, created_at, updated_at) values ('a', 1, '2026-01-01', '2026-01-01');
    insert into brands (name, created_at, updated_at) values ('b', '2026-01-01', '2026-01-01');
    insert into models (category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
      values (1, 1, 'm', 'd', '2026-01-01', '2026-01-01', '2026-01-01');
    insert into products (model_id, merchant_id, name, price, sku, price_changed_at, created_at, updated_at)
      values (1, 1, 'Чайник Витек', 100, 'S1', '2026-01-01', '2026-01-01', '2026-01-01')`;
  await broughtFrom('0074', rows, async (now) => {
    const found = async (word: string) =>
      (await now.query(`select id from products where search_sound like sound_form('%' || $1 || '%')`, [word])).length;
    assert.deepEqual([await found('choynik'), await found('чайник'), await found('vitek')], [0, 1, 1]);
    await now.query(`update products set name = 'Choynak Tefal'`, []);
    assert.deepEqual([await found('чайник'), await found('чойнак'), await found('тефал')], [0, 1, 1]);
    await assert.rejects(now.query(`update products set search_sound = ''`, []), /DEFAULT/);
  });
});

test('0136 knows who gave a constant its value, and what it was before', async () => {
  const rows = `insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
      values (1, 'a', 'a', 'a', 'a', 'system', '2026-01-01', '2026-01-01');
    insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
    select '2026-01-01', 1, 'update', 'constant', id::text, c.field, c.old, c.new
    from invest_constants, (values ('value', '40000000.00', '45000000.00'), ('value', '45000000.00', '50000000.00'),
      ('description', 'a', 'b')) as c (field, old, new) where key = 'two_people_above'`;
  await broughtFrom('0136', rows, async (now) => {
    assert.deepEqual(
      await now.query(
        `select key, set_by, value_before from invest_constants where key in ('two_people_above', 'vat_rate') order by key`,
        [],
      ),
      [
        { key: 'two_people_above', set_by: 1, value_before: '45000000.00' },
        { key: 'vat_rate', set_by: null, value_before: null },
      ],
    );
  });
});

test('0137: a task keeps what its sheet was called, and the sheet becomes an upload that nobody has attached', async () => {
  const rows = `insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
      values (1, 'a', 'a', 'a', 'a', 'system', '2026-01-01', '2026-01-01');
    insert into files (key, name, kind, size, created_by, created_at) values ('k.xlsx', 'Форум.xlsx', 'xlsx', 9, 1, '2026-01-01');
    insert into async_tasks (name, type, status, file_key, params, total, created_by, created_at, updated_at)
      values ('С листом', 'import_investors', 'done', 'k.xlsx', '{}', 0, 1, '2026-01-01', '2026-01-01'),
        ('Без листа', 'status_update', 'done', null, '{}', 0, 1, '2026-01-01', '2026-01-01')`;
  await broughtFrom('0137', rows, async (now) => {
    assert.deepEqual(await now.query('select file_name, file_key from async_tasks order by id', []), [
      { file_name: 'Форум.xlsx', file_key: null },
      { file_name: null, file_key: null },
    ]);
    assert.deepEqual(await removeForgotten(now, ['k.xlsx']), ['k.xlsx']);
  });
});

test('0163 calls built-in rights as a new installation does, and leaves those of a house their names', async () => {
  const renamed = ['invoices', 'refund_claims', 'refund_accounting'] as const;
  const rows = `insert into permissions (id, position, name_ru, name_en, name_uz, is_builtin)
    select id, position, 'Счета', 'Refunds', 'Hisobvaraqlar', true
    from unnest('{${renamed.join(',')}}'::text[]) with ordinality as p (id, position);
    insert into permissions (id, position, name_ru, name_en, name_uz, is_builtin) values ('ours', 4, 'Счета', 'Refunds', 'Hisob', false)`;
  await broughtFrom('0163', rows, async (now) => {
    const found = await now.query<{ names: string[] }>(
      'select array[name_ru, name_en, name_uz] as names from permissions order by position',
    );
    assert.deepEqual(
      found.map(({ names: called }) => called),
      [...renamed.map((id) => [...permissionSeeds[id].names]), ['Счета', 'Refunds', 'Hisob']],
    );
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
