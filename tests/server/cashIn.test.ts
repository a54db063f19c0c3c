/** Money that came by bank: whose it is, one posting for one document, and a queue that several people work on. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

const work = useWork();
afterEach(async () => {
  const broken = await work.db.query(
    `select i.id from investors i
     where balance <> coalesce((select sum(amount) from investor_transactions t where t.investor_id = i.id), 0)
     union all select c.id from cash_in_bank_claims c
       where (c.status = 'confirmed') <> (1 = (select count(*) from investor_transactions t where t.bank_claim_id = c.id))
         or c.amount <> coalesce((select sum(t.amount) from investor_transactions t where t.bank_claim_id = c.id), c.amount)`,
    [],
  );
  assert.deepEqual(broken, [], 'each confirmed document is one row of the ledger, and the ledger adds up');
  assert.deepEqual(await ledgerFaults(work.db), []);
});

interface Claim {
  id: number;
  version: number;
  status: string;
  match_confidence: string;
  matches: string[];
  matched_investor: { id: number } | null;
  processed_by: { id: number; name: string } | null;
  history: { action: string; field: string; new: string | null; user: { name: string } | null }[];
  candidates: { investor: { id: number }; match_confidence: string; matches: string[]; investments: object[] }[];
  next_id: number | null;
  balance: string | null;
}

/** A document of the bank. */
async function document(columns: Record<string, unknown> = {}): Promise<number> {
  const row = {
    payer_name: 'Неизвестный',
    payer_account: '20208000000000000077',
    amount: '100.50',
    purpose: 'Взнос',
    status: 'pending',
    ...columns,
  };
  const names = Object.keys(row);
  const { id } = await work.one<{ id: number }>(
    `insert into cash_in_bank_claims (bank_document_number, document_date, match_confidence, created_at, updated_at, ${names.join(', ')})
     values ('77', '2026-03-05', 'none', '2026-03-05', '2026-03-05', ${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return id;
}
const path = (id: number | string = '') => `/payments/cash-in/bank${id === '' ? '' : `/${id}`}`;
const decide = (id: number, body: object, options: object = {}) =>
  work.outcome(`invest PUT ${path(id)}`, { as: 'accountant', version: 1, key: newKey(), body, ...options });
const look = async (id: number) => (await work.do(`invest GET ${path(id)}`, { as: 'accountant' })).json<Claim>();
const list = async (query = '') =>
  (await work.do(`invest GET ${path()}?status=pending${query}`, { as: 'accountant' })).json<{
    cash_in_bank: Claim[];
    count: number;
    totals: { amount: string };
  }>();

test('the payer is known by number, account or name, as surely as that tells', async () => {
  const company = await work.make({ subject: 'business', company_name: 'ООО «Ёлка»', inn: '301234567' });
  await work.db.query(
    `insert into company_documents (investor_id, bank_account, updated_at) values ($1, '20208000900123456001', '2026-01-01')`,
    [company],
  );
  const person = await work.make({ last_name: 'Каримова', first_name: 'Дилноза', pinfl: '41508851230458' });
  await work.make({ last_name: 'Каримова', first_name: 'Дилноза', status: 'archive' });
  const twins = [await work.make({ inn: '409999999' }), await work.make({ inn: '409999999' })];
  const cases: [Record<string, unknown>, string, string[], number | undefined][] = [
    [{ payer_inn_or_pinfl: '301234567', payer_account: '20208000900123456001' }, 'exact', ['inn', 'account'], company],
    [{ payer_inn_or_pinfl: '41508851230458', payer_name: 'КАРИМОВА ДИЛНОЗА' }, 'exact', ['pinfl', 'name'], person],
    [{ payer_name: 'ооо «елка»' }, 'partial', ['name'], company],
    [{ payer_account: '20208000900123456001' }, 'partial', ['account'], company],
    [{ payer_inn_or_pinfl: '409999999' }, 'partial', ['inn'], twins[0]],
    [{ payer_inn_or_pinfl: '300000000', payer_name: '' }, 'none', [], undefined],
  ];
  for (const [columns, confidence, matches, investor] of cases) {
    const claim = await look(await document(columns));
    const matched = [claim.match_confidence, claim.matches, claim.matched_investor?.id];
    assert.deepEqual(matched, [confidence, matches, investor], JSON.stringify(columns));
    assert.equal(claim.candidates[0]?.investor.id, investor);
  }
  const byConfidence = await list('&match_confidence=exact');
  assert.deepEqual([byConfidence.count, byConfidence.totals.amount], [2, '201.00']);
  assert.ok(byConfidence.cash_in_bank.every((one) => one.match_confidence === 'exact'));
  assert.equal((await list('&search=КАРИМОВА%20дил')).count, 1);
  const masked = JSON.stringify(await list());
  assert.ok(!masked.includes('41508851230458') && !masked.includes('20208000900123456001'), 'personal data is masked');
  const [status] = await work.outcome(`invest GET ${path()}?status=confirmed`, { as: 'accountant' });
  assert.equal(status, 400, 'only what waits is listed');
});

test('how surely a document is somebody’s follows every change of whose it may be', async () => {
  const person = await work.make({ last_name: 'Собиров', first_name: 'Жасур' });
  const other = await work.make();
  const investment = await work.invest(person, 'active');
  const inn = '308888888';
  const account = '20208000900123456777';
  const documents = [
    await document({ payer_inn_or_pinfl: inn, payer_account: account }),
    await document({ payer_name: 'собиров жасур', payer_account: null }),
    await document({ payer_account: account }),
  ];
  const change = (text: string, values: unknown[] = []) => work.db.query(text, values);
  const kept = async () => {
    const all: string[] = [];
    for (const id of documents) {
      const { match_confidence, candidates } = await look(id);
      // Those whose it may be are looked for anew.
      assert.equal(match_confidence, candidates[0]?.match_confidence ?? 'none', `document ${id}`);
      all.push(match_confidence);
    }
    return all.join(' ');
  };
  assert.equal(await kept(), 'none partial none');
  const steps: [string, string][] = [
    [`update investors set inn = '${inn}' where id = ${other}`, 'exact partial none'],
    [`update investors set inn = '${inn}' where id = ${person}`, 'partial partial none'],
    [`update investors set status = 'archive' where id = ${person}`, 'exact none none'],
    [`update investors set status = 'active', inn = null where id = ${person}`, 'exact partial none'],
    [`update investors set last_name = 'Собирова' where id = ${person}`, 'exact none none'],
    [
      `insert into withdrawal_settings (investment_id, kind, bank_account, mfo, percent)
       values (${investment}, 'bank_account', '${account}', '00014', 100)`,
      'exact none partial',
    ],
    [`update investors set inn = null where id = ${other}`, 'partial none partial'],
    [`delete from withdrawal_settings where investment_id = ${investment}`, 'none none none'],
    [
      `insert into company_documents (investor_id, bank_account, updated_at) values (${other}, '${account}', '2026-01-01')`,
      'partial none partial',
    ],
    [`update investors set status = 'archive' where id = ${other}`, 'none none none'],
    [`update investors set status = 'active' where id = ${other}`, 'partial none partial'],
    [`update company_documents set bank_account = null where investor_id = ${other}`, 'none none none'],
  ];
  for (const [step, expected] of steps) {
    await change(step);
    assert.equal(await kept(), expected, step);
  }
  const newcomer = await work.make({ inn });
  assert.equal(await kept(), 'exact none none');
  assert.equal((await look(documents[0]!)).matched_investor?.id, newcomer);
  assert.equal(
    (await list('&match_confidence=exact')).cash_in_bank.some(({ id }) => id === documents[0]),
    true,
  );
});

test('two who change investors at once leave what the last of them means', async () => {
  const inn = '307777777';
  const twins = [await work.make(), await work.make()];
  const id = await document({ payer_inn_or_pinfl: inn });
  await Promise.all(twins.map((one) => work.db.query('update investors set inn = $2 where id = $1', [one, inn])));
  assert.equal((await look(id)).match_confidence, 'partial');
});

test('confirming posts the amount to the tiyin, and the next one is named', async () => {
  const investor = await work.make({ balance: '10.00', inn: '305555555' });
  const investment = await work.invest(investor, 'active');
  const [first, second] = [await document({ payer_inn_or_pinfl: '305555555' }), await document()];
  const before = await list();
  const [status, answer] = await decide(first, {
    ...{ status: 'confirmed', investor_id: investor, investment_id: investment },
  });
  assert.equal(status, 200);
  const done = answer as Claim;
  assert.deepEqual([done.status, done.balance, done.match_confidence], ['confirmed', '110.50', 'exact']);
  assert.equal((await list()).count, before.count - 1);
  const queue = await work.do('invest GET /payments/cash-in/bank-queue', { as: 'accountant' });
  const { days } = queue.json<{ days: { count: number }[] }>();
  assert.deepEqual([days.length, days.at(-1)?.count], [8, before.count - 1]);
  const now = await look(first);
  assert.deepEqual([now.version, now.processed_by?.name, now.candidates], [2, 'Нигора Юсупова', []]);
  assert.equal(now.next_id !== null && now.next_id !== first, true);
  assert.equal((await look(second)).status, 'pending');
  assert.deepEqual(
    now.history.map(({ action, field, new: value, user }) => [action, field, value, user?.name]).reverse(),
    [
      ['decide', 'status', 'confirmed', 'Нигора Юсупова'],
      ['decide', 'investor', String(investor), 'Нигора Юсупова'],
      ['decide', 'investment', String(investment), 'Нигора Юсупова'],
    ],
  );
  const [, balance] = await work.outcome(`system GET /v1/investors/${investor}/balance`);
  assert.equal((balance as { balance: string }).balance, '110.50');
  // The ledger leads back to the document.
  const posting = await work.one<{ id: number }>(
    `select p.id::float8 as id from gl_postings p join investor_transactions t on p.fact = 'investor_transactions' and t.id = p.fact_id
     where t.bank_claim_id = $1`,
    [first],
  );
  const detail = await work.answer<{ sources: object[] }>(`system GET /v1/gl-list/${posting.id}/cash-in-out-detail`, {
    as: 'accountant',
  });
  assert.deepEqual(detail.sources, [{ type: 'cash_in', id: first, name: '77', month: null }]);
});

test('a repeated intent posts once, and of two people who confirm at once one is refused', async () => {
  const investor = await work.make();
  const twice = await document();
  const key = newKey();
  const body = { status: 'confirmed', investor_id: investor };
  const answers = [await decide(twice, body, { key }), await decide(twice, body, { key })];
  assert.deepEqual(answers[0], answers[1]);
  const contested = await document();
  const other = await work.make();
  const results = await Promise.all([
    decide(contested, body),
    decide(contested, { ...body, investor_id: other }, { as: 'accountant2' }),
  ]);
  assert.deepEqual(results.map(([status]) => status).sort(), [200, 409]);
  const refused = await work.do(`invest PUT ${path(contested)}`, {
    ...{ as: 'accountant2', version: 1, key: newKey() },
    body: { status: 'rejected', comment: 'Не наш' },
  });
  const problem = refused.json<{ code: string; current: Claim }>();
  assert.deepEqual([refused.statusCode, problem.code, problem.current.status], [409, 'changed_meanwhile', 'confirmed']);
  const { posted } = await work.one<{ posted: string }>(
    'select sum(amount)::text as posted from investor_transactions where investor_id = any ($1)',
    [[investor, other]],
  );
  assert.equal(posted, '201.00');
});

// A document is decided once; the rest is final.
const decisions = ['confirmed', 'rejected', 'returned'];
test('every pair of a document’s state and a decision is made or refused', async () => {
  const investor = await work.make();
  for (const state of ['pending', ...decisions])
    for (const to of decisions) {
      const id = await document();
      const body = (decision: string) =>
        decision === 'confirmed'
          ? { status: decision, investor_id: investor }
          : { status: decision, comment: 'Причина' };
      if (state !== 'pending') assert.equal((await decide(id, body(state)))[0], 200);
      const [status, code] = await decide(id, body(to), { version: state === 'pending' ? 1 : 2 });
      if (state === 'pending') assert.equal(status, 200, `${state} ${to}`);
      else assert.deepEqual([status, code], [409, 'transition_not_allowed'], `${state} ${to}`);
    }
});

test('what a decision lacks is told beside its field, and nothing is posted to an investor who may hold no money', async () => {
  const [investor, fresh] = [await work.make(), await work.make({ status: 'new' })];
  const foreign = await work.invest(await work.make(), 'active');
  const id = await document();
  const cases: [object, number, string][] = [
    [{ status: 'confirmed' }, 422, 'required'],
    [{ status: 'confirmed', investor_id: 999_999 }, 422, 'unknown_value'],
    [{ status: 'confirmed', investor_id: fresh }, 409, 'investor_not_verified'],
    [{ status: 'confirmed', investor_id: investor, investment_id: foreign }, 422, 'unknown_value'],
    [{ status: 'rejected' }, 422, 'reason_required'],
    [{ status: 'returned', comment: '  ' }, 422, 'reason_required'],
    [{ status: 'rejected', comment: 'Не наш', investor_id: investor }, 422, 'unknown_value'],
    [{ status: 'pending' }, 400, 'bad_request'],
  ];
  for (const [body, status, code] of cases)
    assert.deepEqual(await decide(id, body), [status, code], JSON.stringify(body));
  assert.deepEqual(await decide(999_999, { status: 'rejected', comment: 'Нет' }), [404, 'not_found']);
  for (const as of ['moderator', 'kam', 'director'])
    assert.equal((await decide(id, { status: 'rejected', comment: 'Нет' }, { as }))[0], 403, as);
  assert.equal((await look(id)).version, 1);
});

test('money is returned only to an account that the document names', async () => {
  const id = await document({ payer_account: null });
  const returned = { status: 'returned', comment: 'Не наш' };
  assert.deepEqual(await decide(id, returned), [409, 'requisites_missing']);
  assert.equal((await look(id)).status, 'pending');
  assert.equal((await decide(id, { ...returned, status: 'rejected' }))[0], 200);
});
