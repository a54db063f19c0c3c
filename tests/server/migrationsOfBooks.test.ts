/** Migrations of the books on data of the step before: what stood there stays what it was, and the new rules hold from then on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../server/db/database';
import { compareDigest } from '../../server/modules/closing/store';
import { ledgerFaults } from '../support/ledger';
import { broughtFrom } from '../support/olderData';

const people = `
  insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
    select n, 'user' || n, 'a', 'a', 'a', 'system', '2026-01-01', '2026-01-01' from generate_series(1, 2) n;`;
const invested = `${people}
  insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
    values (1, 'Мудараба', 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01');
  insert into tariffs (id, code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
      early_exit_allowed, valid_from, created_at, updated_at)
    values (1, 'base', 1, 'Базовый', 'all', 12, 1, 1000000, 24, 'month', true, '2025-01-01', '2025-01-01', '2025-01-01');
  insert into investors (id, subject, status, phone_number, balance, created_at, updated_at)
    values (1, 'individual', 'active', '998901112233', 400, '2026-01-01', '2026-01-01');
  insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
      created_at, updated_at)
    values (1, 'IN-1', 1, 1, 1, 600, 600, '2026-01-05', '2027-01-05', 'active', '2026-01-05', '2026-01-05');
  insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
    values (1, 'refill', 1000, 1000, null, '2026-01-04'), (1, 'investment', -600, 400, 1, '2026-01-05');
  insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
    values (1, '2026-01-05', 'open', 600, 600, '2026-01-05');`;
const entries = (db: Database, where = 'true') =>
  db.query<{ debit: number; credit: number; amount: string; strategy_id: number | null }>(
    `select debit, credit, amount, strategy_id from gl_entries where ${where} order by posting_id, debit desc, credit desc`,
  );
/** Calls that the database refuses with a code of its own. */
const refused = (db: Database, text: string, code: string) =>
  assert.rejects(db.query(text), (error: { code?: string }) => error.code === code, text);

test('0041: expenses and incomes are posted beside what was posted before, and are never changed', async () => {
  await broughtFrom('0041', invested, async (now) => {
    const before = await entries(now);
    assert.equal(before.length, 2);
    await now.script(`
      insert into expenses (date, category_id, account_id, strategy_id, amount, vat_amount, created_at)
        select '2026-01-06', id, 5110, 1, 112, 12, '2026-01-06' from pnl_catalog where code = 'administrative';
      insert into incomes (date, category_id, account_id, amount, vat_amount, created_at)
        select '2026-01-07', id, 5110, 224, 24, '2026-01-07' from pnl_catalog where code = 'services';`);
    const after = await entries(now);
    assert.deepEqual(after.slice(0, 2), before);
    assert.deepEqual(after.slice(2), [
      { debit: 9420, credit: 5110, amount: '100.00', strategy_id: 1 },
      { debit: 4410, credit: 5110, amount: '12.00', strategy_id: 1 },
      { debit: 5110, credit: 9030, amount: '200.00', strategy_id: null },
      { debit: 5110, credit: 6412, amount: '24.00', strategy_id: null },
    ]);
    assert.deepEqual(await ledgerFaults(now), []);
    for (const text of ['update expenses set amount = 1', 'delete from incomes', 'truncate expenses cascade'])
      await refused(now, text, '23001');
    const expense = (tax: string) =>
      `insert into expenses (date, category_id, account_id, amount, vat_amount, created_at) values ('2026-01-06', 10, 5110, 5, ${tax}, '2026-01-06')`;
    await refused(now, expense('5'), '23514');
    await refused(now, expense('0'), '23514');
  });
});

