/** General claims: the list, what may be changed while they are open, and decisions about many. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

const work = useWork();

const states = ['pending', 'in_process', 'approved', 'rejected', 'cancelled'] as const;
const open: readonly string[] = ['pending', 'in_process'];

interface Wanted {
  type?: string;
  status?: string;
  amount?: string;
  by?: string;
  investorId?: number;
}
async function claim({ type = 'cash_in', status = 'pending', amount = '100.00', by, investorId }: Wanted = {}) {
  const owner = investorId ?? (await work.make({ balance: '500.00' }));
  const isDecided = status === 'approved' || status === 'rejected';
  const { id } = await work.one<{ id: number }>(
    `insert into claims (type, investor_id, status, payment_type, amount, decided_at, reject_reason, created_by, created_at, updated_at)
     values ($1, $2, $3, 'bank_account', $4, $5, $6, (select id from system_users where username = $7), '2026-01-01', '2026-01-01') returning id`,
    [
      type,
      owner,
      status,
      amount,
      isDecided ? '2026-01-02' : null,
      status === 'rejected' ? 'Причина' : null,
      by ?? null,
    ],
  );
  return { id, investorId: owner };
}
const put = (id: number, verb: string, body: object, options: object = {}) =>
  work.outcome(`system PUT /v1/claims/${id}/${verb}`, {
    ...{ as: 'accountant', version: 1, key: newKey(), body },
    ...options,
  });
const decideAll = (ids: number[], body: object, as = 'accountant') =>
  work.outcome('system PUT /v1/claims-update-statuses', {
    ...{ as, key: newKey(), body: { ids, versions: ids.map(() => 1), ...body } },
  });
const stored = (id: number) =>
  work.one<{ status: string; amount: string; payment_type: string; version: number }>(
    'select status, amount, payment_type, version from claims where id = $1',
    [id],
  );
const balanceOf = async (id: number) =>
  (await work.one<{ balance: string }>('select balance from investors where id = $1', [id])).balance;

test('amount and payment type change while the claim is open, and in no other state', async () => {
  for (const status of states)
    for (const [verb, body] of [
      ['update-amount', { amount: '70.00' }],
      ['change-payment-type', { payment_type: 'cash' }],
    ] as const) {
      const { id } = await claim({ status });
      const [code, answer] = await put(id, verb, body);
      const now = await stored(id);
      if (open.includes(status)) {
        assert.equal(code, 200, `${status} ${verb}: ${JSON.stringify(answer)}`);
        assert.equal(now.version, 2);
        const { history } = answer as { history: { field: string; user: { name: string } }[] };
        assert.deepEqual(
          history.map((row) => [row.field, row.user.name]),
          [[verb === 'update-amount' ? 'amount' : 'payment_type', 'Нигора Юсупова']],
        );
      } else assert.deepEqual([code, answer], [409, 'transition_not_allowed'], `${status} ${verb}`);
      assert.equal(now.amount, open.includes(status) && verb === 'update-amount' ? '70.00' : '100.00');
    }
});

test('every pair of a status and a decision, many at once: made, or skipped with the code of one (STATE-03)', async () => {
  for (const to of ['in_process', 'approved', 'rejected']) {
    const made = await Promise.all(states.map((status) => claim({ status })));
    const [status, answer] = await decideAll(
      made.map(({ id }) => id),
      { status: to, comment: 'Причина' },
    );
    assert.equal(status, 200, JSON.stringify(answer));
    const legal = states.map((from) => from === 'pending' || (from === 'in_process' && to !== 'in_process'));
    assert.deepEqual(answer, {
      updated: made.filter((_, at) => legal[at]).map(({ id }) => id),
      skipped: made.filter((_, at) => !legal[at]).map(({ id }) => ({ id, code: 'transition_not_allowed' })),
    });
    for (const [at, { id, investorId }] of made.entries()) {
      assert.equal((await stored(id)).status, legal[at] ? to : states[at]);
      assert.equal(await balanceOf(investorId), legal[at] && to === 'approved' ? '600.00' : '500.00');
    }
  }
});

test('what is paid in cash goes over the cash desk, and all else over the account at the bank', async () => {
  for (const [type, way, entry] of [
    ['cash_in', 'cash', { debit: 5010, credit: 6990 }],
    ['cash_out', 'cash', { debit: 6990, credit: 5010 }],
    ['cash_in', 'bank_account', { debit: 5110, credit: 6990 }],
    ['cash_out', 'wallet', { debit: 6990, credit: 5110 }],
  ] as const) {
    const { id, investorId } = await claim({ type });
    if (way !== 'bank_account') assert.equal((await put(id, 'change-payment-type', { payment_type: way }))[0], 200);
    const { version } = await stored(id);
    const body = { status: 'approved' };
    assert.equal((await put(id, 'change-status', body, { as: 'accountant2', version }))[0], 200, `${type} ${way}`);
    assert.deepEqual(
      await work.db.query(
        'select debit, credit, amount from gl_entries where investor_id = $1 order by id desc limit 1',
        [investorId],
      ),
      [{ ...entry, amount: '100.00' }],
      `${type} ${way}`,
    );
  }
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('of many, one cannot take what another has just taken, and the ledger adds up', async () => {
  const investorId = await work.make({ balance: '150.00' });
  const [first, second] = [
    await claim({ type: 'cash_out', investorId }),
    await claim({ type: 'cash_out', investorId }),
  ];
  assert.deepEqual(await decideAll([first.id, second.id, 999_999], { status: 'approved' }), [
    200,
    {
      updated: [first.id],
      skipped: [
        { id: second.id, code: 'not_enough_balance' },
        { id: 999_999, code: 'not_found' },
      ],
    },
  ]);
  assert.equal(await balanceOf(investorId), '50.00');
  const { sum } = await work.one<{ sum: string }>(
    'select sum(amount)::numeric(18, 2) as sum from investor_transactions where investor_id = $1',
    [investorId],
  );
  assert.equal(sum, '50.00');
});

test('of many, one whose amount a colleague changed meanwhile is not approved with a sum that nobody saw', async () => {
  const [seen, changed] = [await claim(), await claim()];
  assert.equal((await put(changed.id, 'update-amount', { amount: '100000000.00' }, { as: 'accountant2' }))[0], 200);
  assert.deepEqual(await decideAll([changed.id, seen.id], { status: 'approved' }), [
    200,
    { updated: [seen.id], skipped: [{ id: changed.id, code: 'changed_meanwhile' }] },
  ]);
  assert.equal(await balanceOf(changed.investorId), '500.00');
  assert.deepEqual(await decideAll([changed.id], { status: 'approved', versions: [2, 2] }), [422, 'required']);
  assert.equal((await decideAll([changed.id], { status: 'approved', versions: [2] }))[0], 200);
  assert.equal(await balanceOf(changed.investorId), '100000500.00');
});

test('who set the amount does not approve it, and a refill is for who may approve balances', async () => {
  const { id } = await claim();
  assert.equal((await put(id, 'update-amount', { amount: '120.00', comment: 'Сверено' }))[0], 200);
  const approve = (as: string) => put(id, 'change-status', { status: 'approved' }, { as, version: 2 });
  assert.deepEqual(await approve('accountant'), [409, 'same_person']);
  assert.equal((await approve('accountant2'))[0], 200);

  // An amount that stays as it was is set by nobody.
  const same = await claim();
  assert.equal((await put(same.id, 'update-amount', { amount: '100.00', comment: 'Сверено' }))[0], 200);
  assert.equal((await stored(same.id)).version, 1);
  assert.equal((await put(same.id, 'change-status', { status: 'approved' }))[0], 200);

  const own = await claim({ type: 'refill', by: 'accountant' });
  assert.deepEqual(await put(own.id, 'change-status', { status: 'approved' }, { as: 'accountant2' }), [
    403,
    'forbidden',
  ]);
  assert.deepEqual(await decideAll([own.id], { status: 'approved' }, 'accountant2'), [
    200,
    { updated: [], skipped: [{ id: own.id, code: 'forbidden' }] },
  ]);
  assert.deepEqual(await put(own.id, 'change-status', { status: 'approved' }, { as: 'moderator' }), [403, 'forbidden']);
  assert.equal((await put(own.id, 'change-status', { status: 'approved' }, { as: 'executive' }))[0], 200);
});

test('a withdrawal does not grow over what is available', async () => {
  const investorId = await work.make({ balance: '150.00' });
  const { id } = await claim({ type: 'withdraw', investorId, by: 'accountant2' });
  await claim({ type: 'cash_out', investorId, amount: '30.00' });
  assert.deepEqual(await put(id, 'update-amount', { amount: '120.01' }), [422, 'not_enough_balance']);
  assert.deepEqual(await put(id, 'update-amount', { amount: '0.00' }), [422, 'invalid_amount']);
  assert.equal((await put(id, 'update-amount', { amount: '120.00' }))[0], 200);
});

test('by card needs a verified card; the claim then names it, masked', async () => {
  const { id, investorId } = await claim();
  assert.deepEqual(await put(id, 'change-payment-type', { payment_type: 'card' }), [422, 'no_verified_card']);
  await work.db.query(
    `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, created_at, updated_at)
     values ($1, '860012******9012', 'uzcard', 'KARIMOVA DILNOZA', 9, 2029, 'Kapitalbank', 'verified', '2026-01-01', '2026-01-01')`,
    [investorId],
  );
  assert.deepEqual((await work.outcome(`system GET /v1/claim-card/${id}`))[1], { claim_id: id, card: null });
  assert.equal((await put(id, 'change-payment-type', { payment_type: 'card' }))[0], 200);
  const [, answer] = await work.outcome(`system GET /v1/claim-card/${id}`);
  const { card } = answer as { card: Record<string, unknown> };
  assert.deepEqual([card.masked_pan, card.expiry, card.status], ['8600 12** **** 9012', '09/29', 'verified']);
});

test('saved as it was, the way of paying is no change: the claim keeps its card while it is good, and another one is told', async () => {
  const { id, investorId } = await claim({ type: 'cash_out' });
  const [main, second] = await work.db.query<{ id: number }>(
    `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, is_main, created_at, updated_at)
     select $1, mask, 'uzcard', 'KARIMOVA DILNOZA', 9, 2029, 'Kapitalbank', 'verified', mask like '%9012', '2026-01-01', '2026-01-01'
     from unnest(array['860012******9012', '860012******3344']) mask returning id`,
    [investorId],
  );
  const cardOf = async () =>
    (await work.one<{ card: number }>('select card_id as card from claims where id = $1', [id])).card;
  const changes = (answer: unknown) =>
    (answer as { history: { field: string; old: string; new: string }[] }).history.map((row) => [
      row.field,
      row.old,
      row.new,
    ]);
  await work.db.query(`update claims set payment_type = 'card', card_id = $2 where id = $1`, [id, second!.id]);
  const [status, untouched] = await put(id, 'change-payment-type', { payment_type: 'card' });
  assert.equal(status, 200);
  assert.deepEqual(changes(untouched), []);
  assert.deepEqual([await cardOf(), (await stored(id)).version], [second!.id, 1]);

  // Of a card that cannot be paid to any more the same press finds another one.
  await work.db.query('update investor_cards set expiry_year = 2020 where id = $1', [second!.id]);
  const [, moved] = await put(id, 'change-payment-type', { payment_type: 'card' });
  assert.deepEqual(changes(moved), [['card_masked', '8600 12** **** 3344', '8600 12** **** 9012']]);
  assert.deepEqual([await cardOf(), (await stored(id)).version], [main!.id, 2]);
  const own = await put(id, 'change-status', { status: 'approved' }, { version: 2 });
  assert.deepEqual(own, [409, 'same_person']);
  const [, paidInCash] = await put(id, 'change-payment-type', { payment_type: 'cash' }, { version: 2 });
  assert.deepEqual(changes(paidInCash).slice(0, 2), [
    ['card_masked', '8600 12** **** 9012', null],
    ['payment_type', 'card', 'cash'],
  ]);
  const again = await put(id, 'change-payment-type', { payment_type: 'cash' }, { version: 3, as: 'accountant2' });
  assert.equal(again[0], 200);
  assert.equal((await put(id, 'change-status', { status: 'approved' }, { version: 3, as: 'accountant2' }))[0], 200);
});

test('money is not paid out to a card that was refused or has expired since; what comes in does not need it', async () => {
  const spoilt = [
    { status: 'verified', expiry_year: 2029 },
    { status: 'rejected', expiry_year: 2029 },
    { status: 'verified', expiry_year: 2020 },
  ];
  for (const type of ['cash_out', 'cash_in']) {
    const made = await Promise.all(spoilt.map(() => claim({ type })));
    for (const [at, { id, investorId }] of made.entries()) {
      await work.db.query(
        `with card as (
           insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, reject_reason, created_at, updated_at)
           values ($1, '860012******9012', 'uzcard', 'KARIMOVA DILNOZA', 9, $2, 'Kapitalbank', $3, case $3 when 'rejected' then 'unreadable' end, '2026-01-01', '2026-01-01') returning id)
         update claims set payment_type = 'card', card_id = (select id from card) where id = $4`,
        [investorId, spoilt[at]?.expiry_year, spoilt[at]?.status, id],
      );
    }
    const ids = made.map(({ id }) => id);
    const good = type === 'cash_in' ? ids : ids.slice(0, 1);
    const skipped = ids.slice(good.length).map((id) => ({ id, code: 'card_unknown' }));
    assert.deepEqual(await decideAll(ids, { status: 'approved' }), [200, { updated: good, skipped }]);
  }
  const { id } = await claim();
  assert.deepEqual(await put(id, 'change-payment-type', { payment_type: 'card' }), [422, 'no_verified_card']);
});

test('a change on an old version shows the record as it stands', async () => {
  const { id } = await claim();
  assert.equal((await put(id, 'change-payment-type', { payment_type: 'cash' }))[0], 200);
  const stale = await work.do(`system PUT /v1/claims/${id}/update-amount`, {
    ...{ as: 'accountant', version: 1, key: newKey(), body: { amount: '10.00' } },
  });
  const body = stale.json<{ code: string; current: { payment_type: string; version: number } }>();
  assert.deepEqual(
    [stale.statusCode, body.code, body.current.payment_type, body.current.version],
    [409, 'changed_meanwhile', 'cash', 2],
  );
});

test('the list is narrowed by type, status, way to pay, days and words, with the sum of what it finds', async () => {
  await work.db.query('delete from investor_transactions where claim_id is not null');
  await work.db.query('delete from claims');
  const investorId = await work.make({ last_name: 'Каримова', first_name: 'Дилноза', balance: '900.00' });
  const ids = [];
  for (const amount of ['10.00', '20.00', '40.00']) ids.push((await claim({ investorId, amount })).id);
  await claim({ type: 'cash_out', investorId, amount: '80.00', status: 'in_process' });
  const list = async (query: string) => {
    const [status, answer] = await work.outcome(`system GET /v1/claims?${query}`, { as: 'accountant' });
    assert.equal(status, 200, JSON.stringify(answer));
    const { claims, count, totals } = answer as { claims: { id: number }[]; count: number; totals: { amount: string } };
    return [claims.map(({ id }) => id), count, totals.amount];
  };
  assert.deepEqual(await list('type=cash_in&page=1&limit=2&order_by=-amount'), [[ids[2], ids[1]], 3, '70.00']);
  assert.deepEqual(await list('type=cash_in&page=2&limit=2&order_by=-amount'), [[ids[0]], 3, '70.00']);
  assert.deepEqual((await list('status=in_process&search=каримова%20дил'))[2], '80.00');
  assert.deepEqual(await list(`search=${ids[1]}`), [[ids[1]], 1, '20.00']);
  assert.deepEqual(await list('payment_type=cash'), [[], 0, '0.00']);
  assert.deepEqual((await list('begin_date=2026-01-02'))[1], 0);
  assert.equal((await work.outcome('system GET /v1/claims?begin_date=2026-02-31'))[0], 400);
});
