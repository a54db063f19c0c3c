/** Bonds: their terms and states, their schedules, and the money that goes to who holds them. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sellUnits } from '../../server/modules/bonds/index';
import { formOf, samples } from '../support/uploads';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';

let work: InvestorWork;
before(async () => {
  work = await startWork();
});
after(() => work.close());
/** A Thursday; the examples of the page begin on 31.01.2026. */
const today = '2026-05-14';
beforeEach(() => goTo(today));

function goTo(day: string) {
  work.clock.advance(Date.parse(`${day}T12:00:00+05:00`) - work.clock.now().getTime());
}

interface Row {
  id: number;
  number: number;
  date: string;
  principal: string;
  profit: string;
  balance: string;
  status: string;
  pay_refusal: string | null;
  is_editable: boolean;
  payable: { principal: string; profit: string; tax: string; net: string };
}
interface Schedule {
  version: number;
  totals: { principal: string; profit: string; total: string };
  rows: Row[];
}
interface Bond {
  id: number;
  version: number;
  status: string;
  sold_quantity: number;
  next_date: string | null;
  accrued_amount: string;
  terms_fixed: boolean;
  holders_count: number;
  files: { file_id: string; name: string }[];
}

let codes = 0;
const terms = (other: object = {}) => ({
  ...{ code: `DV-${String((codes += 1))}-T`, name_ru: 'Первый выпуск', issuer: 'ООО «Divan Invest»' },
  ...{ issuer_inn: '306573219', nominal: '1000000.00', quantity: 500, rate_percent: 22, coupon_period: 'quarter' },
  ...{ month_count: 12, issue_date: '2026-01-31' },
  ...other,
});
const as = 'executive';
const make = async (other: object = {}) =>
  (await work.answer<{ id: number }>('system POST /v1/bonds', { as, body: terms(other) })).id;
const look = (id: number) => work.answer<Bond>(`system GET /v1/bonds/${id}`, { as });
const scheduleOf = (id: number) => work.answer<Schedule>(`system GET /v1/bonds/${id}/repayment-schedule`, { as });
const versionOf = async (id: number) => (await look(id)).version;

interface Asked {
  as?: string;
  version?: number;
  key?: string;
  body?: object;
}
/** A write on the version that stands, as the executive unless told otherwise. */
const write = async (id: number, what: string, asked: Asked = {}) =>
  work.outcome(`system ${what}`, { as, key: newKey(), version: asked.version ?? (await versionOf(id)), ...asked });
const changeStatus = (id: number, status: string, other: Asked = {}) =>
  write(id, `PUT /v1/bonds/${id}/change-status`, { body: { status, comment: 'Причина' }, ...other });
const remove = (id: number, other?: Asked) => write(id, `DELETE /v1/bonds/${id}`, other);
const restore = (id: number, other?: Asked) => write(id, `PUT /v1/bond-restore/${id}`, other);
/** Pays what the schedule says now, unless told what was seen. */
async function pay(id: number, row: number, other?: Asked) {
  const seen = other?.body ? undefined : (await scheduleOf(id)).rows.find((one) => one.id === row);
  const body = { payable_amount: seen?.payable.net ?? '0.00' };
  return write(id, `POST /v1/bonds/${id}/repayment-schedule/${row}/pay`, { body, ...other });
}
const edit = (id: number, rows: object[], other?: Asked) =>
  write(id, `PUT /v1/edit-repayment-schedule/${id}`, { body: { rows }, ...other });
const change = (id: number, body: object, other?: Asked) => write(id, `PUT /v1/bonds/${id}`, { body, ...other });

/** Brings a file up and answers with its id. */
async function upload() {
  const { payload, headers } = formOf(samples.pdf, 'решение.pdf');
  const token = (await work.signIn(as)).access_token;
  const sent = await work.call({ method: 'POST', url: '/api/investment/files', payload, headers, token });
  return sent.json<{ id: string }>().id;
}

const sell = (bondId: number, investorId: number, quantity: number) =>
  work.db.transaction((sql) =>
    sellUnits(sql, { user: undefined, clock: work.clock }, { bondId, investorId, quantity }),
  );
const holder = (balance: string) => work.make({ balance });
const balanceOf = async (id: number) =>
  (await work.one<{ balance: string }>('select balance from investors where id = $1', [id])).balance;

/** A bond in this status, of the terms of the page, by the ways that lead there. */
async function inStatus(status: string, other: object = {}): Promise<number> {
  const id = await make(other);
  const ways: Record<string, (() => Promise<[number, unknown]>)[]> = {
    draft: [],
    active: [() => changeStatus(id, 'active')],
    suspended: [() => changeStatus(id, 'active'), () => changeStatus(id, 'suspended')],
    removed: [() => remove(id)],
    matured: [() => changeStatus(id, 'active'), ...[0, 1, 2, 3].map((at) => () => payAt(id, at))],
  };
  for (const step of ways[status] ?? []) assert.equal((await step())[0], 200);
  return id;
}
/** Pays the row in this place on its day. */
async function payAt(id: number, at: number) {
  const row = (await scheduleOf(id)).rows[at]!;
  goTo(row.date);
  const answer = await pay(id, row.id);
  goTo(today);
  return answer;
}

