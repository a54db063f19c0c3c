/** Tariffs: what may be changed before and after somebody has invested, and what lies on each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from '../../server/shared/clock';
import { useWork } from '../support/investorWork';

const work = useWork(async ({ db }) => {
  await db.query(
    `insert into strategies (id, title_ru, title_en, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
     values (2, 'Мудараба 6', 'Mudaraba 6', 6, 'low', 1, 1000000, '2025-01-01', '2025-01-01')`,
    [],
  );
  await db.query(`select setval(pg_get_serial_sequence('tariffs', 'id'), 1000)`, []);
});

interface Tariff {
  id: number;
  version: number;
  code: string;
  name: string;
  strategy: { id: number; name: string };
  status: string;
  is_used: boolean;
  investments_count: number;
  investments_amount: string;
  [field: string]: unknown;
}
let made = 0;
const terms = (own: object = {}) => ({
  ...{ code: `own-${++made}`, strategy_id: 1, name_ru: 'Новый', name_en: 'New', name_uz: null, subject: 'individual' },
  ...{ month_count: 12, min_amount: '1000.00', max_amount: '900000.00', percent: 24.5, payout_period: 'month' },
  ...{ early_exit_allowed: true, early_exit_percent: 2.25, valid_from: '2026-01-01', valid_to: null },
  ...own,
});
const create = (own: object = {}, as?: string) =>
  work.outcome('invest POST /investments/tariffs', { body: terms(own), as });
const make = async (own: object = {}) => {
  const [status, tariff] = await create(own);
  assert.equal(status, 201, JSON.stringify(tariff));
  return tariff as Tariff;
};
const change = (id: number, version: number, body: object, as?: string) =>
  work.outcome(`invest PUT /investments/tariffs/${id}`, { version, body, as });
const look = (id: number, language?: string) =>
  work.answer<Tariff>(`invest GET /strategies/tariffs/${id}`, { language });
const list = (query = '') =>
  work.answer<{ tariffs: Tariff[]; count: number; totals: { investments_amount: string } }>(
    `invest GET /strategies/tariffs?limit=100&${query}`,
  );
const faults = async (own: object) =>
  (await work.do('invest POST /investments/tariffs', { body: terms(own) })).json<{ fields?: object }>().fields;

/** A tariff on which somebody has invested. */
async function used(status = 'active', balance = '5000.00') {
  const tariff = await make();
  const investment = await work.invest(await work.make(), status, balance);
  await work.db.query('update investments set tariff_id = $2 where id = $1', [investment, tariff.id]);
  return tariff;
}

test('a tariff is made with what it says, and leaves its trail', async () => {
  const tariff = await make({ code: 'made', name_en: '  ', valid_to: '2027-01-01' });
  const { id, version, created_at: _, ...rest } = tariff;
  assert.deepEqual(
    [version, rest],
    [
      1,
      {
        ...{
          code: 'made',
          name: 'Новый',
          name_ru: 'Новый',
          name_en: null,
          name_uz: null,
          strategy: { id: 1, name: 'Мудараба 12' },
        },
        ...{ subject: 'individual', month_count: 12, min_amount: '1000.00', max_amount: '900000.00', percent: 24.5 },
        ...{
          payout_period: 'month',
          early_exit_allowed: true,
          early_exit_percent: 2.25,
          auto_prolong: false,
          is_active: true,
        },
        ...{ valid_from: '2026-01-01', valid_to: '2027-01-01', status: 'active', investments_count: 0 },
        ...{ investments_amount: '0.00', is_used: false },
      },
    ],
  );
  const journal = await work.journalOf(id, 'tariff');
  assert.ok(
    journal.some(
      ({ action, field, new: now }) => action === 'create' && field === 'early_exit_percent' && now === '2.25',
    ),
  );
  assert.deepEqual((await create({ code: 'made' }))[0], 422);
  assert.deepEqual(await faults({ code: 'made' }), { code: 'tariff_code_taken' });
});

