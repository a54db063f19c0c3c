/** The general ledger: what every fact posts, that nothing of it is changed, and that it ties with what the panel shows. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrate } from '../../server/db/migrate';
import { systemClock, today } from '../../server/shared/clock';
import { bookFaults } from '../support/books';
import { testDatabase } from '../support/database';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';
import { ledgerFaults } from '../support/ledger';

let server: InvestorBackEnd;
before(async () => {
  server = await startWithInvestors();
});
after(() => server.close());

const one = async <Row>(text: string, values: unknown[] = []) => (await server.db.query<Row>(text, values))[0]!;
/** What stands on an account, credit above zero. */
const standing = async (account: number) =>
  (
    await one<{ sum: string }>(
      `select coalesce(sum(case when credit = $1 then amount else -amount end), 0)::numeric(24, 2) as sum
       from gl_entries where $1 in (debit, credit)`,
      [account],
    )
  ).sum;

test('every fact of the demonstration is posted, once, under numbers without gaps, and every invariant of the books holds', async () => {
  assert.deepEqual(await bookFaults(server.db, today(server.clock)), []);
  assert.ok((await one<{ count: number }>('select count(*)::int as count from gl_entries')).count > 1000);
});

test('the ledger ties with what the panel shows, to the tiyin', async () => {
  const shown = await one<Record<'balances' | 'investments' | 'dividends' | 'tax' | 'bonds', string>>(
    `select (select sum(balance)::numeric(24, 2) from investors) as balances,
       (select sum(balance)::numeric(24, 2) from investments where status in ('active', 'exiting')) as investments,
       (select coalesce(sum(net), 0)::numeric(24, 2) from dividend_transactions where status = 'calculated') as dividends,
       (select sum(tax)::numeric(24, 2) from dividend_transactions)
         - (select coalesce(sum(amount), 0) from investor_transactions where type in ('exit_tax', 'coupon_tax')) as tax,
       (select coalesce(sum(amount), 0)::numeric(24, 2) from bond_investments)
         - (select coalesce(sum(paid_principal), 0) from bond_schedule) as bonds`,
  );
  assert.deepEqual(shown, {
    balances: await standing(6990),
    investments: await standing(6820),
    dividends: await standing(6610),
    tax: await standing(6411),
    bonds: await standing(6830),
  });
});

test('a dividend of a month is posted on its last day, net and tax apart in one posting', async () => {
  const dividend = await one<{ id: number; month: string; net: string; tax: string; last: string }>(
    `select id, month, net, tax, (month + interval '1 month - 1 day')::date as last from dividend_transactions
     where tax > 0 order by id limit 1`,
  );
  const entries = await server.db.query(
    `select p.date, e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
     where p.fact = 'dividend_transactions' and p.fact_id = $1 order by e.credit`,
    [dividend.id],
  );
  assert.deepEqual(entries, [
    { date: dividend.last, debit: 8720, credit: 6411, amount: dividend.tax },
    { date: dividend.last, debit: 8720, credit: 6610, amount: dividend.net },
  ]);
});

for (const statement of [
  'update gl_entries set amount = amount + 0.01 where id = (select min(id) from gl_entries)',
  'delete from gl_entries where id = (select min(id) from gl_entries)',
  'truncate gl_entries',
  `update gl_postings set date = date - 1 where id = (select min(id) from gl_postings)`,
  `delete from gl_postings where id = (select max(id) from gl_postings)`,
])
  test(`the database refuses: ${statement}`, () =>
    assert.rejects(
      server.db.transaction((sql) => sql.query(statement, [])),
      /The ledger is only added to/,
    ));

test('a row is posted once, whoever posts it again', () =>
  assert.rejects(
    server.db.transaction(async (sql) => {
      const [again] = await sql.query<{ text: string }>(
        `select gl_statement('investor_transactions', 'investor_transactions t') as text`,
        [],
      );
      await sql.query(again!.text, []);
    }),
    /gl_postings_fact_fact_id_operation_id_key/,
  ));

test('what a transaction takes back leaves neither posting nor gap', async () => {
  const { year } = await one<{ year: number }>('select max(year)::int as year from gl_years');
  const last = () => one<{ last_number: number }>('select last_number from gl_years where year = $1', [year]);
  const before = await last();
  const add = `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
    select id, 'refill', 1, balance + 1, make_timestamp($1, 12, 31, 0, 0, 0) from investors order by id limit 3`;
  await assert.rejects(
    server.db.transaction(async (sql) => {
      await sql.query(add, [year]);
      throw new Error('taken back');
    }),
    /taken back/,
  );
  assert.deepEqual(await last(), before);
  assert.deepEqual(await ledgerFaults(server.db), []);
  await server.db.query(add, [year]);
  assert.deepEqual(await last(), { last_number: before.last_number + 3 });
  assert.deepEqual(await ledgerFaults(server.db), []);
});

test('what happened before the ledger is posted when it comes', async () => {
  const source = join(import.meta.dirname, '../../server/migrations');
  const folder = mkdtempSync(join(tmpdir(), 'divan-ledger-'));
  const old = await testDatabase();
  try {
    for (const name of readdirSync(source)) if (name < '0038') cpSync(join(source, name), join(folder, name));
    await migrate(old, systemClock, folder);
    await old.script(`
      insert into investors (id, subject, status, phone_number, balance, created_at, updated_at)
        values (1, 'individual', 'current', '998901112233', 70, '2024-05-01', '2024-05-01');
      insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
        values (1, 'Мудараба', 3, 'low', 1, 100, '2024-05-01', '2024-05-01');
      insert into tariffs (id, code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
          early_exit_allowed, valid_from, created_at, updated_at)
        values (1, 'base', 1, 'Базовый', 'all', 3, 1, 100, 20, 'month', true, '2024-05-01', '2024-05-01', '2024-05-01');
      insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
          created_at, updated_at)
        values (1, 'IN-1', 1, 1, 1, 30, 30, '2025-01-02', '2025-04-02', 'active', '2025-01-02', '2025-01-02');
      insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at) values
        (1, 'refill', 100, 100, null, '2024-12-31 23:59:59'), (1, 'investment', -30, 70, 1, '2025-01-02 10:00:00');
      insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
        values (1, '2025-01-02', 'open', 30, 30, '2025-01-02 10:00:00');`);
    await migrate(old, systemClock);
    assert.deepEqual(await ledgerFaults(old), []);
    assert.deepEqual(
      await old.query(
        `select p.year || '/' || p.number as number, e.debit, e.credit, e.amount, e.strategy_id
         from gl_entries e join gl_postings p on p.id = e.posting_id order by p.year, p.number`,
        [],
      ),
      [
        { number: '2024/1', debit: 5110, credit: 6990, amount: '100.00', strategy_id: null },
        { number: '2025/1', debit: 6990, credit: 6820, amount: '30.00', strategy_id: 1 },
      ],
    );
  } finally {
    await old.close();
    rmSync(folder, { recursive: true });
  }
});