/** Where balances, holders and schedules do not agree; nothing when all is whole. */
const broken = () =>
  work.db.query<{ what: string }>(
    `select 'balance ' || i.id as what from investors i
       where balance <> coalesce((select sum(amount) from investor_transactions t where t.investor_id = i.id), 0)
     union all select 'sold ' || b.id from bonds b where sold_quantity
       <> coalesce((select sum(quantity) from bond_investments h where h.bond_id = b.id), 0)
     union all select 'bought ' || b.id from bonds b where nominal * sold_quantity
       <> coalesce((select -sum(amount) from investor_transactions t where t.bond_id = b.id and t.type = 'bond'), 0)
     union all select 'principal ' || b.id from bonds b where total_amount
       <> (select sum(principal) from bond_schedule s where s.bond_id = b.id)
     union all select 'row ' || s.id from bond_schedule s where coalesce(paid_principal + paid_profit - paid_tax, 0)
       <> coalesce((select sum(amount) from investor_transactions t where t.bond_row_id = s.id), 0)
     union all select 'matured ' || b.id from bonds b where (status = 'matured')
       <> (not exists (select from bond_schedule s where s.bond_id = b.id and paid_at is null))
     union all select 'owed of ' || b.id from bonds b where status = 'matured' and exists (
       select from investor_transactions t where t.bond_id = b.id and t.type in ('bond', 'bond_repayment')
       group by t.investor_id having sum(t.amount) <> 0)`,
  );

test('a bond is made with the schedule that a dry run told', async () => {
  const body = terms({ maturity_date: '2027-01-31' });
  const planned = await work.answer<Schedule & { id: null }>('system POST /v1/bonds?dry_run=true', { as, body });
  assert.equal(planned.id, null);
  assert.deepEqual(planned.totals, {
    ...{ principal: '500000000.00', profit: '110000000.01', total: '610000000.01' },
  });
  assert.deepEqual(await work.db.query('select id from bonds where code = $1', [body.code]), []);
  const made = await work.answer<Schedule & { id: number }>('system POST /v1/bonds', { as, body });
  assert.deepEqual(made.rows, planned.rows);
  const { rows, totals } = await scheduleOf(made.id);
  assert.deepEqual(totals, planned.totals);
  assert.deepEqual(
    rows.map(({ number, date, principal, profit, balance, status }) => [
      number,
      date,
      principal,
      profit,
      balance,
      status,
    ]),
    [
      [1, '2026-04-30', '0.00', '26821917.81', '500000000.00', 'planned'],
      [2, '2026-07-31', '0.00', '27726027.40', '500000000.00', 'planned'],
      [3, '2026-10-31', '0.00', '27726027.40', '500000000.00', 'planned'],
      [4, '2027-01-31', '500000000.00', '27726027.40', '0.00', 'planned'],
    ],
  );
  assert.deepEqual(
    (await work.journalOf(made.id, 'bond')).map(({ action, field, new: now }) => [action, field, now]).sort(),
    [
      ['create', 'code', body.code],
      ['create', 'status', 'draft'],
    ],
  );
});

test('what is wrong with the terms is told beside its field', async () => {
  const taken = terms();
  await work.answer('system POST /v1/bonds', { as, body: { ...taken, isin: 'UZ6011340XX1' } });
  const cases: [object, number, Record<string, string>][] = [
    [{ code: taken.code.toLowerCase() }, 422, { code: 'code_taken' }],
    [{ code: 'AB' }, 400, { code: 'too_short' }],
    [{ code: 'A B' }, 422, { code: 'invalid_code' }],
    [{ code: 'A'.repeat(21) }, 400, { code: 'too_long' }],
    [{ isin: 'UZ6011340XX1' }, 422, { isin: 'isin_taken' }],
    [{ isin: 'UZ6011340AA' }, 422, { isin: 'invalid_isin' }],
    [{ issuer_inn: '30657321' }, 422, { issuer_inn: 'invalid_inn' }],
    [{ nominal: '0.00' }, 422, { nominal: 'invalid_amount' }],
    [{ nominal: '-1.00' }, 422, { nominal: 'invalid_amount' }],
    [{ nominal: '1.001' }, 400, { nominal: 'wrong_format' }],
    [{ nominal: '9999999999999999.00' }, 422, { nominal: 'invalid_amount' }],
    [{ quantity: 0 }, 400, { quantity: 'out_of_range' }],
    [{ rate_percent: 100.5 }, 400, { rate_percent: 'out_of_range' }],
    [{ rate_percent: 1.00001 }, 422, { rate_percent: 'out_of_range' }],
    [{ month_count: 121 }, 400, { month_count: 'out_of_range' }],
    [{ issue_date: '2026-02-30' }, 422, { issue_date: 'no_such_day' }],
    [{ maturity_date: '2027-01-30' }, 422, { maturity_date: 'maturity_differs' }],
    [{ maturity_date: '2026-01-31' }, 422, { maturity_date: 'maturity_differs' }],
    [{ strategy_id: 77 }, 422, { strategy_id: 'unknown_value' }],
    [{ file_ids: ['00000000-0000-4000-8000-000000000001'] }, 422, { file_ids: 'file_missing' }],
    [{ name_ru: ' ' }, 422, { name_ru: 'required' }],
    [{ coupon_period: 'week' }, 400, { coupon_period: 'unknown_value' }],
  ];
  for (const [other, status, fields] of cases) {
    const answer = await work.do('system POST /v1/bonds', { as, body: terms(other) });
    const said = [answer.statusCode, answer.json<{ fields?: object }>().fields];
    assert.deepEqual(said, [status, fields], JSON.stringify(other));
  }
});

