/** Profits, partners and dividends: the October of the requirements to the tiyin, each state with each action, and the ledger. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLine } from '../../server/modules/closing/checklist';
import { sharesAt } from '../../server/modules/dividends/partnerStore';
import { lockProfitsOf } from '../../server/modules/dividends/profitStore';
import { takeUnderWay } from '../../server/modules/dividends/calculationStore';
import { beginCalculation, takeStep } from '../../server/modules/dividends/service';
import { today } from '../../server/shared/clock';
import { tiyinOf } from '../../server/shared/money';
import { useDividends, type Profit } from '../support/dividends';
import { newKey } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

const {
  work,
  strategy,
  invest,
  october,
  look,
  profitOf,
  profit,
  lead,
  announce,
  begin,
  calculate,
  payable,
  pay,
  payAll,
  balanceOf,
} = useDividends();

const path = 'invest POST /investments/withdrawal-dividends/2026-10';

test('October 2026 is divided, taken back, divided anew and paid, and the ledger follows each step', async () => {
  const own = await strategy();
  const { a, b, c } = await october(own);
  await profit(own, 'announced');
  assert.equal(await balanceOf(8720, own), '4765432.10');
  assert.equal((await calculate(own))[0], 202);
  const divided = await look(own);
  assert.deepEqual(
    [divided.iman_percent, divided.pool, divided.gross, divided.tax, divided.net],
    [31.9439, '3243167.24', '3243167.24', '189441.40', '3053725.84'],
  );
  const left = async () => [await balanceOf(8720, own), await balanceOf(6411, own), await balanceOf(6610, own)];
  assert.deepEqual(await left(), ['1065585.41', '189441.40', '3510405.29']);
  const { shares } = await work.answer<{ shares: { gross: string; base: string; weight: string; tax: string }[] }>(
    `invest GET /investments/dividends/2026-10/${own}`,
  );
  assert.deepEqual(
    shares.map((share) => [share.base, share.weight, share.gross, share.tax]),
    [
      ['120000000.00', '158400000.00', '2537322.11', '126866.11'],
      ['30967741.94', '34064516.13', '545660.66', '54566.07'],
      ['10000000.00', '10000000.00', '160184.47', '8009.22'],
    ],
  );
  // Again: the first run is reversed, and nothing but the revision differs.
  assert.equal((await calculate(own))[0], 202);
  assert.deepEqual(await left(), ['1065585.41', '189441.40', '3510405.29']);
  assert.equal((await look(own)).revision, 2);
  const parts = await work.answer<{ distributions: { amount: string }[] }>(
    'system GET /v1/profit-distribution-list?limit=100&order_by=-amount',
  );
  assert.deepEqual(
    parts.distributions.map(({ amount }) => amount),
    ['1065585.41', '266396.35', '190283.10'],
  );
  assert.equal((await profitOf(own)).investors_share, '3243167.24');
  assert.deepEqual(await ledgerFaults(work.db), []);

  assert.deepEqual(await pay('accountant'), [403, 'forbidden']);
  assert.equal((await pay())[0], 200);
  await payAll();
  assert.equal((await look(own)).status, 'paid');
  const sums = (id: number) =>
    work.one('select balance, income_amount, investment_amount from investors where id = $1', [id]);
  assert.deepEqual(await sums(a.investor), {
    ...{ balance: '152175.25', income_amount: '152175.25', investment_amount: '10000000.00' },
  });
  assert.deepEqual(await sums(b.investor), {
    ...{ balance: '491094.59', income_amount: '491094.59', investment_amount: '60000000.00' },
  });
  // It asked to stay.
  assert.deepEqual(await sums(c.investor), {
    ...{ balance: '0.00', income_amount: '2410456.00', investment_amount: '122410456.00' },
  });
  assert.equal((await profitOf(own)).status, 'distributed');
  assert.deepEqual(await pay(), [409, 'transition_not_allowed']);
  assert.equal((await look(own)).paid_count, 3);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

// By the page of the requirements: which action each state of a profit allows.
const states: Record<string, Record<string, number | string>> = {
  draft: { figures: 200, calculated: 200, announce: 'transition_not_allowed', calculate: 'profit_not_announced' },
  calculated: { figures: 200, calculated: 'transition_not_allowed', announce: 200, calculate: 'profit_not_announced' },
  announced: { figures: 'transition_not_allowed', calculated: 200, announce: 'transition_not_allowed', calculate: 202 },
  divided: { figures: 'transition_not_allowed', calculated: 200, announce: 'transition_not_allowed', calculate: 202 },
  paying: {
    ...{ figures: 'transition_not_allowed', calculated: 'transition_not_allowed', announce: 'transition_not_allowed' },
    calculate: 'transition_not_allowed',
  },
  distributed: {
    ...{ figures: 'transition_not_allowed', calculated: 'transition_not_allowed', announce: 'transition_not_allowed' },
    calculate: 'transition_not_allowed',
  },
};
for (const [state, actions] of Object.entries(states))
  for (const [action, expected] of Object.entries(actions))
    test(`a profit that is ${state}: ${action} ${expected}`, async () => {
      const own = await strategy();
      await invest(own, '10000000.00', '2026-06-20');
      await profit(own, state);
      const done = {
        figures: () => lead(own, { revenue: '9000001.00' }, 'executive'),
        calculated: () => lead(own, { status: 'calculated', reason: 'Ошибка в выручке' }, 'executive'),
        announce: () => announce(own, '1000.00'),
        calculate: () => calculate(own),
      };
      const [status, answer] = await done[action as keyof typeof done]();
      assert.deepEqual(
        typeof expected === 'number' ? status : [status, answer],
        typeof expected === 'number' ? expected : [409, expected],
      );
      if (state === 'divided' && action === 'calculated') {
        for (const account of [8710, 8720, 6610, 6411]) assert.equal(await balanceOf(account, own), '0.00');
        assert.equal((await profitOf(own)).status, 'calculated');
      }
      if (state === 'paying') await payAll();
      assert.deepEqual(await ledgerFaults(work.db), []);
    });

test('what is announced is no more than the profit, of a loss nothing, and not before the month is over', async () => {
  const own = await strategy();
  await profit(own, 'calculated');
  for (const [amount, code] of [
    ['4765432.11', 'above_net_profit'],
    ['0.00', 'invalid_amount'],
    ['-1.00', 'invalid_amount'],
  ] as const)
    assert.deepEqual(await announce(own, amount), [422, code]);
  assert.deepEqual(await announce(own, '1.00', 'accountant'), [403, 'forbidden']);
  const lost = await strategy();
  await invest(lost, '10000000.00', '2026-06-20');
  await profit(lost, 'divided', '0.00', '100.00');
  const row = await look(lost);
  assert.deepEqual([row.status, row.gross], ['calculated', '0.00']);
  const body = { month: '2027-05', strategy_id: own, revenue: '5.00', expense: '1.00' };
  const early = await work.answer<Profit>('invest POST /investments/profit', { as: 'accountant', body });
  const led = await work.answer<Profit>('invest PUT /investments/profit', {
    ...{ as: 'accountant', version: early.version, body: { id: early.id, status: 'calculated' } },
  });
  assert.deepEqual(
    await work.outcome('system POST /v1/net-profit-announce', {
      ...{
        as: 'executive',
        version: led.version,
        key: newKey(),
        body: { month: '2027-05', strategy_id: own, amount: '4.00' },
      },
    }),
    [409, 'month_not_over'],
  );
  assert.deepEqual(await work.outcome('invest POST /investments/profit', { as: 'accountant', body }), [
    409,
    'profit_exists',
  ]);
});

test('who calculated does not pay, a strategy without dividends stops it, and whoever may hold no money is owed', async () => {
  await work.db.query(`update dividend_runs set status = 'replaced' where status = 'calculated'`, []);
  const own = await strategy();
  const blocked = await invest(own, '10000000.00', '2026-06-20', { status: 'archive' });
  await profit(own, 'announced');
  assert.equal((await calculate(own, undefined, 'executive'))[0], 202);
  assert.equal((await look(own)).is_barred, true);
  assert.deepEqual(await pay(), [409, 'same_person']);
  assert.equal((await calculate(own))[0], 202);
  // What is confirmed is what will be paid, and what is owed to him stands apart.
  const open = await invest(own, '10000000.00', '2026-06-20');
  assert.equal((await calculate(own))[0], 202);
  const seen = await payable();
  assert.deepEqual([seen.investor_count, seen.share_count], [1, 1]);
  assert.equal(tiyinOf(seen.net) + tiyinOf(seen.withheld_net), tiyinOf((await look(own)).net));
  const other = await strategy();
  await work.db.query(`update strategies set status = 'active' where id = $1`, [other]);
  assert.deepEqual(await pay(), [409, 'dividends_missing']);
  await work.db.query(`update strategies set status = 'inactive' where id = $1`, [other]);
  assert.equal((await pay())[0], 200);
  // He may hold money again before his turn comes: what was confirmed is paid, and no more.
  await work.db.query(`update investors set status = 'active' where id = $1`, [blocked.investor]);
  await payAll();
  assert.deepEqual(await work.one('select balance from investors where id = $1', [open.investor]), {
    balance: seen.net,
  });
  const row = await look(own);
  assert.deepEqual([row.status, row.owed_count, row.paid_count], ['paid', 1, 1]);
  assert.deepEqual(await work.one('select balance from investors where id = $1', [blocked.investor]), {
    balance: '0.00',
  });
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('paid is what was seen: calculated anew meanwhile it is refused with the sums of now, and one key pays once', async () => {
  await work.db.query(`update dividend_runs set status = 'replaced' where status = 'calculated'`, []);
  const own = await strategy();
  const first = await invest(own, '10000000.00', '2026-06-20');
  await profit(own, 'announced');
  await calculate(own);
  const seen = await payable();
  const { gross, tax, net } = await look(own);
  assert.deepEqual([seen.strategies.map(({ id }) => id), seen.missing, seen.is_under_way], [[own], [], false]);
  assert.deepEqual([seen.gross, seen.tax, seen.net, seen.earlier_net], [gross, tax, net, '0.00']);
  assert.deepEqual([seen.investor_count, seen.share_count], [1, 1]);
  assert.deepEqual([(await payable('accountant')).is_barred, seen.is_barred], [true, false]);

  // The accountant counts anew while the director looks at the question.
  const second = await invest(own, '60000000.00', '2026-10-16', { residency: 'non_resident' });
  assert.equal((await calculate(own))[0], 202);
  const refused = await work.do(path, {
    ...{ as: 'executive', key: newKey(), body: { payable_amount: seen.net, share_count: seen.share_count } },
  });
  const { code, current } = refused.json<{ code: string; current: typeof seen }>();
  const now = await payable();
  assert.deepEqual([refused.statusCode, code, current], [409, 'payable_changed', now]);
  assert.notEqual(now.net, seen.net);
  assert.deepEqual(await pay('executive', { net: now.net, share_count: 1 }), [409, 'payable_changed']);
  assert.equal((await look(own)).status, 'calculated');

  const intent = {
    ...{ as: 'executive', key: newKey(), body: { payable_amount: now.net, share_count: now.share_count } },
  };
  const answers = [await work.outcome(path, intent), await work.outcome(path, intent)];
  assert.deepEqual(answers[1], answers[0]);
  assert.equal(answers[0]![0], 200); // there are two
  await payAll();
  const paid = await work.one<{ sum: string }>(
    `select sum(amount) as sum from investor_transactions where type = 'dividend' and investor_id = any ($1::int[])`,
    [[first.investor, second.investor]],
  );
  assert.equal(paid.sum, now.net);
  assert.deepEqual([(await payable()).strategies, (await payable()).net], [[], '0.00']);
});

test('what a month holds for months to come is not paid with it, and stands beside what is', async () => {
  await work.db.query(`update dividend_runs set status = 'replaced' where status = 'calculated'`, []);
  const own = await strategy();
  await invest(own, '10000000.00', '2026-06-20');
  const quarterly = await invest(own, '60000000.00', '2026-03-15');
  await profit(own, 'announced');
  await calculate(own);
  assert.equal((await payable()).later_net, '0.00');
  const { net: later } = await work.one<{ net: string }>(
    `update dividend_transactions set due_month = '2026-12-01' where investment_id = $1 and status = 'calculated' returning net`,
    [quarterly.id],
  );
  const seen = await payable();
  assert.deepEqual([seen.later_net, seen.share_count], [later, 1]);
  assert.equal(tiyinOf(seen.net) + tiyinOf(seen.later_net), tiyinOf((await look(own)).net));
});

test('what a strategy without a run still owes with a month is named, holds the month, and goes with a profit of nothing', async () => {
  await work.db.query(`update dividend_runs set status = 'replaced' where status = 'calculated'`, []);
  const own = await strategy();
  const { id, investor } = await invest(own, '10000000.00', '2026-06-20');
  await profit(own, 'distributed', '9000000.00', '4234567.90');
  // A share of a quarter, whose investment was left in November: no money is at work there any more.
  const owe = (status: string) =>
    work.db.query(
      `update dividend_transactions set status = $2, due_month = '2026-11-01', paid_at = null where investment_id = $1`,
      [id, status],
    );
  await owe('calculated');
  await work.db.query(`update investments set status = 'closed', balance = 0 where id = $1`, [id]);
  type Named = { id: number; version: number; holds_money: boolean; status: string };
  const inMonth = async (month: string, more = '') =>
    (
      await work.answer<{ strategies: Named[] }>(`invest GET /investments/dividends?month=${month}&limit=100${more}`)
    ).strategies.some((one) => one.id === own);
  const missing = async (month: string) =>
    (await work.answer<{ missing: Named[] }>(`invest GET /investments/withdrawal-dividends/${month}`)).missing.some(
      (one) => one.id === own,
    );
  const seen = async (month: string) => [
    await missing(month),
    await inMonth(month),
    await inMonth(month, '&is_missing=true'),
  ];
  assert.deepEqual(await seen('2026-10'), [false, true, false], 'it is not due yet');
  assert.deepEqual(await seen('2026-11'), [true, true, true]);
  const named = (await checkLine(work.db, '2026-11-01', '2026-12-01', 'dividends_missing')).count;
  const card = await work.answer<Named>(`system GET /v1/strategies/${own}`, { as: 'executive' });
  assert.equal(card.holds_money, true);
  assert.deepEqual(
    await work.outcome(`system PUT /v1/strategies/${own}`, {
      ...{ as: 'executive', version: card.version, body: { status: 'archive', comment: 'Всё' } },
    }),
    [409, 'investments_exist'],
  );

  // Whoever may hold no money keeps nobody waiting, and is still seen to be owed.
  await owe('failed');
  await work.db.query(`update investors set status = 'archive' where id = $1`, [investor]);
  assert.deepEqual(await seen('2026-11'), [false, true, false]);
  assert.equal((await checkLine(work.db, '2026-11-01', '2026-12-01', 'dividends_missing')).count, named - 1);

  await work.db.query(`update investors set status = 'active' where id = $1`, [investor]);
  await work.db.query(
    `insert into dividend_runs (month, strategy_id, revision, status, announced, iman_percent, pool, resident_percent, nonresident_percent,
       gross, tax, net, count, calculated_at, paid_by)
     values ('2026-11-01', $1, 1, 'paying', 0, 0, 0, 5, 10, 0, 0, 0, 0, '2026-12-01', 1)`,
    [own],
  );
  assert.deepEqual(await seen('2026-11'), [false, true, false]);
  await owe('calculated');
  await payAll();
  assert.deepEqual(await seen('2026-12'), [false, false, false]);
  assert.equal((await work.answer<Named>(`system GET /v1/strategies/${own}`, { as: 'executive' })).holds_money, false);
});

test('a share stays in its investment as it was asked for until it is paid, and then says where it went', async () => {
  const own = await strategy();
  const { a, c } = await october(own);
  await work.db.query('update investments set reinvest = true where id = $1', [a.id]);
  // Of the three only the largest comes to so much.
  await work.db.query('update strategies set min_reinvestment_amount = 1000000 where id = $1', [own]);
  await profit(own, 'divided');
  const stays = async () => {
    const { shares } = await work.answer<{ shares: { investment: { id: number }; reinvest: boolean }[] }>(
      `invest GET /investments/dividends/2026-10/${own}`,
    );
    return shares.filter(({ reinvest }) => reinvest).map(({ investment }) => investment.id);
  };
  assert.deepEqual((await stays()).sort(), [a.id, c.id].sort());
  await work.db.query(`update dividend_runs set status = 'paying', paid_by = 1 where strategy_id = $1`, [own]);
  await payAll();
  assert.deepEqual(await stays(), [c.id]);
});

test('a share of an investment that closes while its run is written is due at once', async () => {
  const own = await strategy();
  const { id } = await invest(own, '10000000.00', '2026-06-20');
  await work.db.query(
    `insert into tariffs (id, code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
       early_exit_allowed, valid_from, created_at, updated_at)
     values ($1::int + 1000, 'end-' || $1::int, $1::int, 'В конце', 'all', 24, 1, 2, 3, 'at_end', true, '2025-01-01', '2025-01-01', '2025-01-01')`,
    [own],
  );
  await work.db.query('update investments set tariff_id = $1 where id = $2', [own + 1000, id]);
  const due = async () =>
    (
      await work.one<{ due_month: string }>(
        `select due_month from dividend_transactions where investment_id = $1 and status = 'calculated'`,
        [id],
      )
    ).due_month;
  await profit(own, 'divided');
  assert.equal(await due(), '2028-01-01');
  await work.db.transaction(async (sql) => {
    const [held] = await lockProfitsOf(sql, '2026-10-01', own);
    await beginCalculation(sql, { user: undefined, clock: work.clock }, held!);
  });
  for (let stage: string | null = 'taking_back'; stage !== null; stage = (await look(own)).stage)
    await work.db.transaction(async (sql) => {
      if (stage === 'writing')
        await sql.query(`update investments set status = 'closed', balance = 0 where id = $1`, [id]);
      await takeStep(sql, work.clock, (await takeUnderWay(sql))!);
    });
  assert.equal(await due(), '2026-10-01');
});

test('two who calculate what they saw at once make one run; a tax that changes later changes nothing', async () => {
  const own = await strategy();
  await invest(own, '10000000.00', '2026-06-20');
  await profit(own, 'announced');
  const { profit_version: version } = await look(own);
  const answers = await Promise.all([calculate(own, version), calculate(own, version)]);
  assert.deepEqual(answers.map(([status]) => status).sort(), [202, 409]);
  const { tax } = await look(own);
  await work.db.query(`update invest_constants set value = '6' where key = 'dividend_tax_resident'`, []);
  assert.equal((await look(own)).tax, tax);
  const frozen = await work.answer<{ resident_percent: number }>(`invest GET /investments/dividends/2026-10/${own}`);
  assert.equal(frozen.resident_percent, 5);
  assert.equal((await calculate(own))[0], 202);
  assert.notEqual((await look(own)).tax, tax);
});

test('the shares of partners are 100 together, from the next month, and nobody overwrites what another set', async () => {
  type Partner = { id: number; version: number; percent: number; next_percent: number };
  const list = async () => (await work.answer<{ partners: Partner[] }>('system GET /v1/partners?limit=100')).partners;
  const set = (all: Partner[], percents: number[]) => {
    const [first, ...rest] = all.map((one, at) => ({ id: one.id, version: one.version, percent: percents[at]! }));
    return work.outcome(`system PUT /v1/partners/${first!.id}`, {
      ...{ as: 'accountant', version: first!.version, body: { percent: first!.percent, others: rest } },
    });
  };
  const all = await list();
  assert.deepEqual(
    all.map(({ percent }) => percent),
    [70, 17.5, 12.5],
  );
  for (const wrong of [
    [70, 17.5, 12],
    [70, 17.5, 12.4999],
  ])
    assert.deepEqual(await set(all, wrong), [422, 'shares_not_whole']);
  const answers = await Promise.all([set(all, [60, 25, 15]), set(all, [50, 30, 20])]);
  assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
  const after = await list();
  assert.equal(
    after.reduce((sum, one) => sum + one.next_percent, 0),
    100,
  );
  // This month is shared as before.
  assert.deepEqual(
    after.map(({ percent }) => percent),
    [70, 17.5, 12.5],
  );
  const [one, ...others] = after;
  const made = await work.outcome('system POST /v1/partners', {
    as: 'accountant',
    body: {
      ...{
        name: 'Четвёртый',
        kind: 'person',
        pinfl: '31204851230014',
        start_date: '2026-12-01',
        percent: one!.next_percent,
      },
      others: [
        { id: one!.id, version: one!.version, percent: 0 },
        ...others.map((other) => ({ id: other.id, version: other.version, percent: other.next_percent })),
      ],
    },
  });
  assert.equal(made[0], 201);
});

test('a run is calculated and taken back a step at a time, and after each the books are in order', async () => {
  const own = await strategy();
  const first = await invest(own, '10000000.00', '2026-06-20');
  // More of the same: a step writes some of them.
  await work.db.script(`
    insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
        created_at, updated_at)
      select 'IN-S-' || n, ${first.investor}, ${own}, 1, 1000, 1000, '2026-06-20', '2028-01-01', 'active', '2026-06-20', '2026-06-20'
      from generate_series(1, 1100) n;
    insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
      select id, '2026-06-20', 'open', 1000, 1000, '2026-06-20' from investments where contract_number like 'IN-S-%';
    insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
      values (${first.investor}, 'refill', 1100000, 1100000, '2026-06-20');
    insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
      select investor_id, 'investment', -1000, 0, id, '2026-06-20' from investments where contract_number like 'IN-S-%';`);
  await profit(own, 'announced');
  const accountant = await work.one<{ id: number }>(`select id from system_users where username = 'accountant'`);
  /** The same as the call does, and without telling the server, which would go on by itself. */
  const beginUntold = () =>
    work.db.transaction(async (sql) => {
      const [held] = await lockProfitsOf(sql, '2026-10-01', own);
      await beginCalculation(sql, { user: accountant, clock: work.clock }, held!);
    });
  const step = () =>
    work.db.transaction(async (sql) => {
      const run = await takeUnderWay(sql);
      if (run !== undefined) await takeStep(sql, work.clock, run);
    });
  const seen = async () => {
    const row = await look(own);
    assert.deepEqual(await ledgerFaults(work.db), []);
    return [row.status, row.stage, row.written_count, row.count, row.iman_percent === null];
  };
  await beginUntold();
  assert.deepEqual(await seen(), ['calculating', 'dividing', 0, 0, true]);
  const stages: unknown[] = [];
  for (let at = 0; at < 4; at++) {
    await step();
    stages.push(await seen());
  }
  assert.deepEqual(stages, [
    ['calculating', 'writing', 0, 1101, false],
    ['calculating', 'writing', 500, 1101, false],
    ['calculating', 'writing', 1000, 1101, false],
    ['calculated', null, 1101, 1101, false],
  ]);
  const divided = await look(own);
  const accounts = async () => [await balanceOf(8720, own), await balanceOf(6411, own), await balanceOf(6610, own)];
  const [before, earlier] = [
    await accounts(),
    await work.one<{ count: number }>('select count(*)::int as count from dividend_drafts'),
  ];
  assert.equal(earlier.count, 0);

  await beginUntold();
  const taken: unknown[] = [];
  for (let at = 0; at < 7; at++) {
    taken.push(await seen());
    await step();
  }
  assert.deepEqual(taken, [
    ['calculating', 'taking_back', 0, 0, true],
    ['calculating', 'taking_back', 0, 0, true],
    ['calculating', 'taking_back', 0, 0, true],
    ['calculating', 'dividing', 0, 0, true],
    ['calculating', 'writing', 0, 1101, false],
    ['calculating', 'writing', 500, 1101, false],
    ['calculating', 'writing', 1000, 1101, false],
  ]);
  const again = await look(own);
  assert.deepEqual(
    [again.status, again.revision, again.gross, again.tax, again.net, await accounts()],
    ['calculated', divided.revision + 1, divided.gross, divided.tax, divided.net, before],
  );
  const gone = await work.one<{ rows: number; reversals: number }>(
    `select count(*)::int as rows, count(v.id)::int as reversals from dividend_transactions d
       left join dividend_reversals v on v.dividend_id = d.id where d.strategy_id = $1 and d.status = 'replaced'`,
    [own],
  );
  assert.deepEqual(gone, { rows: 1101, reversals: 1101 });
});

