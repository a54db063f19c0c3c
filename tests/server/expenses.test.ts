/** Expenses and incomes: what is written, what of it is posted, and what is refused. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { formOf, samples } from '../support/uploads';

let work: InvestorWork;
before(async () => {
  work = await startWork();
});
after(() => work.close());

interface Ref {
  id: number;
  name: string;
}
interface Entry {
  id: number;
  amount: string;
  net_amount: string;
  strategy: Ref | null;
  posting: { id: number; number: number; year: number };
  lines: { debit: Ref; credit: Ref; amount: string }[];
  files: { name: string; url: string }[];
  history: { action: string; field: string; new: string }[];
}
const administrative = 10;
const services = 3;
const expense = (own: object = {}) => ({
  ...{
    date: '2026-01-15',
    category_id: administrative,
    account_id: 5110,
    amount: '1120000.00',
    vat_amount: '120000.00',
  },
  ...own,
});
const income = (own: object = {}) => ({ ...expense({ category_id: services }), ...own });
const spend = (body: object, as = 'accountant', key = newKey()) =>
  work.do('system POST /v1/add-manual-expense', { as, body, key });
const earn = (body: object, as = 'accountant', key = newKey()) =>
  work.do('system POST /v1/add-manual-income', { as, body, key });
const linesOf = ({ lines }: Entry) =>
  lines.map(({ debit, credit, amount }) => `${debit.id}→${credit.id} ${amount}`).sort();

test('an expense is posted with its tax apart (example 12)', async () => {
  const answer = await spend(expense({ counterparty: 'ООО «Ofis Markaz»' }));
  assert.equal(answer.statusCode, 201, answer.body);
  const made = answer.json<Entry>();
  assert.deepEqual(linesOf(made), ['4410→5110 120000.00', '9420→5110 1000000.00']);
  assert.equal(made.net_amount, '1000000.00');
  assert.deepEqual(made.history.map(({ action, field, new: now }) => [action, field, now]).sort(), [
    ['create', 'amount', '1120000.00'],
    ['create', 'counterparty', 'ООО «Ofis Markaz»'],
    ['create', 'date', '2026-01-15'],
    ['create', 'vat_amount', '120000.00'],
  ]);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

interface Described {
  posting_id: number;
  description: string | null;
  created_by?: Ref | null;
}
for (const [what, make, text] of [
  ['an expense', spend, 'Ремонт витрины у входа'],
  ['an income', earn, 'Консультация по выкладке'],
] as const)
  test(`the ledger says of ${what} what it is for and who recorded it, and finds it by that`, async () => {
    const body = { description: text, counterparty: 'ООО «Savdo»' };
    const made = (await make(what === 'an expense' ? expense(body) : income(body))).json<Entry>();
    const read = <Body>(path: string) => work.answer<Body>(`system GET /v1/${path}`, { as: 'accountant' });
    const { entries, count } = await read<{ entries: Described[]; count: number }>(
      `gl-list?search=${encodeURIComponent(text.slice(0, -3))}`,
    );
    assert.equal(count, 2);
    for (const { posting_id, description, created_by } of entries)
      assert.deepEqual([posting_id, description, created_by?.name], [made.posting.id, text, 'Нигора Юсупова']);
    const card = await read<{ entries: Described[] }>('gl/accounts/5110/card?limit=1000');
    assert.ok(card.entries.some((one) => one.posting_id === made.posting.id && one.description === text));
    const posting = await read<Described & { counterparty: string }>(`gl-list/${made.posting.id}/cash-in-out-detail`);
    assert.deepEqual(
      [posting.description, posting.counterparty, posting.created_by?.name],
      [text, 'ООО «Savdo»', 'Нигора Юсупова'],
    );
  });

test('an income is posted with the tax of the sale apart', async () => {
  const made = (await earn(income())).json<Entry>();
  assert.deepEqual(linesOf(made), ['5110→6412 120000.00', '5110→9030 1000000.00']);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('without tax there is one line, and that of a strategy names it', async () => {
  const made = (await spend(expense({ vat_amount: null, strategy_id: 1, amount: '0.01' }))).json<Entry>();
  assert.deepEqual(linesOf(made), ['9420→5110 0.01']);
  assert.equal(made.strategy?.id, 1);
  const [entry] = await work.db.query('select strategy_id from gl_entries where posting_id = $1', [made.posting.id]);
  assert.deepEqual(entry, { strategy_id: 1 });
});

for (const [what, own, field, code] of [
  ['no amount', { amount: '0.00', vat_amount: null }, 'amount', 'invalid_amount'],
  ['a negative amount', { amount: '-1.00', vat_amount: null }, 'amount', 'invalid_amount'],
  ['a tax that is the whole amount', { vat_amount: '1120000.00' }, 'vat_amount', 'vat_not_below_amount'],
  ['a tax above the amount', { vat_amount: '1120000.01' }, 'vat_amount', 'vat_not_below_amount'],
  ['a tax of nothing', { vat_amount: '0.00' }, 'vat_amount', 'invalid_amount'],
  ['a day to come', { date: '2999-01-01' }, 'date', 'in_future'],
  ['a day that is none', { date: '2026-02-30' }, 'date', 'no_such_day'],
  ['a heading instead of a line', { category_id: 7 }, 'category_id', 'unknown_value'],
  ['a line of the other kind', { category_id: services }, 'category_id', 'unknown_value'],
  ['an account that is no money', { account_id: 9420 }, 'account_id', 'unknown_value'],
  ['an account that is not there', { account_id: 1234 }, 'account_id', 'unknown_value'],
  ['a strategy that is not there', { strategy_id: 999 }, 'strategy_id', 'unknown_value'],
  ['a file that was never sent', { file_ids: ['00000000-0000-4000-8000-000000000001'] }, 'file_ids', 'file_missing'],
] as const)
  test(`an expense with ${what} is refused beside its field`, async () => {
    const before = await work.one('select count(*) from expenses');
    const answer = await spend(expense(own));
    assert.equal(answer.statusCode, 422, answer.body);
    assert.deepEqual(answer.json<{ fields: object }>().fields, { [field]: code });
    assert.deepEqual(await work.one('select count(*) from expenses'), before);
  });

for (const amount of ['1.001', '12345678901234567.00', 'all'])
  test(`an amount of ${amount} is no amount`, async () => {
    assert.equal((await spend(expense({ amount }))).statusCode, 400);
  });

test('sent twice under one key it is written once', async () => {
  const key = newKey();
  const [first, second] = [await spend(expense(), 'accountant', key), await spend(expense(), 'accountant', key)];
  assert.equal(second.json<Entry>().id, first.json<Entry>().id);
});

test('twenty at once are all posted under numbers without gaps', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => spend(expense())));
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [201]);
  assert.equal(new Set(answers.map((one) => one.json<Entry>().posting.number)).size, 20);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a file belongs to the one expense that names it, also when two name it at once', async () => {
  const { payload, headers } = formOf(samples.pdf, 'счёт.pdf');
  const token = (await work.signIn('executive')).access_token;
  const sent = await work.call({ method: 'POST', url: '/api/investment/files', payload, headers, token });
  assert.equal(sent.statusCode, 201, sent.body);
  const body = expense({ file_ids: [sent.json<{ id: string }>().id] });
  // What somebody else has sent is unknown to the accountant.
  assert.equal((await spend(body)).json<{ code: string }>().code, 'file_missing');
  const both = await Promise.all([spend(body, 'executive'), spend(body, 'executive')]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  const [made, refused] = both
    .toSorted((a, b) => a.statusCode - b.statusCode)
    .map((one) => one.json<Entry & { code: string }>());
  assert.deepEqual([made!.files.map(({ name }) => name), refused!.code], [['счёт.pdf'], 'file_already_attached']);
  // Neither does another kind of record take it.
  assert.equal(
    (await earn({ ...body, category_id: services }, 'executive')).json<{ code: string }>().code,
    'file_already_attached',
  );
});

test('nobody changes or removes what was written', async () => {
  for (const statement of [
    'update expenses set amount = amount + 1',
    'delete from expenses',
    'update incomes set date = date - 1',
  ])
    await assert.rejects(work.db.query(statement, []), /The ledger is only added to/, statement);
});

test('the list sums everything under its filter', async () => {
  await spend(expense({ date: '2025-03-05', amount: '10.00', vat_amount: '1.00', counterparty: 'Бахор' }));
  await spend(expense({ date: '2025-03-06', amount: '5.00', vat_amount: null, account_id: 5010 }));
  const list = (query: string) =>
    work.answer<{ expenses: Entry[]; count: number; totals: object }>(`system GET /v1/expenses?${query}`, {
      as: 'accountant',
    });
  const month = await list('begin_date=2025-03-01&end_date=2025-03-31&order_by=-amount');
  assert.deepEqual([month.count, month.totals], [2, { amount: '15.00', vat_amount: '1.00' }]);
  assert.deepEqual(
    month.expenses.map(({ amount }) => amount),
    ['10.00', '5.00'],
  );
  assert.equal((await list('begin_date=2025-03-01&end_date=2025-03-31&account_id=5010')).count, 1);
  assert.equal((await list('search=bahor')).count, 1);
});

for (const [person, list, add] of [
  ['accountant', 200, 201],
  ['executive', 200, 201],
  ['director', 200, 403],
  ['moderator', 403, 403],
] as const)
  test(`${person} is answered ${list} and ${add}`, async () => {
    assert.equal((await work.do('system GET /v1/expenses', { as: person })).statusCode, list);
    assert.equal((await spend(expense(), person)).statusCode, add);
    assert.equal((await earn(income(), person)).statusCode, add);
  });

test('nothing is written before a month that is closed', async () => {
  await work.db.query(
    `insert into closing_months (month, status, digest) values ('2025-06-01', 'closed', repeat('0', 64))`,
    [],
  );
  const count = () => work.one<{ count: number }>('select count(*)::int as count from gl_entries');
  const before = await count();
  for (const write of [() => spend(expense({ date: '2025-05-31' })), () => earn(income({ date: '2025-05-31' }))]) {
    const answer = await write();
    const { code, current } = answer.json<{ code: string; current: object }>();
    // Which is another one than that of the day.
    assert.deepEqual([answer.statusCode, code, current], [409, 'month_closed', { month: '2025-06' }]);
  }
  const within = await spend(expense({ date: '2025-06-15' }));
  const { code, current } = within.json<{ code: string; current: object }>();
  assert.deepEqual([within.statusCode, code, current], [409, 'month_closed', { month: '2025-06' }]);
  assert.deepEqual(await count(), before);
  assert.equal((await spend(expense({ date: '2025-07-01' }))).statusCode, 201);
});
