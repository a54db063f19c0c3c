/** The investments of all investors: what a filter finds, its sums, the card, postings that balance, and the pools. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { decimal, tiyinOf } from '../../server/shared/money';
import { exitTerms } from '../../server/modules/constants/index';
import { monthsHeld, penaltyOf, poolState } from '../../server/modules/investments/rules';
import { seedPools } from '../../server/modules/investments/seed';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';

type List = Reply<'listPlatformInvestments'>;
type Detail = Reply<'getPlatformInvestment'>;
type Postings = Reply<'listInvestmentPostings'>;
type Pools = Reply<'listPortfolioPools'>;
type PoolPage = Reply<'listPortfolioPoolInvestments'>;

let server: InvestorBackEnd;
let token: string;
before(async () => {
  server = await startWithInvestors();
  await seedPools(server.db, server.clock);
  token = (await server.signIn('accountant')).access_token;
});
after(() => server.close());

const ask = (path: string, as = token) => server.call({ method: 'GET', url: `/api/system-user/v1/${path}`, token: as });
async function read<Answer>(path: string): Promise<Answer> {
  const answer = await ask(path);
  assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`);
  return answer.json<Answer>();
}
const list = (query: string) => read<List>(`investments?${query}`);
const rowsOf = <Row>(text: string, values: unknown[] = []) => server.db.query<Row>(text, values);
const sumsOf = (lines: readonly { debit: string; credit: string }[]) => ({
  debit: decimal(sum(lines.map(({ debit }) => debit))),
  credit: decimal(sum(lines.map(({ credit }) => credit))),
});
const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + tiyinOf(amount), 0n);

/** A filter and the same said in SQL. */
const filters: [query: string, where: string][] = [
  ['', 'true'],
  ['status=active&status=exiting', `status in ('active', 'exiting')`],
  ['strategy_id=3&strategy_id=4', 'strategy_id in (3, 4)'],
  ['tariff_id=7', 'tariff_id = 7'],
  ['min_amount=20000000.00&max_amount=30000000.00', 'amount between 20000000 and 30000000'],
  ['begin_date=2025-01-01&end_date=2025-06-30', `start_date between '2025-01-01' and '2025-06-30'`],
  ['search=IN-2025', `contract_number like 'IN-2025%'`],
  ['search=in-2025-0001', `contract_number like 'IN-2025-0001%'`],
  ['search=ов', `investor_id in (select id from investors where name ~* '[ouоуўю][ʻ'']?[vвw]')`],
  ['search=%25', `investor_id in (select id from investors where strpos(name, '%') > 0)`],
  [
    'search=Каримов&status=active',
    `status = 'active' and investor_id in (select id from investors where name ~* '[кқkq]arimov|[кқkq]аримов')`,
  ],
  [
    'status=closed&strategy_id=1&begin_date=2024-01-01',
    `status = 'closed' and strategy_id = 1 and start_date >= '2024-01-01'`,
  ],
];
for (const [query, where] of filters)
  test(`finds and sums what the filter says: ${query || 'nothing'}`, async () => {
    const expected = await rowsOf<{ id: number; amount: string; balance: string }>(
      `select id, amount, balance from investments where ${where} order by start_date desc, id desc`,
    );
    const all = await list(`${query}&limit=1000`);
    assert.deepEqual(
      all.items.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    assert.equal(all.total, expected.length);
    for (const field of ['amount', 'balance'] as const)
      assert.equal(tiyinOf(all.totals[field]), sum(expected.map((row) => row[field])), field);
  });

for (const field of ['start_date', 'end_date', 'amount', 'balance', 'contract_number'] as const)
  test(`sorts by ${field} both ways, and pages miss and repeat nobody`, async () => {
    const whole = await list(`order_by=${field}&limit=1000`);
    const keys = whole.items.map((row) =>
      field === 'amount' || field === 'balance' ? tiyinOf(row[field]) : row[field],
    );
    assert.ok(keys.every((key, at) => at === 0 || (keys[at - 1] ?? key) <= key));
    const turned = await list(`order_by=-${field}&limit=1000`);
    assert.deepEqual(
      turned.items.map(({ id }) => id).reverse(),
      whole.items.map(({ id }) => id),
    );
    const paged: number[] = [];
    for (let offset = 0; offset < 60; offset += 20)
      paged.push(...(await list(`order_by=${field}&limit=20&offset=${offset}`)).items.map(({ id }) => id));
    assert.deepEqual(
      paged,
      whole.items.slice(0, 60).map(({ id }) => id),
    );
  });

test('a page past the end is empty and keeps the number of all', async () => {
  const { items, total } = await list('status=pending&offset=900');
  assert.equal(items.length, 0);
  assert.ok(total > 0);
});

const refused: [path: string, field: string][] = [
  ['investments?min_amount=5.00&max_amount=4.00', 'min_amount'],
  ['investments?begin_date=2025-02-30', 'begin_date'],
  ['investments?begin_date=2025-03-02&end_date=2025-03-01', 'end_date'],
  ['investments?status=lost', 'status'],
  ['investments?limit=1001', 'limit'],
  ['investments?order_by=investor', 'order_by'],
];
for (const [path, field] of refused)
  test(`refuses ${path}`, async () => {
    const answer = await ask(path);
    assert.equal(answer.statusCode, 400, answer.body);
    assert.ok(Object.keys(answer.json<{ fields: object }>().fields).some((name) => name.startsWith(field)));
  });

for (const path of [
  'investments/999999999999999',
  'get-postings/999999999999999',
  'portfolio-pool-investments/999999999999999',
])
  test(`${path} is not there`, async () => assert.equal((await ask(path)).statusCode, 404));

test('whoever lacks the area sees none of it', async () => {
  const kam = (await server.signIn('kam')).access_token;
  for (const path of [
    'investments',
    'investments/1',
    'get-postings/1',
    'available-portfolio-pools',
    'portfolio-pool-investments/1',
  ])
    assert.equal((await ask(path, kam)).statusCode, 403, path);
});

test('names are told in the language of the call', async () => {
  const answer = await server.call({
    method: 'GET',
    url: '/api/system-user/v1/investments?strategy_id=3&limit=1',
    token,
    headers: { 'accept-language': 'en' },
  });
  const [row] = answer.json<List>().items;
  assert.equal(row?.strategy.name, 'Mudaraba 12');
});

test('the card tells the investment whole, and its history to the first day', async () => {
  const [row] = (await list('status=active&limit=1')).items;
  assert.ok(row);
  const {
    history,
    terms,
    round,
    version,
    created_at: created,
    updated_at: _updated,
    ...rest
  } = await read<Detail>(`investments/${row.id}`);
  assert.deepEqual(rest, row);
  assert.ok(version >= 1 && terms.month_count > 0 && (round === null || round.name !== ''));
  assert.deepEqual(history.at(-1), {
    ...{ id: `investment-${row.id}`, at: created, subject: 'investment', action: 'open', field: null, old: null },
    ...{ new: row.amount, user: null },
  });
});

test('each figure of the panel is what the list finds under the same filter', async () => {
  type Figures = Reply<'listInvestmentFigures'>;
  const all = await read<Figures>('investments-statistics');
  for (const { status, ...figure } of all.statuses) {
    const { total, totals } = await list(`status=${status}&limit=1`);
    assert.deepEqual({ count: total, amount: totals.amount, balance: totals.balance }, figure, status);
  }
  assert.equal(
    all.statuses.reduce((count, one) => count + one.count, 0),
    (await list('limit=1')).total,
  );
  const year = await read<Figures>('investments-statistics?begin_date=2025-02-01&end_date=2025-04-30');
  assert.deepEqual(year.months.map(({ month }) => month), ['2025-02', '2025-03', '2025-04']); // prettier-ignore
  for (const { month, ...figure } of year.months) {
    const days = month === '2025-02' ? '28' : month === '2025-03' ? '31' : '30';
    const { total, totals } = await list(`begin_date=${month}-01&end_date=${month}-${days}&limit=1`);
    assert.deepEqual({ count: total, amount: totals.amount, balance: totals.balance }, figure, month);
  }
  assert.equal((await ask('investments-statistics?begin_date=2025-02-30')).statusCode, 400);
});

test('what people did to the investment or to a claim of it stands in its history, the latest first', async () => {
  const [claim] = await rowsOf<{ id: number; investment_id: number }>(
    'select id, investment_id from exit_claims order by id limit 1',
  );
  assert.ok(claim);
  const before = (await read<Detail>(`investments/${claim.investment_id}`)).history.length;
  for (const [entity, id] of [
    ['exit_claim', claim.id],
    ['investment', claim.investment_id],
    ['exit_claim', 0],
    ['investment', 0],
  ] as const)
    await rowsOf(
      `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
       values ('2026-03-01 10:00:00', (select min(id) from system_users), 'decide', $1, $2, 'status', 'pending', 'approved')`,
      [entity, String(id)],
    );
  const { history } = await read<Detail>(`investments/${claim.investment_id}`);
  assert.equal(history.length, before + 2);
  assert.deepEqual(
    history.slice(0, 2).map(({ subject, action, old, new: to }) => [subject, action, old, to]),
    [
      ['investment', 'decide', 'pending', 'approved'],
      ['exit_claim', 'decide', 'pending', 'approved'],
    ],
  );
  assert.ok(history[0]?.user?.name);
});

test('the postings of every investment balance, line by line and as a whole', async () => {
  const { items } = await list('limit=1000');
  for (const { id } of items.slice(0, 120)) {
    const { items: lines, total, totals } = await read<Postings>(`get-postings/${id}?limit=1000`);
    assert.equal(lines.length, total);
    assert.deepEqual(sumsOf(lines), totals);
    assert.equal(totals.debit, totals.credit);
    for (const posting of new Set(lines.map((line) => line.posting))) {
      const own = sumsOf(lines.filter((line) => line.posting === posting));
      assert.equal(own.debit, own.credit, posting);
      assert.notEqual(own.debit, '0.00', posting);
    }
    assert.equal(new Set(lines.map((line) => line.id)).size, lines.length);
    const dates = lines.map(({ date }) => date);
    assert.deepEqual(dates, dates.toSorted().reverse());
  }
});

test('what stands on the account of investments is the balance of the investment', async () => {
  for (const status of ['active', 'closed']) {
    const { items } = await list(`status=${status}&limit=25`);
    for (const { id, balance } of items) {
      const { items: lines } = await read<Postings>(`get-postings/${id}?limit=1000`);
      const { debit, credit } = sumsOf(lines.filter(({ account }) => account.number === 6820));
      assert.equal(tiyinOf(credit) - tiyinOf(debit), tiyinOf(balance), String(id));
    }
  }
});

test('leaving costs by the months held, and the answer brings the rule', async () => {
  const cases: [months: number, rate: number, penalty: string][] = [
    [0, 3, '3.00'],
    [2, 3, '3.00'],
    [3, 2, '2.00'],
    [5, 2, '2.00'],
    [6, 1, '1.00'],
    [11, 1, '1.00'],
    [12, 0, '0.00'],
  ];
  const terms = await exitTerms(server.db);
  for (const [months, rate, penalty] of cases) {
    const leaving = { amount: '100.00', months, tariff_percent: null };
    const { rate_percent, penalty_amount } = penaltyOf({ ...leaving, isEarly: true }, terms);
    assert.deepEqual([rate_percent, penalty_amount], [rate, penalty], `${months} months`);
    // Six months held to their end are not left early.
    assert.equal(penaltyOf({ ...leaving, isEarly: false }, terms).penalty_amount, '0.00');
  }
  assert.equal(monthsHeld('2025-11-21', '2026-02-20'), 2);
  assert.equal(monthsHeld('2025-11-21', '2026-02-21'), 3);
  const [row] = (await list('status=active&limit=1')).items;
  const answer = await server.call({
    method: 'GET',
    url: `/api/investment/investments/${row?.id}/calculate-penalty`,
    token,
  });
  const { rates, months_held: held, rate_percent: rate } = answer.json<Reply<'calculateInvestmentPenalty'>>();
  assert.equal(rate, rates.find(({ before_months: before }) => held < before)?.rate_percent ?? 0);
});

test('a pool that cannot take the smallest investment is full', () => {
  assert.equal(poolState({ isOpen: true, available: 100n, least: 100n }), 'available');
  assert.equal(poolState({ isOpen: true, available: 99n, least: 100n }), 'full');
  assert.equal(poolState({ isOpen: true, available: 0n, least: 0n }), 'full');
  assert.equal(poolState({ isOpen: false, available: 100n, least: 1n }), 'closed');
});

test('the pools hold every live so’m once, and each tells the investments that lie in it', async () => {
  const { items: pools, totals } = await read<Pools>(
    'available-portfolio-pools?state=available&state=full&state=closed',
  );
  const [live] = await rowsOf<{ balance: string }>(
    `select sum(balance)::numeric(18, 2) as balance from investments where status in ('active', 'exiting')`,
  );
  const invested = sum(pools.map((pool) => pool.invested));
  assert.equal(tiyinOf(totals.invested), invested);
  const off = invested - tiyinOf(live?.balance ?? '0.00');
  assert.ok(off > -100n && off < 100n, `rounding only, not ${off} tiyin`);
  assert.deepEqual(new Set(pools.map(({ state }) => state)), new Set(['available', 'full', 'closed']));
  const usual = await read<Pools>('available-portfolio-pools');
  assert.ok(usual.items.length > 0 && usual.items.every(({ state }) => state === 'available'));

  for (const pool of pools) {
    const page = await read<PoolPage>(`portfolio-pool-investments/${pool.id}?limit=1000`);
    assert.deepEqual(page.pool, pool);
    assert.equal(page.items.length, pool.investments_count);
    assert.equal(new Set(page.items.map(({ investor }) => investor.id)).size, pool.investors_count);
    assert.equal(sum(page.items.map((part) => part.pool_amount)), tiyinOf(pool.invested));
    const parts = page.items.map((part) => tiyinOf(part.pool_amount));
    assert.ok(
      parts.every((part, at) => at === 0 || (parts[at - 1] ?? part) >= part),
      'the largest part first',
    );
  }
});