test('while a run is calculated nothing else is done with its profit, and its month is not closed', async () => {
  const own = await strategy();
  await invest(own, '10000000.00', '2026-06-20');
  await profit(own, 'divided');
  // As it stands while the service is at it.
  const set = (status: string, stage: string) =>
    work.db.query(`update dividend_runs set status = $2, stage = $3 where strategy_id = $1 and status <> 'replaced'`, [
      own,
      status,
      stage || null,
    ]);
  await work.db.query(
    `update dividend_runs set status = 'paid', paid_at = '2026-11-02' where status = 'calculated' and strategy_id <> $1`,
    [own],
  );
  await set('calculating', 'writing');
  const refused = [409, 'transition_not_allowed'];
  assert.deepEqual(await begin(own), refused);
  assert.deepEqual(await pay(), refused);
  const { id, version } = await profitOf(own);
  const change = (body: object) =>
    work.outcome('invest PUT /investments/profit', { as: 'executive', version, body: { id, ...body } });
  assert.deepEqual(await change({ status: 'calculated', reason: 'Ошибка' }), refused);
  assert.deepEqual(await change({ revenue: '9000001.00' }), refused);
  assert.deepEqual(await announce(own, '1.00'), refused);
  const missing = async () => (await checkLine(work.db, '2026-10-01', '2026-11-20', 'dividends_missing')).count;
  const counted = await missing();
  await set('calculated', '');
  assert.equal(await missing(), counted - 1);
});

