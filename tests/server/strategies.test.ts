/** Strategies and their categories: what is refused, how a status moves, what a list adds up, and pictures. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { removeOnce } from '../../server/modules/uploads/forgottenUploads';
import { seedStrategies } from '../../server/modules/strategies/seed';
import { newKey, useWork } from '../support/investorWork';
import { formOf, samples } from '../support/uploads';

type Card = Reply<'getStrategy'>;
type Page = Reply<'listStrategies'>;
type Category = Reply<'getStrategyCategory'>;

const work = useWork(async ({ db }) => {
  // The strategy and the tariff of every such back end were given their numbers.
  for (const table of ['strategies', 'tariffs'])
    await db.query(`select setval(pg_get_serial_sequence($1, 'id'), 100)`, [table]);
});
/** The account that may do everything with strategies; an administrator, `director`, does not remove them. */
const as = 'executive';
const url = 'system {} /v1/strategies';
const at = (method: string, path = '') => url.replace('{}', method) + path;

let number = 0;
const category = (body: object = {}) =>
  work.answer<Category>('system POST /v1/categories', {
    as,
    body: {
      name_ru: `Категория ${++number}`,
      min_investment_amount: '1.00',
      max_investment_amount: '5.00',
      ...body,
    },
  });
const least = async () => ({
  title_ru: `Стратегия ${++number}`,
  category_id: (await category()).id,
  month_count: 12,
  risk_type: 'low',
  expected_profit: 24,
  min_investment_amount: '1000000.00',
  max_investment_amount: '50000000.00',
});
const make = async (body: object = {}) => work.answer<Card>(at('POST'), { as, body: { ...(await least()), ...body } });
const change = (id: number, version: number, body: object, by = as) =>
  work.outcome(at('PUT', `/${id}`), { version, body, as: by });
const read = (id: number) => work.answer<Card>(at('GET', `/${id}`), { as });
const remove = (path: string, version: number, by = as) =>
  work.outcome(`system DELETE /v1${path}`, { version, as: by });
const lead = async (status: string) => {
  const { id } = await make();
  await work.db.query('update strategies set status = $2 where id = $1', [id, status]);
  return id;
};
/** A live investment in a strategy, which has a tariff for it. */
async function investIn(strategyId: number, balance: string, status = 'active') {
  const investment = await work.invest(await work.make(), status, balance);
  await work.db.query('update investments set strategy_id = $2 where id = $1', [investment, strategyId]);
  return investment;
}

const legal: Record<string, string[]> = {
  soon: ['active'],
  active: ['inactive'],
  inactive: ['active', 'archive'],
  archive: ['inactive'],
};

test('every pair of statuses is moved or refused', async () => {
  for (const from of ['soon', 'active', 'inactive', 'archive'])
    for (const to of ['soon', 'active', 'inactive', 'archive'].filter((one) => one !== from)) {
      const id = await lead(from);
      const answer = await change(id, 1, { status: to, comment: 'Так решено' });
      const isLegal = legal[from]?.includes(to) ?? false;
      await work.expectMove('strategies', id, answer, { from, to, isLegal });
    }
});

test('what is taken away says why, and tells who and when', async () => {
  const id = await lead('active');
  assert.deepEqual(await change(id, 1, { status: 'inactive', comment: ' ' }), [422, 'reason_required']);
  assert.equal((await change(id, 1, { status: 'inactive', comment: ' Набор закрыт ' }))[0], 200);
  const { history, version } = await read(id);
  assert.equal(version, 2);
  assert.deepEqual(
    history.slice(0, 2).map((row) => [row.action, row.field, row.old, row.new, row.user?.id !== undefined]),
    [
      ['change_status', 'comment', null, 'Набор закрыт', true],
      ['change_status', 'status', 'active', 'inactive', true],
    ],
  );
  assert.deepEqual(await change(id, 1, { status: 'active' }), [409, 'changed_meanwhile']);
});

test('one with money at work is not put away, one whose money went back is', async () => {
  const id = await lead('inactive');
  const investment = await investIn(id, '1.00', 'exiting');
  assert.deepEqual(await change(id, 1, { status: 'archive', comment: 'Всё' }), [409, 'investments_exist']);
  await work.db.query(`update investments set status = 'closed', balance = 0 where id = $1`, [investment]);
  assert.equal((await change(id, 1, { status: 'archive', comment: 'Всё' }))[0], 200);
});

