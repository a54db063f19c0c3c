/** Profit and loss: each figure is what its entries come to, or what was typed in its place, and the profit comes of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresOnly, untilWaiting, whileHolding } from '../support/heldRows';
import { newKey, useWork } from '../support/investorWork';

interface Figures {
  figure: string;
  ledger: string;
  compared: string;
  change: string;
  change_percent: number | null;
}
interface Cell extends Figures {
  typed: string | null;
  comment: string | null;
  is_large: boolean;
}
interface Sheet {
  version: number;
  is_closed: boolean;
  begin_date: string;
  end_date: string;
  compared_begin_date: string;
  compared_end_date: string;
  columns: { strategy: { id: number } | null; common_share: string | null; profit: { status: string } | null }[];
  lines: { id: number; code: string; kind: string; parent_id: number | null; cells: Cell[]; total: Figures }[];
  result: { cells: Figures[]; total: Figures };
  history: { action: string; field: string; new: string | null }[];
}

/** The lines by their numbers: administrative expenses, selling, services and other incomes. */
const [administrative, selling, services, goods] = [10, 9, 3, 2];

const work = useWork(async () => {
  await work.db.script(`
    insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, status, created_at, updated_at)
    overriding system value
    select n, 'Стратегия ' || n, 12, 'low', 1, 1000000, 'active', '2025-01-01', '2025-01-01' from generate_series(3, 5) n`);
});

/** Money at work of a strategy from a day on; what was at work before is taken out of it. */
async function invest(strategy: number, amount: string, start: string) {
  const investor = await work.make({ investment_amount: amount });
  const { id } = await work.one<{ id: number }>(
    `insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at, updated_at)
     values ('IN-P-' || $1::int, $1::int, $2, 1, $3::numeric, $3::numeric, $4::date, '2028-01-01', 'active', $4::date, $4::date) returning id`,
    [investor, strategy, amount, start],
  );
  await work.db.query(
    `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at) values ($1, $2::date, 'open', $3::numeric, $3::numeric, $2::date)`,
    [id, start, amount],
  );
}
/** Twice as much in the third strategy as in the fourth, over the days of a month, and nothing else. */
async function twoToOne(month: string) {
  await work.db.query(`update investments set status = 'cancelled', balance = 0`, []);
  await invest(3, '20000000.00', `${month}-01`);
  await invest(4, '10000000.00', `${month}-01`);
}
/** What is done in a month; each test has one of its own, whose neighbours nobody writes in. */
const monthOf = (month: string) => ({
  async book(kind: 'expense' | 'income', category_id: number, amount: string, more: object = {}) {
    const body = { date: `${month}-15`, category_id, account_id: 5110, amount, ...more };
    await work.answer(`system POST /v1/add-manual-${kind}`, { as: 'accountant', body, key: newKey() });
  },
  read: (query = '') => work.answer<Sheet>(`system GET /v1/profit-loss?date=${month}-01${query}`, { as: 'accountant' }),
  type: (values: object[], { version = 1, as = 'accountant' } = {}) =>
    work.outcome(`invest POST /investments/pnl/values/${month}-01`, { as, version, key: newKey(), body: { values } }),
  calculate: (strategy: number, { dry = false, version = 1, as = 'accountant' } = {}) =>
    work.outcome(`invest POST /investments/pnl/calculate/${month}-01/${strategy}${dry ? '?dry_run=true' : ''}`, {
      ...{ as, version, key: newKey() },
    }),
  profits: () =>
    work.db.query<{ status: string; revenue: string; expense: string }>(
      'select status, revenue, expense from profit_records where month = $1 order by id',
      [`${month}-01`],
    ),
});
const cellOf = ({ columns, lines }: Sheet, line: number, strategy: number | null) => {
  const place = columns.findIndex((column) => (column.strategy?.id ?? null) === strategy);
  return lines.find(({ id }) => id === line)!.cells[place]!;
};
const typing = (line_id: number, strategy_id: number | null, amount: string | null, comment: string | null = null) => ({
  ...{ line_id, strategy_id, amount, comment },
});
const tiyin = (amount: string) => BigInt(amount.replace('.', ''));
test('October 2026: revenue 9 000 000,00 less own 2 234 567,90 and two thirds of common 3 000 000,00', async () => {
  const { book, read, calculate, profits } = monthOf('2026-10');
  await invest(3, '10000000.00', '2026-06-20');
  await invest(3, '60000000.00', '2026-10-16');
  await invest(3, '120000000.00', '2026-03-15');
  await invest(4, '124750000.00', '2026-10-12');
  await book('income', services, '9000000.00', { strategy_id: 3 });
  await book('expense', selling, '2234567.90', { strategy_id: 3 });
  await book('expense', administrative, '3000000.00');
  const expected = {
    ...{ month: '2026-10-01', strategy_id: 3, income: '9000000.00', own_expense: '2234567.90' },
    ...{ common_expense: '3000000.00', common_share: '2000000.00' },
    ...{ revenue: '9000000.00', expense: '4234567.90', net_profit: '4765432.10' },
  };
  assert.deepEqual(await calculate(3, { dry: true }), [200, { ...expected, profit: null }]);
  assert.deepEqual(await profits(), []);
  const [status, made] = (await calculate(3)) as [number, { profit: { id: number; status: string } }];
  assert.equal(status, 200);
  assert.deepEqual(made, {
    ...expected,
    profit: {
      ...made.profit,
      status: 'calculated',
      revenue: '9000000.00',
      expense: '4234567.90',
      net_profit: '4765432.10',
    },
  });
  assert.deepEqual(
    (await work.journalOf(made.profit.id, 'profit'))
      .map(({ action, field, new: now }) => `${action} ${field} ${now}`)
      .sort(),
    ['create expense 4234567.90', 'create month 2026-10', 'create revenue 9000000.00', 'create status calculated'],
  );
  const sheet = await read();
  const shares = sheet.columns.map(({ strategy, common_share }) => [strategy?.id ?? null, common_share]);
  assert.deepEqual(
    shares.filter(([id]) => id === null || id === 3 || id === 4),
    [
      [null, null],
      [3, '2000000.00'],
      [4, '1000000.00'],
    ],
  );
});