test('once a bond was on sale only its names, description and files are changed', async () => {
  const body = terms();
  const { id } = await work.answer<{ id: number }>('system POST /v1/bonds', { as, body });
  assert.equal((await change(id, { ...body, rate_percent: 20 }))[0], 200);
  assert.equal((await scheduleOf(id)).rows[0]?.profit, '24383561.64');
  // What is asked by a dry run stays as it was.
  const dry = await write(id, `PUT /v1/bonds/${id}?dry_run=true`, { body: { ...body, month_count: 3 } });
  assert.deepEqual([dry[0], (await scheduleOf(id)).rows.length], [200, 4]);
  assert.equal((await change(id, body))[0], 200);
  assert.equal((await changeStatus(id, 'active'))[0], 200);
  assert.equal((await look(id)).terms_fixed, true);
  for (const other of [
    { rate_percent: 20 },
    { code: 'NEW-CODE' },
    { issuer: 'Другой' },
    { quantity: 501 },
    { strategy_id: 1 },
  ])
    assert.deepEqual(await change(id, { ...body, ...other }), [409, 'terms_fixed'], JSON.stringify(other));
  assert.equal(
    (await change(id, { ...body, name_ru: 'Второй', name_uz: 'Ikkinchi', description: 'О выпуске' }))[0],
    200,
  );
  assert.equal((await work.journalOf(id, 'bond')).filter(({ field }) => field === 'description').length, 1);
  const removed = await inStatus('removed');
  assert.deepEqual(await change(removed, terms()), [409, 'transition_not_allowed']);
});

test('who saw another version changes nothing, and is shown the one that stands', async () => {
  const id = await make();
  const [row] = (await scheduleOf(id)).rows;
  const stale = { version: 7 };
  const answers = [
    await change(id, terms(), stale),
    await changeStatus(id, 'active', stale),
    await remove(id, stale),
    await restore(id, stale),
    await edit(id, [{ date: '2026-04-30', principal: '500000000.00', profit: '0.00' }], stale),
    await pay(id, row!.id, stale),
  ];
  for (const answer of answers) assert.deepEqual(answer, [409, 'changed_meanwhile']);
  assert.equal(await versionOf(id), 1);
});

test('what is shown of a bond that was changed meanwhile is all that its form holds', async () => {
  const body = terms({ description: 'Описание коллеги', strategy_id: 1, file_ids: [await upload()] });
  const { id } = await work.answer<{ id: number }>('system POST /v1/bonds', { as, body });
  const stood = await look(id);
  const answer = await work.do(`system PUT /v1/bonds/${id}`, { as, version: 7, body: terms(), key: newKey() });
  const { current } = answer.json<{ current: Bond }>();
  // The addresses of files are signed anew each time.
  const withoutAddresses = ({ files, ...bond }: Bond) => ({ ...bond, files: files.map(({ file_id }) => file_id) });
  assert.deepEqual([answer.statusCode, withoutAddresses(current)], [409, withoutAddresses(stood)]);
  assert.equal(stood.files.length, 1);
});

// By hand from the page: what is not named here is refused.
const outcomes: Record<string, Record<string, string>> = {
  draft: { activate: 'active', suspend: '-', remove: 'removed', restore: '-', mature: '-', draft: '-' },
  active: { activate: '-', suspend: 'suspended', remove: '-', restore: '-', mature: '-', draft: '-' },
  suspended: { activate: 'active', suspend: '-', remove: 'removed', restore: '-', mature: '-', draft: '-' },
  removed: { activate: '-', suspend: '-', remove: '-', restore: 'draft', mature: '-', draft: '-' },
  matured: { activate: '-', suspend: '-', remove: '-', restore: '-', mature: '-', draft: '-' },
};
const actions: Record<string, (id: number) => Promise<[number, unknown]>> = {
  activate: (id) => changeStatus(id, 'active'),
  suspend: (id) => changeStatus(id, 'suspended'),
  remove: (id) => remove(id),
  restore: (id) => restore(id),
  mature: (id) => changeStatus(id, 'matured'),
  draft: (id) => changeStatus(id, 'draft'),
};
for (const [from, row] of Object.entries(outcomes))
  test(`from ${from} a bond goes only where the page says`, async () => {
    for (const [action, to] of Object.entries(row)) {
      const id = await inStatus(from);
      const [status, answer] = await actions[action]!(id);
      if (to === '-') assert.deepEqual([status, answer], [409, 'transition_not_allowed'], action);
      else assert.deepEqual([status, (answer as Bond).status], [200, to], action);
      assert.equal((await look(id)).status, to === '-' ? from : to, action);
    }
  });

/**
 * By hand from the page: what is done with a row in each state of it and of its bond. Rows are paid by an active bond on their
 * day and in order; edited while unpaid in a draft and a suspended bond, and in an active one while they are to come.
 */
