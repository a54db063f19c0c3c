/** Rounds: every pair of a status and an action, what was raised, and two who open a round at once. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { enterRound } from '../../server/modules/rounds/index';
import { hasOpenRound } from '../../server/modules/rounds/store';
import { systemClock, today } from '../../server/shared/clock';
import { Refusal } from '../../server/shared/problem';
import { freshDatabase } from '../../server/start/freshDatabase';
import { inTurn, postgresOnly } from '../support/heldRows';
import { useWork } from '../support/investorWork';

const work = useWork();

interface Round {
  id: number;
  version: number;
  number: number;
  name: string;
  status: string;
  raised_amount: string;
  missing_amount: string;
  investments_count: number;
  investors_count: number;
  open_round: { id: number; name: string } | null;
  is_strategy_sold: boolean;
  due: string[];
  tariffs: { id: number; name: string }[];
}
const statuses = ['planned', 'open', 'closed', 'settled', 'cancelled'] as const;
type Status = (typeof statuses)[number];

let strategies = 1;
/** A strategy of its own for each round, so that none stands in the way of another. */
async function strategy(): Promise<{ strategy: number; tariff: number }> {
  strategies += 1;
  await work.db.query(
    `insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
     values ($1, 'Стратегия ' || $1::int::text, 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01')`,
    [strategies],
  );
  const { id: tariff } = await work.one<{ id: number }>(
    `insert into tariffs (id, code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
       early_exit_allowed, valid_from, created_at, updated_at)
     values ($1 + 100, 'of-' || $1::int::text, $1, 'Базовый', 'all', 12, 1, 1000000000, 24, 'month', true, '2025-01-01', '2025-01-01',
       '2025-01-01') returning id`,
    [strategies],
  );
  return { strategy: strategies, tariff };
}
interface Wanted {
  status?: Status;
  raised?: string;
  of?: { strategy: number; tariff: number };
  own?: object;
}
async function round({ status = 'planned', raised, of, own = {} }: Wanted = {}): Promise<Round> {
  const place = of ?? (await strategy());
  const body = {
    ...{ name: `Раунд ${place.strategy}`, strategy_id: place.strategy, tariff_ids: [place.tariff] },
    ...{ start_date: '2026-03-01', end_date: '2026-05-01', target_amount: '10000000.00', min_amount: '3000000.00' },
    ...own,
  };
  const made = await work.answer<Round>('invest POST /investments/rounds', { body });
  await work.db.query('update rounds set status = $2 where id = $1', [made.id, status]);
  if (raised !== undefined) await raise(made.id, raised);
  return made;
}
async function raise(id: number, amount: string, status = 'active', investor?: number): Promise<void> {
  const investment = await work.invest(investor ?? (await work.make()), status, amount);
  await work.db.query('update investments set round_id = $2 where id = $1', [investment, id]);
}
const change = (id: number, body: object, { version = 1, as = 'director' } = {}) =>
  work.outcome(`invest PUT /investments/rounds/${id}`, { version, body, as });
const look = (id: number) => work.answer<Round>(`invest GET /investments/rounds/${id}`);
const list = (query: string) =>
  work.answer<{ rounds: Round[]; count: number; totals: { target_amount: string; raised_amount: string } }>(
    `invest GET /investments/rounds?limit=100&${query}`,
  );

/** By hand from the page: what each status is led to; the rest is `transition_not_allowed`. */
const led: Record<Status, Record<Status, 'made' | 'refused'>> = {
  planned: { planned: 'refused', open: 'made', closed: 'refused', settled: 'refused', cancelled: 'made' },
  open: { planned: 'refused', open: 'refused', closed: 'made', settled: 'refused', cancelled: 'made' },
  closed: { planned: 'refused', open: 'refused', closed: 'refused', settled: 'made', cancelled: 'refused' },
  settled: { planned: 'refused', open: 'refused', closed: 'refused', settled: 'refused', cancelled: 'refused' },
  cancelled: { planned: 'refused', open: 'refused', closed: 'refused', settled: 'refused', cancelled: 'refused' },
};