test('a profit is reckoned anew until it is announced, and a side below zero stands on the other', async () => {
  const { book, calculate, profits } = monthOf('2026-07');
  await twoToOne('2026-07');
  await book('income', services, '9000000.00', { strategy_id: 3 });
  await calculate(3);
  await book('income', goods, '1120000.00', { strategy_id: 3, vat_amount: '120000.00' });
  await calculate(3);
  assert.deepEqual(await profits(), [{ status: 'calculated', revenue: '10000000.00', expense: '0.00' }]);
  await work.db.query(`update profit_records set status = 'announced', announced = 1`, []);
  assert.deepEqual(await calculate(3), [409, 'transition_not_allowed']);
  assert.equal((await calculate(3, { dry: true }))[0], 200);
  // Nothing is earned in the fourth; more is taken back of an expense than was spent.
  await work.db.script(`
    with posting as (insert into gl_postings (date, operation_id, source, status, kind, account_id, amount, created_by, number, decided_by, decided_at, created_at)
      select '2026-07-20', (select id from gl_operations where code = 'adjustment'), 'manual', 'posted', 'cash_in_out', 9410, 500, 1, 999999, 2, now(), now() returning id)
    insert into gl_entries (posting_id, date, debit, credit, amount, strategy_id) select id, '2026-07-20', 5110, 9410, 500, 4 from posting`);
  const [, reckoned] = (await calculate(4)) as [number, Record<string, string>];
  assert.deepEqual(
    [reckoned.own_expense, reckoned.revenue, reckoned.expense, reckoned.net_profit],
    ['-500.00', '500.00', '0.00', '500.00'],
  );
});

test('shares of common expenses add up to the tiyin, and what is left is of the largest', async () => {
  const { book, read } = monthOf('2026-04');
  await twoToOne('2026-04');
  await book('expense', administrative, '1000.01');
  const { columns } = await read();
  const shares = Object.fromEntries(columns.map(({ strategy, common_share: share }) => [strategy?.id, share]));
  // 666,6733… and 333,3366…
  assert.deepEqual([shares[3], shares[4], shares[5]], ['666.68', '333.33', '0.00']);
});