const rowOutcomes: Record<string, Record<string, [pay: string, edit: string]>> = {
  draft: {
    overdue: ['transition_not_allowed', 'done'],
    today: ['transition_not_allowed', 'done'],
    future: ['transition_not_allowed', 'done'],
  },
  active: {
    paid: ['row_paid', 'row_fixed'],
    overdue: ['done', 'row_fixed'],
    today: ['done', 'row_fixed'],
    future: ['row_not_due', 'done'],
    behind: ['rows_before_unpaid', 'done'],
  },
  suspended: {
    paid: ['row_paid', 'row_fixed'],
    overdue: ['transition_not_allowed', 'done'],
    today: ['transition_not_allowed', 'done'],
    future: ['transition_not_allowed', 'done'],
  },
  removed: {
    overdue: ['transition_not_allowed', 'transition_not_allowed'],
    future: ['transition_not_allowed', 'transition_not_allowed'],
  },
  matured: { paid: ['row_paid', 'transition_not_allowed'] },
};
/** The place of the row, and the day on which it stands so; it is the first that is not paid unless it is behind one. */
const rowStates: Record<string, { at: number; paid: number; day: string }> = {
  paid: { at: 0, paid: 1, day: '2026-05-14' },
  overdue: { at: 0, paid: 0, day: '2026-05-14' },
  today: { at: 0, paid: 0, day: '2026-04-30' },
  future: { at: 0, paid: 0, day: '2026-04-29' },
  behind: { at: 2, paid: 1, day: '2026-05-14' },
};
for (const [status, row] of Object.entries(rowOutcomes))
  for (const [state, [paid, edited]] of Object.entries(row))
    test(`a row that is ${state} of a bond that is ${status} is paid: ${paid}, edited: ${edited}`, async () => {
      const { at, paid: before, day } = rowStates[state]!;
      const make = async () => {
        // What is paid of it was paid while it was active.
        const id = before > 0 && status !== 'matured' ? await inStatus('active') : await inStatus(status);
        if (before > 0 && status !== 'matured') {
          assert.equal((await payAt(id, 0))[0], 200);
          if (status === 'suspended') assert.equal((await changeStatus(id, status))[0], 200);
        }
        goTo(day);
        return { id, rows: (await scheduleOf(id)).rows };
      };
      const code = ([answered, body]: [number, unknown]) => (answered < 300 ? 'done' : body);
      const first = await make();
      assert.equal(code(await pay(first.id, first.rows[at]!.id)), paid);
      goTo(today);
      const second = await make();
      const rows = whole(second.rows);
      rows[at]!.profit = '1.23';
      assert.equal(code(await edit(second.id, rows)), edited);
      goTo(today);
    });

test('a bond that was sold is not removed, one whose schedule differs is not sold, and stopping needs a reason', async () => {
  const id = await inStatus('active');
  await sell(id, await holder('5000000.00'), 5);
  assert.deepEqual(await changeStatus(id, 'suspended', { body: { status: 'suspended', comment: ' ' } }), [
    ...[422, 'reason_required'],
  ]);
  assert.equal((await changeStatus(id, 'suspended'))[0], 200);
  assert.deepEqual(await remove(id), [409, 'bond_sold']);
  const differs = await make();
  await work.db.query('update bond_schedule set principal = principal + 0.01 where bond_id = $1 and number = 1', [
    differs,
  ]);
  assert.deepEqual(await changeStatus(differs, 'active'), [409, 'schedule_differs']);
  await work.db.query('update bond_schedule set principal = 0 where bond_id = $1 and number = 1', [differs]);
});

test('who may do what', async () => {
  const active = await inStatus('active');
  const draft = await make();
  const [row] = (await scheduleOf(active)).rows;
  const statuses = async (user: string) => [
    (await work.outcome('system GET /v1/bonds', { as: user }))[0],
    (await work.outcome('system POST /v1/bonds?dry_run=true', { as: user, body: terms() }))[0],
    (await change(draft, terms(), { as: user, version: 99 }))[0],
    (await changeStatus(active, 'suspended', { as: user, version: 99 }))[0],
    (await pay(active, row!.id, { as: user, version: 99 }))[0],
    (await remove(draft, { as: user, version: 99 }))[0],
  ];
  assert.deepEqual(await statuses('moderator'), [200, 403, 403, 403, 403, 403]);
  assert.deepEqual(await statuses('accountant'), [200, 403, 403, 403, 403, 403]);
  assert.deepEqual(await statuses('kam'), [403, 403, 403, 403, 403, 403]);
  // The administrator moves bonds, and does not remove them.
  assert.deepEqual(await statuses('director'), [200, 200, 409, 409, 409, 403]);
  assert.deepEqual(await statuses('executive'), [200, 200, 409, 409, 409, 409]);
  await work.deny('director', 'bonds.disable');
  assert.equal((await changeStatus(active, 'suspended'))[0], 403);
  await work.db.query(`insert into role_permissions select id, 'bonds', 'disable' from roles where name = 'director'`);
});

const whole = (rows: Row[]) => rows.map(({ id, date, principal, profit }) => ({ id, date, principal, profit }));

