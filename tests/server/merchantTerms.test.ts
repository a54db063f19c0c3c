/** Discounts and markups of merchants: days, terms and branches that may not meet, every pair of a status and an action, bulk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey, useWork } from '../support/investorWork';
import { makeMerchant, makeBranch } from '../support/merchants';

/** The day of all of it. */
const today = '2026-03-05';
const work = useWork(async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()));
const merchant = (columns = {}) => makeMerchant(work.db, columns);
const branch = (id: number, name = 'Филиал') => makeBranch(work.db, id, { name });

interface Term {
  id: number;
  version: number;
  percent: number;
  month_count: number | null;
  begin_date: string;
  end_date: string | null;
  status: 'active' | 'inactive';
  is_over: boolean;
  branches?: { id: number; name: string }[];
}
type Kind = 'discounts' | 'markups';

const add = (id: number, kind: Kind, body: object, as = 'director') =>
  work.do(`pay POST /v1/merchants/${id}/${kind}`, { body: { percent: 5, begin_date: today, ...body }, as });
async function made(id: number, kind: Kind, body: object): Promise<Term> {
  const answer = await add(id, kind, body);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Term>();
}
async function fault(id: number, kind: Kind, body: object) {
  const answer = await add(id, kind, body);
  return [answer.statusCode, answer.json<{ fields?: object }>().fields];
}
const turn = (id: number, kind: Kind, term: Pick<Term, 'id' | 'version'>, status: string, as = 'director') =>
  work.outcome(`pay PUT /v1/merchants/${id}/${kind}/${term.id}/status`, {
    body: { status },
    version: term.version,
    as,
  });
const list = (id: number, kind: Kind, query = '') =>
  work.answer<Record<Kind, Term[]> & { count: number }>(`pay GET /v1/merchants/${id}/${kind}?${query}`);

test('two discounts do not meet on one day, for one term, in one branch', async () => {
  const id = await merchant();
  const [main, second] = [await branch(id, 'Чорсу'), await branch(id, 'Юнусабад')];
  const first = await made(id, 'discounts', { end_date: '2026-03-31', month_count: 12, branch_ids: [main] });
  assert.deepEqual(
    [first.percent, first.month_count, first.begin_date, first.end_date, first.status, first.branches],
    [5, 12, today, '2026-03-31', 'active', [{ id: main, name: 'Чорсу' }]],
  );
  const meeting: [name: string, body: object, meets: boolean][] = [
    ['the last day of the other', { begin_date: '2026-03-31', month_count: 12, branch_ids: [main] }, true],
    ['the day after', { begin_date: '2026-04-01', end_date: '2026-04-10', month_count: 12, branch_ids: [main] }, false],
    ['every term', { end_date: '2026-03-06', branch_ids: [main] }, true],
    ['another term', { end_date: '2026-03-06', month_count: 6, branch_ids: [main] }, false],
    ['every branch', { end_date: '2026-03-06', month_count: 12 }, true],
    ['another branch', { end_date: '2026-03-06', month_count: 12, branch_ids: [second] }, false],
    ['one of two branches', { end_date: '2026-03-06', month_count: 12, branch_ids: [second, main] }, true],
    ['no last day', { begin_date: '2026-03-20', month_count: 12, branch_ids: [main] }, true],
  ];
  for (const [name, body, meets] of meeting) {
    const found = await fault(id, 'discounts', body);
    const wanted = meets ? [422, { begin_date: 'periods_overlap' }] : [201, undefined];
    assert.deepEqual(found, wanted, name);
    if (!meets) await work.db.query('delete from merchant_terms where merchant_id = $1 and id <> $2', [id, first.id]);
  }
  // Of another merchant, and of the other kind.
  await made(await merchant(), 'discounts', { month_count: 12 });
  await made(id, 'markups', { month_count: 12 });
});