test('0045: reports come to people who were there before; each says what became of it', async () => {
  const rows = `${people} insert into files (key, name, kind, size, created_at) values ('a.xlsx', 'a.xlsx', 'xlsx', 1, '2026-01-01');`;
  await broughtFrom('0045', rows, async (now) => {
    const job = (begin: string, end: string, more = '', values = '') =>
      `insert into report_jobs (user_id, type, begin_date, end_date, language, created_at${more})
       values (1, 'cash-in', '${begin}', '${end}', 'ru', '2026-01-01'${values})`;
    await now.query(job('2026-01-01', '2026-12-31'));
    assert.deepEqual(await now.query('select status, rows, attempts from report_jobs'), [
      { status: 'queued', rows: 0, attempts: 0 },
    ]);
    await now.query(
      `update report_jobs set status = 'done', file_key = 'a.xlsx', file_name = 'a', size = 1, finished_at = '2026-01-02'`,
    );
    await refused(now, job('2026-01-02', '2026-01-01'), '23514');
    await refused(now, job('2025-01-01', '2026-01-02'), '23514');
    // Running without whoever writes it, done without a file, and a file of two reports.
    await refused(now, job('2026-01-01', '2026-01-02', ', status', `, 'running'`), '23514');
    await refused(now, job('2026-01-01', '2026-01-02', ', status, finished_at', `, 'done', '2026-01-02'`), '23514');
    await refused(
      now,
      job(
        '2026-01-01',
        '2026-01-02',
        ', status, finished_at, file_key, file_name, size',
        `, 'done', '2026-01-02', 'a.xlsx', 'a', 1`,
      ),
      '23505',
    );
    await refused(now, `delete from files where key = 'a.xlsx'`, '23503');
  });
});

test('0048: months of old entries are open, each once; closed by hand they take nothing any more', async () => {
  const rows = `${invested}
    insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values
      (1, 'refill', 5, 405, '2026-03-01'), (1, 'withdraw', -5, 400, '2026-03-31');
    insert into dividend_runs (id, month, strategy_id, revision, status, announced, iman_percent, pool, gross, tax, net, count,
        calculated_at, paid_at)
      values (1, '2026-01-01', 1, 1, 'paid', 10, 0, 10, 10, 1, 9, 1, '2026-02-01', '2026-02-02');
    insert into dividend_transactions (investment_id, strategy_id, run_id, month, due_month, gross, tax, net, status, paid_at)
      values (1, 1, 1, '2026-01-01', '2026-01-01', 10, 1, 9, 'calculated', null);`;
  await broughtFrom('0048', rows, async (now) => {
    assert.deepEqual(await now.query('select month, status, stage, revision from closing_months order by month'), [
      { month: '2026-01-01', status: 'open', stage: null, revision: 0 },
      { month: '2026-03-01', status: 'open', stage: null, revision: 0 },
    ]);
    // The first entry of a month that had none begins it.
    const add = (day: string) =>
      `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values (1, 'refill', 1, 1, '${day}')`;
    await now.query(add('2026-02-11'));
    assert.equal((await now.query(`select from closing_months where month = '2026-02-01'`)).length, 1);
    const close = `update closing_months set status = 'closed', digest = repeat('0', 64) where month = '2026-01-01'`;
    await now.query(close);
    await now.query(
      `update closing_months set status = 'calculating', stage = 'checking', requested_by = 1 where month = '2026-03-01'`,
    );
    await refused(now, add('2026-01-31'), 'DV001');
    await refused(now, add('2026-03-31'), 'DV002');
    for (const change of ['amount = 9', `type = 'withdraw'`, `created_at = '2026-02-01'`])
      await refused(now, `update investor_transactions set ${change} where created_at = '2026-01-04'`, 'DV001');
    await refused(now, 'update investment_transactions set amount = 9', 'DV001');
    await refused(now, 'update dividend_transactions set net = 8, gross = 9', 'DV001');
    // What becomes of a fact today may be noted.
    await now.query(`update dividend_transactions set status = 'paid', paid_at = '2026-02-05'`);
    await now.query(add('2026-02-28'));
    assert.deepEqual(await ledgerFaults(now), []);
  });
});