test('the schedule of a draft is edited whole, and ties to the tiyin', async () => {
  const id = await make();
  const rows = whole((await scheduleOf(id)).rows);
  const wrong = (change: (all: typeof rows) => object[]) => edit(id, change(structuredClone(rows)));
  const fieldOf = async (other: object[]) => {
    const answer = await work.do(`system PUT /v1/edit-repayment-schedule/${id}`, {
      ...{ as, version: 1, body: { rows: other } },
    });
    return [answer.statusCode, answer.json<{ fields: object }>().fields];
  };
  const at = (place: number, other: object) => rows.map((row, one) => (one === place ? { ...row, ...other } : row));
  assert.deepEqual(await wrong(() => at(0, { principal: '0.01' })), [422, 'schedule_differs']);
  assert.deepEqual(await wrong(() => at(3, { principal: '499999999.99' })), [422, 'schedule_differs']);
  assert.deepEqual(await fieldOf(at(1, { date: '2026-04-30' })), [422, { 'rows.1.date': 'not_rising' }]);
  assert.deepEqual(await fieldOf(at(0, { date: '2026-01-31' })), [422, { 'rows.0.date': 'not_rising' }]);
  assert.deepEqual(await fieldOf(at(3, { date: '2027-02-01' })), [422, { 'rows.3.date': 'after_maturity' }]);
  assert.deepEqual(await fieldOf(at(2, { date: '2026-11-31' })), [422, { 'rows.2.date': 'no_such_day' }]);
  assert.deepEqual(await fieldOf(at(2, { principal: '-1.00' })), [422, { 'rows.2.principal': 'invalid_amount' }]);
  assert.deepEqual(await fieldOf(at(2, { profit: '-1.00' })), [422, { 'rows.2.profit': 'invalid_amount' }]);
  assert.deepEqual(await fieldOf(at(2, { id: 999_999 })), [422, { 'rows.2.id': 'unknown_value' }]);
  assert.deepEqual(await fieldOf(at(2, { id: rows[1]!.id })), [422, { 'rows.2.id': 'unknown_value' }]);
  // One row is new, one is gone, and one stands for another day.
  const changed = [
    { date: '2026-03-31', principal: '100000000.00', profit: '1000000.00' },
    { ...rows[0]!, profit: '0.00' },
    { ...rows[2]!, date: '2026-09-30' },
    { ...rows[3]!, principal: '400000000.00' },
  ];
  const [status, answer] = await edit(id, changed);
  assert.equal(status, 200);
  const { rows: now } = answer as Schedule;
  assert.deepEqual(
    now.map(({ id: own, number, date, balance }) => [own === rows[number - 1]?.id, number, date, balance]),
    [
      [false, 1, '2026-03-31', '400000000.00'],
      [false, 2, '2026-04-30', '400000000.00'],
      [true, 3, '2026-09-30', '400000000.00'],
      [true, 4, '2027-01-31', '0.00'],
    ],
  );
  const written = (await work.journalOf(id, 'bond')).filter(({ action }) => action === 'edit_schedule');
  assert.deepEqual(written.map(({ old, new: now }) => [old, now]).sort(), [
    [null, '1 · 31.03.2026 · 100000000.00 + 1000000.00'],
    ['1 · 30.04.2026 · 0.00 + 26821917.81', '2 · 30.04.2026 · 0.00 + 0.00'],
    ['2 · 31.07.2026 · 0.00 + 27726027.40', null],
    ['3 · 31.10.2026 · 0.00 + 27726027.40', '3 · 30.09.2026 · 0.00 + 27726027.40'],
    ['4 · 31.01.2027 · 500000000.00 + 27726027.40', '4 · 31.01.2027 · 400000000.00 + 27726027.40'],
  ]);
});

test('of an active bond only days to come are edited, of a suspended one all that is not paid', async () => {
  const id = await inStatus('active');
  const { rows } = await scheduleOf(id);
  assert.deepEqual(
    rows.map(({ is_editable, status }) => [is_editable, status]),
    [[false, 'overdue'], ...Array.from({ length: 3 }, () => [true, 'planned'])],
  );
  const asked = whole(rows);
  assert.deepEqual(await edit(id, [{ ...asked[0]!, profit: '1.00' }, ...asked.slice(1)]), [409, 'row_fixed']);
  assert.deepEqual(await edit(id, asked.slice(1)), [409, 'row_fixed']);
  assert.deepEqual(await edit(id, [{ date: '2026-03-01', principal: '0.00', profit: '1.00' }, ...asked]), [
    ...[422, 'in_past'],
  ]);
  assert.deepEqual(await edit(id, [asked[0]!, { ...asked[1]!, date: today }, ...asked.slice(2)]), [422, 'in_past']);
  assert.equal((await edit(id, [asked[0]!, { ...asked[1]!, date: '2026-05-15' }, ...asked.slice(2)]))[0], 200);
  assert.equal((await pay(id, asked[0]!.id))[0], 200);
  assert.equal((await changeStatus(id, 'suspended'))[0], 200);
  const now = whole((await scheduleOf(id)).rows);
  assert.deepEqual(await edit(id, now.with(0, { ...now[0]!, profit: '1.00' })), [409, 'row_fixed']);
  assert.equal((await edit(id, now.with(1, { ...now[1]!, date: '2026-05-02' })))[0], 200);
  for (const status of ['removed', 'matured']) {
    const other = await inStatus(status);
    assert.deepEqual(await edit(other, whole((await scheduleOf(other)).rows)), [409, 'transition_not_allowed'], status);
  }
});