test('one markup of a term holds on a day, whatever the branch', async () => {
  const id = await merchant();
  await made(id, 'markups', { month_count: 12, percent: 24 });
  await made(id, 'markups', { month_count: 6, percent: 14 });
  assert.deepEqual(await fault(id, 'markups', { month_count: 12, begin_date: '2027-01-01' }), [
    422,
    { begin_date: 'periods_overlap' },
  ]);
  const { markups, count } = await list(id, 'markups', 'order_by=month_count');
  assert.equal(count, 2);
  assert.deepEqual(
    markups.map(({ month_count, percent, branches }) => [month_count, percent, branches]),
    [
      [6, 14, undefined],
      [12, 24, undefined],
    ],
  );
});

test('what is wrong is said beside its field', async () => {
  const id = await merchant();
  const foreign = await branch(await merchant());
  const faults: [Kind, object, object][] = [
    ['discounts', { begin_date: '2026-03-04' }, { begin_date: 'day_passed' }],
    ['discounts', { begin_date: '2026-02-30' }, { begin_date: 'no_such_day' }],
    ['discounts', { end_date: '2026-03-04' }, { end_date: 'before_begin' }],
    ['discounts', { end_date: '2026-13-01' }, { end_date: 'no_such_day' }],
    ['discounts', { branch_ids: [foreign] }, { branch_ids: 'unknown_value' }],
  ];
  for (const [kind, body, fields] of faults) assert.deepEqual(await fault(id, kind, body), [422, fields]);
  const malformed: [Kind, object][] = [
    ['discounts', { percent: 0 }],
    ['discounts', { percent: 100.5 }],
    ['discounts', { percent: 1.23456 }],
    ['discounts', { month_count: 25 }],
    ['markups', {}],
    ['markups', { month_count: 0 }],
    ['markups', { month_count: 12, branch_ids: [] }],
  ];
  for (const [kind, body] of malformed) assert.equal((await fault(id, kind, body))[0], 400, JSON.stringify(body));
  assert.equal((await add(999_999, 'discounts', {})).statusCode, 404);
  assert.equal((await list(id, 'discounts')).count, 0);
});

/** As the page has it: a switch turns, and what is as it should be is refused; what is over, or would meet another, is not switched on. */
const states = ['active', 'inactive'] as const;
const switches: [from: string, to: string, situation: string, outcome: [number, string]][] = [
  ['active', 'active', 'alone', [409, 'transition_not_allowed']],
  ['active', 'inactive', 'alone', [200, 'inactive']],
  ['active', 'inactive', 'over', [200, 'inactive']],
  ['inactive', 'active', 'alone', [200, 'active']],
  ['inactive', 'active', 'over', [409, 'period_over']],
  ['inactive', 'active', 'beside another', [409, 'periods_overlap']],
  ['inactive', 'inactive', 'alone', [409, 'transition_not_allowed']],
];
for (const kind of ['discounts', 'markups'] as const)
  for (const [from, to, situation, [status, said]] of switches)
    test(`${kind}: from ${from} to ${to}, ${situation}`, async () => {
      const id = await merchant();
      const term = await made(id, kind, { month_count: 12, end_date: '2026-06-01' });
      await work.db.query('update merchant_terms set status = $2 where id = $1', [term.id, from]);
      if (situation === 'over')
        await work.db.query(
          `update merchant_terms set begin_date = '2025-01-01', end_date = '2025-02-01' where id = $1`,
          [term.id],
        );
      if (situation === 'beside another') await made(id, kind, { month_count: 12 });
      const [answered, body] = await turn(id, kind, term, to);
      assert.deepEqual([answered, status === 200 ? (body as Term).status : body], [status, said]);
      const now = await work.one<{ status: string }>('select status from merchant_terms where id = $1', [term.id]);
      assert.equal(now.status, status === 200 ? to : from);
      assert.deepEqual(
        (await work.journalOf(id, 'merchant')).filter(({ action }) => action.startsWith('turn_term')),
        status === 200
          ? [
              {
                action: to === 'active' ? 'turn_term_on' : 'turn_term_off',
                field: kind.slice(0, -1),
                old: null,
                new: `№ ${term.id}: 5 %`,
              },
            ]
          : [],
      );
    });
test('every pair of statuses has a row', () => {
  for (const from of states)
    for (const to of states) assert.ok(switches.some(([one, other]) => one === from && other === to));
});