test('every pair of a status and the next one', async () => {
  for (const from of statuses)
    for (const to of statuses) {
      const { id } = await round({ status: from, raised: to === 'settled' ? '3000000.00' : undefined });
      const answer = await change(id, { status: to });
      await work.expectMove('rounds', id, answer, { from, to, isLegal: led[from][to] === 'made' });
      const journal = (await work.journalOf(id, 'round')).filter(({ action }) => action === 'change_status');
      const row = { action: 'change_status', field: 'status', old: from, new: to };
      assert.deepEqual(journal, led[from][to] === 'made' ? [row] : [], `${from} ${to}`);
    }
});

test('every pair of a status and a field', async () => {
  const { strategy: otherStrategy, tariff: otherTariff } = await strategy();
  const fields: [body: object, statuses: Status[]][] = [
    [{ name: 'Другой' }, ['planned', 'open']],
    [{ end_date: '2026-06-01' }, ['planned', 'open']],
    [{ target_amount: '20000000.00' }, ['planned', 'open']],
    [{ start_date: '2026-03-02' }, ['planned']],
    [{ min_amount: '1000000.00' }, ['planned']],
    [{ strategy_id: otherStrategy, tariff_ids: [otherTariff] }, ['planned']],
  ];
  for (const [body, allowed] of fields)
    for (const status of statuses) {
      const { id } = await round({ status });
      const [code, answer] = await change(id, body);
      const text = `${status} ${Object.keys(body).join()}`;
      if (allowed.includes(status)) assert.equal(code, 200, `${text}: ${JSON.stringify(answer)}`);
      else assert.deepEqual([code, answer], [409, 'transition_not_allowed'], text);
    }
});

test('a round with money is not cancelled; below its least amount it is not settled, and the missing sum is told', async () => {
  const open = await round({ status: 'open', raised: '0.01' });
  assert.deepEqual(await change(open.id, { status: 'cancelled' }), [409, 'round_has_money']);
  const short = await round({ status: 'closed', raised: '2999999.99' });
  const refused = await work.do(`invest PUT /investments/rounds/${short.id}`, {
    version: 1,
    body: { status: 'settled' },
  });
  const { code, current } = refused.json<{ code: string; current: Round }>();
  assert.deepEqual([refused.statusCode, code, current.missing_amount], [409, 'round_below_minimum', '0.01']);
  await raise(short.id, '0.01');
  assert.equal((await change(short.id, { status: 'settled' }))[0], 200);
});

test('raised is the sum of its investments but those that are pending or cancelled', async () => {
  const { id } = await round({ status: 'open' });
  const investor = await work.make();
  await raise(id, '1000000.10', 'active', investor);
  await raise(id, '200000.20', 'exiting', investor);
  await raise(id, '30000.30', 'closed');
  await raise(id, '4000.40', 'pending');
  await raise(id, '500.50', 'cancelled');
  const { raised_amount, missing_amount, investments_count, investors_count } = await look(id);
  assert.deepEqual(
    [raised_amount, missing_amount, investments_count, investors_count],
    ['1230000.60', '1769999.40', 3, 2],
  );
  const all = await list('');
  const sum = all.rounds.reduce((total, one) => total + BigInt(one.raised_amount.replace('.', '')), 0n);
  assert.equal(all.totals.raised_amount.replace('.', ''), String(sum));
  // The list of investments shows the same ones, and those that are not counted.
  const found = await work.answer<{ total: number }>(`system GET /v1/investments?round_id=${id}`);
  assert.equal(found.total, 5);
});

test('a second round of a strategy is not opened while one is open', async () => {
  const of = await strategy();
  const [first, second] = [await round({ of }), await round({ of })];
  assert.equal((await change(first.id, { status: 'open' }))[0], 200);
  assert.deepEqual((await look(second.id)).open_round, { id: first.id, name: first.name });
  assert.deepEqual(await change(second.id, { status: 'open' }), [409, 'round_open_exists']);
  assert.equal((await change(first.id, { status: 'closed' }, { version: 2 }))[0], 200);
  assert.equal((await change(second.id, { status: 'open' }))[0], 200);
});

