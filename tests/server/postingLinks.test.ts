/** What postings of people are about: their entries stand by the record, and an expense or an income is taken back by one. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

interface Ref {
  id: number;
  name: string;
}
interface Posting {
  id: number;
  version: number;
  number: string;
  link: { type: string; id: number; name: string } | null;
  lines: { investor: Ref | null; investment: Ref | null; bond: Ref | null; strategy: Ref | null }[];
}
interface Entry {
  id: number;
  amount: string;
  state: string;
  taken_back_by: { id: number; number: string | null } | null;
}
interface Page {
  expenses: Entry[];
  incomes: Entry[];
  count: number;
  totals: { amount: string; vat_amount: string };
}

const draft = (way: string, body: object, as = 'accountant') =>
  work.do(`system POST /v1/gl/${way}-create`, { as, body, key: newKey() });
const make = async (way: string, body: object) => {
  const answer = await draft(way, body);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Posting>();
};
const look = (id: number) =>
  work.answer<Posting>(`system GET /v1/gl-list/${id}/cash-in-out-detail`, { as: 'accountant' });
const act = async (id: number, action: string, as: string) =>
  work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, {
    ...{ as, body: { action }, key: newKey(), version: (await look(id)).version },
  });
const post = async (id: number) => assert.equal((await act(id, 'post', 'accountant2'))[0], 200);
const faults = async (way: string, body: object) => {
  const answer = await draft(way, body);
  assert.equal(answer.statusCode, 422, answer.body);
  return answer.json<{ fields: object }>().fields;
};

const rent = (link: object) => ({
  ...{ date: today, account_id: 5110, operation_id: operations.administrative_expense, amount: '70.00' },
  ...{ lines: [{ account_id: 9420, amount: '70.00' }], link },
});

test('a draft says what it is about as its entries will, and a strategy bears what is spent for it', async () => {
  const investor = await work.make();
  const investment = await work.invest(investor, 'active');
  const { strategy_id: strategy } = await work.one<{ strategy_id: number }>(
    'select strategy_id from investments where id = $1',
    [investment],
  );
  const named = {
    strategy: [strategy, { investor: undefined, investment: undefined, strategy }],
    investor: [investor, { investor, investment: undefined, strategy: undefined }],
    investment: [investment, { investor, investment, strategy }],
  } as const;
  for (const [type, [id, expected]] of Object.entries(named)) {
    const { id: posting } = await make('cash-out', rent({ type, id }));
    const shown = async () => {
      const { link, lines } = await look(posting);
      const [line] = lines;
      return [
        { type: link?.type, id: link?.id, isNamed: typeof link?.name === 'string' },
        { investor: line?.investor?.id, investment: line?.investment?.id, strategy: line?.strategy?.id },
      ];
    };
    const wanted = [{ type, id, isNamed: true }, expected];
    assert.deepEqual(await shown(), wanted, type);
    await post(posting);
    assert.deepEqual(await shown(), wanted, type);
  }
  assert.deepEqual(await faults('cash-out', rent({ type: 'strategy', id: 999_999 })), { link: 'unknown_value' });
});

const kinds = {
  expense: { write: 'add-manual-expense', list: 'expenses', category_id: 10, back: 'cash-in', forth: 'cash-out' },
  income: { write: 'add-manual-income', list: 'incomes', category_id: 3, back: 'cash-out', forth: 'cash-in' },
} as const;

for (const [type, kind] of Object.entries(kinds))
  test(`an ${type} is taken back as a whole, once, by a posting that another person posts; it counts in no sum then`, async () => {
    const written = await work.do(`system POST /v1/${kind.write}`, {
      as: 'accountant',
      key: newKey(),
      body: {
        ...{ date: '2026-01-15', category_id: kind.category_id, account_id: 5110 },
        ...{ amount: '1120000.00', vat_amount: '120000.00' },
      },
    });
    assert.equal(written.statusCode, 201, written.body);
    const { id, state, taken_back_by: none } = written.json<Entry>();
    assert.deepEqual([state, none], ['posted', null]);
    const list = (query = '') =>
      work.answer<Page>(`system GET /v1/${kind.list}?limit=100${query}`, { as: 'accountant' });
    const seen = () => work.answer<Entry>(`system GET /v1/${kind.list}/${id}`, { as: 'accountant' });
    const before = await list();

    // The accounts are those of the line of profit and loss.
    const posted = await work.db.query<{ account: number; amount: string }>(
      `select case $1 when 'expense' then e.debit else e.credit end as account, e.amount from gl_entries e
       join gl_postings p on p.id = e.posting_id where p.fact = $2 and p.fact_id = $3 order by e.id`,
      [type, kind.list, id],
    );
    const lines = posted.map(({ account, amount }) => ({ account_id: account, amount }));
    const body = (own: object = {}) => ({
      ...{ date: today, account_id: 5110, operation_id: operations[`${type}_back`], amount: '1120000.00', lines },
      ...{ link: { type, id }, ...own },
    });
    const other = type === 'expense' ? 'administrative_expense' : 'other_receipt';
    assert.deepEqual(await faults(kind.forth, body({ operation_id: operations[other] })), { link: 'unknown_value' });
    assert.deepEqual(await faults(kind.back, body({ account_id: 5010 })), { account_id: 'entry_differs' });
    assert.deepEqual(await faults(kind.back, body({ date: '2026-01-14' })), { date: 'before_posting' });
    const half = { amount: '1000000.00', lines: lines.slice(0, 1) };
    assert.deepEqual(await faults(kind.back, body(half)), { lines: 'entry_differs' });

    const { id: taking } = await make(kind.back, body());
    assert.deepEqual([(await seen()).state, (await seen()).taken_back_by], ['posted', { id: taking, number: null }]);
    assert.deepEqual((await list()).totals, before.totals);
    assert.deepEqual(await faults(kind.back, body()), { link: 'already_reversed' });
    await post(taking);
    const { number } = await look(taking);
    assert.deepEqual([(await seen()).state, (await seen()).taken_back_by], ['reversed', { id: taking, number }]);
    const after = await list();
    assert.equal(after.count, before.count);
    assert.equal(tiyin(before.totals.amount) - tiyin(after.totals.amount), 112_000_000n);
    assert.equal(tiyin(before.totals.vat_amount) - tiyin(after.totals.vat_amount), 12_000_000n);
    const ids = async (which: string) => (await list(`&state=${which}`))[kind.list].map((one) => one.id);
    assert.deepEqual([(await ids('reversed')).includes(id), (await ids('posted')).includes(id)], [true, false]);

    // Taken back by mistake, it is taken back once more itself.
    const [, back] = await act(taking, 'reverse', 'accountant');
    assert.equal((await seen()).state, 'reversed');
    await post((back as Posting).id);
    assert.deepEqual([(await seen()).state, (await seen()).taken_back_by], ['posted', null]);
    assert.deepEqual((await list()).totals, before.totals);
    // What let it stand again stays: it is taken back anew by a posting of its own.
    assert.deepEqual(await act((back as Posting).id, 'reverse', 'accountant'), [409, 'transition_not_allowed']);
    await post((await make(kind.back, body())).id);
    assert.equal((await seen()).state, 'reversed');
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

const tiyin = (amount: string) => BigInt(amount.replace('.', ''));

test('of two drafts that take the same expense back only one is posted', async () => {
  const written = await work.do('system POST /v1/add-manual-expense', {
    ...{ as: 'accountant', key: newKey() },
    body: { date: '2026-01-15', category_id: 10, account_id: 5110, amount: '500.00' },
  });
  const { id } = written.json<Entry>();
  const [line] = await work.db.query<{ debit: number }>(
    `select e.debit from gl_entries e join gl_postings p on p.id = e.posting_id where p.fact = 'expenses' and p.fact_id = $1`,
    [id],
  );
  const drafted = (link: object | null) =>
    make('cash-in', {
      ...{ date: today, account_id: 5110, operation_id: operations.expense_back, amount: '500.00', link },
      lines: [{ account_id: line!.debit, amount: '500.00' }],
    });
  const [one, other] = [await drafted({ type: 'expense', id }), await drafted(null)];
  // As if both had been drafted at once.
  await work.db.query(`update gl_postings set link_type = 'expense', link_id = $2 where id = $1`, [other.id, id]);
  await post(one.id);
  assert.deepEqual(await act(other.id, 'post', 'accountant2'), [409, 'already_reversed']);
});