test('each figure leads to the entries that come to it', async () => {
  const { book, read } = monthOf('2026-01');
  await book('income', services, '9000000.00', { strategy_id: 3 });
  await book('income', services, '1120000.00', { vat_amount: '120000.00' });
  await book('expense', administrative, '3000000.00');
  await book('expense', selling, '50000.00', { strategy_id: 4 });
  await work.db.script(`
    with posting as (insert into gl_postings (date, operation_id, source, status, kind, account_id, amount, created_by, number, decided_by, decided_at, created_at)
      select '2026-01-31', (select id from gl_operations where code = 'adjustment'), 'manual', 'posted', 'cash_in_out', 9410, 700, 1, 999998, 2, now(), now() returning id)
    insert into gl_entries (posting_id, date, debit, credit, amount, strategy_id)
    select id, '2026-01-31'::date, l.debit, l.credit, l.amount, 3 from posting cross join (values
      -- Moved from one line to another, taken back, and what the closing of the month brings to nothing.
      (9420, 9410, 700), (9030, 5110, 100), (9030, 9910, 8999900), (9910, 9420, 700)) as l (debit, credit, amount)`);
  const sheet = await read();
  let followed = 0;
  for (const line of sheet.lines) {
    const places: [string, Figures][] = line.cells.map((cell, at) => {
      const { strategy } = sheet.columns[at]!;
      return [strategy === null ? 'is_common=true' : `strategy_id=${strategy.id}`, cell];
    });
    for (const [filter, { ledger }] of [...places, ['', line.total] as const]) {
      const { totals } = await work.answer<{ totals: { pnl: string } }>(
        `system GET /v1/gl-list?limit=1&pnl_line_id=${line.id}&begin_date=2026-01-01&end_date=2026-01-31&${filter}`,
        { as: 'accountant' },
      );
      assert.equal(totals.pnl, ledger, `${line.code} ${filter}`);
      if (ledger !== '0.00') followed += 1;
    }
  }
  assert.equal(followed, 15);
  assert.equal(cellOf(sheet, services, 3).ledger, '8999900.00');
  assert.equal(cellOf(sheet, administrative, 3).ledger, '700.00');
  assert.equal(cellOf(sheet, selling, 3).ledger, '-700.00');
  const whole = await work.answer<{ totals: { pnl: string | null } }>('system GET /v1/gl-list?limit=1');
  assert.equal(whole.totals.pnl, null);
});

test('lines add up those under them, the result is incomes less expenses, and the total is over all columns', async () => {
  const { book, read } = monthOf('2025-10');
  await book('income', services, '9000000.00', { strategy_id: 3 });
  await book('income', goods, '1000.50');
  await book('expense', selling, '400.25', { strategy_id: 4 });
  const sheet = await read();
  for (const [at, { figure }] of sheet.result.cells.entries()) {
    const of = (code: string) => tiyin(sheet.lines.find((line) => line.code === code)!.cells[at]!.figure);
    assert.equal(tiyin(figure), of('income') - of('expense'));
    for (const parent of sheet.lines.filter(({ parent_id: id }) => id === null)) {
      const under = sheet.lines.filter(({ parent_id: id }) => id === parent.id);
      const sum = under.reduce((all, line) => all + tiyin(line.cells[at]!.figure), 0n);
      assert.equal(tiyin(parent.cells[at]!.figure), sum);
    }
  }
  assert.equal(sheet.result.total.figure, '9000600.25');
  for (const { cells, total } of sheet.lines)
    assert.equal(
      tiyin(total.figure),
      cells.reduce((all, cell) => all + tiyin(cell.figure), 0n),
    );
});

test('a sheet that is read while somebody types has the version of its values', { skip: postgresOnly }, async () => {
  const { read, type } = monthOf('2027-02');
  const lock = 'lock table profit_records in access exclusive mode';
  const { reading, typed } = await whileHolding(work.db, lock, async () => {
    const reading = read();
    // It has read what was typed.
    await untilWaiting(work.db, 1);
    return { reading, typed: await type([typing(administrative, null, '5.00', 'Уточнили')]) };
  });
  assert.equal(typed[0], 200);
  const sheet = await reading;
  assert.deepEqual([sheet.version, cellOf(sheet, administrative, null).typed], [1, null]);
  assert.deepEqual([(await read()).version, cellOf(await read(), administrative, null).typed], [2, '5.00']);
});