test('a round is opened of a strategy that is sold, and of no other', async () => {
  for (const status of ['soon', 'inactive', 'archive', 'active']) {
    const of = await strategy();
    const { id } = await round({ of });
    await work.db.query('update strategies set status = $2 where id = $1', [of.strategy, status]);
    const isSold = status === 'active';
    assert.equal((await look(id)).is_strategy_sold, isSold, status);
    const answer = await change(id, { status: 'open' });
    if (isSold) assert.equal(answer[0], 200);
    else assert.deepEqual(answer, [409, 'strategy_not_sold'], status);
  }
});

test('of money that comes into a round and its strategy that is put away at once one is refused', async () => {
  for (let time = 0; time < 5; time++) {
    const of = await strategy();
    const { id } = await round({ of, status: 'open' });
    const investorId = await work.make({ balance: '100.00' });
    await work.db.query(`update strategies set status = 'inactive' where id = $1`, [of.strategy]);
    // It is sold again, so that the money may come, while somebody else puts it away.
    const sold = await work.outcome(`system PUT /v1/strategies/${of.strategy}`, {
      version: 1,
      body: { status: 'active' },
    });
    assert.equal(sold[0], 200);
    const away = async (status: string, version: number) =>
      work.outcome(`system PUT /v1/strategies/${of.strategy}`, { version, body: { status, comment: 'Всё' } });
    const entry = { roundId: id, tariffId: of.tariff, investorId, amount: '100.00' };
    const [money] = await Promise.allSettled([
      enter(work.db, entry),
      away('inactive', 2).then(() => away('archive', 3)),
    ]);
    const isAway = (await work.statusOf('strategies', of.strategy)) === 'archive';
    assert.notEqual(money.status === 'fulfilled', isAway, `money ${money.status}, put away ${isAway}`);
  }
});

test('of two who open two rounds of a strategy at once one is refused', async () => {
  for (let time = 0; time < 5; time++) {
    const of = await strategy();
    const both = [await round({ of }), await round({ of })];
    const answers = await Promise.all(both.map(({ id }) => change(id, { status: 'open' })));
    assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
    assert.ok(answers.some(([, code]) => code === 'round_open_exists'));
  }
});

test('the database itself holds one open round for each strategy', async () => {
  const of = await strategy();
  await round({ of, status: 'open' });
  await assert.rejects(round({ of, status: 'open' }), /rounds_open_by_strategy/);
});

test('what does not hold together is told beside its field', async () => {
  const of = await strategy();
  const other = await strategy();
  const body = (own: object) => ({
    ...{
      name: 'Раунд',
      strategy_id: of.strategy,
      tariff_ids: [of.tariff],
      start_date: '2026-03-01',
      end_date: '2026-05-01',
    },
    ...{ target_amount: '10000000.00', min_amount: '3000000.00', ...own },
  });
  const cases: [own: object, expected: object][] = [
    [{ end_date: '2026-03-01' }, { end_date: 'not_after_begin' }],
    [{ end_date: '2026-02-30' }, { end_date: 'no_such_day' }],
    [{ start_date: '2026-02-30' }, { start_date: 'no_such_day' }],
    [{ target_amount: '0.00', min_amount: '0.00' }, { target_amount: 'invalid_amount' }],
    [{ min_amount: '10000000.01' }, { min_amount: 'above_maximum' }],
    [{ min_amount: '-0.01' }, { min_amount: 'invalid_amount' }],
    [{ strategy_id: 999_999 }, { strategy_id: 'unknown_value' }],
    [{ tariff_ids: [other.tariff] }, { tariff_ids: 'unknown_value' }],
    [{ tariff_ids: [of.tariff, 999_999] }, { tariff_ids: 'unknown_value' }],
  ];
  for (const [own, expected] of cases) {
    const answer = await work.do('invest POST /investments/rounds', { body: body(own) });
    assert.deepEqual(
      [answer.statusCode, answer.json<{ fields: object }>().fields],
      [422, expected],
      JSON.stringify(own),
    );
  }
  const open = await round({ status: 'open', raised: '5000000.00' });
  const lowered = await work.do(`invest PUT /investments/rounds/${open.id}`, {
    ...{ version: 1, body: { target_amount: '4999999.99' } },
  });
  assert.deepEqual(lowered.json<{ fields: object }>().fields, { target_amount: 'below_raised' });
});