test('missing are the dividends of a strategy in which money worked then, whole or as a part, and the list shows those that are counted', async () => {
  interface Listed {
    strategies: { id: number }[];
    count: number;
  }
  const listed = async () => {
    const { strategies, count } = await work.answer<Listed>(
      'invest GET /investments/dividends?month=2026-10&is_missing=true&limit=100',
    );
    assert.equal(strategies.length, count);
    assert.equal((await checkLine(work.db, '2026-10-01', '2026-11-20', 'dividends_missing')).count, count);
    return strategies.map(({ id }) => id);
  };
  const before = await listed();
  const [left, spread, named, empty, late] = [
    ...[await strategy(), await strategy(), await strategy(), await strategy(), await strategy()],
  ];
  await work.db.query(`update strategies set status = 'active' where id = any ($1::int[])`, [
    [left, spread, named, empty, late],
  ]);
  // All of it has left since, in November.
  const { id: gone } = await invest(left!, '10000000.00', '2026-06-20');
  await work.db.query(
    `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
     values ($1, '2026-11-05', 'exit', -10000000, 0, '2026-11-05')`,
    [gone],
  );
  await work.db.query(`update investments set balance = 0, status = 'closed' where id = $1`, [gone]);
  // One lies whole in another strategy than it names; and one comes after the month.
  const { id: divided } = await invest(named!, '10000000.00', '2026-10-12');
  await work.db.query(`insert into investment_portfolios values ($1, $2, 10000000, 100)`, [divided, spread]);
  await invest(late!, '10000000.00', '2026-11-02');
  assert.deepEqual(
    (await listed()).filter((id) => !before.includes(id)),
    [left, spread],
  );
  await work.db.query(`update strategies set status = 'inactive' where id = any ($1::int[])`, [
    [left, spread, named, empty, late],
  ]);
  assert.deepEqual(await listed(), before);
});

