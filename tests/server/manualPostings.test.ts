/** Postings that people make: what may be drafted, who may do what with it, and what the ledger then holds. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { insertReversal } from '../../server/modules/ledger/postingStore';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

let work: InvestorWork;
let today: string;
const operations: Record<string, number> = {};
before(async () => {
  work = await startWork();
  today = new Date(work.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
  for (const { id, code } of await work.db.query<{ id: number; code: string }>('select id, code from gl_operations'))
    operations[code] = id;
});
after(() => work.close());

interface Posting {
  id: number;
  version: number;
  number: string | null;
  status: string;
  amount: string;
  lines: { debit: { id: number }; credit: { id: number }; amount: string }[];
  reverses: { id: number } | null;
  reversed_by: { id: number } | null;
}

const rent = (other: object = {}) => ({
  ...{ date: today, account_id: 5110, operation_id: operations.administrative_expense, amount: '1120000.00' },
  lines: [
    { account_id: 9420, amount: '1000000.00' },
    { account_id: 4410, amount: '120000.00' },
  ],
  description: 'Аренда',
  ...other,
});
const draft = (body: object, as = 'accountant', way = 'cash-out') =>
  work.do(`system POST /v1/gl/${way}-create`, { as, body, key: newKey() });
const make = async (body: object = rent(), as = 'accountant', way = 'cash-out') => {
  const answer = await draft(body, as, way);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Posting>();
};
const look = (id: number) =>
  work.answer<Posting>(`system GET /v1/gl-list/${id}/cash-in-out-detail`, { as: 'accountant' });
const change = async (id: number, as: string, body: object, version?: number) =>
  work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, {
    ...{ as, body, key: newKey(), version: version ?? (await look(id)).version },
  });
const bodies: Record<string, () => object> = {
  update: () => ({ action: 'update', terms: rent({ description: 'Иначе' }) }),
  post: () => ({ action: 'post' }),
  reject: () => ({ action: 'reject', reason: 'Нет счёта' }),
  reverse: () => ({ action: 'reverse' }),
};
const act = (id: number, action: string, as: string, version?: number) => change(id, as, bodies[action]!(), version);

/** A posting of the first accountant in this state. */
const states: Record<string, () => Promise<number>> = {
  draft: async () => (await make()).id,
  posted: async () => {
    const { id } = await make();
    assert.equal((await act(id, 'post', 'accountant2'))[0], 200);
    return id;
  },
  rejected: async () => {
    const { id } = await make();
    assert.equal((await act(id, 'reject', 'accountant2'))[0], 200);
    return id;
  },
  reversing: async () => {
    const id = await states.posted!();
    const [, made] = await act(id, 'reverse', 'accountant');
    return (made as Posting).id;
  },
  reversed: async () => {
    const id = await states.posted!();
    assert.equal((await act(id, 'reverse', 'accountant'))[0], 200);
    return id;
  },
  reversal: async () => {
    const id = await states.reversing!();
    assert.equal((await act(id, 'post', 'accountant2'))[0], 200);
    return id;
  },
  // Drafted before that was refused.
  reversingReversal: async () => {
    const id = await states.reversal!();
    const { created_by: userId, created_at: at } = await work.one<{ created_by: number; created_at: string }>(
      'select created_by, created_at::text from gl_postings where id = $1',
      [id],
    );
    return insertReversal(work.db, id, { date: today, userId, at });
  },
  auto: async () => {
    const investor = await work.make({ balance: '70' });
    const { id } = await work.one<{ id: number }>(
      `select p.id::float8 as id from gl_postings p join gl_entries e on e.posting_id = p.id where e.investor_id = $1`,
      [investor],
    );
    return id;
  },
};

