/** Two people at once on the same month: what is written is in it before it closes or is refused, and it closes once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDay } from '../../server/modules/closing/index';
import { workStage } from '../../server/modules/closing/work';
import { useClosings } from '../support/closings';
import { inTurn, postgresOnly, untilWaiting, whileHolding } from '../support/heldRows';
import { newKey } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

const { work, look, begin, step, reckon, month, inStatus } = useClosings();

const codes = (answers: [number, unknown][]) =>
  answers.map(([status, body]) => (status < 400 ? status : (body as string)));
/** What the month froze against its entries, and its closing postings of the revision. */
async function frozen(name: string) {
  const apart = await work.db.query(
    `with moved as (
       select account, sum(debit) as debit, sum(credit) as credit from (
         select debit as account, amount as debit, 0 as credit from gl_entries where date_trunc('month', date) = $1::date
         union all select credit, 0, amount from gl_entries where date_trunc('month', date) = $1::date) e group by account)
     select coalesce(m.account, t.account) as account from moved m
       full join (select * from gl_turnovers where month = $1::date) t on t.account = m.account
     where m.debit is distinct from t.debit or m.credit is distinct from t.credit`,
    [`${name}-01`],
  );
  assert.deepEqual(apart, []);
  const { count } = await work.one<{ count: number }>(
    `select count(*)::int as count from gl_postings p join gl_operations o on o.id = p.operation_id
     where o.code = 'month_close' and date_trunc('month', p.date) = $1::date`,
    [`${name}-01`],
  );
  return count;
}

test('of two who begin at once one does', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, month: name } = await month();
    const answers = codes(await Promise.all([begin(name), begin(name, 'executive')]));
    assert.deepEqual([...answers].sort(), [202, 'month_closing']);
    await reckon();
    const { revision, files_count, stage } = await look(id);
    assert.deepEqual([revision, files_count, stage], [1, 5, 'waiting']);
  }
});

for (const [what, one, other] of [
  ['confirm', 'closed', 'closed'],
  ['confirm and cancel', 'closed', 'open'],
  ['cancel', 'open', 'open'],
] as const)
  test(`of two who ${what} at once one does, and the month closes once or not at all`, async () => {
    const { id, month: name } = await inStatus('waiting');
    const { version } = await look(id);
    const act = (status: string) =>
      step(id, { version, body: { status, ...(status === 'closed' && { month: name }) } });
    const answers = codes(await Promise.all([act(one), act(other)]));
    assert.equal(answers.filter((answer) => answer === 200).length, 1, String(answers));
    assert.equal(answers.filter((answer) => answer === 'changed_meanwhile').length, 1, String(answers));
    const { status } = await look(id);
    assert.equal(status, answers[0] === 200 ? one : other);
    if (status === 'closed') await frozen(name);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

test('of two who ask for a month to be opened again, and of two who confirm it, one does', async () => {
  const { id } = await inStatus('closed');
  const reopen = async (as: string, version: number, comment = 'Счёт пришёл позже') =>
    step(id, { as, version, body: { status: 'reopened', comment } });
  let { version } = await look(id);
  const asked = codes(await Promise.all([reopen('director', version), reopen('executive', version)]));
  assert.deepEqual([...asked].sort(), [200, 'changed_meanwhile']);
  const other = asked[0] === 200 ? 'executive' : 'director';
  ({ version } = await look(id));
  assert.deepEqual(codes([await reopen(asked[0] === 200 ? 'director' : 'executive', version)]), ['same_person']);
  const confirmed = codes(await Promise.all([reopen(other, version), reopen(other, version)]));
  assert.deepEqual([...confirmed].sort(), [200, 'changed_meanwhile']);
  assert.equal((await look(id)).status, 'reopened');
});

const expense = (name: string) => ({
  ...{ date: `${name}-15`, account_id: 5110, amount: '120.00', counterparty: 'ООО «Офис плюс»' },
  description: 'Аренда',
});
async function spend(name: string): Promise<[number, unknown]> {
  const { id } = await work.one<{ id: number }>(`select id from pnl_catalog where code = 'administrative'`);
  const body = { ...expense(name), category_id: id };
  return work.outcome('system POST /v1/add-manual-expense', { as: 'accountant', body, key: newKey() });
}
async function drafted(name: string) {
  const { id } = await work.one<{ id: number }>(`select id from gl_operations where code = 'bank_fee'`);
  return { date: `${name}-16`, account_id: 5110, to_account_id: 9430, operation_id: id, amount: '10.00' };
}
async function draft(name: string): Promise<number> {
  const body = await drafted(name);
  const made = await work.answer<{ id: number }>('system POST /v1/gl/cash-out-create', {
    ...{ as: 'accountant', body, key: newKey() },
  });
  return made.id;
}
const post = (id: number) =>
  work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, {
    ...{ as: 'accountant2', body: { action: 'post' }, key: newKey(), version: 1 },
  });
/** The month closed, its sum of expenses. */
async function closed(id: number, name: string): Promise<string | undefined> {
  await reckon();
  const [status, body] = await step(id, { body: { status: 'closed', month: name } });
  assert.equal(status, 200, String(body));
  assert.equal(await frozen(name), (await look(id)).totals?.expenses === '0.00' ? 0 : 1);
  assert.deepEqual(await ledgerFaults(work.db), []);
  return (await look(id)).totals?.expenses;
}

test('an expense that comes while somebody begins is in the month, or is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, month: name } = await month();
    const [spent, begun] = codes(await Promise.all([spend(name), begin(name)]));
    assert.equal(begun, 202);
    assert.ok(spent === 201 || spent === 'month_closing', String(spent));
    assert.equal(await closed(id, name), spent === 201 ? '120.00' : '0.00');
    assert.deepEqual(await spend(name), [409, 'month_closed']);
  }
});