test('what does not hold together is told beside its field', async () => {
  const cases: [own: object, expected: object][] = [
    [{ min_amount: '900000.01' }, { min_amount: 'above_maximum' }],
    [{ min_amount: '-1.00' }, { min_amount: 'invalid_amount' }],
    [{ min_amount: '0.00', max_amount: '0.00' }, { max_amount: 'invalid_amount' }],
    [{ percent: 24.12345 }, { percent: 'out_of_range' }],
    [{ early_exit_percent: 2.00001 }, { early_exit_percent: 'out_of_range' }],
    [{ valid_from: '2026-02-30' }, { valid_from: 'no_such_day' }],
    [{ valid_to: '2025-12-31' }, { valid_to: 'not_after_begin' }],
    [{ valid_to: '2026-02-30' }, { valid_to: 'no_such_day' }],
    [{ strategy_id: 999 }, { strategy_id: 'unknown_value' }],
  ];
  for (const [own, expected] of cases) assert.deepEqual(await faults(own), expected, JSON.stringify(own));
  assert.deepEqual(await faults({ percent: 0.0001, early_exit_percent: 100, min_amount: '0.00' }), undefined);
});

test('a tariff that lets nobody go early keeps no percent for it', async () => {
  const tariff = await make();
  const [, after] = await change(tariff.id, 1, { early_exit_allowed: false });
  assert.equal((after as Tariff).early_exit_percent, null);
});

const everyField: [field: string, value: unknown][] = [
  ['strategy_id', 2],
  ['subject', 'all'],
  ['month_count', 6],
  ['min_amount', '2000.00'],
  ['max_amount', '800000.00'],
  ['percent', 25],
  ['payout_period', 'quarter'],
  ['early_exit_allowed', false],
  ['early_exit_percent', null],
  ['auto_prolong', true],
  ['valid_from', '2026-02-01'],
];
const openFields: [field: string, value: unknown][] = [
  ['name_ru', 'Иначе'],
  ['name_en', null],
  ['name_uz', 'Boshqa'],
  ['valid_to', '2027-05-05'],
  ['is_active', false],
  ['max_amount', '900000.01'],
];

test('before anybody invests everything changes, after that names, the last day, the offer and a higher maximum', async () => {
  for (const [field, value] of [...everyField, ...openFields]) {
    const tariff = await make();
    assert.equal((await change(tariff.id, 1, { [field]: value }))[0], 200, field);
  }
  for (const status of ['pending', 'active', 'closed', 'cancelled'])
    for (const [field, value] of everyField) {
      const tariff = await used(status);
      assert.deepEqual(await change(tariff.id, 1, { [field]: value }), [409, 'tariff_in_use'], `${status} ${field}`);
    }
  for (const [field, value] of openFields) {
    const tariff = await used();
    const [status, after] = await change(tariff.id, 1, { [field]: value });
    assert.deepEqual(
      [status, field === 'max_amount' || (after as Tariff)[field]],
      [200, field === 'max_amount' || value],
      field,
    );
  }
  // What is sent as it stands is no change.
  const tariff = await used();
  assert.equal((await change(tariff.id, 1, { percent: 24.5, month_count: 12, name_ru: 'Новее' }))[0], 200);
});

test('while a round that is not over names a tariff it stays in its strategy, and the round can be renamed', async () => {
  const tariff = await make();
  const body = {
    ...{ name: 'Раунд', strategy_id: 1, tariff_ids: [tariff.id], start_date: '2026-03-01', end_date: '2026-05-01' },
    ...{ target_amount: '10000000.00', min_amount: '0.00' },
  };
  const { id: round } = await work.answer<{ id: number }>('invest POST /investments/rounds', { body });
  const become = (status: string) => work.db.query('update rounds set status = $2 where id = $1', [round, status]);
  for (const status of ['planned', 'open', 'closed']) {
    await become(status);
    assert.deepEqual(await change(tariff.id, 1, { strategy_id: 2 }), [409, 'tariff_in_use'], status);
  }
  await become('planned');
  // Its own strategy is no other, and the rest stays open.
  assert.equal((await change(tariff.id, 1, { strategy_id: 1, percent: 25 }))[0], 200);
  const renamed = await work.outcome(`invest PUT /investments/rounds/${round}`, {
    version: 1,
    body: { name: 'Другой раунд' },
  });
  assert.equal(renamed[0], 200);
  await become('cancelled');
  assert.equal((await change(tariff.id, 2, { strategy_id: 2 }))[0], 200);
});

