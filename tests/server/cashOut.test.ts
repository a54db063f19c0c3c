/** Money that investors take out: the decision, the change, two people, and many claims by a spreadsheet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from '../../server/shared/clock';
import { dayAfter } from '../../server/shared/period';
import { joinCost } from '../../server/modules/investments/exitCostSql';
import { costOf } from '../../server/modules/cash-out/rules';
import { Where } from '../../server/db/where';
import { exitTerms } from '../../server/modules/constants/index';
import { decimal } from '../../server/shared/money';
import { fc } from '../support/fastCheck';
import { newKey, useWork } from '../support/investorWork';
import { formOf } from '../support/uploads';
import { workbook } from '../support/hostileSheets';

const work = useWork();

interface Claim {
  id: number;
  version: number;
  status: string;
  amount: string;
  penalty_amount: string;
  payable_amount: string;
  changed_by: { name: string } | null;
  processed_by: { name: string } | null;
  history: { action: string; field: string; old: string | null; new: string | null }[];
}

const account = '20208000900123456001';
let made = 0;
/** A claim for the whole of an investment that was opened in March, paid to an account. */
async function claimed(columns: Record<string, unknown> = {}, investor?: number): Promise<number> {
  made += 1;
  const owner = investor ?? (await work.make());
  const investment = await work.invest(owner, 'exiting', '1000000.00');
  const row = { status: 'pending', method: 'bank_account', bank_account: account, mfo: '00014', ...columns };
  const names = Object.keys(row);
  const { id } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, created_at, updated_at, ${names.join(', ')})
     values ('EX-' || $1::text, $2, $3, 1000000, 0, 0, 1000000, 'saved_up', '2026-06-01', '2026-06-01',
       ${names.map((_, at) => `$${at + 4}`).join(', ')}) returning id`,
    [String(900_000 + made), owner, investment, ...Object.values(row)],
  );
  return id;
}
const path = (id: number | string) => `/investments/requests/cash-out/${id}`;
const decide = (id: number, body: object, options: object = {}) =>
  work.outcome(`invest PUT ${path(id)}`, { as: 'accountant', version: 1, key: newKey(), body, ...options });
const change = (id: number, body: object, options: object = {}) =>
  work.outcome(`invest PATCH /investments/requests/withdrawal/${id}`, {
    ...{ as: 'accountant', version: 1, key: newKey(), body },
    ...options,
  });
const look = async (id: number) => (await work.do(`invest GET ${path(id)}`, { as: 'accountant' })).json<Claim>();
const cost = async (id: number) => {
  const { investment_id } = await work.one<{ investment_id: number }>(
    'select investment_id from exit_claims where id = $1',
    [id],
  );
  const answer = await work.do(`invest GET /investments/${investment_id}/calculate-penalty`, { as: 'accountant' });
  return answer.json<{ payable_amount: string; penalty_amount: string }>();
};
const approval = async (id: number) => ({ status: 'approved', payable_amount: (await cost(id)).payable_amount });

test('an approval keeps the cost of today, as it was shown, and no other sum is approved', async () => {
  const id = await claimed();
  assert.deepEqual(await decide(id, { status: 'approved', payable_amount: '999999.99' }), [409, 'payable_changed']);
  const shown = await cost(id);
  const [status, answer] = await decide(id, { status: 'approved', payable_amount: shown.payable_amount });
  const done = answer as Claim;
  assert.deepEqual(
    [status, done.status, done.penalty_amount, done.payable_amount, done.processed_by?.name],
    [200, 'approved', shown.penalty_amount, shown.payable_amount, 'Нигора Юсупова'],
  );
  const { history } = await look(id);
  assert.deepEqual(history.at(-1) && { ...history.at(-1), id: 0, user: 0, created_at: 0 }, {
    ...{ id: 0, user: 0, created_at: 0 },
    ...{ action: 'decide', field: 'status', old: 'pending', new: 'approved' },
  });
});

test('a list reckons the cost of leaving as an approval does, to the tiyin', async () => {
  // The turns of a month and of a year are where months are counted wrongly.
  const dayBetween = fc.oneof(
    fc.date({ min: new Date('2023-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    fc.constantFrom('2023-02-28', '2024-02-29', '2024-08-31', '2025-12-31', '2026-01-01').map((day) => new Date(day)),
  );
  const asked = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10n ** 17n }).map(decimal),
    start: dayBetween.map((day) => day.toISOString().slice(0, 10)),
    day: dayBetween.map((day) => day.toISOString().slice(0, 10)),
    tariff_percent: fc.constantFrom(null, null, 0, 2.25, 0.0001, 33.3333, 100),
    // How many days are left to the end.
    left: fc.constantFrom(400, 400, 400, 1, 0, -1),
  });
  const cases = fc.sample(asked, 500).map(({ left, ...one }) => ({ ...one, end: dayAfter(one.day, left) }));
  const terms = await exitTerms(work.db);
  const where = new Where([
    cases.map(({ amount }) => amount),
    cases.map(({ start }) => start),
    cases.map(({ day }) => day),
    cases.map(({ tariff_percent }) => tariff_percent),
    cases.map(({ end }) => end),
  ]);
  const day = 'that of the row';
  const bind = (value: unknown) => (value === day ? 't.day' : where.bind(value));
  // Each has a tariff of its own: the `tariffs` of the statement are not the table.
  const reckoned = await work.db.query(
    `with t as (select * from unnest($1::numeric[], $2::date[], $3::date[], $4::numeric[], $5::date[])
         with ordinality as t (amount, start_date, day, percent, end_date, place)),
       tariffs as (select place as id, percent as early_exit_percent, true as early_exit_allowed from t)
     select cost.penalty_amount, cost.tax_amount, cost.payable_amount from t
       cross join lateral (select t.amount, 'pending' as status, 0 as penalty_amount, 0 as tax_amount, 0 as payable_amount) c
       cross join lateral (select t.start_date, t.end_date, t.place as tariff_id) n
       ${joinCost(bind, { day, terms })}
     order by t.place`,
    where.values,
  );
  assert.deepEqual(
    reckoned,
    cases.map(({ start, day: on, end, ...one }) =>
      costOf({ ...one, start_date: start, end_date: end }, { day: on, terms }),
    ),
  );
  assert.ok(new Set(reckoned.map((row) => JSON.stringify(row))).size > 400);
});

test('the calendar of payments, the report and the card of the investment tell of a claim that waits what its list tells', async () => {
  const id = await claimed({ planned_date: '2026-09-14' });
  const decided = await claimed({ planned_date: '2026-09-14', status: 'approved' });
  await work.db.query('update exit_claims set penalty_amount = 999999, payable_amount = 1 where id = any ($1::int[])', [
    [id, decided],
  ]);
  const shown = (await look(id)) as Claim & { tax_amount: string; investment: { id: number } };
  assert.notEqual(shown.payable_amount, '1.00');

  type Entry = { kind: string; record_id: number; amount: string };
  const calendar = await work.answer<{ entries: Entry[]; totals: { amount: string } }>(
    'system GET /v1/payment-calendar?month=2026-09&kind=cash_out&limit=100',
    { as: 'accountant' },
  );
  const planned = (one: number) => calendar.entries.find((entry) => entry.record_id === one)?.amount;
  assert.deepEqual([planned(id), planned(decided)], [shown.payable_amount, '1.00']);
  const { days } = await work.answer<{ days: { date: string; amount: string }[] }>(
    'system GET /v1/payment-calendar/days?month=2026-09&kind=cash_out',
    { as: 'accountant' },
  );
  assert.equal(days.find(({ date }) => date === '2026-09-14')?.amount, calendar.totals.amount);

  const { investment_id: investment } = await work.one<{ investment_id: number }>(
    'select investment_id from exit_claims where id = $1',
    [id],
  );
  const section = await work.answer<{ exit_claims: Claim[] }>(
    `invest GET /investments/${investment}/exit-claims?limit=10`,
    { as: 'accountant' },
  );
  assert.deepEqual(
    section.exit_claims.map((one) => [one.id, one.penalty_amount, one.payable_amount]),
    [[id, shown.penalty_amount, shown.payable_amount]],
  );

  type Report = { columns: { id: string }[]; rows: { id: number; cells: string[] }[]; totals: string[] };
  const report = await work.answer<Report>(
    'system GET /v1/cash-out-report?begin_date=2026-06-01&end_date=2026-06-01&limit=1000',
    { as: 'executive' },
  );
  const at = (name: string) => report.columns.findIndex((one) => one.id === name);
  const { cells } = report.rows.find((row) => row.id === id)!;
  assert.deepEqual(
    ['penalty', 'tax', 'payable'].map((name) => cells[at(name)]),
    [shown.penalty_amount, shown.tax_amount, shown.payable_amount],
  );
  const sum = report.rows.reduce((all, row) => all + BigInt(row.cells[at('payable')]!.replace('.', '')), 0n);
  assert.equal(report.totals[at('payable')], decimal(sum));
});

test('a claim that waits costs what it costs today, however old its figures are; one that was decided keeps them', async () => {
  const day = today(work.clock);
  const terms = await exitTerms(work.db);
  for (let ago = 0; ago < 400; ago += 13) {
    const id = await claimed();
    const amount = `${1000 + ago * 37}.${String(ago % 100).padStart(2, '0')}`;
    await work.db.query('update exit_claims set amount = $2, payable_amount = $2 where id = $1', [id, amount]);
    const { start, end } = await work.one<{ start: string; end: string }>(
      `update investments set start_date = $2::date - $3::int, end_date = $2::date + 1
       where id = (select investment_id from exit_claims where id = $1) returning start_date as start, end_date as end`,
      [id, day, ago],
    );
    const { penalty_amount, tax_amount, payable_amount } = (await look(id)) as Claim & { tax_amount: string };
    assert.deepEqual(
      { penalty_amount, tax_amount, payable_amount },
      costOf({ amount, start_date: start, end_date: end, tariff_percent: null }, { day, terms }),
      `${ago} days`,
    );
    const [status] = await decide(id, { status: 'approved', payable_amount });
    assert.equal(status, 200, `${ago} days`);
    await work.db.query(
      `update investments set start_date = '2020-01-01' where id = (select investment_id from exit_claims where id = $1)`,
      [id],
    );
    assert.equal((await look(id)).payable_amount, payable_amount);
  }
});

test('the user who changed a claim does not approve it, and a second person does', async () => {
  const id = await claimed();
  const [status, answer] = await change(id, { amount: '600000.00', planned_date: '2030-01-31' });
  const changed = answer as Claim;
  assert.deepEqual([status, changed.amount, changed.changed_by?.name], [200, '600000.00', 'Нигора Юсупова']);
  const { payable_amount } = changed;
  const own = await decide(id, { status: 'approved', payable_amount }, { version: 2 });
  assert.deepEqual(own, [409, 'same_person']);
  const other = await decide(id, { status: 'approved', payable_amount }, { version: 2, as: 'accountant2' });
  assert.equal(other[0], 200);
});

test('a user who changed nothing may still approve, and a day that was promised can be taken back', async () => {
  const id = await claimed({ planned_date: '2030-01-31' });
  const same = { amount: '1000000.00', method: 'bank_account', bank_account: account, mfo: '00014' };
  const [status, answer] = await change(id, { ...same, planned_date: '2030-01-31' });
  const untouched = answer as Claim;
  assert.deepEqual([status, untouched.version, untouched.changed_by], [200, 1, null]);
  assert.deepEqual((await look(id)).history, []);
  const [, taken] = await change(id, { planned_date: null }, { as: 'accountant2' });
  const { planned_date, version, changed_by } = taken as Claim & { planned_date: string | null };
  assert.deepEqual([planned_date, version, changed_by?.name !== undefined], [null, 2, true]);
  assert.equal((await decide(id, await approval(id), { version: 2 }))[0], 200);
});

const reopen = (id: number, comment: string, options: object = {}) =>
  work.outcome(`invest POST /investments/requests/withdrawal/${id}/reopen`, {
    ...{ as: 'accountant', version: 1, key: newKey(), body: { comment } },
    ...options,
  });

// Every state, every action: what is not in here is refused.
const allowed: Record<string, string[]> = {
  pending: ['approved', 'rejected', 'change'],
  approved: ['reopen'],
  to_sign: ['reopen'],
  failed: ['reopen'],
};
const states = ['pending', 'approved', 'to_sign', 'signed', 'failed', 'paid', 'rejected', 'cancelled'];
test('every pair of a claim’s state and an action is done or refused', async () => {
  for (const state of states)
    for (const action of ['approved', 'rejected', 'change', 'reopen']) {
      const id = await claimed({ status: state });
      const does: Record<string, () => Promise<[number, unknown]>> = {
        approved: async () => decide(id, await approval(id)),
        rejected: () => decide(id, { status: 'rejected', comment: 'Причина' }),
        change: () => change(id, { planned_date: '2030-01-31' }),
        reopen: () => reopen(id, 'Причина'),
      };
      const [status, code] = await does[action]!();
      if (allowed[state]?.includes(action)) assert.equal(status, 200, `${state} ${action}`);
      else assert.deepEqual([status, code], [409, 'transition_not_allowed'], `${state} ${action}`);
    }
});

test('an approval is taken back with a reason; the claim waits again, is changed, and a second person approves it', async () => {
  const id = await claimed();
  await decide(id, await approval(id), { as: 'accountant2' });
  const cases: [Promise<unknown>, number, string][] = [
    [reopen(id, ' ', { version: 2 }), 422, 'reason_required'],
    [reopen(id, 'Клиент передумал'), 409, 'changed_meanwhile'],
    [reopen(id, 'Клиент передумал', { version: 2, as: 'moderator' }), 403, 'forbidden'],
    [reopen(999_999, 'Клиент передумал'), 404, 'not_found'],
  ];
  for (const [answer, status, code] of cases) assert.deepEqual(await answer, [status, code], code);
  assert.equal((await look(id)).status, 'approved');
  // Whoever approved may take it back.
  const key = newKey();
  const first = await reopen(id, ' Клиент передумал ', { version: 2, as: 'accountant2', key });
  const again = first[1] as Claim & { comment: string; processed_at: string | null };
  assert.deepEqual(
    [first[0], again.status, again.comment, again.processed_by, again.processed_at, again.version],
    [200, 'pending', 'Клиент передумал', null, null, 3],
  );
  assert.deepEqual(await reopen(id, ' Клиент передумал ', { version: 2, as: 'accountant2', key }), first);
  const { history } = await look(id);
  assert.deepEqual(
    history.filter(({ action }) => action === 'reopen').map((row) => [row.field, row.old, row.new]),
    [
      ['comment', null, 'Клиент передумал'],
      ['status', 'approved', 'pending'],
    ],
  );
  const [, changed] = await change(id, { bank_account: '20208000900123456002' }, { version: 3, as: 'accountant2' });
  assert.equal((changed as Claim).version, 4);
  const body = await approval(id);
  assert.deepEqual(await decide(id, body, { version: 4, as: 'accountant2' }), [409, 'same_person']);
  assert.equal((await decide(id, body, { version: 4 }))[0], 200);
});

test('what was approved is promised to nobody else until the approval is taken back', async () => {
  const first = await claimed();
  const second = await claimed();
  await work.db.query(
    'update exit_claims set (investor_id, investment_id) = (select investor_id, investment_id from exit_claims where id = $1) where id = $2',
    [first, second],
  );
  assert.equal((await decide(first, await approval(first)))[0], 200);
  assert.deepEqual(await decide(second, await approval(second)), [409, 'not_enough_balance']);
  assert.equal((await reopen(first, 'Выплата по второй заявке', { version: 2 }))[0], 200);
  assert.equal((await decide(second, await approval(second)))[0], 200);
  assert.deepEqual(await decide(first, await approval(first), { version: 3 }), [409, 'not_enough_balance']);
});

test('what is wrong is told beside its field, and stale decisions are refused with the fresh claim', async () => {
  const card = { method: 'card', bank_account: null, mfo: null };
  const id = await claimed();
  const cases: [Promise<unknown>, number, string][] = [
    [decide(id, { status: 'approved' }), 422, 'required'],
    [decide(id, { status: 'rejected', comment: ' ' }), 422, 'reason_required'],
    [change(id, { amount: '1000000.01' }), 422, 'not_enough_balance'],
    [change(id, { amount: '0.00' }), 422, 'invalid_amount'],
    [change(id, { planned_date: '2020-01-01' }), 422, 'in_past'],
    [change(id, { method: 'card', card_id: 77 }), 422, 'card_unknown'],
    [change(id, {}), 400, 'bad_request'],
    [decide(id, { status: 'rejected', comment: 'Нет' }, { as: 'moderator' }), 403, 'forbidden'],
    [change(id, { amount: '1.00' }, { as: 'executive' }), 403, 'forbidden'],
    [decide(999_999, { status: 'rejected', comment: 'Нет' }), 404, 'not_found'],
    [decide(await claimed(card), await approval(await claimed())), 409, 'requisites_missing'],
  ];
  for (const [answer, status, code] of cases) assert.deepEqual(await answer, [status, code], code);
  const [first, second] = await Promise.all([
    decide(id, await approval(id)),
    decide(id, { status: 'rejected', comment: 'Нет' }, { as: 'accountant2' }),
  ]);
  assert.deepEqual([first[0], second[0]].sort(), [200, 409]);
  const late = await work.do(`invest PUT ${path(id)}`, {
    ...{ as: 'accountant2', version: 1, key: newKey() },
    body: { status: 'rejected', comment: 'Нет' },
  });
  const problem = late.json<{ code: string; current: Claim }>();
  assert.deepEqual([problem.code, problem.current.version], ['changed_meanwhile', 2]);
});

test('an investment that nobody leaves any more is at work again', async () => {
  const id = await claimed();
  await decide(id, { status: 'rejected', comment: 'Рано' });
  const { status } = await work.one<{ status: string }>(
    'select n.status from investments n join exit_claims c on c.investment_id = n.id where c.id = $1',
    [id],
  );
  assert.equal(status, 'active');
});

const cardOf = async (investor: number, status = 'verified') =>
  work.one<{ id: number }>(
    `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, reject_reason, created_at, updated_at)
     values ($1, '860012******9012', 'uzcard', 'A B', 1, 2030, 'NBU', $2, $3, '2026-01-01', '2026-01-01') returning id`,
    [investor, status, status === 'rejected' ? 'unreadable' : null],
  );

test('a card that is not verified, or was refused after the claim named it, is not paid to', async () => {
  const card = { method: 'card', card_masked: '860012******9012', bank_account: null, mfo: null };
  for (const status of ['pending', 'rejected', 'verified']) {
    const investor = await work.make();
    await cardOf(investor, status);
    const [one, other] = [await claimed(card, investor), await claimed(card, investor)];
    const [code, answer] = await decide(one, await approval(one));
    const sheet = (await send([[String(other), '1000000', 'card', '', '', '']])).json<{ errors: { code: string }[] }>();
    const codes = sheet.errors.map((error) => error.code);
    if (status === 'verified') assert.deepEqual([code, codes], [200, []]);
    else assert.deepEqual([code, answer, codes], [409, 'card_unknown', ['card_unknown']], status);
    assert.equal((await look(other)).status, status === 'verified' ? 'approved' : 'pending');
  }
});

test('the terms are not changed while the card that the claim names is no longer good', async () => {
  const card = { method: 'card', card_masked: '860012******9012', bank_account: null, mfo: null };
  const spoils: [string, string][] = [
    ['refused', "update investor_cards set status = 'rejected', reject_reason = 'others_card' where id = $1"],
    ['expired', 'update investor_cards set expiry_year = 2020 where id = $1'],
    ['unlinked', 'delete from investor_cards where id = $1'],
  ];
  const account = { method: 'bank_account', bank_account: '20208000900123456789', mfo: '00444' };
  for (const [name, spoil] of spoils) {
    const investor = await work.make();
    const { id: cardId } = await cardOf(investor);
    const id = await claimed(card, investor);
    assert.equal((await change(id, { amount: '900000.00' }))[0], 200, name);
    await work.db.query(spoil, [cardId]);
    for (const terms of [
      { amount: '800000.00' },
      { method: 'card' },
      { planned_date: '2030-01-31' },
      { card_id: cardId },
    ]) {
      const answer = await change(id, terms, { version: 2 });
      assert.deepEqual(answer, [422, 'card_unknown'], `${name}: ${Object.keys(terms).join()}`);
    }
    const [, taken] = await change(id, { amount: '800000.00', ...account }, { version: 2 });
    assert.equal((taken as Claim).version, 3, name);
  }
});

const headings = ['claim_id', 'amount', 'method', 'card_or_account', 'mfo', 'comment'];
async function send(rows: string[][], { as = 'accountant', key = newKey() } = {}) {
  const { access_token: token } = await work.signIn(as);
  const { payload, headers } = formOf(Buffer.from(workbook([headings, ...rows])), 'cash-out.xlsx', {
    field: 'excel_file',
  });
  const url = '/api/investment/investments/requests/multiple-cash-out';
  return work.call({ method: 'PUT', url, payload, headers: { ...headers, 'idempotency-key': key }, token });
}

test('a sheet approves what it repeats, changes what it says otherwise, and is taken once (WF-10)', async () => {
  const investor = await work.make();
  await cardOf(investor);
  const [same, less, otherCard] = [await claimed(), await claimed(), await claimed({}, investor)];
  const rows = [
    [String(same), '1 000 000,00', 'bank', account, '00014', ''],
    [String(less), '250000', 'bank', '', '', 'Частями'],
    [String(otherCard), '1000000.00', 'card', '8600 1234 5678 9012', '', ''],
  ];
  const key = newKey();
  const answers = [await send(rows, { key }), await send(rows, { key })].map((answer) => answer.json<object>());
  assert.deepEqual(answers[0], {
    ...{ status: 200, total: 3, success: 3, failed: 0, approved: 1, changed: 2, errors: [] },
  });
  assert.deepEqual(answers[1], answers[0]);
  const outcomes = await Promise.all([same, less, otherCard].map(look));
  assert.deepEqual(
    outcomes.map(({ status, amount, changed_by }) => [status, amount, changed_by === null]),
    [
      ['approved', '1000000.00', true],
      ['pending', '250000.00', false],
      ['pending', '1000000.00', false],
    ],
  );
  const again = await send([[String(less), '250000', 'bank', '', '', '']]);
  assert.equal(again.json<{ errors: { code: string }[] }>().errors[0]?.code, 'same_person');
});

test('a row names its claim as people write its number', async () => {
  const ids = [await claimed(), await claimed(), await claimed()];
  for (const [at, number] of ['EX-000091', 'EX-000092', 'EX-000093'].entries())
    await work.db.query('update exit_claims set number = $2 where id = $1', [ids[at], number]);
  const rows = ['ex-91', 'ЕХ-000092', 'EX 93'].map((name) => [name, '1000000', 'bank', account, '00014', '']);
  assert.equal((await send(rows)).json<{ approved: number }>().approved, 3);
});

test('two rows take no more out of one investment than lies in it', async () => {
  const first = await claimed();
  const { id: second } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, created_at, updated_at, status, method, bank_account, mfo)
     select number || '-2', investor_id, investment_id, 0.01, 0, 0, 0.01, reason_type, created_at, updated_at, status, method,
       bank_account, mfo from exit_claims where id = $1 returning id`,
    [first],
  );
  const answer = await send([
    [String(first), '1000000', 'bank', account, '00014', ''],
    [String(second), '0.01', 'bank', account, '00014', ''],
  ]);
  const { status, errors } = answer.json<{ status: number; errors: { row: number; code: string }[] }>();
  assert.deepEqual([status, errors.map(({ row, code }) => [row, code])], [400, [[3, 'not_enough_balance']]]);
  assert.deepEqual([(await look(first)).status, (await look(second)).status], ['pending', 'pending']);
});