test('0049: figures are typed beside the lines of before, and a closed month keeps them', async () => {
  const rows = `${invested}
    insert into expenses (date, category_id, account_id, amount, created_at)
      select '2026-01-06', id, 5110, 112, '2026-01-06' from pnl_catalog where code = 'administrative';
    insert into invest_constants (key, type, value, description, created_at, updated_at)
      values ('own', 'text', 'a', 'a', '2026-01-01', '2026-01-01');`;
  await broughtFrom('0049', rows, async (now) => {
    assert.deepEqual(
      await now.query(`select key, value from invest_constants where key like 'pnl%' or key = 'own' order by key`),
      [
        { key: 'own', value: 'a' },
        { key: 'pnl_move_amount', value: '1000000.00' },
        { key: 'pnl_move_percent', value: '30' },
      ],
    );
    await now.query(`insert into pnl_months (id, month) values (1, '2026-01-01')`);
    const value = (strategy: string, amount = '5', comment = 'null') =>
      `insert into pnl_values (month_id, line_id, strategy_id, amount, comment, updated_at)
       select 1, id, ${strategy}, ${amount}, ${comment}, '2026-02-01' from pnl_catalog where code = 'administrative'`;
    await now.query(value('null'));
    await now.query(value('1'));
    // One figure in a place, also in that of all strategies; and never neither a figure nor a comment.
    await refused(now, value('null'), '23505');
    await now.query('delete from pnl_values');
    await refused(now, value('null', 'null'), '23514');
    await refused(now, value('null', '-1'), '23514');
    await now.query(value('null', 'null', `'Позже'`));
    await now.query(`update closing_months set status = 'closed', digest = repeat('0', 64) where month = '2026-01-01'`);
    await refused(now, value('1'), 'DV001');
    await refused(now, `update pnl_values set comment = 'Иначе'`, 'DV001');
    await refused(now, 'delete from pnl_values', 'DV001');
    assert.deepEqual(await entries(now, 'debit = 9420'), [
      { debit: 9420, credit: 5110, amount: '112.00', strategy_id: null },
    ]);
  });
});

test('0119: the trail tells the numbers of partners masked, and those of others as they stand', async () => {
  const journal = `${people}
    insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
      select '2026-01-01', 1, 'update', e, '1', f, o, n from (values
        ('partner', 'pinfl', '31204851230017', '31204851230025'), ('partner', 'bank_account', null, '22618000200345678001'),
        ('partner', 'name', 'Рахимов Шерзод', 'Рахимов Ш.'), ('merchant', 'bank_account', null, '20208000900123456001')) r (e, f, o, n);`;
  await broughtFrom('0119', journal, async (now) => {
    assert.deepEqual(
      (await now.query<object>('select old_value, new_value from audit order by id', [])).map(Object.values),
      [
        ['3120******0017', '3120******0025'],
        [null, '2261************8001'],
        ['Рахимов Шерзод', 'Рахимов Ш.'],
        [null, '20208000900123456001'],
      ],
    );
  });
});

test('0051: shares that partners were given before may be paid, each by one posting', async () => {
  const rows = `${invested}
    insert into partners (id, name, kind, inn, start_date, created_at, updated_at)
      values (1, 'a', 'company', '306573219', '2022-01-01', '2022-01-01', '2022-01-01'), (2, 'b', 'company', '306573220', '2022-01-01',
        '2022-01-01', '2022-01-01');
    insert into dividend_runs (id, month, strategy_id, revision, status, announced, iman_percent, pool, gross, tax, net, count,
        calculated_at, paid_at)
      values (1, '2026-01-01', 1, 1, 'paid', 10, 100, 0, 0, 0, 0, 0, '2026-02-01', '2026-02-02');
    insert into profit_distributions (run_id, partner_id, month, percent, amount, is_platform, status, created_at)
      select 1, n, '2026-01-01', 50, 5, false, 'calculated', '2026-02-01' from generate_series(1, 2) n;`;
  await broughtFrom('0051', rows, async (now) => {
    await now.query(
      `insert into gl_postings (id, date, operation_id, source, status, kind, account_id, amount, link_type, link_id, created_by, created_at)
       select n, '2026-02-03', o.id, 'manual', 'draft', 'cash_out', 5110, 5, 'profit_distribution', n, 1, '2026-02-03'
       from generate_series(901, 902) n cross join gl_operations o where o.code = 'partner_payout'`,
    );
    const pay = (partner: number, posting: string) =>
      `update profit_distributions set status = 'paid', paid_at = '2026-02-03', posting_id = ${posting} where partner_id = ${partner}`;
    await now.query(pay(1, '901'));
    await refused(now, pay(2, '901'), '23505');
    await refused(now, pay(2, 'null'), '23514');
    await refused(now, `update profit_distributions set posting_id = 902 where partner_id = 2`, '23514');
    await now.query(pay(2, '902'));
    await refused(now, `update gl_postings set link_type = 'partner' where status = 'draft'`, '23514');
  });
});