test('one that holds a part of an investment of another strategy is not put away', async () => {
  const [id, other] = [await lead('inactive'), await lead('active')];
  const investment = await investIn(other, '100.00');
  await work.db.query(
    `insert into investment_portfolios (investment_id, strategy_id, amount, share_percent)
     values ($1, $2, 60, 60), ($1, $3, 40, 40)`,
    [investment, other, id],
  );
  assert.deepEqual([(await read(id)).investments_count, (await read(id)).holds_money], [0, true]);
  assert.deepEqual(await change(id, 1, { status: 'archive', comment: 'Всё' }), [409, 'investments_exist']);
  await work.db.query(`update investments set status = 'closed', balance = 0 where id = $1`, [investment]);
  assert.equal((await read(id)).holds_money, false);
  assert.equal((await change(id, 1, { status: 'archive', comment: 'Всё' }))[0], 200);
});

test('a month of which all dividends were taken back is not the last one that has any', async () => {
  const [id, other] = [await lead('active'), await lead('active')];
  const share = async (strategy: number, month: string, status: string) => {
    const investment = await investIn(strategy, '1000000.00');
    await work.db.query(
      `insert into dividend_transactions (investment_id, strategy_id, month, due_month, base, gross, tax, net, status)
       values ($1, $2, $3, $3, 1000000, 20000, 1000, 19000, $4)`,
      [investment, strategy, month, status],
    );
  };
  await share(id, '2020-09-01', 'calculated');
  await share(other, '2020-10-01', 'replaced');
  const { real_month: month, real_percent: percent } = await read(id);
  assert.deepEqual([month, percent], ['2020-09', 24]);
});

test('each part of a change asks for its own right', async () => {
  const id = await lead('soon');
  for (const by of ['moderator', 'kam', 'accountant'])
    for (const body of [{ status: 'active' }, { month_count: 6 }])
      assert.deepEqual(await change(id, 1, body, by), [403, 'forbidden'], by);
  await work.deny('administrator', 'strategies.update');
  assert.deepEqual(await change(id, 1, { month_count: 6 }, 'director'), [403, 'forbidden']);
  assert.equal((await change(id, 1, { status: 'active' }, 'director'))[0], 200);
  await work.deny('administrator', 'strategies.disable');
  const away = { status: 'inactive', comment: 'Нельзя' };
  assert.deepEqual(await change(id, 2, away, 'director'), [403, 'forbidden']);
  await work.db.query(
    `insert into role_permissions (role_id, permission_id, action)
     select id, 'strategies', unnest(array['update', 'disable']) from roles where name = 'administrator'`,
  );
});