test('what calculating would give is what it gives, and telling it writes nothing', async () => {
  const own = await strategy();
  await october(own);
  await profit(own, 'calculated');
  const plan = `invest GET /investments/calculate-dividends/2026-10/${own}`;
  assert.deepEqual(await work.outcome(plan, { as: 'accountant' }), [409, 'profit_not_announced']);
  await announce(own, '4765432.10');
  const planned = await work.answer<object>(plan, { as: 'accountant' });
  const { status, revision } = await look(own);
  assert.deepEqual([status, revision], ['announced', 0]);
  await calculate(own);
  const { iman_percent, pool, gross, tax, net, count } = await look(own);
  assert.deepEqual(planned, { announced: '4765432.10', iman_percent, pool, gross, tax, net, count });
  assert.equal((await work.outcome(plan, { as: 'kam' }))[0], 403);
});

test('a partner who has ended has no share after it, and none ends while he has one', async () => {
  interface Partner {
    id: number;
    version: number;
    percent: number;
    next_percent: number;
    history: { action: string }[];
  }
  const read = (id: number) => work.answer<Partner>(`system GET /v1/partners/${id}`, { as: 'accountant' });
  const change = async (id: number, body: object) =>
    work.outcome(`system PUT /v1/partners/${id}`, { as: 'accountant', version: (await read(id)).version, body });
  const all = (await work.answer<{ partners: Partner[] }>('system GET /v1/partners?limit=100')).partners;
  const leaving = all.find(({ id }) => id === 3)!; // made with the file
  const rest = all.filter(({ id }) => id !== 1 && id !== 3);
  const others = async (mine: number) => [
    {
      id: 1,
      version: (await read(1)).version,
      percent: 100 - mine - rest.reduce((sum, one) => sum + one.next_percent, 0),
    },
    ...(await Promise.all(
      rest.map(async ({ id, next_percent: percent }) => ({ id, version: (await read(id)).version, percent })),
    )),
  ];
  const [year = 0, month = 0] = today(work.clock).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
  assert.ok(leaving.next_percent > 0);
  assert.deepEqual(await change(3, { end_date: lastDay }), [422, 'partner_has_share']);
  assert.deepEqual(await change(3, { end_date: '2026-10-31', is_active: false }), [422, 'partner_has_share']);
  assert.deepEqual(await change(3, { is_active: false }), [422, 'required']);
  // The others would be passed over without the own share.
  assert.deepEqual(await change(3, { name: 'Третий', others: await others(0) }), [422, 'required']);

  assert.equal((await change(3, { percent: 0, others: await others(0) }))[0], 200);
  assert.deepEqual(await change(3, { end_date: '2026-10-31' }), [422, 'partner_has_share']);
  assert.equal((await change(3, { end_date: lastDay, is_active: false }))[0], 200);
  const ended = await read(3);
  // This month is shared as it was.
  assert.deepEqual([ended.percent, ended.next_percent], [leaving.percent, 0]);
  assert.ok(ended.history.some(({ action }) => action === 'update'));
  assert.deepEqual(await change(3, { percent: 5, others: await others(5) }), [422, 'partner_ended']);
  const [first, ...more] = await others(5);
  const { id, version, percent } = first!; // the platform
  const given = [...more, { id: 3, version: ended.version, percent: 5 }];
  assert.deepEqual(
    await work.outcome(`system PUT /v1/partners/${id}`, {
      as: 'accountant',
      version,
      body: { percent, others: given },
    }),
    [...[422, 'partner_ended']],
  );
  assert.equal((await read(3)).next_percent, 0);
  // What stands in the books of before is not asked by: a row that was left behind gives nothing.
  await work.db.query(`insert into partner_shares values (3, '2099-02-01', 5)`, []);
  const at = (month: string) => work.db.transaction((sql) => sharesAt(sql, month));
  assert.ok((await at(`${lastDay.slice(0, 'yyyy-mm'.length)}-01`)).some((one) => one.id === 3));
  assert.ok(!(await at('2099-02-01')).some((one) => one.id === 3));
  await work.db.query(`delete from partner_shares where valid_from = '2099-02-01'`, []);
});