test('a row is paid on its day, in order and once; with the last the bond has matured', async () => {
  const id = await inStatus('active');
  const [first, second, third] = [
    await holder('400000000.00'),
    await holder('400000000.00'),
    await holder('1000000.00'),
  ];
  await sell(id, first, 333);
  await sell(id, second, 166);
  await sell(id, third, 1);
  const { rows } = await scheduleOf(id);
  assert.deepEqual(
    rows.map((row) => row.pay_refusal),
    [null, 'rows_before_unpaid', 'rows_before_unpaid', 'rows_before_unpaid'],
  );
  assert.deepEqual(await pay(id, rows[2]!.id), [409, 'rows_before_unpaid']);
  assert.equal((await pay(id, rows[0]!.id))[0], 200);
  assert.deepEqual(await pay(id, rows[0]!.id), [409, 'row_paid']);
  assert.deepEqual(await pay(id, rows[1]!.id), [409, 'row_not_due']);
  goTo('2026-07-31');
  const before = await Promise.all([first, second, third].map(balanceOf));
  assert.deepEqual((await scheduleOf(id)).rows[1]?.status, 'planned');
  const [status, paid] = await pay(id, rows[1]!.id);
  assert.deepEqual(
    [status, (paid as { paid: object }).paid],
    [200, { principal: '0.00', profit: '27726027.40', tax: '0.00', net: '27726027.40' }],
  );
  const now = await Promise.all([first, second, third].map(balanceOf));
  const grown = now.map((balance, at) => ((Number(balance) * 100 - Number(before[at]) * 100) / 100).toFixed(2));
  assert.deepEqual(grown, ['18465534.26', '9205041.09', '55452.05']);
  assert.equal((await changeStatus(id, 'suspended'))[0], 200);
  goTo('2027-01-31');
  assert.deepEqual(await pay(id, rows[2]!.id), [409, 'transition_not_allowed']);
  assert.equal((await changeStatus(id, 'active'))[0], 200);
  assert.equal((await pay(id, rows[2]!.id))[0], 200);
  const [, last] = await pay(id, rows[3]!.id);
  assert.equal((last as Bond).status, 'matured');
  // Everybody has his principal back, and the whole of the coupons has gone out.
  const repaid = await work.db.query<{ amount: string }>(
    `select amount from investor_transactions where bond_id = $1 and type = 'bond_repayment' order by investor_id`,
    [id],
  );
  assert.deepEqual(
    repaid.map(({ amount }) => amount),
    ['333000000.00', '166000000.00', '1000000.00'],
  );
  const { sum } = await work.one<{ sum: string }>(
    `select sum(amount) from investor_transactions where bond_id = $1 and type = 'coupon'`,
    [id],
  );
  assert.equal(sum, '110000000.01');
  assert.deepEqual(await pay(id, rows[3]!.id), [409, 'row_paid']);
  const journal = (await work.journalOf(id, 'bond')).filter(({ action }) => action === 'mature');
  assert.deepEqual(
    journal.map(({ new: to }) => to),
    ['matured'],
  );
  const own = await work.journalOf(third, 'investor');
  assert.ok(
    own.some(
      ({ action, field, new: value }) => action === 'pay_bond' && field === `bond ${id}` && value === '55452.05',
    ),
  );
  const { status: held } = await work.one<{ status: string }>(
    'select status from bond_investments where bond_id = $1 limit 1',
    [id],
  );
  assert.equal(held, 'repaid');
});

test('an amortising bond gives back to the tiyin what was paid for it, and is not sold at the nominal meanwhile', async () => {
  // Seven parts of 3 000 000,00: a third of each is 142 857,14⅓, and one of three units is sold.
  const id = await make({ quantity: 3, coupon_period: 'month', month_count: 7 });
  const parts = ['428571.43', '428571.43', '428571.43', '428571.43', '428571.43', '428571.43', '428571.42'];
  const planned = (await scheduleOf(id)).rows;
  const rows = planned.map(({ id: row, date, profit }, at) => ({ id: row, date, profit, principal: parts[at] }));
  assert.equal((await edit(id, rows))[0], 200);
  assert.equal((await changeStatus(id, 'active'))[0], 200);
  const [investor, late] = [await holder('1000000.00'), await holder('1000000.00')];
  await sell(id, investor, 1);
  const shown = (await scheduleOf(id)).rows.map(({ payable }) => payable.principal);
  assert.deepEqual(shown, [...Array.from({ length: 6 }, () => '142857.14'), '142857.16']);
  for (const at of shown.keys()) {
    assert.equal((await payAt(id, at))[0], 200);
    if (at === 0) await assert.rejects(sell(id, late, 1), { code: 'transition_not_allowed' });
  }
  assert.equal((await look(id)).status, 'matured');
  const { sum } = await work.one<{ sum: string }>(
    `select sum(amount) from investor_transactions where bond_id = $1 and type = 'bond_repayment'`,
    [id],
  );
  assert.equal(sum, '1000000.00');
  const paid = (await scheduleOf(id)).rows.map(({ payable }) => payable.principal);
  assert.deepEqual(paid, shown);
});

test('a part that is sold is paid its part, and one that nobody holds pays nobody', async () => {
  const id = await inStatus('active');
  for (const quantity of [200, 130, 100]) await sell(id, await holder('200000000.00'), quantity);
  assert.equal((await payAt(id, 0))[0], 200);
  goTo('2026-07-31');
  const [, row] = (await scheduleOf(id)).rows;
  assert.equal(row?.payable.net, '23844383.56');
  const [, answer] = await pay(id, row!.id);
  const { paid, holders_count: count } = answer as { paid: { net: string }; holders_count: number };
  assert.deepEqual([paid.net, count], ['23844383.56', 3]);
  const nobody = await inStatus('active');
  const [, none] = await payAt(nobody, 0);
  assert.equal((none as { paid: { net: string } }).paid.net, '0.00');
});