// Written from the page: who made it is the first accountant; "200" is that it is done.
const table: [state: string, action: string, byMaker: unknown, byAnother: unknown][] = [
  ['draft', 'update', 200, 'not_own_draft'],
  ['draft', 'post', 'same_person', 200],
  ['draft', 'reject', 'same_person', 200],
  ['draft', 'reverse', 'transition_not_allowed', 'transition_not_allowed'],
  ['posted', 'update', 'transition_not_allowed', 'transition_not_allowed'],
  ['posted', 'post', 'transition_not_allowed', 'transition_not_allowed'],
  ['posted', 'reject', 'transition_not_allowed', 'transition_not_allowed'],
  ['posted', 'reverse', 200, 200],
  ['rejected', 'update', 'transition_not_allowed', 'transition_not_allowed'],
  ['rejected', 'post', 'transition_not_allowed', 'transition_not_allowed'],
  ['rejected', 'reject', 'transition_not_allowed', 'transition_not_allowed'],
  ['rejected', 'reverse', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversing', 'update', 'transition_not_allowed', 'not_own_draft'],
  ['reversing', 'post', 'same_person', 200],
  ['reversing', 'reject', 'same_person', 200],
  ['reversing', 'reverse', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversed', 'update', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversed', 'post', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversed', 'reject', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversed', 'reverse', 'already_reversed', 'already_reversed'],
  ['reversal', 'reverse', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversingReversal', 'post', 'transition_not_allowed', 'transition_not_allowed'],
  ['reversingReversal', 'reject', 'same_person', 200],
  ...['update', 'post', 'reject', 'reverse'].map((action): [string, string, string, string] => [
    ...(['auto', action, 'auto_entry', 'auto_entry'] as const),
  ]),
];
for (const [state, action, byMaker, byAnother] of table)
  for (const [as, expected] of [
    ['accountant', byMaker],
    ['accountant2', byAnother],
  ] as const)
    test(`${state}: ${action} by ${as} is answered ${String(expected)}`, async () => {
      const id = await states[state]!();
      const before = await look(id);
      const [status, answer] = await act(id, action, as);
      if (expected === 200) return assert.equal(status, 200, JSON.stringify(answer));
      assert.deepEqual([status, answer], [409, expected]);
      assert.deepEqual({ ...(await look(id)) }, before);
      return undefined;
    });

const wrong: [what: string, body: object, field: string, code: string, way?: string][] = [
  ['an amount of nothing', { amount: '0.00' }, 'amount', 'invalid_amount'],
  ['an amount below zero', { amount: '-5.00' }, 'amount', 'invalid_amount'],
  ['an amount with three decimals', { amount: '5.001' }, 'amount', 'invalid_amount'],
  ['an amount of nineteen digits', { amount: '12345678901234567.00' }, 'amount', 'invalid_amount'],
  ['a day to come', { date: '2100-01-01' }, 'date', 'in_future'],
  ['no day of the calendar', { date: '2026-02-31' }, 'date', 'no_such_day'],
  [
    'lines that do not come to the amount',
    { lines: [{ account_id: 9420, amount: '1119999.99' }] },
    'lines',
    'not_balanced',
  ],
  ['a line of nothing', { lines: [{ account_id: 9420, amount: '0.00' }] }, 'lines', 'invalid_amount'],
  ['debit and credit alike', { lines: [], to_account_id: 5110 }, 'to_account_id', 'same_account'],
  ['a line on the account itself', { lines: [{ account_id: 5110, amount: '1120000.00' }] }, 'lines', 'same_account'],
  ['an account that has parts', { lines: [], to_account_id: 6410 }, 'to_account_id', 'account_not_manual'],
  ['an account of the system', { lines: [], to_account_id: 6990 }, 'to_account_id', 'account_not_manual'],
  ['an account out of use', { lines: [], to_account_id: 9690 }, 'to_account_id', 'account_not_manual'],
  ['an account that is not there', { lines: [], to_account_id: 1111 }, 'to_account_id', 'unknown_value'],
  ['no other account', { lines: [] }, 'to_account_id', 'required'],
  ['an account that holds no money', { account_id: 9430 }, 'account_id', 'account_not_money'],
  ['an operation of another kind', { operation_id: 1 }, 'operation_id', 'unknown_value'],
  ['a record that is not there', { link: { type: 'investor', id: 999999 } }, 'link', 'unknown_value'],
  ['a file that nobody has sent', { file_id: '6b1f5c2e-3f4d-4a5b-8c6d-7e8f9a0b1c2d' }, 'file_id', 'file_missing'],
];
for (const [what, body, field, code] of wrong)
  test(`refuses ${what}`, async () => {
    if (what === 'an account out of use')
      await work.db.query('update gl_accounts set is_active = false where id = 9690');
    const answer = await draft(rent(body));
    assert.deepEqual([answer.statusCode, answer.json<{ fields?: object }>().fields], [422, { [field]: code }]);
  });

const turnover = async (account: number) =>
  (
    await work.one<{ sum: string }>(
      `select coalesce(sum(case when debit = $1 then amount else -amount end), 0)::numeric(24, 2) as sum from gl_entries
       where $1 in (debit, credit)`,
      [account],
    )
  ).sum;
interface Trial {
  accounts: { id: number; debit: string; credit: string }[];
  totals: Record<string, string>;
}
const trial = () => work.answer<Trial>('system GET /v1/gl/trial-balance?limit=100', { as: 'accountant' });

test('a draft is in no balance; posted by another it is, and reversed both stay and all is as before', async () => {
  const before = [await turnover(9420), await turnover(5110)];
  const { id } = await make();
  const drafted = await trial();
  assert.deepEqual([await turnover(9420), await turnover(5110)], before);
  assert.equal((await act(id, 'post', 'accountant2'))[0], 200);
  const posted = await look(id);
  assert.match(posted.number!, /^\d{4}\/\d+$/);
  assert.deepEqual(
    posted.lines.map(({ debit, credit, amount }) => [debit.id, credit.id, amount]),
    [
      [9420, 5110, '1000000.00'],
      [4410, 5110, '120000.00'],
    ],
  );
  const shown = await trial();
  assert.equal(shown.totals.debit, shown.totals.credit);
  assert.notEqual(shown.totals.debit, drafted.totals.debit);
  const [, reversal] = await act(id, 'reverse', 'accountant');
  assert.equal((await act((reversal as Posting).id, 'post', 'accountant2'))[0], 200);
  assert.deepEqual([await turnover(9420), await turnover(5110)], before);
  assert.equal((await look(id)).status, 'posted');
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a reversal that is rejected leaves the way to another', async () => {
  const id = await states.posted!();
  const [, first] = await act(id, 'reverse', 'accountant');
  assert.equal((await act((first as Posting).id, 'reject', 'accountant2'))[0], 200);
  assert.equal((await act(id, 'reverse', 'accountant'))[0], 200);
});

test('a draft of a year gets no number until it is posted, and numbers have no gaps', async () => {
  const drafts = [await make(), await make(), await make()];
  assert.deepEqual(
    drafts.map(({ number }) => number),
    [null, null, null],
  );
  assert.equal((await act(drafts[1]!.id, 'reject', 'accountant2'))[0], 200);
  for (const at of [2, 0]) assert.equal((await act(drafts[at]!.id, 'post', 'accountant2'))[0], 200);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('money that comes in is the debit of its account', async () => {
  const { lines } = await make(
    {
      ...{ date: today, account_id: 5010, to_account_id: 9390, amount: '7.05' },
      operation_id: operations.other_receipt,
    },
    'accountant',
    'cash-in',
  );
  assert.deepEqual(
    lines.map(({ debit, credit, amount }) => [debit.id, credit.id, amount]),
    [[5010, 9390, '7.05']],
  );
});

test('both one account and lines are refused as a malformed call', async () => {
  const answer = await draft(rent({ to_account_id: 9420 }));
  assert.deepEqual(
    [answer.statusCode, answer.json<{ fields: object }>().fields],
    [400, { to_account_id: 'unknown_field' }],
  );
});

test('a rejection needs a reason, and one sent twice is one', async () => {
  const { id, version } = await make();
  assert.deepEqual(await change(id, 'accountant2', { action: 'reject', reason: ' ' }), [422, 'reason_required']);
  const key = newKey();
  const sent = { as: 'accountant2', body: bodies.post!(), key, version };
  const first = await work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, sent);
  assert.deepEqual(await work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, sent), first);
  assert.equal(
    (await work.one<{ count: number }>('select count(*)::int as count from gl_entries where posting_id = $1', [id]))
      .count,
    2,
  );
});

test('whoever may only read posts nothing', async () => {
  const { id } = await make();
  assert.deepEqual(await act(id, 'post', 'director'), [403, 'forbidden']);
  assert.equal((await draft(rent(), 'director')).statusCode, 403);
});

for (const [what, other] of [
  ['two who post', ['post', 'executive']],
  ['one who posts and one who rejects', ['reject', 'executive']],
  ['one who posts and its maker who edits', ['update', 'accountant']],
] as const)
  test(`of ${what} at once one is done, and the other is told that it has changed`, async () => {
    const { id, version } = await make();
    const answers = await Promise.all([act(id, 'post', 'accountant2', version), act(id, other[0], other[1], version)]);
    assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
    assert.equal(answers.find(([status]) => status === 409)![1], 'changed_meanwhile');
    const { count } = await work.one<{ count: number }>(
      'select count(*)::int as count from gl_entries where posting_id = $1',
      [id],
    );
    assert.equal(count, (await look(id)).status === 'posted' ? 2 : 0);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

test('two who reverse at once make one reversal', async () => {
  const id = await states.posted!();
  const { version } = await look(id);
  const answers = await Promise.all(['accountant', 'accountant2'].map((as) => act(id, 'reverse', as, version)));
  assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
  assert.equal(answers.find(([status]) => status === 409)![1], 'already_reversed');
});

test('the journal says who made, posted and reversed it', async () => {
  const id = await states.reversed!();
  const rows = await work.journalOf(id, 'posting');
  assert.deepEqual([...new Set(rows.map(({ action }) => action))], ['create', 'post', 'reverse']);
  assert.ok(
    rows.some(({ field, new: now }) => field === 'lines' && now === '9420 → 5110: 1000000.00; 4410 → 5110: 120000.00'),
  );
});

const operationOf: Record<string, string> = {
  'cash-in': 'customer_payment',
  'cash-out': 'administrative_expense',
  'cash-in-out': 'adjustment',
};

test('nothing is drafted into a month that is closed or being closed, nor moved or reversed into one, nor before it', async () => {
  const day = `${today.slice(0, 4)}-01-15`;
  // Of a month without any entry, which nobody has to close before that one.
  const earlier = `${Number(today.slice(0, 4)) - 1}-11-15`;
  const early = await make(rent({ date: earlier }));
  const { id } = await make(rent({ date: day }));
  const posted = await make(rent({ date: day }));
  assert.equal((await act(posted.id, 'post', 'accountant2'))[0], 200);
  for (const [status, code] of [
    ['closed', 'month_closed'],
    ['calculating', 'month_closing'],
  ] as const) {
    await work.db.query(
      `update closing_months set status = $2, requested_by = (select min(id) from system_users), stage = case $2::text when 'calculating' then 'waiting' end, digest = case $2::text when 'closed' then repeat('0', 64) end
       where month = date_trunc('month', $1::date)::date`,
      [day, status],
    );
    for (const way of ['cash-in', 'cash-out', 'cash-in-out']) {
      const answer = await draft(rent({ date: day, operation_id: operations[operationOf[way]!] }), 'accountant', way);
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [409, code], way);
    }
    const { id: other } = await make();
    const terms = rent({ date: day });
    assert.deepEqual(await change(other, 'accountant', { action: 'update', terms }), [409, code]);
    assert.deepEqual(await change(posted.id, 'accountant', { action: 'reverse', date: day }), [409, code]);
    assert.deepEqual(await act(id, 'post', 'accountant2'), [409, code]);
    const before = await draft(rent({ date: earlier }));
    assert.deepEqual([before.statusCode, before.json<{ code: string }>().code], [409, code]);
    assert.deepEqual(await act(early.id, 'post', 'accountant2'), [409, code]);
    const opening = rent({ date: earlier, operation_id: operations.opening_balance });
    assert.equal((await draft(opening, 'accountant', 'cash-in-out')).statusCode, 201);
  }
});