test('what is typed stands in place of the ledger until it is taken away, and is told in the journal', async () => {
  const { book, read, type } = monthOf('2025-07');
  await book('expense', administrative, '3000000.00', { date: '2025-06-10' });
  await book('expense', administrative, '3000000.00');
  const [status, answer] = await type([typing(administrative, null, '3100000.00')]);
  assert.deepEqual(
    [status, answer],
    [200, { month: '2025-07-01', version: 2, values: [typing(administrative, null, '3100000.00')] }],
  );
  const typed = await read();
  const { figure, ledger, typed: said, change, change_percent: percent } = cellOf(typed, administrative, null);
  assert.deepEqual(
    [figure, ledger, said, change, percent],
    ['3100000.00', '3000000.00', '3100000.00', '100000.00', 3.3],
  );
  assert.deepEqual(typed.history.map(({ action, field, new: now }) => `${action} ${field} ${now}`).sort(), [
    'type amount 3100000.00',
    'type line Аренда, зарплата, связь',
  ]);
  assert.equal((await type([typing(administrative, null, null)], { version: 2 }))[0], 200);
  assert.equal(cellOf(await read(), administrative, null).figure, '3000000.00');
  // Zero is a figure, too.
  assert.equal((await type([typing(administrative, null, '0.00', 'Аренду простили')], { version: 3 }))[0], 200);
  assert.equal(cellOf(await read(), administrative, null).figure, '0.00');
});

test('a figure that moves by both bounds from the month before asks for a comment', async () => {
  const { book, read, type } = monthOf('2025-04');
  await book('expense', administrative, '3000000.00', { date: '2025-03-10' });
  // 30 percent and a million, both reached or not.
  for (const [amount, isLarge] of [
    ['4000000.00', true],
    ['3999998.99', false],
    ['2000000.00', true],
    ['2000000.01', false],
  ] as const) {
    const { version } = await read();
    const outcome = await type([typing(administrative, null, amount)], { version });
    assert.deepEqual(outcome[0], isLarge ? 422 : 200, amount);
    if (isLarge) assert.equal(outcome[1], 'comment_required');
    const said = await type([typing(administrative, null, amount, 'Новый офис')], {
      version: isLarge ? version : version + 1,
    });
    assert.equal(said[0], 200);
    const cell = cellOf(await read(), administrative, null);
    assert.deepEqual([cell.is_large, cell.comment], [isLarge, 'Новый офис']);
  }
  await work.db.query(`update invest_constants set value = '5' where key = 'pnl_move_percent'`, []);
  await work.db.query(`update invest_constants set value = '1.00' where key = 'pnl_move_amount'`, []);
  assert.deepEqual(await type([typing(administrative, null, '3200000.00')], { version: (await read()).version }), [
    ...[422, 'comment_required'],
  ]);
  await work.db.query(`update invest_constants set value = '30' where key = 'pnl_move_percent'`, []);
  await work.db.query(`update invest_constants set value = '1000000.00' where key = 'pnl_move_amount'`, []);
});

test('a move in the ledger itself is marked, and a comment may be left without an amount', async () => {
  const { book, read, type } = monthOf('2025-01');
  await book('expense', administrative, '9000000.00');
  assert.equal(cellOf(await read(), administrative, null).is_large, true);
  assert.equal((await type([typing(administrative, null, null, 'Премии за год')]))[0], 200);
  const cell = cellOf(await read(), administrative, null);
  assert.deepEqual([cell.typed, cell.comment, cell.figure], [null, 'Премии за год', '9000000.00']);
});

test('months are compared with the one before, the year before and from January on', async () => {
  const { book, read } = monthOf('2024-10');
  for (const [date, amount] of [
    ['2023-10-05', '100.00'],
    ['2023-12-05', '7.00'],
    ['2024-01-05', '20.00'],
    ['2024-09-05', '300.00'],
    ['2024-10-05', '50.00'],
  ] as const)
    await book('income', services, amount, { date });
  const compare = async (query: string) => {
    const sheet = await read(`&${query}`);
    const { figure, compared, change_percent: percent } = cellOf(sheet, services, null);
    return [
      sheet.begin_date,
      sheet.end_date,
      sheet.compared_begin_date,
      sheet.compared_end_date,
      figure,
      compared,
      percent,
    ];
  };
  assert.deepEqual(await compare('compare=previous'), [
    ...['2024-10-01', '2024-10-31', '2024-09-01', '2024-09-30', '50.00', '300.00', -83.3],
  ]);
  assert.deepEqual(await compare('compare=year'), [
    ...['2024-10-01', '2024-10-31', '2023-10-01', '2023-10-31', '50.00', '100.00', -50],
  ]);
  assert.deepEqual(await compare('compare=year&period=year_to_date'), [
    ...['2024-01-01', '2024-10-31', '2023-01-01', '2023-10-31', '370.00', '100.00', 270],
  ]);
  assert.deepEqual(await compare('compare=previous&period=year_to_date'), [
    ...['2024-01-01', '2024-10-31', '2023-03-01', '2023-12-31', '370.00', '107.00', 245.8],
  ]);
});