test('one wrong row and nothing is done: every row says what is wrong with it', async () => {
  const [good, decided] = [await claimed(), await claimed({ status: 'paid' })];
  const answer = await send([
    [String(good), '1000000', 'bank', account, '00014', ''],
    [String(good), '1000000', 'bank', account, '00014', ''],
    [String(decided), '1000000', 'bank', account, '00014', ''],
    ['999999', '1', 'bank', account, '00014', ''],
    [String(await claimed()), '1000001', 'bank', account, '00014', ''],
    [String(await claimed()), 'сто', 'наличные', '1', 'x', ''],
    [String(await claimed()), '1', 'card', '8600123456789999', '', ''],
    [String(await claimed()), '1', 'bank', '123', '1', ''],
  ]);
  const { errors, ...counts } = answer.json<{ errors: { row: number; column: string; code: string }[] }>();
  assert.deepEqual(counts, { status: 400, total: 8, success: 0, failed: 7, approved: 0, changed: 0 });
  assert.deepEqual(
    errors.map(({ row, column, code }) => [row, column, code]),
    [
      [3, 'claim_id', 'duplicate_claim'],
      [4, 'claim_id', 'transition_not_allowed'],
      [5, 'claim_id', 'claim_unknown'],
      [6, 'amount', 'amount_above_claim'],
      [7, 'amount', 'invalid_amount'],
      [7, 'method', 'unknown_value'],
      [7, 'mfo', 'invalid_mfo'],
      [8, 'card_or_account', 'card_unknown'],
      [9, 'card_or_account', 'invalid_account'],
      [9, 'mfo', 'invalid_mfo'],
    ],
  );
  assert.equal((await look(good)).status, 'pending');
  assert.equal((await send([[String(good), '1', 'bank', '', '', '']], { as: 'moderator' })).statusCode, 403);
});