test('a change on an old version is refused, and so is one through another merchant', async () => {
  const id = await merchant();
  const term = await made(id, 'discounts', {});
  await turn(id, 'discounts', term, 'inactive');
  assert.deepEqual(await turn(id, 'discounts', term, 'active'), [409, 'changed_meanwhile']);
  assert.deepEqual(await turn(await merchant(), 'discounts', term, 'active'), [404, 'not_found']);
  // A discount is not reached as a markup.
  assert.deepEqual(await turn(id, 'markups', term, 'active'), [404, 'not_found']);
});

test('many are switched at once, and each left out says why', async () => {
  const id = await merchant();
  const first = await made(id, 'discounts', { end_date: '2026-04-01' });
  await turn(id, 'discounts', first, 'inactive');
  const second = await made(id, 'discounts', { end_date: '2026-04-01' });
  await turn(id, 'discounts', second, 'inactive');
  const third = await made(id, 'discounts', { begin_date: '2026-05-01' });
  const other = await made(await merchant(), 'discounts', {});
  const answer = await work.answer<{ updated: number[]; skipped: { id: number; code: string }[] }>(
    `pay PUT /v1/merchants/${id}/discounts/status`,
    { body: { ids: [third.id, second.id, first.id, other.id], status: 'active' }, key: newKey() },
  );
  assert.deepEqual(answer, {
    updated: [first.id],
    skipped: [
      // The one before it has just been switched on.
      { id: second.id, code: 'periods_overlap' },
      { id: third.id, code: 'transition_not_allowed' },
      { id: other.id, code: 'not_found' },
    ],
  });
  const { discounts } = await list(id, 'discounts', 'status=active&order_by=begin_date');
  assert.deepEqual(
    discounts.map((one) => one.id),
    [first.id, third.id],
  );
});

test('only what has not begun is taken away', async () => {
  const id = await merchant();
  const begun = await made(id, 'markups', { month_count: 3 });
  const coming = await made(id, 'markups', { month_count: 6, begin_date: '2026-03-06' });
  const remove = (term: Term) => work.outcome(`pay DELETE /v1/merchants/${id}/markups/${term.id}`);
  assert.deepEqual(await remove(begun), [409, 'term_begun']);
  assert.deepEqual(await remove(coming), [204, undefined]);
  assert.deepEqual(await remove(coming), [404, 'not_found']);
  assert.deepEqual(
    (await work.journalOf(id, 'merchant')).map(({ action, field, old, new: now }) => [action, field, old, now]).at(-1),
    ['remove_term', 'markup', `№ ${coming.id}: 5 %`, null],
  );
});

test('who may switch on is asked by the status', async () => {
  const id = await merchant();
  const term = await made(id, 'discounts', {});
  assert.deepEqual(await turn(id, 'discounts', term, 'inactive', 'moderator'), [403, 'forbidden']);
  await work.deny('kam', 'merchants.disable');
  assert.deepEqual(await turn(id, 'discounts', term, 'inactive', 'kam'), [403, 'forbidden']);
  const [status] = await turn(id, 'discounts', term, 'inactive');
  assert.equal(status, 200);
  assert.equal((await turn(id, 'discounts', { ...term, version: 2 }, 'active', 'kam'))[0], 200);
});

test('of two who give meeting discounts at once one is refused', async () => {
  const id = await merchant();
  const answers = await Promise.all([add(id, 'discounts', {}), add(id, 'discounts', { percent: 7 })]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 422]);
  assert.equal((await list(id, 'discounts')).count, 1);
});

test('a branch that a discount names stays, and all goes with its merchant', async () => {
  const id = await merchant();
  const [, second] = [await branch(id), await branch(id)];
  await made(id, 'discounts', { branch_ids: [second] });
  await made(id, 'markups', { month_count: 12 });
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchants/${id}/branches/${second}`), [409, 'branch_in_use']);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchants/${id}`), [204, undefined]);
  assert.equal((await work.journalOf(id, 'merchant')).at(-1)?.action, 'delete');
  const left = await work.one<{ count: number }>(
    `select (select count(*) from merchant_terms where merchant_id = $1)::int
       + (select count(*) from merchant_branches where merchant_id = $1)::int as count`,
    [id],
  );
  assert.equal(left.count, 0);
});