test('a draft that is posted while somebody begins is in the month, or waits and stands in the way', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, month: name } = await month();
    const made = await draft(name);
    const [posted, begun] = codes(await Promise.all([post(made), begin(name)]));
    assert.equal(posted, 200);
    assert.ok(begun === 202 || begun === 'month_not_ready', String(begun));
    if (begun !== 202) assert.equal((await begin(name))[0], 202);
    assert.equal(await closed(id, name), '10.00');
  }
});

test('nothing is drafted after the beginning, and what comes in all the same is found by the second look', async () => {
  const { id, month: name } = await inStatus('reckoning');
  const refused = await work.outcome('system POST /v1/gl/cash-out-create', {
    ...{ as: 'accountant', body: await drafted(name), key: newKey() },
  });
  assert.deepEqual(refused, [409, 'month_closing']);
  // A bank tells of a payment whenever it likes.
  const { id: payment } = await work.one<{ id: number }>(
    `insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, amount, purpose, match_confidence, status, created_at, updated_at)
     values ('late', $1::date, 'Кто-то', 1, 'Взнос', 'none', 'pending', $1::date, $1::date) returning id`,
    [`${name}-16`],
  );
  await reckon();
  const back = await look(id);
  assert.equal(back.status, 'open');
  // The history says why.
  assert.deepEqual(
    back.history.filter(({ action }) => action === 'fall_back').map((one) => [one.field, one.old, one.new]),
    [
      ['line', null, 'cash_in_pending'],
      ['status', 'calculating', 'open'],
    ],
  );
  await work.db.query(`update cash_in_bank_claims set status = 'rejected' where id = $1`, [payment]);
  const made = await draft(name);
  assert.equal((await post(made))[0], 200);
  assert.equal((await begin(name))[0], 202);
  assert.equal(await closed(id, name), '10.00');
});