test('no profit is begun in a month that is closed or being closed', async () => {
  const own = await strategy();
  const month = (text: string) => work.db.query(`update closing_months set ${text} where month = '2026-10-01'`);
  const body = { month: '2026-10', strategy_id: own, revenue: '2.00', expense: '1.00' };
  const create = () => work.outcome('invest POST /investments/profit', { as: 'accountant', body });
  await month(`status = 'closed', digest = repeat('0', 64)`);
  assert.deepEqual(await create(), [409, 'month_closed']);
  await month(`status = 'calculating', stage = 'checking', requested_by = 1, digest = null`);
  assert.deepEqual(await create(), [409, 'month_closing']);
  await month(`status = 'open', stage = null`);
  assert.equal((await create())[0], 201);
});

test('nothing is begun of a month that is closed or being closed', async () => {
  const own = await strategy();
  await invest(own, '10000000.00', '2026-06-20');
  await profit(own, 'announced');
  const month = (text: string) => work.db.query(`update closing_months set ${text} where month = '2026-10-01'`);
  await month(`status = 'closed', digest = repeat('0', 64)`);
  assert.deepEqual(await begin(own), [409, 'month_closed']);
  await month(`status = 'calculating', stage = 'checking', requested_by = 1, digest = null`);
  assert.deepEqual(await begin(own), [409, 'month_closing']);
  await month(`status = 'open', stage = null`);
  assert.equal((await calculate(own))[0], 202);
});