test('a status asks for one right, the fields for another', async () => {
  const { id } = await round();
  for (const as of ['moderator', 'accountant'])
    for (const body of [{ name: 'Другой' }, { status: 'open' }])
      assert.deepEqual(await change(id, body, { as }), [403, 'forbidden'], as);
  await work.deny('administrator', 'rounds.enable');
  assert.deepEqual(await change(id, { status: 'open' }), [403, 'forbidden']);
  assert.deepEqual(await change(id, { name: 'Другой', status: 'open' }), [403, 'forbidden']);
  assert.equal((await change(id, { name: 'Другой' }))[0], 200);
  await work.deny('administrator', 'rounds.update');
  assert.deepEqual(await change(id, { name: 'Третий' }, { version: 2 }), [403, 'forbidden']);
  await work.db.query(
    `insert into role_permissions (role_id, permission_id, action)
     select id, 'rounds', action from roles, unnest(array['update', 'enable']) action where name = 'administrator'`,
    [],
  );
  assert.deepEqual(await change(999_999, { name: 'Нет' }), [404, 'not_found']);
});

test('what is due follows the day', async () => {
  const day = (ahead: number) =>
    new Date(Date.parse(today(work.clock)) + ahead * 86_400_000).toISOString().slice(0, 10);
  const cases: [status: Status, start: number, end: number, raised: string | undefined, due: string[]][] = [
    ['planned', 15, 40, undefined, []],
    ['planned', 14, 40, undefined, ['opening']],
    ['planned', -3, 40, undefined, ['opening']],
    ['open', -30, 15, undefined, []],
    ['open', -30, 14, undefined, ['closing', 'below_minimum']],
    ['open', -30, 14, '3000000.00', ['closing']],
    ['closed', -30, -1, undefined, ['below_minimum']],
    ['closed', -30, -1, '3000000.00', []],
    ['settled', -30, -1, undefined, []],
    ['cancelled', -30, -1, undefined, []],
  ];
  for (const [status, start, end, raised, due] of cases) {
    const { id } = await round({ status, raised, own: { start_date: day(start), end_date: day(end) } });
    assert.deepEqual((await look(id)).due, due, `${status} ${start} ${end}`);
    for (const one of ['opening', 'closing', 'below_minimum'])
      assert.equal(
        (await list(`due=${one}`)).rounds.some((found) => found.id === id),
        due.includes(one),
      );
  }
});

const enter = (db: Database, entry: Parameters<typeof enterRound>[2]) =>
  db.transaction((sql) => enterRound(sql, work.clock, entry));

const codeOfRefusal = (error: unknown) => {
  assert.ok(error instanceof Refusal, String(error));
  return error.code;
};