test('a payment that is sent again with its key is made once', async () => {
  const id = await inStatus('active');
  const investor = await holder('9000000.00');
  await sell(id, investor, 9);
  const [row] = (await scheduleOf(id)).rows;
  const version = await versionOf(id);
  const key = newKey();
  const first = await pay(id, row!.id, { key, version });
  assert.equal(first[0], 200);
  assert.deepEqual(await pay(id, row!.id, { key, version }), first);
  const sent = await work.db.query('select id from investor_transactions where bond_row_id = $1', [row!.id]);
  assert.equal(sent.length, 1);
});

/** The tax of coupons as the constants have it, changed by the director. */
async function setCouponTax(value: string) {
  const { constants } = await work.answer<{ constants: { id: number; version: number; key: string }[] }>(
    'invest GET /investment/constants?search=coupon_tax',
  );
  const { id, version } = constants.find(({ key }) => key === 'coupon_tax')!;
  return work.outcome(`invest PUT /investment/constant/${id}`, { as: 'director', version, body: { value } });
}

test('a payment whose tax has changed since it was looked at is refused, and made once the new sum was seen', async () => {
  const id = await inStatus('active');
  const investor = await holder('9000000.00');
  await sell(id, investor, 9);
  const [row] = (await scheduleOf(id)).rows;
  const seen = { payable_amount: row!.payable.net };
  assert.equal((await setCouponTax('5'))[0], 200);
  assert.deepEqual(await pay(id, row!.id, { body: seen }), [409, 'payable_changed']);
  assert.equal(await balanceOf(investor), '0.00');
  // 482 794,52 less 24 139,73.
  const now = (await scheduleOf(id)).rows[0]!.payable;
  assert.deepEqual([now.profit, now.tax, now.net], ['482794.52', '24139.73', '458654.79']);
  assert.equal((await pay(id, row!.id, { body: { payable_amount: now.net } }))[0], 200);
  assert.equal(await balanceOf(investor), '458654.79');
  assert.equal((await setCouponTax('0'))[0], 200);
});

test('whoever pays while the tax changes pays what was seen or nothing', async () => {
  for (const value of ['5', '0', '7.5', '0']) {
    const id = await inStatus('active');
    const investor = await holder('9000000.00');
    await sell(id, investor, 9);
    const [row] = (await scheduleOf(id)).rows;
    const body = { payable_amount: row!.payable.net };
    const version = await versionOf(id);
    const [paid, changed] = await Promise.all([pay(id, row!.id, { body, version }), setCouponTax(value)]);
    assert.equal(changed[0], 200);
    if (paid[0] !== 200) assert.deepEqual(paid, [409, 'payable_changed']);
    assert.equal(await balanceOf(investor), paid[0] === 200 ? row!.payable.net : '0.00');
  }
});

test('two who pay the same row at once pay it once', async () => {
  const id = await inStatus('active');
  await sell(id, await holder('9000000.00'), 9);
  const [row] = (await scheduleOf(id)).rows;
  const version = await versionOf(id);
  const both = await Promise.all([pay(id, row!.id, { version }), pay(id, row!.id, { version, as: 'director' })]);
  assert.deepEqual(both.map(([status]) => status).sort(), [200, 409]);
  assert.equal(
    (await work.db.query('select id from investor_transactions where bond_row_id = $1', [row!.id])).length,
    1,
  );
});

test('the last units are sold once, whoever else wants them', async () => {
  const id = await inStatus('active', { quantity: 10 });
  const buyers = await Promise.all(Array.from({ length: 4 }, () => holder('8000000.00')));
  const results = await Promise.allSettled(buyers.map((buyer) => sell(id, buyer, 6)));
  const refused = results
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => (reason as { code: string }).code);
  assert.deepEqual(refused, ['not_enough_units', 'not_enough_units', 'not_enough_units']);
  assert.equal((await look(id)).sold_quantity, 6);
  await assert.rejects(work.db.query('update bonds set sold_quantity = 11 where id = $1', [id]));
  await assert.rejects(work.db.query('update bonds set sold_quantity = -1 where id = $1', [id]));
});

test('who buys while a row is paid either has his part of it or makes the payment begin anew', async () => {
  const id = await inStatus('active');
  await sell(id, await holder('9000000.00'), 9);
  const late = await holder('9000000.00');
  const [row] = (await scheduleOf(id)).rows;
  const version = await versionOf(id);
  const [bought, [status, code]] = await Promise.all([
    sell(id, late, 5).then(() => true),
    pay(id, row!.id, { version }),
  ]);
  assert.equal(bought, true);
  if (status === 200) assert.equal(await balanceOf(late), '4000000.00');
  else assert.deepEqual([status, code], [409, 'changed_meanwhile']);
});