test('each share is set once and for all to see: nobody is named twice or left out, and each change is told', async () => {
  type Partner = { id: number; version: number; next_percent: number };
  const list = async () =>
    (await work.answer<{ partners: Partner[] }>('system GET /v1/partners?limit=100', { as: 'accountant' })).partners;
  const all = await list();
  const [first, ...rest] = all.filter(({ next_percent: percent }) => percent > 0);
  const seen = ({ id, version, next_percent: percent }: Partner) => ({ id, version, percent });
  const put = (percent: number, others: object[], version = first!.version) =>
    work.do(`system PUT /v1/partners/${first!.id}`, { as: 'accountant', version, body: { percent, others } });
  const codeOf = async (answer: ReturnType<typeof put>) => {
    const { code, fields } = (await answer).json<{ code: string; fields?: object }>();
    return [code, ...Object.keys(fields ?? {})];
  };
  const others = rest.map(seen);
  assert.ok(others.length > 1);
  const part = others.at(-1)!.percent / 2;
  const halves = [...others.slice(0, -1), ...[part, part].map((percent) => ({ ...others.at(-1)!, percent }))];
  assert.deepEqual(await codeOf(put(first!.next_percent, halves)), ['duplicate_value', 'others']);
  assert.deepEqual(await codeOf(put(0, [...others, seen(first!)])), ['duplicate_value', 'others']);
  assert.deepEqual(await codeOf(put(100, [])), ['required', 'others']);
  const newcomer = { name: 'Пятый', kind: 'company', inn: '306573225', start_date: '2026-12-01' };
  const create = (percent: number, named: object[]) =>
    work.outcome('system POST /v1/partners', { as: 'accountant', body: { ...newcomer, percent, others: named } });
  assert.deepEqual(await create(100, []), [422, 'required']);
  assert.deepEqual(await create(0, [seen(first!), ...halves]), [422, 'duplicate_value']);
  assert.deepEqual(await list(), all);

  // Whoever saw others is shown those of now, also where it is his own that has changed.
  const stale = [others.map((one) => ({ ...one, version: one.version + 1 })), others].map((named, at) =>
    put(first!.next_percent, named, first!.version + at),
  );
  for (const answer of await Promise.all(stale)) {
    const { code, current } = answer.json<{ code: string; current: { id: number; partners: Partner[] } }>();
    assert.deepEqual([code, current.id], ['changed_meanwhile', first!.id]);
    assert.deepEqual(
      new Map(current.partners.map(({ id, ...one }) => [id, one.next_percent])),
      new Map(all.map(({ id, ...one }) => [id, one.next_percent])),
    );
  }

  const [status, made] = await create(first!.next_percent, [{ ...seen(first!), percent: 0 }, ...others]);
  assert.equal(status, 201);
  const changesOf = async (id: number) =>
    (await work.journalOf(id, 'partner')).map(({ action, field, old, new: now }) => [action, field, old, now]);
  assert.deepEqual(await changesOf((made as Partner).id), [
    ['create', 'name', null, 'Пятый'],
    ['create', 'percent', null, String(first!.next_percent)],
  ]);
  assert.deepEqual((await changesOf(first!.id)).at(-1), ['share', 'percent', String(first!.next_percent), '0']);
});

