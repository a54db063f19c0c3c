/** Refill, withdrawal and the decision of a second person: one intent, one effect, and a ledger that adds up. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';

let work: InvestorWork;
before(async () => {
  work = await startWork();
  await work.db.query(
    `insert into role_permissions select id, 'investor_balance', 'add' from roles where name = 'director'`,
  );
});
after(() => work.close());
afterEach(async () => {
  const broken = await work.db.query(
    `select i.id from investors i
     where balance <> coalesce((select sum(amount) from investor_transactions t where t.investor_id = i.id), 0)
     union all select id from (select id, balance_after, sum(amount) over (partition by investor_id order by id) as running
       from investor_transactions) t where balance_after <> running`,
  );
  assert.deepEqual(broken, [], 'the ledger adds up');
});

type Kind = 'refill' | 'withdraw';
const ask = (kind: Kind, id: number, amount: string, options: object = {}) =>
  work.outcome(`system PUT /v1/investors/${id}/${kind}-balance`, {
    ...{ as: 'accountant', version: 1, key: newKey() },
    body: { amount, comment: 'Ошибочное списание' },
    ...options,
  });
const claim = async (kind: Kind, id: number, amount: string, options: object = {}) => {
  const { version } = await work.one<{ version: number }>('select version from investors where id = $1', [id]);
  const [status, answer] = await ask(kind, id, amount, { version, ...options });
  assert.equal(status, 202, JSON.stringify(answer));
  return (answer as { claim_id: number }).claim_id;
};
const decide = (id: number, status: string, options: object = {}) =>
  work.outcome(`system PUT /v1/claims/${id}/change-status`, {
    ...{ as: 'executive', version: 1, key: newKey() },
    body: { status, comment: 'Причина' },
    ...options,
  });
const moneyOf = async (id: number) => {
  const [, balance] = await work.outcome(`system GET /v1/investors/${id}/balance`);
  const { investor_id, calculated_at, ...sums } = balance as Record<string, string>;
  assert.equal(investor_id, id);
  assert.match(calculated_at!, /^20\d\d-/);
  return sums;
};
const ledgerOf = (id: number) =>
  work.db.query(
    'select type, amount, balance_after, claim_id from investor_transactions where investor_id = $1 order by id',
    [id],
  );

test('a refill moves nothing until a second person approves it', async () => {
  const id = await work.make({ balance: '100.00' });
  const claimId = await claim('refill', id, '50.25');
  assert.deepEqual(await moneyOf(id), { balance: '100.00', blocked: '0.00', available: '100.00' });
  const [, page] = await work.outcome(`system GET /v1/investors/${id}/claims`);
  const [row] = (page as { claims: Record<string, unknown>[] }).claims;
  assert.deepEqual(
    [row?.id, row?.type, row?.status, row?.amount, row?.comment, row?.initiator, row?.decided_by, row?.version],
    [claimId, 'refill', 'pending', '50.25', 'Ошибочное списание', { id: 4, name: 'Нигора Юсупова' }, null, 1],
  );
  const [status, answer] = await decide(claimId, 'approved');
  const { decided_at, ...rest } = answer as { decided_at: string };
  assert.deepEqual([status, rest], [200, { id: claimId, status: 'approved', version: 2, balance: '150.25' }]);
  assert.match(decided_at, /^20\d\d-/);
  assert.deepEqual(await moneyOf(id), { balance: '150.25', blocked: '0.00', available: '150.25' });
  assert.deepEqual((await ledgerOf(id)).at(-1), {
    ...{ type: 'refill', amount: '50.25', balance_after: '150.25', claim_id: claimId },
  });
  assert.deepEqual(
    (await work.journalOf(id)).map(({ action, field, new: now }) => [action, field, now]),
    [
      ['ask_refill', `claim ${claimId}`, '50.25'],
      ['decide_claim', `claim ${claimId}`, 'approved'],
      ['refill', `claim ${claimId}`, '50.25'],
      ['refill', 'balance', '150.25'],
      // Who asked; the row itself is of whoever approved it.
      ['refill', 'initiator', 'Нигора Юсупова'],
    ],
  );
});

test('a withdrawal holds its amount, and a rejection gives it free', async () => {
  const id = await work.make({ balance: '100.00' });
  const first = await claim('withdraw', id, '70.00');
  assert.deepEqual(await moneyOf(id), { balance: '100.00', blocked: '70.00', available: '30.00' });
  const lacking = await work.do(`system PUT /v1/investors/${id}/withdraw-balance`, {
    ...{ as: 'accountant', version: 2, key: newKey() },
    body: { amount: '30.01', comment: 'Причина' },
  });
  assert.deepEqual(
    [lacking.statusCode, lacking.json<{ code: string }>().code, lacking.json<{ fields: object }>().fields],
    [422, 'not_enough_balance', { amount: 'not_enough_balance' }],
  );
  const second = await claim('withdraw', id, '30.00');
  assert.equal((await decide(first, 'in_process'))[0], 200);
  assert.deepEqual(await moneyOf(id), { balance: '100.00', blocked: '100.00', available: '0.00' });
  assert.equal((await decide(first, 'rejected', { version: 2 }))[0], 200);
  assert.equal((await decide(second, 'approved'))[0], 200);
  assert.deepEqual(await moneyOf(id), { balance: '70.00', blocked: '0.00', available: '70.00' });
  const { reject_reason } = await work.one<{ reject_reason: string }>(
    'select reject_reason from claims where id = $1',
    [first],
  );
  assert.equal(reject_reason, 'Причина');
  const [, platform] = await work.outcome(`system GET /v1/investors/${id}`);
  assert.equal((platform as { blocked_balance: string }).blocked_balance, '0.00');
});

// pending and in_process are open; the rest is final.
const decisions: Record<string, string[]> = {
  pending: ['in_process', 'approved', 'rejected'],
  in_process: ['approved', 'rejected'],
};
const states = ['pending', 'in_process', 'approved', 'rejected', 'cancelled'];

test('every pair of a claim’s status and a decision is made or refused', async () => {
  for (const from of states)
    for (const to of ['in_process', 'approved', 'rejected']) {
      const id = await work.make({ balance: '500.00' });
      const decided = from === 'approved' || from === 'rejected';
      const { claim_id } = await work.one<{ claim_id: number }>(
        `insert into claims (type, investor_id, status, payment_type, amount, decided_at, reject_reason, created_at, updated_at)
         values ('cash_out', $1, $2, 'bank_account', 100, $3, $4, '2026-01-01', '2026-01-01') returning id as claim_id`,
        [id, from, decided ? '2026-01-02' : null, from === 'rejected' ? 'Причина' : null],
      );
      const isLegal = decisions[from]?.includes(to) ?? false;
      await work.expectMove('claims', claim_id, await decide(claim_id, to), { from, to, isLegal });
      assert.equal((await moneyOf(id)).balance, isLegal && to === 'approved' ? '400.00' : '500.00');
    }
});

test('claims of investments are not approved here, and a rejection says why', async () => {
  const id = await work.make({ balance: '500.00' });
  for (const type of ['reinvest', 'transfer']) {
    const { claim_id } = await work.one<{ claim_id: number }>(
      `insert into claims (type, investor_id, status, payment_type, amount, created_at, updated_at)
       values ($2, $1, 'pending', 'wallet', 100, '2026-01-01', '2026-01-01') returning id as claim_id`,
      [id, type],
    );
    assert.deepEqual(await decide(claim_id, 'approved'), [409, 'transition_not_allowed']);
    const silent = { status: 'rejected', comment: ' ' };
    assert.deepEqual(await decide(claim_id, 'rejected', { body: silent }), [422, 'reason_required']);
  }
});

test('the initiator of a claim decides nothing about it', async () => {
  const id = await work.make({ balance: '500.00' });
  for (const kind of ['refill', 'withdraw'] as const) {
    const claimId = await claim(kind, id, '10.00', { as: 'executive' });
    for (const to of ['in_process', 'approved', 'rejected'])
      assert.deepEqual(await decide(claimId, to), [409, 'same_person'], to);
    assert.deepEqual(await decide(claimId, 'approved', { as: 'accountant2' }), [403, 'forbidden']);
  }
  assert.equal((await ledgerOf(id)).length, 1);
});

test('a decision or a change on an older version is refused and shows what stands', async () => {
  const id = await work.make({ balance: '500.00' });
  const claimId = await claim('refill', id, '10.00');
  assert.deepEqual(await ask('refill', id, '10.00'), [409, 'changed_meanwhile']);
  await decide(claimId, 'in_process');
  const late = await work.do(`system PUT /v1/claims/${claimId}/change-status`, {
    ...{ as: 'executive', version: 1, key: newKey() },
    body: { status: 'rejected', comment: 'Причина' },
  });
  const { code, current } = late.json<{ code: string; current: { status: string; version: number } }>();
  assert.deepEqual(
    [late.statusCode, code, current.status, current.version],
    [409, 'changed_meanwhile', 'in_process', 2],
  );
  const both = await Promise.all([
    decide(claimId, 'approved', { version: 2 }),
    decide(claimId, 'rejected', { version: 2 }),
  ]);
  assert.deepEqual(both.map(([status]) => status).sort(), [200, 409]);
});

test('money goes only to an investor who may have it, in amounts that exist', async () => {
  for (const status of ['new', 'in_process', 'archive'])
    for (const kind of ['refill', 'withdraw'] as const)
      assert.deepEqual(await ask(kind, await work.make({ status }), '10.00'), [409, 'transition_not_allowed'], status);
  const id = await work.make({ balance: '5.00' });
  for (const amount of ['0.00', '-5.00', '9999999999999999.00'])
    assert.deepEqual(await ask('refill', id, amount), [422, 'invalid_amount']);
  for (const amount of ['1', '1.5', '1,00', '1e5', '99999999999999999.00'])
    assert.deepEqual(await ask('refill', id, amount), [400, 'bad_request'], amount);
  assert.deepEqual(await ask('refill', id, '1.00', { body: { amount: '1.00', comment: '    ' } }), [
    422,
    'reason_required',
  ]);
  assert.deepEqual(await ask('refill', 2_000_000, '1.00'), [404, 'not_found']);
  assert.deepEqual(await decide(2_000_000, 'approved'), [404, 'not_found']);
  assert.deepEqual(await ask('refill', id, '1.00', { key: undefined }), [400, 'bad_request']);
});

test('money does not come to an investor who is not verified any more, and may still leave', async () => {
  for (const status of ['new', 'in_process', 'archive'])
    for (const [kind, answer] of [
      ['refill', [409, 'investor_not_verified']],
      ['withdraw', status === 'archive' ? [409, 'transition_not_allowed'] : undefined],
    ] as const) {
      const id = await work.make({ balance: '100.00' });
      const claimId = await claim(kind, id, '40.00');
      await work.db.query('update investors set status = $2::text::investor_status where id = $1', [id, status]);
      const decided = await decide(claimId, 'approved');
      if (answer) assert.deepEqual(decided, answer, `${status} ${kind}`);
      else assert.equal(decided[0], 200, `${status} ${kind}`);
      assert.equal((await ledgerOf(id)).length, answer ? 1 : 2);
    }
});

test('an approval that the balance no longer covers, or for a record put away, is refused', async () => {
  const id = await work.make({ balance: '100.00' });
  const claimId = await claim('withdraw', id, '100.00');
  await work.db.query('update investors set balance = 40 where id = $1', [id]);
  assert.deepEqual(await decide(claimId, 'approved'), [409, 'not_enough_balance']);
  await work.db.query(`update investors set balance = 100, status = 'archive' where id = $1`, [id]);
  assert.deepEqual(await decide(claimId, 'approved'), [409, 'transition_not_allowed']);
  assert.equal((await decide(claimId, 'rejected'))[0], 200);
});

test('a request sent again has the first answer and no second effect; another under its key is refused', async () => {
  const id = await work.make({ balance: '100.00' });
  const key = newKey();
  const first = await ask('withdraw', id, '60.00', { key });
  assert.equal(first[0], 202);
  assert.deepEqual(await ask('withdraw', id, '60.00', { key }), first);
  assert.deepEqual(await ask('withdraw', id, '60.00', { key, version: 2 }), first);
  assert.deepEqual(await ask('withdraw', id, '61.00', { key }), [422, 'key_reused']);
  assert.deepEqual(await ask('refill', id, '60.00', { key }), [422, 'key_reused']);
  assert.equal((await moneyOf(id)).blocked, '60.00');

  const { claim_id } = first[1] as { claim_id: number };
  const decision = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(claim_id, 'approved', { key: decision })));
  const done = answers.filter(([status]) => status === 200);
  assert.ok(done.length >= 1);
  for (const answer of answers) assert.ok(answer[0] === 200 || answer[1] === 'still_running');
  const replayed = await decide(claim_id, 'approved', { key: decision });
  assert.deepEqual(replayed, done[0]);
  assert.deepEqual(await decide(claim_id, 'approved', { version: 2 }), [409, 'transition_not_allowed']);
  assert.equal((await ledgerOf(id)).length, 2);
  const asked = await work.outcome(`system POST /idempotency/${decision}`, { as: 'executive' });
  assert.deepEqual(asked, [200, { state: 'done', status: 200, body: replayed[1] }]);
});

test('a connection that breaks after the commit and the same call again make one row of the ledger', async () => {
  const id = await work.make({ balance: '100.00' });
  const claimId = await claim('refill', id, '25.00');
  if (!work.app.server.listening) await work.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = work.app.server.address() as AddressInfo;
  const token = (await work.signIn('executive')).access_token;
  const key = newKey();
  const payload = JSON.stringify({ status: 'approved' });
  await new Promise<void>((resolve, reject) => {
    const call = request({
      ...{ port, host: '127.0.0.1', method: 'PUT', path: `/api/system-user/v1/claims/${claimId}/change-status` },
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '1' },
        ...{ 'idempotency-key': key, 'content-length': Buffer.byteLength(payload) },
      },
    });
    call.on('error', () => undefined);
    call.on('close', resolve);
    call.end(payload);
    // The line is cut once the money has moved, before the answer could be read.
    const watch = async () => {
      while ((await ledgerOf(id)).length < 2) await new Promise((wait) => setTimeout(wait, 2));
      call.destroy();
    };
    watch().catch(reject);
  });
  const again = await decide(claimId, 'approved', { key, body: { status: 'approved' } });
  assert.equal(again[0], 200);
  assert.equal((again[1] as { balance: string }).balance, '125.00');
  assert.equal((await ledgerOf(id)).length, 2);
});

test('fifty requests at once never hold more than there is', async () => {
  const id = await work.make({ balance: '100.00' });
  let version = 1;
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('withdraw', id, '15.00', { version })));
    if (answers.some(([status]) => status === 202)) version += 1;
    assert.ok(answers.filter(([status]) => status === 202).length <= 1);
  }
  assert.deepEqual(await moneyOf(id), { balance: '100.00', blocked: '90.00', available: '10.00' });
});