test('units are bought of an active bond, for money that is there, by who may hold any', async () => {
  const id = await inStatus('active', { quantity: 10 });
  const codeOf = (bond: number, investor: number, quantity: number) =>
    sell(bond, investor, quantity).then(
      () => 'sold',
      (error: { code: string }) => error.code,
    );
  const rich = await holder('90000000.00');
  assert.equal(await codeOf(id, await work.make({ status: 'new' }), 1), 'investor_not_verified');
  assert.equal(await codeOf(id, await holder('1500000.00'), 2), 'not_enough_balance');
  assert.equal(await codeOf(id, rich, 0), 'out_of_range');
  assert.equal(await codeOf(await make(), rich, 1), 'transition_not_allowed');
  assert.equal(await codeOf(id, rich, 10), 'sold');
  assert.equal(await balanceOf(rich), '80000000.00');
  const page = await work.answer<{
    investments: { investor: { id: number }; share_percent: number }[];
    totals: object;
  }>(`system GET /v1/bonds/${id}/investments`, { as });
  assert.deepEqual(
    page.investments.map(({ investor, share_percent }) => [investor.id, share_percent]),
    [[rich, 100]],
  );
  assert.deepEqual(page.totals, { amount: '10000000.00' });
  // Whoever holds units is not put away.
  await work.db.query(`update investors set status = 'inactive' where id = $1`, [rich]);
  assert.deepEqual(
    await work.outcome(`invest DELETE /investors/${rich}`, { as: 'director', version: 2, key: newKey() }),
    [409, 'investments_exist'],
  );
});

test('files of a bond are what its maker has uploaded, and go when they are left out', async () => {
  const [one, two] = [await upload(), await upload()];
  const body = terms({ file_ids: [one] });
  const { id } = await work.answer<{ id: number }>('system POST /v1/bonds', { as, body });
  assert.deepEqual(
    (await look(id)).files.map((file) => [file.file_id, file.name]),
    [[one, 'решение.pdf']],
  );
  assert.deepEqual(await work.outcome('system POST /v1/bonds', { as, body: terms({ file_ids: [one] }) }), [
    ...[409, 'file_already_attached'],
  ]);
  assert.equal((await change(id, { ...body, file_ids: undefined }))[0], 200);
  assert.equal((await look(id)).files.length, 1);
  assert.equal((await change(id, { ...body, file_ids: [two] }))[0], 200);
  assert.deepEqual(
    (await look(id)).files.map(({ file_id }) => file_id),
    [two],
  );
  assert.deepEqual(await work.db.query(`select key from files where key like $1`, [`${one}%`]), []);
});

interface Page {
  bonds: { id: number; code: string; next_date: string | null; next_amount: string | null }[];
  count: number;
  totals: { total_amount: string; sold_amount: string };
}
test('the list is found by code, name and issuer, knows what is due and sums all of it', async () => {
  const id = await inStatus('active', {
    code: 'ZZ-LIST-1',
    issuer: 'АО «Navoiy Tekstil»',
    name_ru: 'Хлопок',
    quantity: 2,
  });
  await inStatus('draft', { code: 'ZZ-LIST-2', issuer: 'АО «Navoiy Tekstil»', coupon_period: 'year' });
  await sell(id, await holder('1000000.00'), 1);
  const list = (query: string) => work.answer<Page>(`system GET /v1/bonds?limit=1000&${query}`, { as });
  const codesOf = async (query: string) => (await list(query)).bonds.map(({ code }) => code);
  assert.deepEqual(await codesOf('search=zz-list&order_by=code'), ['ZZ-LIST-1', 'ZZ-LIST-2']);
  assert.deepEqual(await codesOf('search=navoi+xlopok'), ['ZZ-LIST-1']);
  assert.deepEqual(await codesOf('search=list-2'), ['ZZ-LIST-2']);
  assert.deepEqual(await codesOf('search=zz-list&status=active'), ['ZZ-LIST-1']);
  assert.deepEqual(await codesOf('search=zz-list&coupon_period=year'), ['ZZ-LIST-2']);
  // Its first row is of 30.04: overdue now, and on the days before that each in its own group.
  const dueOn = async (day: string) => {
    goTo(day);
    const groups = ['true', 'overdue', 'today', 'soon'];
    const found = await Promise.all(groups.map((due) => codesOf(`search=zz-list&due=${due}`)));
    return groups.filter((_, at) => found[at]!.length > 0); // one list for each group
  };
  assert.deepEqual(await dueOn('2026-04-15'), []);
  assert.deepEqual(await dueOn('2026-04-16'), ['soon']);
  assert.deepEqual(await dueOn('2026-04-30'), ['true', 'today']);
  assert.deepEqual(await dueOn(today), ['true', 'overdue']);
  assert.deepEqual(await codesOf('search=zz-list&due=true'), ['ZZ-LIST-1']);
  const { totals, count, bonds } = await list('search=zz-list&order_by=-next_date');
  assert.deepEqual(totals, { total_amount: '502000000.00', sold_amount: '1000000.00' });
  assert.equal(count, 2);
  assert.deepEqual(
    bonds.map(({ code, next_date }) => [code, next_date]),
    [
      ['ZZ-LIST-2', '2027-01-31'],
      ['ZZ-LIST-1', '2026-04-30'],
    ],
  );
  assert.equal(bonds[1]?.next_amount, '107287.67');
  const logs = await work.answer<{ logs: { action: string }[]; count: number }>(
    `system GET /v1/bonds/${id}/logs?limit=2`,
    { as },
  );
  assert.deepEqual([logs.count, logs.logs[0]?.action, logs.logs.length], [7, 'sell', 2]);
  goTo('2026-06-15');
  const accrued = await inStatus('active');
  goTo('2026-06-15');
  assert.equal((await look(accrued)).accrued_amount, '13863013.70');
  assert.equal((await work.outcome('system GET /v1/bonds/999999/logs', { as }))[0], 404);
});

test('after all of it balances, holders, schedules and states agree', async () => {
  assert.deepEqual(await broken(), []);
});
