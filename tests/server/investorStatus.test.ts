/** Every pair of statuses asked of one investor and of many: made, or refused with its code and nothing changed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { investorStatuses, type InvestorStatus } from '../../server/modules/investors/rules';
import { newKey, useWork } from '../support/investorWork';
import { addOldContract } from '../support/instalments';

const work = useWork();

// Written out by hand from the decisions: who makes each move. `director` is the administrator.
const made: Record<string, string> = {
  'new in_process': 'moderator',
  'in_process active': 'moderator',
  'in_process new': 'moderator',
  'current left': 'moderator',
  'active inactive': 'moderator',
  'current inactive': 'moderator',
  'inactive active': 'moderator',
  'new archive': 'director',
  'inactive archive': 'director',
  'left archive': 'director',
  'archive inactive': 'director',
};
const pairs = investorStatuses.flatMap((from) => investorStatuses.map((to) => [from, to] as const));
const statusOf = async (id: number) =>
  (await work.one<{ status: InvestorStatus }>('select status from investors where id = $1', [id])).status;
const change = (id: number, status: string, options: object = {}) =>
  work.outcome(`invest PUT /investors/${id}/status`, { body: { status, comment: 'Причина' }, version: 1, ...options });
const bulk = (ids: number[], status: string, options: object = {}) =>
  work.outcome('system POST /v1/investors/update-statuses', {
    body: { ids, status, comment: 'Причина' },
    key: newKey(),
    ...options,
  });

test('one investor: a move of a person is made, every other pair answers 409 and changes nothing', async () => {
  for (const [from, to] of pairs) {
    const id = await work.make({ status: from });
    const who = made[`${from} ${to}`];
    const [status, answer] = await change(id, to, { as: who ?? 'director' });
    if (who === undefined) {
      assert.deepEqual([status, answer], [409, 'transition_not_allowed'], `${from} ${to}`);
      assert.equal(await statusOf(id), from);
      assert.deepEqual(await work.journalOf(id), []);
      continue;
    }
    assert.equal(status, 200, `${from} ${to}: ${JSON.stringify(answer)}`);
    const { updated_at, ...rest } = answer as { updated_at: string };
    assert.deepEqual(rest, { id, status: to, version: 2 });
    assert.match(updated_at, /^20\d\d-/);
    assert.equal(await statusOf(id), to);
    assert.deepEqual(await work.journalOf(id), [{ action: 'change_status', field: 'status', old: from, new: to }]);
    const history = await work.db.query(
      `select h.from_status, h.to_status, h.comment, u.username from verify_history h join system_users u on u.id = h.user_id
       where investor_id = $1`,
      [id],
    );
    assert.deepEqual(history, [{ from_status: from, to_status: to, comment: 'Причина', username: who }]);
  }
});

test('many: the legal ones move, the others are told one by one', async () => {
  for (const to of investorStatuses) {
    const ids = await Promise.all(investorStatuses.map((status) => work.make({ status })));
    const legal = investorStatuses.filter((from) => made[`${from} ${to}`] !== undefined);
    const [status, answer] = await bulk([...ids, 2_000_000], to);
    assert.equal(status, 200);
    const idOf = (from: InvestorStatus) => ids[investorStatuses.indexOf(from)]!;
    assert.deepEqual(answer, {
      updated: legal.map(idOf),
      skipped: [
        ...investorStatuses
          .filter((from) => !legal.includes(from))
          .map((from) => ({ id: idOf(from), code: 'transition_not_allowed' })),
        { id: 2_000_000, code: 'not_found' },
      ],
    });
    for (const from of investorStatuses) {
      const moved = legal.includes(from);
      assert.equal(await statusOf(idOf(from)), moved ? to : from);
      const expected = moved ? [{ action: 'change_status', field: 'status', old: from, new: to }] : [];
      assert.deepEqual(await work.journalOf(idOf(from)), expected);
      const { count } = await work.one<{ count: number }>(
        'select count(*)::int as count from verify_history where investor_id = $1',
        [idOf(from)],
      );
      assert.equal(count, moved ? 1 : 0);
    }
  }
});

test('what only an administrator does a moderator does not, one by one or together', async () => {
  for (const [from, to] of [
    ['new', 'archive'],
    ['archive', 'inactive'],
  ] as const) {
    const id = await work.make({ status: from });
    assert.deepEqual(await change(id, to, { as: 'moderator' }), [403, 'forbidden']);
    assert.deepEqual(await bulk([id], to, { as: 'moderator' }), [
      200,
      { updated: [], skipped: [{ id, code: 'forbidden' }] },
    ]);
    assert.equal(await statusOf(id), from);
  }
});

test('sending back and stopping need a reason', async () => {
  for (const [from, to] of [
    ['in_process', 'new'],
    ['active', 'inactive'],
    ['current', 'inactive'],
  ] as const)
    for (const comment of [undefined, '', '   ']) {
      const id = await work.make({ status: from });
      const answer = await work.do(`invest PUT /investors/${id}/status`, { body: { status: to, comment }, version: 1 });
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(answer.json<{ fields: object }>().fields, { comment: 'reason_required' });
      const [, result] = await bulk([id], to, { body: { ids: [id], status: to, comment } });
      assert.deepEqual(result, { updated: [], skipped: [{ id, code: 'reason_required' }] });
      assert.equal(await statusOf(id), from);
    }
});

test('no investor is archived or has left while something of his is alive', async () => {
  for (const from of ['new', 'inactive', 'left'] as const)
    for (const investment of ['pending', 'active', 'exiting']) {
      const id = await work.make({ status: from });
      await work.invest(id, investment);
      assert.deepEqual(await change(id, 'archive'), [409, 'investments_exist']);
      assert.deepEqual(await work.outcome(`invest DELETE /investors/${id}`, { version: 1 }), [
        409,
        'investments_exist',
      ]);
      assert.deepEqual((await bulk([id], 'archive'))[1], { updated: [], skipped: [{ id, code: 'investments_exist' }] });
    }
  for (const [status, refused] of [
    ['installment_created', true],
    ['not_fully_paid', true],
    ['fully_paid', false],
    ['closed', false],
  ] as const) {
    const id = await work.make({ status: 'inactive' });
    await addOldContract(work.db, { investorId: id, number: `X-${id}`, status });
    const answer = await work.outcome(`invest DELETE /investors/${id}`, { version: 1 });
    assert.deepEqual(answer, refused ? [409, 'installments_exist'] : [204, undefined]);
    assert.equal(await statusOf(id), refused ? 'inactive' : 'archive');
  }
  const current = await work.make({ status: 'current' });
  await work.invest(current, 'active');
  assert.deepEqual(await change(current, 'left'), [409, 'investments_exist']);
});

test('an investor let in again with money at work is current at once, by the system', async () => {
  const id = await work.make({ status: 'inactive' });
  await work.invest(id, 'active');
  const [, answer] = await change(id, 'active', { as: 'moderator' });
  assert.equal((answer as { status: string }).status, 'current');
  const history = await work.db.query(
    'select from_status, to_status, user_id is null as by_system from verify_history where investor_id = $1 order by id',
    [id],
  );
  assert.deepEqual(history, [
    { from_status: 'inactive', to_status: 'active', by_system: false },
    { from_status: 'active', to_status: 'current', by_system: true },
  ]);
});

test('archiving through DELETE follows the same rules from every status', async () => {
  for (const from of investorStatuses) {
    const id = await work.make({ status: from });
    const legal = made[`${from} archive`] !== undefined;
    const answer = await work.outcome(`invest DELETE /investors/${id}`, { version: 1 });
    assert.deepEqual(answer, legal ? [204, undefined] : [409, 'transition_not_allowed'], from);
    assert.equal(await statusOf(id), legal ? 'archive' : from);
  }
});

test('a change on an older version is refused and shows the record, masked', async () => {
  const id = await work.make({ status: 'new', pinfl: '30101900010018' });
  assert.equal((await change(id, 'in_process'))[0], 200);
  const late = await work.do(`invest PUT /investors/${id}/status`, { body: { status: 'archive' }, version: 1 });
  const problem = late.json<{ code: string; current: { status: string; version: number; pinfl: string } }>();
  assert.deepEqual([late.statusCode, problem.code], [409, 'changed_meanwhile']);
  assert.deepEqual(
    [problem.current.status, problem.current.version, problem.current.pinfl],
    ['in_process', 2, '3010******0018'],
  );
  assert.deepEqual(await work.outcome(`invest DELETE /investors/${id}`, { version: 1 }), [409, 'changed_meanwhile']);
});

test('of two who change the same version at once one is refused', async () => {
  const id = await work.make({ status: 'in_process' });
  const answers = await Promise.all([
    change(id, 'active', { as: 'moderator' }),
    change(id, 'new', { as: 'director' }),
    change(id, 'active', { as: 'director' }),
  ]);
  const codes = answers.map(([status, answer]) => (status === 200 ? 200 : answer)).sort();
  assert.deepEqual(codes, [200, 'changed_meanwhile', 'changed_meanwhile']);
});

test('the version is asked for, and may be quoted', async () => {
  const id = await work.make({ status: 'new' });
  const without = await work.do(`invest PUT /investors/${id}/status`, { body: { status: 'in_process' } });
  assert.equal(without.statusCode, 400);
  assert.deepEqual(without.json<{ fields: object }>().fields, { 'If-Match': 'required' });
  const token = (await work.signIn('moderator')).access_token;
  const send = (version: string) =>
    work.call({
      method: 'PUT',
      url: `/api/investment/investors/${id}/status`,
      payload: { status: 'in_process' },
      headers: { 'if-match': version },
      token,
    });
  assert.equal((await send('one')).statusCode, 400);
  assert.equal((await send('"1"')).statusCode, 200);
  assert.deepEqual(await change(2_000_000, 'active'), [404, 'not_found']);
});

test('a thousand investors change their status in one call', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 1000; count++) ids.push(await work.make({ status: 'new' }));
  const [status, answer] = await bulk(ids, 'in_process', { as: 'moderator' });
  assert.equal(status, 200);
  assert.equal((answer as { updated: number[] }).updated.length, 1000);
  assert.equal((await bulk([...ids, 1], 'active'))[0], 400);
});

test('a batch happens once under its key, and tells afterwards what became of it', async () => {
  const ids = [await work.make({ status: 'new' }), await work.make({ status: 'left' })];
  const key = newKey();
  const first = await bulk(ids, 'in_process', { as: 'moderator', key });
  const outcome = { updated: [ids[0]], skipped: [{ id: ids[1], code: 'transition_not_allowed' }] };
  assert.deepEqual(first, [200, outcome]);
  assert.deepEqual(await bulk(ids, 'in_process', { as: 'moderator', key }), first);
  assert.equal((await work.journalOf(ids[0]!)).length, 1);
  const ask = (known: string) => work.outcome(`system POST /idempotency/${known}`, { as: 'moderator' });
  assert.deepEqual(await ask(key), [200, { state: 'done', status: 200, body: outcome }]);

  // One that never came is closed by the question, so that a late arrival changes nothing.
  const lost = newKey();
  assert.deepEqual(await ask(lost), [200, { state: 'never' }]);
  assert.deepEqual(await bulk([ids[0]!], 'active', { as: 'moderator', key: lost }), [409, 'key_closed']);
  assert.equal(await statusOf(ids[0]!), 'in_process');
  assert.equal((await bulk(ids, 'in_process', { as: 'moderator', key: undefined }))[0], 400);
});