test('the number of a partner is one, unless it has stood for long', async () => {
  interface Partner {
    id: number;
    version: number;
    next_percent: number;
  }
  const { partners } = await work.answer<{ partners: Partner[] }>('system GET /v1/partners?limit=100');
  const others = partners.map(({ id, version, next_percent: percent }) => ({ id, version, percent }));
  const refused = async (body: object) => {
    const terms = { name: 'Новый', start_date: '2026-12-01', percent: 0, others };
    const answer = await work.do('system POST /v1/partners', { as: 'accountant', body: { ...terms, ...body } });
    return [answer.statusCode, answer.json<{ fields: object }>().fields];
  };
  for (const pinfl of ['99999999999999', '31204851230017'])
    assert.deepEqual(await refused({ kind: 'person', pinfl }), [422, { pinfl: 'invalid_pinfl' }]);
  assert.deepEqual(await refused({ kind: 'company', inn: '501112223' }), [422, { inn: 'invalid_inn' }]);

  const terms = { name: 'Давний', kind: 'person', pinfl: '31204851230014', start_date: '2026-12-01' };
  const old = await work.answer<Partner>('system POST /v1/partners', {
    ...{ as: 'accountant', body: { ...terms, percent: 0, others } },
  });
  await work.db.query(`update partners set pinfl = '31204851230017' where id = $1`, [old.id]);
  const path = `system PUT /v1/partners/${old.id}`;
  const change = (version: number, body: object) => work.do(path, { as: 'accountant', version, body });
  const kept = (await change(old.version, { mfo: '00014' })).json<Partner>();
  assert.equal(kept.version, old.version + 1);
  await work.db.query(
    `insert into banks (mfo, name, created_at, updated_at) values ('00450', 'НБУ', '2026-01-01', '2026-01-01')`,
    [],
  );
  try {
    const strange = await change(kept.version, { mfo: '99999' });
    assert.deepEqual(strange.json<{ fields: object }>().fields, { mfo: 'bank_unknown' });
    const same = await change(kept.version, { mfo: '00014' });
    assert.deepEqual([same.statusCode, same.json<Partner>().version], [200, kept.version], 'as it stood');
    const anew = { kind: 'person', pinfl: '31204851230014', mfo: '99999' };
    assert.deepEqual(await refused(anew), [422, { mfo: 'bank_unknown' }]);
  } finally {
    await work.db.query('delete from banks', []);
  }
  const wrong = await change(kept.version, { pinfl: '31204851230018' });
  assert.deepEqual(wrong.json<{ fields: object }>().fields, { pinfl: 'invalid_pinfl' });
  assert.equal((await change(kept.version, { pinfl: '31204851230014' })).statusCode, 200);
});