test('money comes into an open round out of a balance, never beyond what the round wants', async () => {
  const of = await strategy();
  const { id } = await round({ of, status: 'open' });
  const investorId = await work.make({ balance: '20000000.00' });
  const entry = { roundId: id, tariffId: of.tariff, investorId, amount: '6000000.00' };
  const investment = await enter(work.db, entry);
  const { balance, invested } = await work.one<{ balance: string; invested: string }>(
    'select balance, investment_amount as invested from investors where id = $1',
    [investorId],
  );
  assert.equal(invested, '6000000.00');
  const ledger = await work.one<{ sum: string }>(
    'select sum(amount) as sum from investor_transactions where investor_id = $1',
    [investorId],
  );
  assert.deepEqual([balance, ledger.sum, (await look(id)).raised_amount], ['14000000.00', '14000000.00', '6000000.00']);
  const stored = await work.answer<{ status: string; balance: string; round: { id: number } }>(
    `system GET /v1/investments/${investment}`,
  );
  assert.deepEqual([stored.status, stored.balance, stored.round.id], ['active', '6000000.00', id]);
  // Of two who take the last four million one is refused.
  const last = await Promise.allSettled([1, 2].map(() => enter(work.db, { ...entry, amount: '4000000.00' })));
  assert.deepEqual(last.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.deepEqual([(await look(id)).raised_amount, (await look(id)).missing_amount], ['10000000.00', '0.00']);

  const code = async (own: object) => enter(work.db, { ...entry, ...own }).then(() => undefined, codeOfRefusal);
  const second = await round({ status: 'open' });
  const [free] = second.tariffs;
  assert.equal(await code({ roundId: second.id }), 'unknown_value', 'a tariff of another strategy');
  assert.equal(await code({ roundId: second.id, tariffId: free!.id, amount: '11000000.00' }), 'not_enough_balance');
  assert.equal(await code({ roundId: second.id, tariffId: free!.id, amount: '0.50' }), 'out_of_range');
  assert.equal(await code({ amount: '0.00' }), 'invalid_amount');
  // What is not offered to him now, or at all, is no choice.
  const rich = await work.make({ balance: '100.00' });
  const offered = { roundId: second.id, tariffId: free!.id, investorId: rich, amount: '100.00' };
  for (const column of [
    `is_active = false`,
    `subject = 'business'`,
    `valid_from = '2999-01-01'`,
    `valid_to = '2025-02-01'`,
  ]) {
    await work.db.query(`update tariffs set ${column} where id = $1`, [free!.id]);
    assert.equal(await code(offered), 'unknown_value', column);
    await work.db.query(
      `update tariffs set is_active = true, subject = 'all', valid_from = '2025-01-01', valid_to = null where id = $1`,
      [free!.id],
    );
  }
  await work.db.query(`update investors set status = 'in_process' where id = $1`, [rich]);
  assert.equal(await code(offered), 'investor_not_verified');
  await work.db.query(`update investors set status = 'active' where id = $1`, [rich]);
  await work.db.query(`update strategies set status = 'inactive' where id = $1`, [free!.id - 100]);
  assert.equal(await code(offered), 'strategy_not_sold');
  for (const status of ['planned', 'closed', 'settled', 'cancelled'] as const) {
    const shut = await round({ status });
    assert.equal(
      await code({ roundId: shut.id, tariffId: shut.tariffs[0]!.id, amount: '1.00' }),
      'transition_not_allowed',
      status,
    );
  }
});

test('whoever waited for a round finds its tariffs as they are by then', { skip: postgresOnly }, async () => {
  const of = await strategy();
  const { id } = await round({ of, status: 'open' });
  const investorId = await work.make({ balance: '100.00' });
  const [money] = await inTurn(
    work.db,
    `with held as (select id from rounds where id = ${id} for no key update)
     delete from round_tariffs t using held h where t.round_id = h.id`,
    async () => enter(work.db, { roundId: id, tariffId: of.tariff, investorId, amount: '100.00' }).catch(codeOfRefusal),
  );
  assert.equal(money, 'unknown_value');
});

test('numbers of rounds follow each other, whoever makes them at once', async () => {
  const of = await strategy();
  const made = await Promise.all([1, 2, 3].map(() => round({ of })));
  assert.equal(new Set(made.map(({ number }) => number)).size, 3);
});

const postgres = process.env.TEST_DATABASE_URL;
test(
  'on two connections the second waits for the first and then finds its round open',
  { skip: !postgres },
  async () => {
    const { url, drop } = await freshDatabase(postgres!);
    const both = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    try {
      await migrate(both[0], systemClock, join(import.meta.dirname, '../../server/migrations'));
      await both[0].script(`
      insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
        values (1, 'Мудараба 12', 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01');
      insert into rounds (id, number, name, strategy_id, start_date, end_date, target_amount, min_amount, created_at, updated_at)
        select n, n, 'Раунд', 1, '2026-01-01', '2026-03-01', 100, 1, '2026-01-01', '2026-01-01' from generate_series(1, 2) n`);
      const open = (db: Database, id: number) =>
        db.transaction(async (sql) => {
          await sql.query('select id from rounds where id = $1 for no key update', [id]);
          if (await hasOpenRound(sql, 1)) return 'refused';
          await sql.query('select pg_sleep(0.3)', []);
          await sql.query(`update rounds set status = 'open' where id = $1`, [id]);
          return 'opened';
        });
      const ends = await Promise.all([open(both[0], 1), open(both[1], 2)]);
      assert.deepEqual(ends.sort(), ['opened', 'refused']);
    } finally {
      await Promise.all(both.map((db) => db.close()));
      await drop();
    }
  },
);