for (const first of ['spend', 'begin'] as const)
  test(`in turn: ${first} comes first`, { skip: postgresOnly }, async () => {
    const { id, month: name } = await month();
    const turns = [() => spend(name), () => begin(name)];
    if (first === 'begin') turns.reverse();
    // Both hold the numbers of the year first.
    const year = `select from gl_years where year = ${name.slice(0, 4)} for no key update`;
    const answers = codes(await inTurn(work.db, year, ...turns));
    assert.deepEqual(answers, first === 'spend' ? [201, 202] : [202, 'month_closing']);
    assert.equal(await closed(id, name), first === 'spend' ? '120.00' : '0.00');
  });

for (const first of ['spend', 'confirm'] as const)
  test(
    `an expense of the month before its reopening is confirmed: ${first} comes first`,
    { skip: postgresOnly },
    async () => {
      const { id, month: name } = await inStatus('asked');
      const { version } = await look(id);
      const turns = [() => spend(name), () => step(id, { version, body: { status: 'reopened' } })];
      if (first === 'confirm') turns.reverse();
      const year = `select from gl_years where year = ${name.slice(0, 4)} for no key update`;
      const answers = codes(await inTurn(work.db, year, ...turns));
      assert.deepEqual(answers, first === 'spend' ? ['month_closed', 200] : [200, 201]);
    },
  );

test(
  'whoever asks for an open day holds the numbers of its year before its month',
  { skip: postgresOnly },
  async () => {
    const { month: name } = await month();
    const day = `${name}-15`;
    const year = `select from gl_years where year = ${name.slice(0, 4)} for no key update`;
    const { opened, months } = await whileHolding(work.db, year, async () => {
      const opened = openDay(work.db, day);
      await untilWaiting(work.db, 1);
      // Whoever closes the month has its year, and waits for nobody who waits for him.
      const months = await work.db.query(
        'select month::text from closing_months where month = $1::date for no key update nowait',
        [`${name}-01`],
      );
      return { opened, months };
    });
    assert.deepEqual(months, [{ month: `${name}-01` }]);
    assert.equal(await opened, day);
  },
);

test(
  'while the checklist of a month is reckoned nobody waits for the numbers of its year',
  { skip: postgresOnly },
  async () => {
    const { id, month: name } = await month();
    const note = `system POST /v1/closing-months-list/${id}/checklist/tax_unverified`;
    const year = `select from gl_years where year = ${name.slice(0, 4)} for no key update nowait`;
    const begun = await whileHolding(work.db, 'lock table tax_transactions in access exclusive mode', async () => {
      const asked = [work.outcome(note, { as: 'accountant', body: { text: 'Ждём справку' } }), begin(name)];
      await untilWaiting(work.db, 2);
      assert.equal((await work.db.query(year)).length, 1);
      return asked;
    });
    assert.deepEqual(codes(await Promise.all(begun as Promise<[number, unknown]>[])), [201, 202]);
  },
);

test(
  'while its files are written nobody waits for a month: who posts into it is refused, who stops it does',
  { skip: postgresOnly },
  async () => {
    const { id, month: name } = await inStatus('reckoning');
    const tools = { db: work.db, clock: work.clock };
    for (let stage = 0; stage < 2; stage++) assert.equal(await workStage({ ...tools, files: work.files }), true);
    assert.equal((await look(id)).stage, 'files');
    const answers: unknown[] = [];
    const removed: string[] = [];
    const files: typeof work.files = {
      ...work.files,
      async put(content, kind) {
        if (answers.length === 0) {
          answers.push(await spend(name));
          // Another process leaves the files to this one.
          answers.push(await workStage({ ...tools, files: work.files }));
          answers.push((await step(id, { body: { status: 'open' } }))[0]);
        }
        return work.files.put(content, kind);
      },
      async remove(key) {
        removed.push(key);
        await work.files.remove(key);
      },
    };
    assert.equal(await workStage({ ...tools, files }), true);
    assert.deepEqual(answers, [[409, 'month_closing'], false, 200]);
    const { status, files_count: kept } = await look(id);
    assert.deepEqual([status, kept, removed.length], ['open', 0, 5]);
  },
);