test('0053: days of closed months get what they come to, but for a month that is not as it was closed', async () => {
  const rows = `${invested}
    insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values
      (1, 'refill', 5, 405, '2026-01-05'), (1, 'refill', 7, 412, '2026-02-03'), (1, 'refill', 8, 420, '2026-02-04'),
      (1, 'refill', 9, 429, '2026-03-04'), (1, 'refill', 1, 430, '2026-04-04');
    update closing_months c set status = 'closed', digest = (
      select encode(sha256(convert_to(string_agg(concat_ws(';', e.id, e.date, e.debit, e.credit, e.amount), E'\n' order by e.id), 'UTF8')), 'hex')
      from gl_entries e where date_trunc('month', e.date) = c.month) where month < '2026-04-01';
    -- An entry of February that nobody may have changed was changed.
    set session_replication_role = replica;
    update gl_entries set amount = 8.01 where date = '2026-02-04';
    set session_replication_role = origin;
    -- Two people have closed nothing of May yet.
    insert into closing_months (month) values ('2026-05-01');`;
  await broughtFrom('0053', rows, async (now) => {
    assert.deepEqual(await now.query(`select d.day, d.count, d.amount from closing_days d order by d.day`), [
      { day: '2026-01-04', count: 1, amount: '1000.00' },
      { day: '2026-01-05', count: 2, amount: '605.00' },
      { day: '2026-03-04', count: 1, amount: '9.00' },
    ]);
    // They are measured as the closing measures them, so nothing is told of a month that was not touched.
    for (const { id, month } of await now.query<{ id: number; month: string }>(
      `select id, month::text as month from closing_months where status = 'closed' and month <> '2026-02-01'`,
    ))
      assert.deepEqual((await compareDigest(now, id, month)).days, []);
    const [february] = await now.query<{ id: number; digest: string }>(
      `select id, digest from closing_months where month = '2026-02-01'`,
    );
    const compared = await compareDigest(now, february!.id, '2026-02-01');
    assert.notEqual(compared.found, february!.digest);
    assert.deepEqual(compared.days, []);
  });
});