test('a refusal shows the tariff as it stands, and a version that is old is refused', async () => {
  const tariff = await used();
  const refused = await work.do(`invest PUT /investments/tariffs/${tariff.id}`, { version: 1, body: { percent: 1 } });
  const { current } = refused.json<{ current: Tariff }>();
  assert.deepEqual([current.id, current.is_used, current.percent], [tariff.id, true, 24.5]);
  assert.equal((await change(tariff.id, 1, { name_ru: 'Второй' }))[0], 200);
  assert.deepEqual(await change(tariff.id, 1, { name_ru: 'Третий' }), [409, 'changed_meanwhile']);
  assert.deepEqual(await change(999_999, 1, { name_ru: 'Третий' }), [404, 'not_found']);
});

test('live investments are counted and summed, whatever was closed is not', async () => {
  const tariff = await make();
  const owner = await work.make();
  for (const [status, balance] of [
    ['active', '1000.50'],
    ['exiting', '2000.25'],
    ['closed', '4000.00'],
    ['pending', '8000.00'],
    ['cancelled', '16000.00'],
  ] as const) {
    const id = await work.invest(owner, status, balance);
    await work.db.query('update investments set tariff_id = $2 where id = $1', [id, tariff.id]);
  }
  const found = await look(tariff.id);
  assert.deepEqual([found.investments_count, found.investments_amount, found.is_used], [2, '3000.75', true]);
  const [{ total } = { total: '' }] = await work.db.query<{ total: string }>(
    `select sum(balance)::numeric(18, 2) as total from investments where status in ('active', 'exiting')`,
    [],
  );
  assert.equal((await list()).totals.investments_amount, total);
});

test('the status follows the day, and filters, search and names by language find', async () => {
  const day = today(work.clock);
  const cases: [own: object, status: string][] = [
    [{ valid_from: '2999-01-01' }, 'upcoming'],
    [{ valid_from: day, valid_to: day }, 'active'],
    [{ valid_from: '2020-01-01', valid_to: '2020-12-31' }, 'ended'],
    [{ valid_from: '2020-01-01', is_active: false }, 'inactive'],
  ];
  for (const [own, status] of cases) {
    const tariff = await make(own);
    assert.equal(tariff.status, status);
    const { tariffs } = await list(`status=${status}`);
    assert.ok(tariffs.some(({ id }) => id === tariff.id) && tariffs.every((one) => one.status === status), status);
  }
  const named = await make({ strategy_id: 2, name_ru: 'Особенный', name_en: 'Peculiar', payout_period: 'at_end' });
  assert.deepEqual(
    (await list('search=peculiar')).tariffs.map(({ id }) => id),
    [named.id],
  );
  assert.deepEqual(
    (await list(`search=${named.code}&strategy_id=2`)).tariffs.map(({ id }) => id),
    [named.id],
  );
  assert.deepEqual(
    (await list('strategy_id=2&payout_period=at_end')).tariffs.map(({ id }) => id),
    [named.id],
  );
  assert.equal((await list('strategy_id=999999999999999')).count, 0);
  const english = await look(named.id, 'en');
  assert.deepEqual([english.name, english.strategy.name], ['Peculiar', 'Mudaraba 6']);
});

test('who may only read tariffs neither makes nor changes one', async () => {
  const tariff = await make();
  for (const as of ['moderator', 'accountant']) {
    assert.deepEqual(await create({}, as), [403, 'forbidden']);
    assert.deepEqual(await change(tariff.id, 1, { name_ru: 'Иначе' }, as), [403, 'forbidden']);
  }
  assert.equal((await change(tariff.id, 1, { name_ru: 'Иначе' }, 'executive'))[0], 200);
});