const step = (...froms: number[]) => froms.map((from) => ({ from, value: 1.1 }));
const wrong: [what: string, body: object, fields: Record<string, string>][] = [
  ['least above most', { min_investment_amount: '50000000.01' }, { min_investment_amount: 'min_above_max' }],
  ['below zero', { min_investment_amount: '-1.00' }, { min_investment_amount: 'invalid_amount' }],
  [
    'nothing at most',
    { min_investment_amount: '0.00', max_investment_amount: '0.00' },
    { max_investment_amount: 'invalid_amount' },
  ],
  [
    'reinvesting less than nothing',
    { min_reinvestment_amount: '-0.01' },
    { min_reinvestment_amount: 'invalid_amount' },
  ],
  [
    'limits of bonds the wrong way round',
    { min_bond_percent_limit: 40.0001, max_bond_percent_limit: 40 },
    { min_bond_percent_limit: 'min_above_max' },
  ],
  [
    'IMAN that begins below its least',
    { initial_percent_iman: 29.9999, min_percent_iman: 30 },
    { initial_percent_iman: 'initial_below_min' },
  ],
  ['a cape below one', { cape_by_amount: 0.9999 }, { cape_by_amount: 'cape_below_one' }],
  ['a cape of months below one', { cape_by_month: 0 }, { cape_by_month: 'cape_below_one' }],
  ['five decimals', { expected_profit: 24.00001 }, { expected_profit: 'out_of_range' }],
  [
    'steps that do not rise',
    { value_by_month: step(0, 6, 6), weight_by_month: step(0, 6, 6) },
    { value_by_month: 'steps_not_rising', weight_by_month: 'steps_not_rising' },
  ],
  [
    'steps that fall',
    { value_by_amount_million: step(0, 100, 50), weight_by_amount_million: step(0, 50, 100) },
    { value_by_amount_million: 'steps_not_rising', weight_by_amount_million: 'steps_differ' },
  ],
  ['steps of values alone', { value_by_month: step(0, 6) }, { weight_by_month: 'steps_differ' }],
  [
    'steps that leave the first months out',
    { value_by_month: step(1), weight_by_month: step(1) },
    { value_by_month: 'steps_not_from_zero', weight_by_month: 'steps_not_from_zero' },
  ],
  [
    'half a month',
    { value_by_month: step(0, 0.5), weight_by_month: step(0, 0.5) },
    { value_by_month: 'out_of_range', weight_by_month: 'out_of_range' },
  ],
  ['a factor of nothing', { value_by_month: [{ from: 0, value: 0 }] }, { value_by_month: 'out_of_range' }],
  [
    'periods that overlap',
    {
      percents: [
        { month_from: 1, month_to: 6, percent: 20 },
        { month_from: 6, month_to: 12, percent: 24 },
      ],
    },
    { percents: 'steps_not_rising' },
  ],
  [
    'a period that ends first',
    { percents: [{ month_from: 6, month_to: 1, percent: 20 }] },
    { percents: 'steps_not_rising' },
  ],
  ['a period past the end', { percents: [{ month_from: 1, month_to: 13, percent: 20 }] }, { percents: 'out_of_range' }],
  ['an unknown category', { category_id: 999_999 }, { category_id: 'unknown_value' }],
  ['a title of blanks', { title_ru: '  ' }, { title_ru: 'required' }],
  [
    'an advantage of blanks',
    { advantage: [{ text_ru: ' ', text_en: null, text_uz: null }] },
    { advantage: 'required' },
  ],
  ['a picture that nobody sent', { image_id: '00000000-0000-4000-8000-000000000001' }, { image_id: 'file_missing' }],
];
for (const [what, body, fields] of wrong)
  test(`${what} is refused, of a new one and of one that is changed`, async () => {
    const made = await work.do(at('POST'), { as, body: { ...(await least()), ...body } });
    assert.deepEqual([made.statusCode, made.json<{ fields: object }>().fields], [422, fields]);
    const { id } = await make();
    const changed = await work.do(at('PUT', `/${id}`), { version: 1, body, as });
    assert.deepEqual([changed.statusCode, changed.json<{ fields: object }>().fields], [422, fields]);
    assert.equal((await read(id)).version, 1);
  });

test('it is kept and told as it was written, in the language of whoever reads, and begins as soon', async () => {
  const steps = [
    { from: 0, value: 1 },
    { from: 50, value: 1.1 },
    { from: 100, value: 1.2 },
  ];
  const said = {
    ...{
      title_ru: 'Мудараба 9',
      title_en: 'Mudaraba 9',
      title_uz: null,
      goal_ru: 'Торговля',
      disclaimer_uz: 'Kafolat yoʻq',
    },
    ...{ language: 'uz', risk_type: 'high', is_corporate: true, expected_profit: 23.4567, repayment_percent: 100 },
    ...{ min_bond_percent_limit: 5, max_bond_percent_limit: 40, max_investment_percent_limit: 20 },
    ...{ initial_percent_iman: 40, min_percent_iman: 30, cape_by_amount: 1.2, cape_by_month: 1.1 },
    ...{ min_reinvestment_amount: '500000.00', percents: [{ month_from: 1, month_to: 12, percent: 22.5 }] },
    ...{ value_by_amount_million: steps, weight_by_amount_million: steps.map(({ from }) => ({ from, value: 1 })) },
    advantage: [{ text_ru: 'Выплаты каждый месяц', text_en: 'Paid every month', text_uz: null }],
  };
  const { id } = await make(said);
  const card = await read(id);
  for (const [name, value] of Object.entries(said)) assert.deepEqual(card[name as keyof Card], value, name);
  assert.deepEqual([card.status, card.is_used, card.balance, card.real_percent], ['soon', false, '0.00', null]);
  assert.equal((await work.answer<Card>(at('GET', `/${id}`), { language: 'en' })).title, 'Mudaraba 9');
  assert.equal((await work.answer<Card>(at('GET', `/${id}`), { language: 'uz' })).title, 'Мудараба 9');
});