/** Facts of every kind in January, which is closed, and the same in March. */
const factsOf = (day: string, at: number) => `
  insert into investor_transactions (id, investor_id, type, amount, balance_after, created_at)
    overriding system value values (${at}, 1, 'refill', 5, 405, '${day}');
  insert into investment_transactions (id, investment_id, date, type, amount, balance_after, created_at)
    overriding system value values (${at}, 1, '${day}', 'topup', 5, 605, '${day}');
  insert into profit_records (id, month, strategy_id, revenue, expense, status, announced, created_at, updated_at)
    overriding system value values (${at}, date_trunc('month', '${day}'::date), 1, 100, 0, 'announced', 20, '${day}', '${day}');
  insert into profit_announcements (id, profit_id, amount, created_at) overriding system value values (${at}, ${at}, 20, '${day}');
  insert into dividend_runs (id, month, strategy_id, revision, status, announced, iman_percent, pool, gross, tax, net, count,
      calculated_at)
    overriding system value values (${at}, date_trunc('month', '${day}'::date), 1, 1, 'calculated', 20, 50, 10, 10, 1, 9, 1, '${day}');
  insert into dividend_transactions (id, investment_id, strategy_id, run_id, month, due_month, gross, tax, net, status)
    overriding system value values (${at}, 1, 1, ${at}, date_trunc('month', '${day}'::date), date_trunc('month', '${day}'::date), 10, 1, 9,
      'calculated');
  insert into profit_distributions (id, run_id, partner_id, month, percent, amount, is_platform, status, created_at)
    overriding system value values (${at}, ${at}, 1, date_trunc('month', '${day}'::date), 50, 5, false, 'calculated', '${day}');
  insert into dividend_reversals (id, dividend_id, created_at) overriding system value values (${at}, ${at}, '${day}');
  insert into distribution_reversals (id, distribution_id, created_at) overriding system value values (${at}, ${at}, '${day}');
  insert into expenses (id, date, category_id, account_id, amount, created_at)
    overriding system value values (${at}, '${day}', 10, 5110, 5, '${day}');
  insert into incomes (id, date, category_id, account_id, amount, created_at)
    overriding system value values (${at}, '${day}', 3, 5110, 5, '${day}');
  insert into tax_transactions (id, date, month, investor_id, income_type, base_amount, rate_percent, tax_amount, status, created_at)
    overriding system value values (${at}, '${day}', date_trunc('month', '${day}'::date), 1, 'dividend', 10, 5, 1, 'new', '${day}');
  insert into cash_in_bank_claims (id, bank_document_number, document_date, payer_name, amount, purpose, match_confidence, status,
      matched_investor_id, created_at, updated_at)
    overriding system value values (${at}, '${at}', '${day}', 'Кто-то', 5, 'Взнос', 'exact', 'confirmed', 1, '${day}', '${day}');
  insert into exit_claims (id, number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount, reason_type,
      method, status, created_at, updated_at)
    overriding system value values (${at}, '${at}', 1, 1, 5, 0, 0, 5, 'unspecified', 'card', 'pending', '${day}', '${day}');
  insert into dibank_documents (id, exit_claim_id, number, date, recipient_name, account_masked, amount, purpose, to_sign, status,
      created_at, updated_at)
    overriding system value values (${at}, ${at}, '${at}', '${day}', 'Кто-то', '1234', 5, 'Выплата', 'a', 'draft', '${day}', '${day}');
  insert into outgoing_payment_transactions (id, investment_id, date, recipient, account_masked, amount, purpose, status)
    overriding system value values (${at}, 1, '${day}', 'Кто-то', '1234', 5, 'Выплата', 'paid');
  insert into bond_investments (id, bond_id, investor_id, quantity, amount, date, created_at)
    overriding system value values (${at}, 1, 1, 1, 5, '${day}', '${day}');
  insert into bond_schedule (id, bond_id, number, date, principal, profit, paid_at, paid_principal, paid_profit, paid_tax)
    overriding system value values (${at}, 1, ${at}, '2025-12-01'::date + ${at}, 5, 5, '${day}', 5, 5, 0);`;
// What moves each of them between months, what else of it stays, and what may still become of it.
const kept: readonly [table: string, day: string, sum: string, later: string][] = [
  ['investor_transactions', 'created_at', 'amount = 6', 'balance_after = 6'],
  ['investment_transactions', 'date', 'amount = 6', 'balance_after = 6'],
  ['profit_records', 'month', 'revenue = 101', `status = 'distributed', version = 2`],
  ['dividend_runs', 'month', 'pool = 11', `status = 'paid', paid_at = '2026-04-02', paid_by = 2`],
  ['dividend_transactions', 'month', 'gross = 11, net = 10', `status = 'paid', paid_at = '2026-04-02'`],
  ['profit_distributions', 'month', 'amount = 6', `status = 'replaced'`],
  ['tax_transactions', 'date', 'tax_amount = 2', `status = 'verified', verified_at = '2026-04-02'`],
  ['cash_in_bank_claims', 'document_date', 'amount = 6', `status = 'returned'`],
  ['exit_claims', 'created_at', 'investment_id = 2', 'amount = 6, payable_amount = 6'],
  ['dibank_documents', 'date', 'amount = 6', `status = 'cancelled'`],
  ['outgoing_payment_transactions', 'date', 'amount = 6', `status = 'sent'`],
  ['bond_investments', 'date', 'quantity = 2', `status = 'repaid'`],
  ['bond_schedule', 'paid_at', 'paid_profit = 4', 'paid_by = 1'],
];
const neverChanged = [
  ...[
    'profit_announcements',
    'dividend_reversals',
    'distribution_reversals',
    'expenses',
    'incomes',
    'installment_moves',
    'merchant_moves',
  ],
] as const;