test('a claim is not paid to a bank that is not in the list; what it says already is let be', async () => {
  const [id, first, second, third] = [await claimed(), await claimed(), await claimed(), await claimed()];
  await work.db.query(
    `insert into banks (mfo, name, is_active, created_at, updated_at)
     values ('00444', 'Универсал банк', true, '2026-01-01', '2026-01-01'),
       ('01042', 'Гарант банк', false, '2026-01-01', '2026-01-01')`,
    [],
  );
  try {
    for (const mfo of ['99999', '01042']) {
      const answer = await work.do(`invest PATCH /investments/requests/withdrawal/${id}`, {
        ...{ as: 'accountant', version: 1, key: newKey(), body: { mfo } },
      });
      const { fields } = answer.json<{ fields: object }>();
      assert.deepEqual([answer.statusCode, fields], [422, { mfo: 'bank_unknown' }], mfo);
    }
    assert.equal((await change(id, { mfo: '00014', amount: '900000.00' }))[0], 200, 'as it stood');
    assert.equal((await change(id, { mfo: '00444' }, { version: 2 }))[0], 200);
    const sheet = await send([
      [String(first), '1000000', 'bank', account, '00014', ''],
      [String(second), '1000000', 'bank', account, '99999', ''],
      [String(third), '1000000', 'bank', account, '00444', ''],
    ]);
    const { errors } = sheet.json<{ errors: { row: number; column: string; code: string }[] }>();
    assert.deepEqual(
      errors.map(({ row, column, code }) => [row, column, code]),
      [[3, 'mfo', 'bank_unknown']],
    );
    assert.equal((await look(first)).status, 'pending');
  } finally {
    await work.db.query('delete from banks', []);
  }
});

test('the list tells its sums and finds by number, contract and name, its numbers masked', async () => {
  const id = await claimed({}, await work.make({ last_name: 'Набиева', first_name: 'Зухра' }));
  const list = async (query: string) =>
    (await work.do(`invest GET /investments/requests/cash-out?${query}`, { as: 'moderator' })).json<{
      exit_claims: Claim[];
      count: number;
      totals: { amount: string; payable_amount: string };
    }>();
  const found = await list('search=набиева');
  assert.deepEqual(
    [found.count, found.totals],
    [1, { amount: '1000000.00', payable_amount: (await cost(id)).payable_amount }],
  );
  assert.ok(!JSON.stringify(found).includes(account));
  assert.equal((await list(`search=EX-${900_000 + made}`)).count, 1);
  const { count } = await list('status=pending');
  const queue = await work.do('invest GET /investments/requests/cash-out-queue', { as: 'moderator' });
  assert.equal(queue.json<{ days: { count: number }[] }>().days.at(-1)?.count, count);
  const paid = await list('status=paid&status=cancelled&limit=100');
  assert.ok(paid.count > 0 && paid.exit_claims.every(({ status }) => status === 'paid' || status === 'cancelled'));
});
