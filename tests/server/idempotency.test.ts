/** One intent, one effect: a write with an Idempotency-Key happens once, whatever becomes of its answers. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { once, outcomeOf } from '../../server/http/idempotency';
import { Refusal } from '../../server/shared/problem';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { makePayments, moneyParts } from '../support/moneyServer';

let server: BackEnd;
let token: string;
/** Of the accountant, whose token it is. */
let userId: number;
before(async () => {
  server = await startBackEnd(moneyParts);
  await makePayments(server.db);
  token = (await server.signIn('accountant')).access_token;
  const found = await server.db.query<{ id: number }>(`select id from system_users where username = 'accountant'`);
  userId = found[0]!.id; // of the demonstration
});
beforeEach(() => server.db.script('truncate payments; truncate idempotency_keys'));
after(() => server.close());

const onEmbedded = !process.env.TEST_DATABASE_URL;
let lastKey = 0;
const newKey = () => `test-key-number-${++lastKey}`;

interface Answer {
  status: number;
  body: { id?: number; code?: string; state?: string; status?: number; body?: unknown };
}

async function pay(key: string | undefined, body: object = { amount: '100.00' }, by = token): Promise<Answer> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await server.call({ method: 'POST', url: '/api/trial/payments', payload: body, headers, token: by });
  return { status: answer.statusCode, body: answer.json() };
}

async function ask(key: string, by: string | undefined = token): Promise<Answer> {
  const answer = await server.call({ method: 'POST', url: `/api/trial/idempotency/${key}`, token: by });
  return { status: answer.statusCode, body: answer.json() };
}

async function payments(): Promise<number> {
  const [row] = await server.db.query<{ count: number }>('select count(*)::int as count from payments');
  return row!.count; // a count always has its row
}