test('0065: a fact of a closed month is neither removed nor changed, nor moved out of it or into it', async () => {
  const rows = `${invested}
    insert into partners (id, name, kind, inn, start_date, created_at, updated_at)
      values (1, 'a', 'company', '306573219', '2022-01-01', '2022-01-01', '2022-01-01');
    insert into bonds (id, code, name_ru, issuer, issuer_inn, nominal, quantity, rate_percent, coupon_period, month_count, issue_date,
        maturity_date, sold_quantity, status, created_at, updated_at)
      values (1, 'AB-01', 'Облигация', 'Эмитент', '306573219', 5, 100, 10, 'month', 12, '2025-12-01', '2026-12-01', 2, 'active',
        '2025-12-01', '2025-12-01');
    insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
        created_at, updated_at)
      values (2, 'IN-2', 1, 1, 1, 600, 0, '2026-01-05', '2027-01-05', 'closed', '2026-01-05', '2026-01-05');
    ${factsOf('2026-01-10', 101)} ${factsOf('2026-03-10', 103)}
    insert into bond_schedule (id, bond_id, number, date, principal, profit) values (1, 1, 1, '2026-01-15', 5, 5);
    update closing_months set status = 'closed', digest = repeat('0', 64) where month = '2026-01-01';`;
  await broughtFrom('0065', rows, async (now) => {
    // What is sold by instalments came later, and what merchants are owed, with two of each here.
    await now.script(`
      insert into customers (id, first_name, last_name, phone_number, created_at, updated_at)
        values (1, 'Азиз', 'Каримов', '998901234567', '2026-03-01', '2026-03-01');
      insert into applications (id, customer_id, source, status, status_since, first_name, last_name, phone_number, created_at, updated_at)
        select id, 1, 'staff', 'closed', '2026-03-01', 'Азиз', 'Каримов', '998901234567', '2026-03-01', '2026-03-01'
        from unnest(array[101, 103]) as id;
      insert into installment_moves (id, application_id, kind, date, amount, vat, purchase, paid_before, created_at)
        select id, id, 'sale', '2026-03-10', 112, 12, 90, 0, '2026-03-10' from unnest(array[101, 103]) as id;
      insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
        values (1, 'Шарқ', 'ООО «Шарқ»', '300000001', '00450', '20208000900123456001', '998712000000', 'product', '{}', '2026-03-01',
          '2026-03-01');
      insert into merchant_moves (id, merchant_id, kind, date, amount, purchase, commission, created_at)
        select id, 1, 'sale', '2026-03-10', 95, 100, 5, '2026-03-10' from unnest(array[101, 103]) as id;`);
    const inTurn = async (month: '2026-01-01' | '2026-02-01', status: string) => {
      for (const [table, day, sum] of kept) {
        const code = status === 'closed' ? 'DV001' : 'DV002';
        await refused(now, `delete from ${table} where id = 101`, code);
        await refused(now, `update ${table} set ${sum} where id = 101`, code);
        await refused(now, `update ${table} set ${day} = '2026-02-01' where id = 101`, code);
        await refused(now, `update ${table} set ${day} = '${month}' where id = 103`, code);
        await refused(now, `truncate ${table} cascade`, code);
      }
    };
    await inTurn('2026-01-01', 'closed');
    await now.query(
      `update closing_months set status = 'calculating', stage = 'checking', requested_by = 1, digest = null where month = '2026-01-01'`,
    );
    await inTurn('2026-01-01', 'calculating');
    await now.query(
      `update closing_months set status = 'closed', stage = null, digest = repeat('0', 64) where month = '2026-01-01'`,
    );
    for (const table of neverChanged) {
      await refused(now, `delete from ${table} where id = 101`, '23001');
      await refused(now, `update ${table} set created_at = '2026-03-11' where id = 103`, '23001');
      await refused(now, `truncate ${table} cascade`, '23001');
    }
    // What becomes of a fact later is noted as before, and a row that is due in a closed month is paid today.
    for (const [table, , , later] of kept) await now.query(`update ${table} set ${later} where id = 101`);
    await now.query(
      `update bond_schedule set paid_at = '2026-04-02', paid_principal = 5, paid_profit = 5, paid_tax = 0 where id = 1`,
    );
    // Nothing that is written into the ledger is left out of either list.
    const posted = await now.query<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'posted' order by 1`,
    );
    const listed = new Set<string>([...kept.map(([table]) => table), ...neverChanged]);
    assert.deepEqual(
      posted.filter(({ name }) => !listed.has(name)),
      [],
    );
    // In March all of it may be put right.
    for (const [table, , sum] of kept) await now.query(`update ${table} set ${sum} where id = 103`);
    await now.script(`
      delete from dibank_documents where id = 103; delete from outgoing_payment_transactions where id = 103;
      delete from tax_transactions where id = 103; delete from bond_schedule where id = 103;
      delete from bond_investments where id = 103; delete from investor_transactions where id = 103;`);
  });
});

test('0125: what is paid in cash goes over the desk from then on, and what was posted before stays', async () => {
  const claims = `
    insert into claims (id, type, investor_id, status, payment_type, amount, decided_at, created_at, updated_at)
      select id, 'cash_in', 1, 'approved', case id when 3 then 'wallet' else 'cash' end, 10, '2026-01-06', '2026-01-06', '2026-01-06'
      from generate_series(1, 3) id;`;
  const refill = (claim: number) => `
    insert into investor_transactions (investor_id, type, amount, balance_after, claim_id, created_at)
      values (1, 'refill', 10, 410, ${claim}, '2026-01-06');`;
  await broughtFrom('0125', `${invested}${claims}${refill(1)}`, async (now) => {
    await now.script(`${refill(2)}${refill(3)}`);
    const refills = await entries(now, 'credit = 6990 and amount = 10');
    assert.deepEqual(
      refills.map(({ debit }) => debit),
      [5110, 5010, 5110],
    );
  });
});

test('0127: what is owed of an investment that closed early is due with the month in which it did', async () => {
  const rows = `${invested}
    insert into dividend_transactions (investment_id, strategy_id, month, due_month, gross, tax, net, status, paid_at) values
      (1, 1, '2026-01-01', '2026-01-01', 5, 0, 5, 'paid', '2026-02-05'), (1, 1, '2026-02-01', '2027-01-01', 6, 0, 6, 'failed', null),
      (1, 1, '2026-03-01', '2027-01-01', 7, 0, 7, 'calculated', null);
    insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
        created_at, updated_at)
      values (2, 'IN-2', 1, 1, 1, 5, 5, '2026-01-05', '2027-01-05', 'active', '2026-01-05', '2026-01-05');
    insert into dividend_transactions (investment_id, strategy_id, month, due_month, gross, tax, net, status)
      values (2, 1, '2026-03-01', '2027-01-01', 8, 0, 8, 'calculated');
    update investments set status = 'closed', balance = 0, updated_at = '2026-06-01' where id = 1;
    insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
      values (1, '2026-04-20', 'exit', -600, 0, '2026-04-20');`;
  await broughtFrom('0127', rows, async (now) => {
    const due = await now.query<{ due: string }>(
      `select to_char(due_month, 'YYYY-MM') as due from dividend_transactions order by net`,
    );
    assert.deepEqual(
      due.map((one) => one.due),
      ['2026-01', '2026-04', '2026-04', '2027-01'],
    );
  });
});
