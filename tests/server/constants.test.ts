/** Constants: their types, those that the service reads, and what a change of one does to what is reckoned with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from '../../server/shared/clock';
import { systemConstants } from '../../server/modules/constants/rules';
import { newKey, useWork } from '../support/investorWork';

const work = useWork();

interface Constant {
  id: number;
  version: number;
  key: string;
  type: string;
  value: string;
  is_active: boolean;
  read_by: string | null;
  description: string;
}
const list = async (query = '', language?: string) =>
  (
    await work.answer<{ constants: Constant[]; count: number }>(`invest GET /investment/constants?limit=100&${query}`, {
      language,
    })
  ).constants;
const named = async (key: string) => {
  const found = (await list()).find((one) => one.key === key);
  assert.ok(found, key);
  return found;
};
const create = (body: object, as?: string) => work.outcome('invest POST /investment/constant', { body, as });
const change = ({ id, version }: Constant, body: object, as?: string) =>
  work.outcome(`invest PUT /investment/constant/${id}`, { version, body, as });
const remove = ({ id, version }: Constant) => work.outcome(`invest DELETE /investment/constant/${id}`, { version });
const faultsOf = async (what: string, options: object) =>
  (await work.do(what, options)).json<{ fields?: Record<string, string> }>().fields;

test('what the service reads is there from the start, with what reads it in the language of the caller', async () => {
  const held = {
    ru: 'Заведение мерчанта, который платит НДС, и включение НДС у мерчанта',
    en: 'Adding a merchant who pays VAT, and switching VAT on for a merchant',
    uz: 'QQS toʻlaydigan savdogarni qoʻshish va savdogarda QQSni yoqish',
  };
  for (const [language, text] of Object.entries(held)) {
    const found = (await list('', language)).find(({ key }) => key === 'vat_rate');
    assert.deepEqual([found?.type, found?.value, found?.read_by], ['percent', '12', text]);
  }
  const values = Object.fromEntries((await list()).map(({ key, value }) => [key, value]));
  assert.deepEqual(Object.keys(values).sort(), Object.keys(systemConstants).sort());
  assert.deepEqual(
    ['dividend_tax_resident', 'dividend_tax_nonresident', 'coupon_tax', 'exit_tax', 'two_people_above'].map(
      (key) => values[key],
    ),
    ['5', '10', '0', '0', '50000000.00'],
  );
});

test('a value is of its type, and the wrong one is told beside its field', async () => {
  const good: [type: string, values: string[]][] = [
    ['number', ['0', '-12', '3.141592', '900000000000000']],
    ['percent', ['0', '100', '2.25', '33.3333']],
    ['money', ['0.00', '50000000.00', '9999999999999999.99']],
    ['text', ['слово', ' с пробелом ']],
    ['bool', ['true', 'false']],
    ['json', ['{}', '[]', '{"a":[1,null]}']],
    ['date', ['2026-02-28', '2028-02-29']],
  ];
  const wrong: [type: string, values: string[]][] = [
    ['number', ['1e3', '01', '1.', '.5', 'NaN', '1,5', '3.1415926']],
    ['percent', ['101', '-1', '100.0001', '2.22222', 'пять']],
    ['money', ['50000000', '1.5', '-1.00', '1.005', '12345678901234567.00']],
    ['text', ['   ']],
    ['bool', ['yes', '1', 'True']],
    ['json', ['{', 'null', '12', '"text"', '{a:1}']],
    ['date', ['2026-02-29', '01.02.2026', '2026-13-01', '2026-1-1']],
  ];
  let made = 0;
  for (const [type, values] of good)
    for (const value of values) {
      const [status, answer] = await create({ key: `good.${++made}`, type, value });
      assert.deepEqual([status, (answer as Constant).value], [201, value], `${type} ${value}`);
    }
  for (const [type, values] of wrong)
    for (const value of values)
      assert.deepEqual(
        await faultsOf('invest POST /investment/constant', { body: { key: 'wrong', type, value } }),
        { value: 'not_of_type' },
        `${type} ${value}`,
      );
});

test('a key is unique, of its shape, and never changes', async () => {
  assert.equal((await create({ key: 'own.key_1', type: 'text', value: 'a' }))[0], 201);
  assert.deepEqual(
    await faultsOf('invest POST /investment/constant', { body: { key: 'own.key_1', type: 'bool', value: 'true' } }),
    {
      key: 'constant_key_taken',
    },
  );
  for (const key of ['a', 'Large', 'with space', 'k'.repeat(65), 'тариф'])
    assert.deepEqual((await create({ key, type: 'text', value: 'a' }))[0], 400, key);
  assert.deepEqual((await change(await named('own.key_1'), { key: 'other' }))[0], 400);
});

test('of two who make one key at once one is refused', async () => {
  const both = await Promise.all(['first', 'second'].map((value) => create({ key: 'raced', type: 'text', value })));
  assert.deepEqual(both.map(([status]) => status).sort(), [201, 422]);
});

test('what the service reads is neither removed, retyped nor switched off; anything else of it changes', async () => {
  for (const key of Object.keys(systemConstants)) {
    const before = await named(key);
    assert.deepEqual(await remove(before), [409, 'constant_in_use'], key);
    assert.deepEqual(await change(before, { type: 'text' }), [409, 'constant_in_use'], key);
    assert.deepEqual(await change(before, { is_active: false }), [409, 'constant_in_use'], key);
    assert.deepEqual((await change(before, { type: before.type, description: `${key}!` }))[0], 200);
  }
  await create({ key: 'of.staff', type: 'text', value: '12' });
  const [, retyped] = await change(await named('of.staff'), { type: 'number' });
  assert.equal((retyped as Constant).type, 'number');
  assert.equal((await change(await named('of.staff'), { is_active: false }))[0], 200);
  // A version that is not the latest is refused, and nothing is lost.
  assert.deepEqual(await remove({ ...(await named('of.staff')), version: 1 }), [409, 'changed_meanwhile']);
  assert.equal((await remove(await named('of.staff')))[0], 204);
  assert.ok(!(await list()).some(({ key }) => key === 'of.staff'));
});

test('the scale of the penalty rises by months and has percents', async () => {
  const scale = await named('early_exit_rates');
  const rate = (before_months: unknown, rate_percent: unknown) => ({ before_months, rate_percent });
  for (const value of [
    {},
    [rate(6, 2), rate(3, 3)],
    [rate(3, 3), rate(3, 2)],
    [rate(0, 3)],
    [rate(3.5, 3)],
    [rate(3, -1)],
    [rate(3, 101)],
    [rate(3, 1.23456)],
    [rate('3', 3)],
    [{ before_months: 3 }],
    [{ ...rate(3, 3), more: 1 }],
    [null],
  ])
    assert.deepEqual(
      await faultsOf(`invest PUT /investment/constant/${scale.id}`, {
        version: scale.version,
        body: { value: JSON.stringify(value) },
      }),
      { value: 'invalid_scale' },
      JSON.stringify(value),
    );
});

test('a change stands in the journal, old and new', async () => {
  const before = await named('coupon_tax');
  assert.equal((await change(before, { value: '7.5' }))[0], 200);
  const journal = await work.journalOf(before.id, 'constant');
  assert.deepEqual(journal.at(-1), { action: 'update', field: 'value', old: '0', new: '7.5' });
  assert.equal((await change(await named('coupon_tax'), { value: '7.5' }))[0], 200);
  assert.equal((await work.journalOf(before.id, 'constant')).length, journal.length, 'the same value is no change');
});

test('who may not change them does not', async () => {
  const one = await named('vat_rate');
  for (const as of ['moderator', 'accountant', 'executive'])
    assert.deepEqual(await change(one, { value: '15' }, as), [403, 'forbidden'], as);
  assert.equal((await list()).find(({ key }) => key === 'vat_rate')?.value, '12');
});

test('search finds the key and the description, the filters the rest', async () => {
  assert.deepEqual(
    (await list('search=dividend_tax_non')).map(({ key }) => key),
    ['dividend_tax_nonresident'],
  );
  assert.deepEqual((await list('search=НДС')).length, 0, 'its description was changed above');
  assert.ok((await list('type=json')).every(({ type }) => type === 'json'));
  const all = await list('order_by=-key');
  assert.deepEqual(
    all,
    [...all].sort((a, b) => (a.key < b.key ? 1 : -1)),
  );
});

/** Example 10 of the page: 12 345 678,90 after two months, after twelve, and with 2,25 % of the tariff. */
async function leaving(months: number): Promise<{ investment: number; claim: number }> {
  const investor = await work.make();
  const investment = await work.invest(investor, 'exiting', '12345678.90');
  await work.db.query(
    `update investments set start_date = ($2::date - make_interval(months => $3))::date - 1, end_date = $2::date + 30 where id = $1`,
    [investment, today(work.clock), months],
  );
  const { id: claim } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, method, bank_account, mfo, status, created_at, updated_at)
     values ('EX-K' || $2::int::text, $1, $2, 12345678.90, 0, 0, 12345678.90, 'saved_up', 'bank_account', '20208000900123456001',
       '00014', 'pending', '2026-06-01', '2026-06-01') returning id`,
    [investor, investment],
  );
  return { investment, claim };
}
interface Cost {
  penalty_amount: string;
  tax_amount: string;
  payable_amount: string;
}
const figures = ({ penalty_amount, tax_amount, payable_amount }: Cost) => [penalty_amount, tax_amount, payable_amount];
const asked = async (investment: number) =>
  figures(await work.answer<Cost>(`invest GET /investments/${investment}/calculate-penalty`, { as: 'accountant' }));
const shown = async (claim: number) =>
  figures(await work.answer<Cost>(`invest GET /investments/requests/cash-out/${claim}`, { as: 'accountant' }));
const approve = (claim: number, payable_amount: string) =>
  work.outcome(`invest PUT /investments/requests/cash-out/${claim}`, {
    ...{ as: 'accountant', version: 1, key: newKey(), body: { status: 'approved', payable_amount } },
  });

test('an early exit costs by the scale, by the tariff of its own, or is not allowed; what was decided stays', async () => {
  const [soon, late] = [await leaving(2), await leaving(12)];
  const byScale = ['370370.37', '0.00', '11975308.53'];
  assert.deepEqual([await asked(soon.investment), await shown(soon.claim)], [byScale, byScale]);
  const free = ['0.00', '0.00', '12345678.90'];
  assert.deepEqual([await asked(late.investment), await shown(late.claim)], [free, free]);
  assert.equal((await approve(soon.claim, '11975308.53'))[0], 200);

  await work.db.query('update tariffs set early_exit_percent = 2.25', []);
  const byTariff = ['277777.78', '0.00', '12067901.12'];
  assert.deepEqual([await asked(late.investment), await shown(late.claim)], [byTariff, byTariff]);
  assert.deepEqual(await shown(soon.claim), byScale, 'it was approved by the scale');

  await work.db.query('update tariffs set early_exit_allowed = false', []);
  assert.deepEqual(
    await work.outcome(`invest GET /investments/${late.investment}/calculate-penalty`, { as: 'accountant' }),
    [409, 'early_exit_not_allowed'],
  );
  assert.deepEqual(await approve(late.claim, '12067901.12'), [409, 'early_exit_not_allowed']);
  // After its end nothing holds it, and nothing is asked of it.
  await work.db.query(`update investments set end_date = start_date + 1 where id = $1`, [late.investment]);
  assert.deepEqual([await asked(late.investment), await shown(late.claim)], [free, free]);
  assert.deepEqual(await approve(late.claim, '12067901.12'), [409, 'payable_changed']);
  assert.equal((await approve(late.claim, '12345678.90'))[0], 200);
  await work.db.query('update tariffs set early_exit_allowed = true, early_exit_percent = null', []);
});

test('the scale and the tax of an exit are read from the constants: the next claim goes by the new ones', async () => {
  const { investment, claim } = await leaving(2);
  const scale = [{ before_months: 3, rate_percent: 2.25 }];
  assert.equal((await change(await named('early_exit_rates'), { value: JSON.stringify(scale) }))[0], 200);
  assert.equal((await change(await named('exit_tax'), { value: '12' }))[0], 200);
  // 12 % of 12 067 901,12 is 1 448 148,1344.
  const now = ['277777.78', '1448148.13', '10619752.99'];
  assert.deepEqual([await asked(investment), await shown(claim)], [now, now]);
  // The sum that was seen before the change is not approved any more.
  assert.deepEqual(await approve(claim, '11975308.53'), [409, 'payable_changed']);
  const [status, answer] = await approve(claim, '10619752.99');
  assert.deepEqual([status, figures(answer as Cost)], [200, now]);
  assert.equal((await change(await named('early_exit_rates'), { value: '[]' }))[0], 200);
  assert.deepEqual(await shown(claim), now, 'a claim that was decided keeps its figures');
});