test('the numbers of a partner who is a person are read masked, and what is not changed stays whole', async () => {
  interface Partner {
    id: number;
    version: number;
    next_percent: number;
    pinfl: string | null;
    bank_account: string | null;
    history: { field: string; old: string | null; new: string | null }[];
  }
  const list = async () => (await work.answer<{ partners: Partner[] }>('system GET /v1/partners?limit=100')).partners;
  const others = (await list()).map(({ id, version, next_percent: percent }) => ({ id, version, percent }));
  const person = {
    ...{ name: 'Человек', kind: 'person', pinfl: '31204851230014', bank_account: '22618000200345678001', mfo: '00450' },
    start_date: '2026-12-01',
  };
  const masked = { pinfl: '3120******0014', bank_account: '2261************8001' };
  const numbers = ({ pinfl, bank_account }: Partner) => ({ pinfl, bank_account });
  const made = await work.answer<Partner>('system POST /v1/partners', {
    as: 'accountant',
    body: { ...person, percent: 0, others },
  });
  assert.deepEqual(numbers(made), masked);
  const path = `system PUT /v1/partners/${made.id}`;
  const renamed = await work.answer<Partner>(path, {
    ...{ as: 'accountant', version: made.version, body: { name: 'Другой' } },
  });
  assert.deepEqual(numbers(renamed), masked);
  const kept = 'select pinfl, bank_account from partners where id = $1';
  assert.deepEqual(await work.one(kept, [made.id]), { pinfl: person.pinfl, bank_account: person.bank_account });
  const stale = await work.do(path, { as: 'accountant', version: made.version, body: { name: 'Третий' } });
  assert.deepEqual(numbers(stale.json<{ current: Partner }>().current), masked);
  assert.deepEqual(numbers((await list()).find(({ id }) => id === made.id)!), masked);
  await work.answer(path, {
    ...{ as: 'accountant', version: renamed.version, body: { bank_account: '22618000200345679999' } },
  });
  const card = await work.answer<Partner>(`system GET /v1/partners/${made.id}`);
  const account = card.history.find(({ field }) => field === 'bank_account');
  assert.deepEqual([account?.old, account?.new], ['2261************8001', '2261************9999']);
});