test('typed months count in the sum of a year, each by what stands in it', async () => {
  const { book, read } = monthOf('2022-04');
  const march = monthOf('2022-03');
  await march.book('income', services, '20.00');
  await book('income', services, '50.00');
  assert.equal((await march.type([typing(services, null, '25.00')]))[0], 200);
  const { figure, ledger, typed } = cellOf(await read('&period=year_to_date'), services, null);
  assert.deepEqual([figure, ledger, typed], ['75.00', '70.00', null]);
});

test('a closed month takes no value and no profit, and says so', async () => {
  const { book, read, type, calculate } = monthOf('2022-08');
  await book('income', services, '9000000.00', { strategy_id: 3 });
  for (const [status, code] of [
    ['calculating', 'month_closing'],
    ['closed', 'month_closed'],
  ]) {
    await work.db.query(
      `update closing_months set status = $1, stage = case when $1 = 'calculating' then 'waiting' end, requested_by = 1,
         digest = case when $1 = 'closed' then repeat('a', 64) end where month = '2022-08-01'`,
      [status],
    );
    assert.deepEqual(await type([typing(services, 3, '1.00', 'Нет')]), [409, code]);
    assert.deepEqual(await calculate(3), [409, code]);
    assert.equal((await read()).is_closed, true);
  }
  await assert.rejects(
    work.db.script(`insert into pnl_months (month) values ('2022-08-01');
      insert into pnl_values (month_id, line_id, amount, updated_at) select id, 3, 1, now() from pnl_months where month = '2022-08-01'`),
    /takes no changes/,
  );
});

test('what nobody could mean is refused', async () => {
  const { type, calculate } = monthOf('2022-11');
  const cases: [object[], number, string][] = [
    [[typing(1, null, '1.00')], 422, 'unknown_value'],
    [[typing(999, null, '1.00')], 422, 'unknown_value'],
    [[typing(services, 999, '1.00')], 422, 'unknown_value'],
    [[typing(services, 3, '1.00'), typing(services, 3, '2.00')], 422, 'duplicate_value'],
    [[typing(services, 3, '-1.00')], 400, 'bad_request'],
    [[typing(services, 3, '1.001')], 400, 'bad_request'],
    [[], 400, 'bad_request'],
  ];
  for (const [values, status, code] of cases)
    assert.deepEqual(await type(values), [status, code], JSON.stringify(values));
  for (const date of ['2022-11-02', '2022-13-01', '2022-11'])
    assert.deepEqual(
      await work.outcome(`invest POST /investments/pnl/values/${date}`, {
        ...{ as: 'accountant', version: 1, key: newKey(), body: { values: [typing(services, 3, '1.00')] } },
      }),
      [400, 'bad_request'],
    );
  assert.deepEqual(await type([typing(services, 3, '1.00')], { version: 2 }), [409, 'changed_meanwhile']);
  assert.deepEqual(await calculate(3, { version: 2 }), [409, 'changed_meanwhile']);
  assert.deepEqual(await calculate(999), [404, 'not_found']);
});

test('who may only read may not type and not reckon', async () => {
  const { read, type, calculate } = monthOf('2022-01');
  assert.deepEqual(await type([typing(services, 3, '1.00')], { as: 'director' }), [403, 'forbidden']);
  assert.deepEqual(await calculate(3, { as: 'director' }), [403, 'forbidden']);
  assert.deepEqual(
    (await work.outcome('system GET /v1/profit-loss?date=2022-01-01', { as: 'moderator' }))[1],
    'forbidden',
  );
  assert.ok((await read()).lines.length > 0);
});

test('the lines come in their order, each parent before those under it', async () => {
  const { lines } = await work.answer<{ lines: { id: number; order: number; parent_id: number | null }[] }>(
    'invest GET /investments/pnl/catalog',
  );
  assert.equal(lines.length, 14);
  assert.deepEqual(
    lines.map(({ order }) => order),
    lines.map(({ order }) => order).toSorted((one, other) => one - other),
  );
  for (const [at, { parent_id: parent }] of lines.entries())
    assert.ok(parent === null || lines.findIndex(({ id }) => id === parent) < at);
});