test('a change leaves the rest, and the journal says what it was before', async () => {
  const { id } = await make({ goal_ru: 'Торговля' });
  const other = await category({ name_ru: 'Другая' });
  const body = { category_id: other.id, value_by_month: step(0, 6), weight_by_month: step(0, 6), goal_en: ' Trade ' };
  assert.equal((await change(id, 1, body))[0], 200);
  const card = await read(id);
  assert.deepEqual([card.goal_ru, card.goal_en, card.category?.name], ['Торговля', 'Trade', 'Другая']);
  const rows = (await work.journalOf(id, 'strategy')).filter(({ action }) => action === 'update');
  assert.deepEqual(rows.map(({ field, old, new: now }) => [field, field === 'category' ? '' : old, now]).sort(), [
    ['category', '', 'Другая'],
    ['goal', null, 'Trade'],
    ['value_by_month', '0: 1', '0: 1.1; 6: 1.1'],
    ['weight_by_month', '0: 1', '0: 1.1; 6: 1.1'],
  ]);
  assert.equal((await change(id, 2, { goal_en: 'Trade' }))[0], 200);
  assert.equal((await read(id)).version, 2);
});

test('a translation of an advantage alone is a change', async () => {
  const { id } = await make({ advantage: [{ text_ru: 'Выплаты', text_en: null, text_uz: null }] });
  const advantage = [{ text_ru: 'Выплаты', text_en: 'Payouts', text_uz: 'Toʻlovlar' }];
  assert.equal((await change(id, 1, { advantage }))[0], 200);
  const card = await read(id);
  assert.deepEqual([card.version, card.advantage], [2, advantage]);
  const rows = (await work.journalOf(id, 'strategy')).filter(({ action }) => action === 'update');
  assert.deepEqual(
    rows.map(({ field, old, new: now }) => [field, old, now]),
    [['advantage', 'Выплаты', 'Выплаты / en: Payouts / uz: Toʻlovlar']],
  );
  // The same text in another language, and one that is now two, read alike and are others.
  const parted = [
    { text_ru: 'Выплаты', text_en: null, text_uz: null },
    { text_ru: 'Доход', text_en: null, text_uz: null },
  ];
  assert.equal((await change(id, 2, { advantage: [{ ...parted[0], text_ru: 'Выплаты; Доход' }] }))[0], 200);
  assert.equal((await change(id, 3, { advantage: parted }))[0], 200);
  assert.deepEqual((await read(id)).advantage, parted);
});

test('money at work and its number are those of the list of investments, and the totals those of the filter', async () => {
  const { id, category: of } = await make({ risk_type: 'medium' });
  await investIn(id, '1000000.50');
  await investIn(id, '999999999999999.25', 'exiting');
  await investIn(id, '7.00', 'closed');
  const page = await work.answer<Page>(at('GET', `?category_id=${of!.id}`)); // made with one
  assert.deepEqual(
    [page.count, page.totals.balance, page.strategies[0]?.balance, page.strategies[0]?.investments_count],
    [1, '1000000000999999.75', '1000000000999999.75', 2],
  );
  const list = `system GET /v1/investments?strategy_id=${id}&status=active&status=exiting`;
  const investments = await work.answer<Reply<'listPlatformInvestments'>>(list);
  assert.deepEqual([investments.total, investments.totals.balance], [2, page.totals.balance]);
  assert.deepEqual(
    (await work.answer<Page>(at('GET', `?category_id=${of!.id}&risk_type=low`))).totals, // made with one
    { balance: '0.00' },
  );
});

test('what a month has really brought is its dividends on the mean of its daily balances, in a year', async () => {
  work.clock.advance(Date.parse('2026-11-20T06:00:00Z') - work.clock.now().getTime());
  try {
    const { id } = await make();
    const movement = (investment: number, day: string, type: string, amount: string, after: string) =>
      work.db.query(
        `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
         values ($1, $2, $3, $4, $5, '2026-01-01')`,
        [investment, day, type, amount, after],
      );
    const dividend = (investment: number, month: string, gross: string) =>
      work.db.query(
        `insert into dividend_transactions (investment_id, strategy_id, month, due_month, gross, tax, net, status)
         values ($1, $4, $2, $2, $3, 0, $3, 'calculated')`,
        [investment, month, gross, id],
      );
    // As in the example of the requirements: the whole of October, and from its 16th day on.
    const whole = await investIn(id, '10000000.00');
    await movement(whole, '2026-06-20', 'open', '10000000.00', '10000000.00');
    const half = await investIn(id, '60000000.00');
    await movement(half, '2026-10-16', 'open', '60000000.00', '60000000.00');
    await dividend(whole, '2026-10-01', '160184.47');
    await dividend(half, '2026-10-01', '545660.66');
    // The month under way has not brought anything yet.
    await dividend(whole, '2026-11-01', '999999.00');
    const { real_percent: percent, real_month: month } = await read(id);
    // (160 184,47 + 545 660,66) × 12 ÷ (10 000 000 + 30 967 741,94)
    assert.deepEqual([percent, month], [20.6751, '2026-10']);
    // Who leaves on the 11th has not been there on that day: 10 of 31 days.
    await movement(whole, '2026-10-11', 'exit', '-10000000.00', '0.00');
    assert.equal((await read(id)).real_percent, 24.7712);
  } finally {
    work.clock.reset();
  }
});

