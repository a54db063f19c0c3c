/** Templates of postings: a person's own, of what a posting could be made of, one by each name. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';

let work: InvestorWork;
const operations: Record<string, number> = {};
before(async () => {
  work = await startWork();
  for (const { id, code } of await work.db.query<{ id: number; code: string }>('select id, code from gl_operations'))
    operations[code] = id;
});
after(() => work.close());

interface Template {
  id: number;
  version: number;
  name: string;
  amount: string | null;
  lines: { account_id: number; amount: string | null }[];
}
const path = '/v1/gl/posting-templates';
const rent = (own: object = {}) => ({
  ...{ name: 'Аренда офиса', kind: 'cash_out', operation_id: operations.administrative_expense, account_id: 5110 },
  amount: '1120000.00',
  lines: [
    { account_id: 9420, amount: '1000000.00' },
    { account_id: 4410, amount: '120000.00' },
  ],
  ...{ description: 'Аренда за месяц', counterparty: 'ООО «Офис плюс»', ...own },
});
const add = (body: object, as = 'accountant') => work.do(`system POST ${path}`, { as, body });
const make = async (own: object, as = 'accountant') => {
  const answer = await add(rent(own), as);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Template>();
};
const list = (as = 'accountant') =>
  work.answer<{ templates: Template[]; count: number }>(`system GET ${path}?limit=100`, { as });
const names = async (as?: string) => (await list(as)).templates.map(({ name }) => name);
const faults = async (own: object) => {
  const answer = await add(rent(own));
  assert.equal(answer.statusCode, 422, answer.body);
  return answer.json<{ fields: object }>().fields;
};
const change = (id: number, version: number, body: object, as = 'accountant') =>
  work.outcome(`system PUT ${path}/${id}`, { as, body, version });
const remove = (id: number, version: number, as = 'accountant') =>
  work.outcome(`system DELETE ${path}/${id}`, { as, version });

test('a template says what a posting is drafted from', async () => {
  const made = await make({});
  const { id, version, created_at: _, updated_at: __, ...kept } = made as Template & Record<string, unknown>;
  assert.deepEqual(kept, rent());
  assert.equal(version, 1);
  assert.deepEqual((await list()).templates, [made]);
  const answer = await work.do('system POST /v1/gl/cash-out-create', {
    ...{ as: 'accountant', key: newKey() },
    body: {
      ...{ date: '2026-01-15', account_id: 5110, operation_id: operations.administrative_expense },
      ...{ amount: made.amount, lines: made.lines },
    },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  assert.equal((await remove(id, version))[0], 204);
});

test('sums may be left open, and lines need not come to the amount', async () => {
  const open = await make({ amount: null, lines: [{ account_id: 9420, amount: null }] });
  assert.deepEqual([open.amount, open.lines], [null, [{ account_id: 9420, amount: null }]]);
  const apart = await make({ name: 'Связь', lines: [{ account_id: 9420, amount: '5.00' }] });
  assert.deepEqual(apart.lines, [{ account_id: 9420, amount: '5.00' }]);
  for (const { id, version } of [open, apart]) await remove(id, version);
});

test('what no posting could be made of is refused beside its field', async () => {
  const line = (account: number, amount: string | null = null) => ({ lines: [{ account_id: account, amount }] });
  for (const [own, fields] of [
    [{ name: ' \u200b ' }, { name: 'required' }],
    [{ operation_id: operations.customer_payment }, { operation_id: 'unknown_value' }],
    [{ account_id: 6990 }, { account_id: 'account_not_manual' }],
    [{ account_id: 9430 }, { account_id: 'account_not_money' }],
    [line(5110), { lines: 'same_account' }],
    [line(6990), { lines: 'account_not_manual' }],
    [line(1111), { lines: 'unknown_value' }],
    [line(9420, '0.00'), { lines: 'invalid_amount' }],
    [{ amount: '-1.00' }, { amount: 'invalid_amount' }],
  ] as const)
    assert.deepEqual(await faults(own), fields);
  assert.deepEqual(await names(), []);
});

test('nobody sees, changes or removes the template of another person, and both may have the same name', async () => {
  const { id, version } = await make({});
  assert.deepEqual(await names('accountant2'), []);
  await make({}, 'accountant2');
  assert.equal((await change(id, version, rent(), 'accountant2'))[0], 404);
  assert.equal((await remove(id, version, 'accountant2'))[0], 404);
  assert.deepEqual(await names(), ['Аренда офиса']);
  // Whoever drafts no postings has no use for them.
  assert.equal((await add(rent(), 'director')).statusCode, 403);
  assert.equal((await work.outcome(`system GET ${path}`, { as: 'director' }))[0], 403);
  await remove(id, version);
});

test('a name is taken once, however it is written; what stands under it is replaced on the version that was seen', async () => {
  const { id, version } = await make({});
  assert.deepEqual(await faults({ name: ' аренда ОФИСА ' }), { name: 'taken' });
  const other = await make({ name: 'Банк' });
  assert.deepEqual(await change(other.id, other.version, rent()), [422, 'taken']);
  const dearer = { amount: '1200.00', lines: [{ account_id: 9420, amount: '1200.00' }] };
  assert.equal((await change(id, version, rent(dearer)))[0], 200);
  assert.deepEqual(await change(id, version, rent()), [409, 'changed_meanwhile']);
  assert.deepEqual(await remove(id, version), [409, 'changed_meanwhile']);
  const [first] = (await list()).templates;
  assert.deepEqual([first?.id, first?.version, first?.amount, first?.lines], [id, 2, '1200.00', dearer.lines]);
  assert.deepEqual(await names(), ['Аренда офиса', 'Банк']);
  const journal = await work.db.query(
    `select action, old_value, new_value from audit where entity = 'posting_template' and entity_id = $1 order by id`,
    [String(id)],
  );
  assert.deepEqual(journal, [
    { action: 'create', old_value: null, new_value: 'Аренда офиса' },
    { action: 'update', old_value: 'Аренда офиса', new_value: 'Аренда офиса' },
  ]);
  await remove(id, 2);
  await remove(other.id, other.version);
  assert.deepEqual(await names(), []);
});

test('a person keeps a hundred of them, also where the last two come at once', async () => {
  for (let at = 1; at < 100; at++) await make({ name: `Шаблон ${at}` });
  const last = await Promise.all(['Сотый', 'Лишний'].map((name) => add(rent({ name }))));
  assert.deepEqual(last.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  const refused = last.find(({ statusCode }) => statusCode === 409);
  assert.equal(refused?.json<{ code: string }>().code, 'too_many_templates');
  assert.equal((await list()).count, 100);
});