async function lockOfKey(): Promise<void> {
  for (let held = false; !held;) {
    const [row] = await server.db.query<{ held: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and granted
                        and database = (select oid from pg_database where datname = current_database())) as held`,
    );
    held = row!.held; // an exists always has its row
  }
}

test('the same key answers with the first answer and pays once', async () => {
  const key = newKey();
  const first = await pay(key);
  assert.equal(first.status, 200);
  for (let again = 0; again < 3; again++) assert.deepEqual(await pay(key), first);
  assert.equal(await payments(), 1);
});

test('a file that a write removes goes once the write is kept, and stays where it is not', async () => {
  const key = await server.files.put(Buffer.from('A file'), 'pdf');
  const isThere = () =>
    server.files.open(key).then(
      ({ stream }) => (stream.destroy(), true),
      () => false,
    );
  let wasThere: boolean | undefined;
  const prepare = async () => async (_: unknown, files: typeof server.files) => {
    await files.remove(key);
    wasThere = await isThere();
    return { status: 200, body: {} };
  };
  const intent = { userId, key: newKey(), digest: 'd' };
  await server.db
    .script(`create function refuse_key() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refused before insert on idempotency_keys for each row execute function refuse_key();`);
  await assert.rejects(once(server, intent, { prepare, begins: false }), /no/);
  await server.db.script('drop trigger refused on idempotency_keys; drop function refuse_key');
  assert.equal(await isThere(), true);
  await once(server, intent, { prepare, begins: false });
  assert.deepEqual([wasThere, await isThere()], [true, false]);
});

test('a write that does something outside of its transaction is running until it is answered, and never given up meanwhile', async () => {
  const intent = { userId, key: newKey(), digest: 'd' };
  const asked = () => outcomeOf(server.db, server.clock, intent);
  const effect = () => Promise.resolve({ status: 200, body: { charged: true } });
  let seen: unknown;
  const prepare = async () => {
    // The card is charged by now, and somebody whose line was cut asks.
    seen = await asked();
    return effect;
  };
  assert.deepEqual(await once(server, intent, { prepare, begins: true }), await effect());
  assert.deepEqual(seen, { state: 'running' });
  assert.deepEqual(await asked(), { state: 'done', ...(await effect()) });

  // What was refused has left nothing; of a fault nobody knows, however long ago it was: the card may have been charged.
  const failing = (error: Error) => ({ prepare: () => Promise.reject(error), begins: true });
  const refused = { ...intent, key: newKey() };
  await assert.rejects(once(server, refused, failing(new Refusal(409, 'money_paid', 'No'))));
  assert.deepEqual(await outcomeOf(server.db, server.clock, refused), { state: 'never' });
  await assert.rejects(once(server, refused, { prepare, begins: true }), { code: 'key_closed' });
  const broken = { ...intent, key: newKey() };
  await assert.rejects(once(server, broken, failing(new Error('gone'))));
  assert.deepEqual(await outcomeOf(server.db, server.clock, broken), { state: 'running' });
  server.clock.advance(6 * 60_000);
  assert.deepEqual(await outcomeOf(server.db, server.clock, broken), { state: 'running' });
  server.clock.advance(-6 * 60_000);
  // Sent once more under its key it finds out for itself, and is answered.
  assert.deepEqual(await once(server, broken, { prepare, begins: true }), await effect());
  assert.deepEqual(await outcomeOf(server.db, server.clock, broken), { state: 'done', ...(await effect()) });
});

test('of two under one key, as when a proxy sends it twice, the refusal of one does not speak for the other', async () => {
  const refusal = new Refusal(409, 'changed_meanwhile', 'The other one has changed it');
  const effect = () => Promise.resolve({ status: 200, body: { paid: true } });
  const begun = (intent: { userId: number; key: string; digest: string }) => {
    let end!: (error?: Refusal) => void;
    let hasBegun!: () => void;
    const isUnderWay = new Promise<void>((resolve) => (hasBegun = resolve));
    const gate = new Promise<typeof effect>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve(effect));
    });
    const prepare = () => {
      hasBegun();
      return gate;
    };
    const answer = once(server, intent, { prepare, begins: true });
    // Where it is refused, whoever awaits it is told.
    answer.catch(() => undefined);
    return { answer, isUnderWay, end };
  };
  for (const refused of ['second', 'first'] as const) {
    const intent = { userId, key: newKey(), digest: 'd' };
    const first = begun(intent);
    await first.isUnderWay;
    const second = begun(intent);
    await second.isUnderWay;
    const [loser, winner] = refused === 'second' ? [second, first] : [first, second];
    loser.end(refusal);
    await assert.rejects(loser.answer, { code: 'still_running' }, refused);
    assert.deepEqual(await outcomeOf(server.db, server.clock, intent), { state: 'running' }, refused);
    winner.end();
    assert.deepEqual(await winner.answer, await effect(), refused);
    assert.deepEqual(await outcomeOf(server.db, server.clock, intent), { state: 'done', ...(await effect()) }, refused);
  }
  // Refused when the other one has come to its end, it answers what that one did.
  const late = { userId, key: newKey(), digest: 'd' };
  const quick = begun(late);
  await quick.isUnderWay;
  const slow = begun(late);
  await slow.isUnderWay;
  quick.end();
  await quick.answer;
  slow.end(refusal);
  assert.deepEqual(await slow.answer, await effect());
  // Both refused have left nothing.
  const none = { userId, key: newKey(), digest: 'd' };
  const one = begun(none);
  await one.isUnderWay;
  const other = begun(none);
  await other.isUnderWay;
  one.end(refusal);
  await assert.rejects(one.answer, { code: 'still_running' });
  other.end(refusal);
  await assert.rejects(other.answer, { code: 'changed_meanwhile' });
  assert.deepEqual(await outcomeOf(server.db, server.clock, none), { state: 'never' });
});

test(
  'who asks at the moment in which a write that has begun is answered does not make it a refusal',
  { skip: onEmbedded && 'the embedded database runs one transaction after the other' },
  async () => {
    const intent = { userId, key: newKey(), digest: 'd' };
    const effect = () => Promise.resolve({ status: 200, body: { charged: true } });
    let end!: () => void;
    const isAsked = new Promise<void>((resolve) => (end = resolve));
    let hold!: () => void;
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    let asking: Promise<unknown> = Promise.resolve();
    // Holds the key as a question does, until the write stands before it.
    const prepare = () =>
      new Promise<typeof effect>((prepared) => {
        asking = server.db.transaction(async (sql) => {
          await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${userId}:${intent.key}`]);
          prepared(effect);
          hold();
          await isAsked;
        });
      });
    const answer = once(server, intent, { prepare, begins: true });
    // It may be told of the key at once, or wait for it.
    answer.catch(() => undefined);
    await isHeld;
    for (let waits = false; !waits;) {
      const [row] = await server.db.query<{ waits: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and not granted
                          and database = (select oid from pg_database where datname = current_database()))
                or not exists (select from begun_writes where key = $1) as waits`,
        [intent.key],
      );
      waits = row!.waits; // an exists always has its row
    }
    end();
    await asking;
    assert.deepEqual(await answer, await effect());
    assert.deepEqual(await outcomeOf(server.db, server.clock, intent), { state: 'done', ...(await effect()) });
  },
);

test('the order of the fields does not make another body', async () => {
  const key = newKey();
  const first = await pay(key, { amount: '5.00', wait: 0 });
  assert.deepEqual(await pay(key, { wait: 0, amount: '5.00' }), first);
});

test('the same key with another body is refused', async () => {
  const key = newKey();
  await pay(key);
  const other = await pay(key, { amount: '200.00' });
  assert.deepEqual([other.status, other.body.code], [422, 'key_reused']);
  assert.equal(await payments(), 1);
});

test('twenty at one moment pay once', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(key, { amount: '1.00', wait: 30 })));
  const done = answers.filter(({ status }) => status === 200);
  assert.ok(done.length >= 1);
  assert.equal(new Set(done.map(({ body }) => body.id)).size, 1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    assert.deepEqual([status, body.code], [409, 'still_running']);
  assert.equal(await payments(), 1);
});

test(
  'while it runs, the same key is told so',
  { skip: onEmbedded && 'the embedded database runs one transaction after the other' },
  async () => {
    const key = newKey();
    // It holds its transaction open for longer than the busiest host needs to ask for it.
    const running = pay(key, { amount: '1.00', wait: 2_000 });
    await lockOfKey(); // a question that came before it would close the key
    assert.deepEqual((await ask(key)).body, { state: 'running' });
    assert.equal((await pay(key, { amount: '1.00', wait: 2_000 })).body.code, 'still_running');
    assert.equal((await running).status, 200);
  },
);

test('a write that was refused has no effect and may be tried again', async () => {
  const key = newKey();
  const refused = await pay(key, { amount: '1.00', refuse: true });
  assert.deepEqual([refused.status, refused.body.code], [409, 'month_closed']);
  assert.equal(await payments(), 0);
  assert.equal((await pay(key)).status, 200);
  assert.equal(await payments(), 1);
});

test('the outcome of a finished write is its answer', async () => {
  const key = newKey();
  const first = await pay(key);
  assert.deepEqual((await ask(key)).body, { state: 'done', status: 200, body: first.body });
});

test('a key that was never used is closed by the question, and a late arrival refused', async () => {
  const key = newKey();
  assert.deepEqual((await ask(key)).body, { state: 'never' });
  const late = await pay(key);
  assert.deepEqual([late.status, late.body.code], [409, 'key_closed']);
  assert.deepEqual((await ask(key)).body, { state: 'never' });
  assert.equal(await payments(), 0);
});

test('keys of two people have nothing to do with each other', async () => {
  const key = newKey();
  const other = (await server.signIn('accountant2')).access_token;
  await pay(key);
  assert.deepEqual((await ask(key, other)).body, { state: 'never' });
  assert.equal((await ask(key)).body.state, 'done');
});

test('without a key, with a malformed one, or not signed in nothing is paid or told', async () => {
  for (const key of [undefined, 'short', 'with spaces in the middle', 'a'.repeat(101)])
    assert.equal((await pay(key)).status, 400, key);
  assert.equal((await ask(newKey(), 'garbage')).status, 401);
  assert.equal(await payments(), 0);
});