test('what is spread over two strategies counts in each with its part, and not with the whole twice', async () => {
  work.clock.advance(Date.parse('2027-01-20T06:00:00Z') - work.clock.now().getTime());
  try {
    const [own, other] = [(await make()).id, (await make()).id];
    const spread = await investIn(own, '10000000.00');
    const share = (strategy: number, gross: string, base: string) =>
      work.db.query(
        `insert into dividend_transactions (investment_id, strategy_id, month, due_month, gross, tax, net, base, status)
         values ($1, $2, '2026-12-01', '2026-12-01', $3, 0, $3, $4, 'calculated')`,
        [spread, strategy, gross, base],
      );
    await share(own, '150000.00', '7500000.00');
    await share(other, '25000.00', '2500000.00');
    assert.equal((await read(own)).real_percent, 24); // 150 000 × 12 ÷ 7 500 000
    assert.equal((await read(other)).real_percent, 12);
  } finally {
    work.clock.reset();
  }
});

test('a strategy has its pool from the first, so that what is invested in it is seen there', async () => {
  interface Pools {
    items: { id: number; capacity: string; invested: string; investments_count: number; state: string }[];
  }
  const { id } = await make({ max_investment_amount: '500000000.00' });
  const poolOf = async () => {
    const { items } = await work.answer<Pools>(
      'system GET /v1/available-portfolio-pools?state=available&state=full&state=closed',
      { as },
    );
    return items.find((pool) => pool.id === id);
  };
  const { capacity, invested, state } = (await poolOf())!; // it is made with the strategy
  assert.deepEqual([capacity, invested, state], ['500000000.00', '0.00', 'closed']);
  const investment = await investIn(1, '5.00');
  await work.db.query('update investments set strategy_id = $1 where id = $2', [id, investment]);
  const filled = (await poolOf())!;
  assert.deepEqual([filled.invested, filled.investments_count], ['5.00', 1]);
  // It is no use of the strategy: one that was never invested in goes with its pool.
  await work.db.query('update investments set strategy_id = 1 where id = $1', [investment]);
  assert.equal((await remove(`/strategies/${id}`, 1))[0], 204);
  assert.equal(await poolOf(), undefined);
});

test('one that the books name stays: a posting, drafted and posted, and the figures of profit and loss', async () => {
  const { id } = await make();
  const stays = async () => {
    assert.equal((await read(id)).is_used, true);
    assert.deepEqual(await remove(`/strategies/${id}`, 1), [409, 'strategy_in_use']);
  };
  await work.db.query(
    `insert into profit_records (month, strategy_id, revenue, expense, status, created_at, updated_at)
     values ('2026-10-01', $1, 5, 1, 'draft', '2026-11-01', '2026-11-01')`,
    [id],
  );
  await stays();
  await work.db.query('delete from profit_records where strategy_id = $1', [id]);
  assert.equal((await read(id)).is_used, false);
  const { id: operation } = await work.one<{ id: number }>(`select id from gl_operations where code = 'bank_fee'`);
  const draft = await work.answer<{ id: number }>('system POST /v1/gl/cash-out-create', {
    ...{ as: 'accountant', key: newKey() },
    body: {
      ...{ date: '2026-10-16', account_id: 5110, to_account_id: 9430, operation_id: operation, amount: '10.00' },
      link: { type: 'strategy', id },
    },
  });
  await stays();
  const [status] = await work.outcome(`system PUT /v1/gl-list/${draft.id}/cash-in-out-detail`, {
    ...{ as: 'accountant2', body: { action: 'post' }, key: newKey(), version: 1 },
  });
  assert.equal(status, 200);
  await stays();
});

test('one that was used stays, one that never was goes with its picture', async () => {
  const { id } = await make();
  const uses: [string, unknown[]][] = [
    ['update investments set strategy_id = $1 where id = $2', [id, await investIn(1, '5.00')]],
    [
      `insert into tariffs (code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
         early_exit_allowed, valid_from, created_at, updated_at)
       values ('used', $1, 'Базовый', 'all', 12, 1, 2, 3, 'month', true, '2025-01-01', '2025-01-01', '2025-01-01')`,
      [id],
    ],
  ];
  for (const [text, values] of uses) {
    await work.db.query(text, values);
    assert.deepEqual(await remove(`/strategies/${id}`, 1), [409, 'strategy_in_use']);
    assert.equal((await read(id)).is_used, true);
    await work.db.query('update investments set strategy_id = 1 where strategy_id = $1', [id]);
    await work.db.query('delete from tariffs where strategy_id = $1', [id]);
  }
  assert.deepEqual(await remove(`/strategies/${id}`, 2), [409, 'changed_meanwhile']);
  assert.deepEqual(await remove(`/strategies/${id}`, 1, 'director'), [403, 'forbidden']);
  assert.equal((await remove(`/strategies/${id}`, 1))[0], 204);
  assert.deepEqual(await work.outcome(at('GET', `/${id}`)), [404, 'not_found']);
});

const upload = async (content: Buffer, name: string, by = as) => {
  const { access_token: token } = await work.signIn(by);
  const path = '/api/system-user/v1/upload?type=portfolio';
  return work.call({ method: 'POST', url: path, token, ...formOf(content, name) });
};

test('a picture is one by its content, belongs to one strategy, and goes when another takes its place', async () => {
  for (const kind of ['pdf', 'docx', 'xlsx'] as const) {
    const before = readdirSync(work.fileFolder).length;
    const answer = await upload(samples[kind], 'picture.png');
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [415, 'file_kind_not_allowed']);
    assert.equal(readdirSync(work.fileFolder).length, before);
  }
  const first = (await upload(samples.png, 'первая.png')).json<{ id: string }>().id;
  const second = (await upload(samples.webp, 'вторая.webp')).json<{ id: string }>().id;
  const { id, image } = await make({ image_id: first });
  assert.deepEqual([image?.id, image?.name], [first, 'первая.png']);
  const shown = await work.call({ method: 'GET', url: image!.url }); // just seen
  assert.deepEqual(shown.rawPayload, samples.png);
  const other = await work.outcome(at('POST'), { as, body: { ...(await least()), image_id: first } });
  assert.deepEqual(other, [409, 'file_already_attached']);
  // What a colleague sent is his to use.
  const foreign = (await upload(samples.jpg, 'чужая.jpg', 'director')).json<{ id: string }>().id;
  assert.deepEqual(await change(id, 1, { image_id: foreign }), [422, 'file_missing']);

  assert.equal((await change(id, 1, { image_id: second }))[0], 200);
  assert.ok(!readdirSync(work.fileFolder).includes(`${first}.png`));
  assert.equal((await change(id, 2, { image_id: second }))[0], 200);
  assert.equal((await read(id)).version, 2);
  assert.equal((await change(id, 2, { image_id: null }))[0], 200);
  assert.equal((await read(id)).image, null);
  assert.ok(!readdirSync(work.fileFolder).includes(`${second}.webp`));
});

test('a picture that nobody has used for a day is thrown away, one in use stays', async () => {
  const used = (await upload(samples.png, 'a.png')).json<{ id: string }>().id;
  const forgotten = (await upload(samples.png, 'b.png')).json<{ id: string }>().id;
  await make({ image_id: used });
  work.clock.advance(25 * 3600_000);
  await removeOnce(work);
  work.clock.reset();
  const files = readdirSync(work.fileFolder);
  assert.deepEqual([files.includes(`${used}.png`), files.includes(`${forgotten}.png`)], [true, false]);
});

test('the choice offers what is sold or soon will be; a filter of records asks for the rest as well', async () => {
  const ids = Object.fromEntries(
    await Promise.all(['soon', 'active', 'inactive', 'archive'].map(async (one) => [one, await lead(one)] as const)),
  );
  const offered = async (query: string, by = as) => {
    const { strategies } = await work.answer<Reply<'listStrategyChoices'>>(`invest GET /strategies${query}`, {
      as: by,
    });
    return Object.keys(ids).filter((status) => strategies.some(({ id }) => id === ids[status]));
  };
  assert.deepEqual(await offered(''), ['soon', 'active']);
  assert.deepEqual(await offered('?status=inactive&status=archive'), ['inactive', 'archive']);
  // Who filters investments need not see what strategies say.
  await work.deny('accountant', 'strategies.query');
  assert.deepEqual(await offered('', 'accountant'), ['soon', 'active']);
  assert.deepEqual(await work.outcome(at('GET'), { as: 'accountant' }), [403, 'forbidden']);
  assert.deepEqual(await work.outcome('invest GET /strategies', { as: 'kam' }), [403, 'forbidden']);
  const { strategies } = await work.answer<Reply<'listStrategyChoices'>>('invest GET /strategies');
  assert.deepEqual(strategies.find(({ id }) => id === 1)?.tariffs, [{ id: 1, name: 'Базовый' }]);
});

test('a category is made, changed and removed unless a strategy is in it', async () => {
  const made = await category({ name_en: 'Trade', order: 7 });
  const path = `system PUT /v1/categories/${made.id}`;
  const refused: [object, string][] = [
    [{ min_investment_amount: '5.01' }, 'min_above_max'],
    [{ name_ru: ' ' }, 'required'],
    [{ percents: [{ month_from: 6, month_to: 1, percent: 20 }] }, 'steps_not_rising'],
  ];
  for (const [body, code] of refused) assert.deepEqual(await work.outcome(path, { version: 1, body }), [422, code]);
  const changed = await work.answer<Category>(path, { version: 1, body: { name_en: null, order: 3 } });
  assert.deepEqual([changed.name_en, changed.order, changed.version, changed.strategies_count], [null, 3, 2, 0]);
  assert.deepEqual(
    changed.history.filter(({ action }) => action === 'update').map(({ field, old, new: now }) => [field, old, now]),
    [
      ['order', '7', '3'],
      ['name', 'Trade', null],
    ],
  );
  assert.deepEqual(await work.outcome(path, { version: 1, body: { order: 1 } }), [409, 'changed_meanwhile']);
  const { id } = await make({ category_id: made.id });
  assert.deepEqual(await remove(`/categories/${made.id}`, 2), [409, 'category_in_use']);
  assert.equal((await remove(`/strategies/${id}`, 1))[0], 204);
  assert.equal((await remove(`/categories/${made.id}`, 2))[0], 204);
  assert.deepEqual(await work.outcome(`system GET /v1/categories/${made.id}`), [404, 'not_found']);
});

test('of two who change one strategy at once one is told', async () => {
  const { id } = await make();
  const outcomes = await Promise.all([change(id, 1, { month_count: 6 }), change(id, 1, { month_count: 24 })]);
  assert.deepEqual(outcomes.map(([status]) => status).sort(), [200, 409]);
});

test('of a removal and a strategy that comes into the category one is refused', async () => {
  const made = await category();
  const [removed, added] = await Promise.all([
    remove(`/categories/${made.id}`, 1),
    work.outcome(at('POST'), { as, body: { ...(await least()), category_id: made.id } }),
  ]);
  const codes = [removed, added].map(([status, code]) => (status < 300 ? 'done' : code));
  assert.ok(
    ['done,unknown_value', 'category_in_use,done'].includes(codes.join()),
    `removal and addition: ${codes.join()}`,
  );
});

test('the demonstration has every status, a category of nothing, and says who did what', async () => {
  await seedStrategies(work.db, work.clock);
  const page = await work.answer<Page>(at('GET', '?limit=100'));
  for (const status of ['soon', 'active', 'inactive', 'archive'])
    assert.ok(
      page.strategies.some((one) => one.status === status),
      status,
    );
  const { categories } = await work.answer<Reply<'listStrategyCategories'>>('system GET /v1/categories?search=первых');
  assert.equal(categories[0]?.strategies_count, 0);
  const put = page.strategies.find(({ title }) => title === 'Мудараба 1')!; // sown just now
  assert.deepEqual(
    (await read(put.id)).history.filter(({ field }) => field === 'status').map((row) => row.new),
    ['archive', 'inactive', 'active', 'soon'],
  );
});
