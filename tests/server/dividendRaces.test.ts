/** Two people at once on the same profit, run, constant or share: one is done, and the other is told or does his on what is then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payBatch } from '../../server/modules/dividends/payer';
import { lockProfitsOf } from '../../server/modules/dividends/profitStore';
import { beginCalculation } from '../../server/modules/dividends/service';
import { useDividends } from '../support/dividends';
import { inTurn, postgresOnly, untilWaiting, whileHolding } from '../support/heldRows';
import { newKey } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

const { work, strategy, invest, october, look, profit, lead, begin, calculate, reckonAll, pay, payAll } =
  useDividends();

/** What of a month was paid to whom, by rows of balances and of investments, against the rows of the runs that stand. */
async function wrongPayments(strategyId: number) {
  return work.db.query(
    `select d.id, d.status, d.net, m.sum from dividend_transactions d join dividend_runs r on r.id = d.run_id
       cross join lateral (select coalesce(sum(amount), 0) as sum from (
         select amount from investor_transactions t where t.type = 'dividend' and t.investment_id = d.investment_id
         union all select amount from investment_transactions t where t.type = 'reinvest' and t.investment_id = d.investment_id) a) m
       cross join lateral (select coalesce(sum(net), 0) as sum from dividend_transactions p
         where p.investment_id = d.investment_id and p.status = 'paid') p
     where d.strategy_id = $1 and d.status <> 'replaced' and (r.status = 'replaced' or m.sum <> p.sum)`,
    [strategyId],
  );
}
const standing = (strategyId: number) =>
  work.db.query<{ status: string; revision: number }>(
    `select status, revision from dividend_runs where strategy_id = $1 and status <> 'replaced'`,
    [strategyId],
  );
async function divided() {
  const own = await strategy();
  await october(own);
  await profit(own, 'divided');
  return own;
}
const held = (strategyId: number) => `select from profit_records where strategy_id = ${strategyId} for no key update`;
const codes = (answers: [number, unknown][]) =>
  answers.map(([status, body]) => (status < 400 ? status : (body as string)));

test('of two who pay at once one does, the other is refused, and each row is paid once', async () => {
  const own = await divided();
  const answers = await Promise.all([pay(), pay(), pay()]);
  assert.deepEqual(codes(answers).sort(), [200, 'transition_not_allowed', 'transition_not_allowed']);
  await Promise.all(Array.from({ length: 4 }, () => payBatch(work.db, work.clock)));
  await payAll();
  assert.equal((await look(own)).paid_count, 3);
  assert.deepEqual(await wrongPayments(own), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a month without runs is not paid', async () => {
  const body = { as: 'executive', key: newKey(), body: { payable_amount: '0.00', share_count: 0 } };
  assert.deepEqual(await work.outcome('invest POST /investments/withdrawal-dividends/2025-03', body), [
    ...[409, 'transition_not_allowed'],
  ]);
});

test('paying against counting anew: either what was seen is paid, or what is being counted is not', async () => {
  for (let round = 0; round < 6; round++) {
    const own = await divided();
    const before = (await look(own)).profit_version;
    const [paid, counted] = await Promise.all([pay(), calculate(own, before)]);
    // While it is counted nothing is paid; once it has been, what was seen is not what would be paid.
    const refusals = ['transition_not_allowed', 'payable_changed'];
    assert.ok(paid[0] === 200 || refusals.includes(String(paid[1])), String(paid[1]));
    assert.ok(counted[0] === 202 || counted[1] === 'transition_not_allowed', String(counted[1]));
    assert.ok(paid[0] === 200 || counted[0] === 202);
    await payAll();
    const [run] = await standing(own);
    if (counted[0] === 202 && paid[0] !== 200) assert.deepEqual(run, { status: 'calculated', revision: 2 });
    else if (counted[0] !== 202) assert.deepEqual(run, { status: 'paid', revision: 1 });
    assert.deepEqual(await wrongPayments(own), []);
    if (run?.status === 'calculated') assert.equal((await pay())[0], 200);
    await payAll();
    assert.deepEqual(await wrongPayments(own), []);
  }
  assert.deepEqual(await ledgerFaults(work.db), []);
});

for (const first of ['pay', 'calculate', 'withdraw'] as const)
  test(`in turn: ${first} comes first`, { skip: postgresOnly }, async () => {
    const own = await divided();
    const version = (await look(own)).profit_version;
    const paying = () => pay();
    const other = () =>
      first === 'withdraw'
        ? lead(own, { status: 'calculated', reason: 'Ошибка в выручке' }, 'executive')
        : calculate(own, version);
    const turns = first === 'pay' ? [paying, other] : [other, paying];
    const answers = codes(await inTurn(work.db, held(own), ...turns));
    const expected = {
      pay: [200, 'transition_not_allowed'],
      calculate: [202, 'transition_not_allowed'],
      withdraw: [200, 'transition_not_allowed'],
    };
    assert.deepEqual(answers, expected[first]);
    await payAll();
    const run = { pay: ['paid', 1], calculate: ['calculated', 2], withdraw: undefined }[first];
    assert.deepEqual(await standing(own), run ? [{ status: run[0], revision: run[1] }] : []);
    // What was counted anew is paid when it is there.
    if (first === 'calculate') {
      assert.equal((await pay())[0], 200);
      await payAll();
    }
    assert.deepEqual(await wrongPayments(own), []);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

test(
  'whoever pays holds the profit before the run, and leaves it to others while somebody has it',
  { skip: postgresOnly },
  async () => {
    const own = await divided();
    await work.db.query(`update dividend_runs set status = 'paying' where strategy_id = $1 and status = 'calculated'`, [
      own,
    ]);
    const answers = await whileHolding(work.db, held(own), async () => {
      const counted = calculate(own);
      await untilWaiting(work.db, 1);
      // Waiting here with the run in hand would be one half of a deadlock.
      assert.equal(await payBatch(work.db, work.clock), false);
      return [counted];
    });
    assert.deepEqual(await answers[0], [409, 'transition_not_allowed']);
    await payAll();
    assert.equal((await look(own)).status, 'paid');
    assert.deepEqual(await wrongPayments(own), []);
  },
);

test(
  'two months of a strategy that are paid at once pay what is owed of the earlier one once',
  { skip: postgresOnly },
  async () => {
    const own = await strategy();
    await october(own);
    for (const month of ['2026-09-01', '2026-10-01']) {
      await work.db.query(
        `with made as (
           insert into profit_records (month, strategy_id, revenue, expense, status, announced, created_at, updated_at)
           values ($1, $2, 3000000, 1000000, 'announced', 2000000, '2026-11-01', '2026-11-01') returning id)
         insert into profit_announcements (profit_id, amount, created_at) select id, 2000000, '2026-11-01' from made`,
        [month, own],
      );
      await work.db.transaction(async (sql) => {
        const [announced] = await lockProfitsOf(sql, month, own);
        await beginCalculation(sql, { user: undefined, clock: work.clock }, announced!); // made a moment ago
      });
    }
    await reckonAll();
    await work.db.query(`update dividend_runs set status = 'paying' where strategy_id = $1`, [own]);
    const ofAll = `select from investors i where exists (select from investments n where n.investor_id = i.id
      and n.strategy_id = ${own}) for no key update`;
    // Both have listed the rows of September when the first of them holds the investors.
    const paying = await whileHolding(work.db, ofAll, async () => {
      const both = [payBatch(work.db, work.clock), payBatch(work.db, work.clock)];
      await untilWaiting(work.db, both.length);
      return both;
    });
    assert.deepEqual(await Promise.all(paying), [true, true]);
    await payAll();
    assert.deepEqual(
      await standing(own),
      Array.from({ length: 2 }, () => ({ status: 'paid', revision: 1 })),
    );
    assert.deepEqual(await wrongPayments(own), []);
    assert.deepEqual(await ledgerFaults(work.db), []);
  },
);

/** Money goes from one investment to another in the middle of October, and the first is closed. */
const exit = (from: number, to: number) =>
  work.db.transaction(async (sql) => {
    await sql.query(
      `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
       select id, '2026-10-11', 'exit', -balance, 0, '2026-10-11' from investments where id = $1`,
      [from],
    );
    await sql.query(
      `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
       select t.id, '2026-10-11', 'topup', f.balance, t.balance + f.balance, '2026-10-11' from investments t join investments f on f.id = $1
       where t.id = $2`,
      [from, to],
    );
    await sql.query(
      `update investments t set balance = t.balance + f.balance from investments f where f.id = $1 and t.id = $2`,
      [from, to],
    );
    await sql.query(`update investments set balance = 0, status = 'closed' where id = $1`, [from]);
  });

test(
  'an exit that is paid while dividends are calculated is in all shares or in none',
  { skip: postgresOnly },
  async () => {
    const bases = async (of: number) =>
      (
        await work.db.query<{ base: string }>(
          `select base from dividend_transactions where strategy_id = $1 and status <> 'replaced' order by investment_id`,
          [of],
        )
      ).map(({ base }) => base);
    for (const [lock, expected] of [
      // The rows are read, and nothing of it is written yet.
      ['lock table dividend_drafts in share mode', ['31000000.00', '62000000.00']],
      // Nothing is read yet.
      ['lock table tariffs in access exclusive mode', ['10000000.00', '83000000.00']],
    ] as const) {
      const own = await strategy();
      const [one, other] = [
        await invest(own, '31000000.00', '2026-06-20'),
        await invest(own, '62000000.00', '2026-06-20'),
      ];
      await profit(own, 'announced');
      const version = (await look(own)).profit_version;
      await whileHolding(work.db, lock, async () => {
        assert.equal((await begin(own, version))[0], 202);
        await untilWaiting(work.db, 1);
        await exit(one.id, other.id);
      });
      await reckonAll();
      assert.deepEqual(await bases(own), expected);
      assert.equal((await calculate(own))[0], 202);
      assert.deepEqual(await bases(own), ['10000000.00', '83000000.00']);
    }
    assert.deepEqual(await ledgerFaults(work.db), []);
  },
);

test(
  'a tax that is changed while dividends are calculated waits, and is not in that run',
  { skip: postgresOnly },
  async () => {
    const own = await strategy();
    await october(own);
    await profit(own, 'announced');
    const version = (await look(own)).profit_version;
    const constant = await work.one<{ id: number; version: number }>(
      `select id, version from invest_constants where key = 'dividend_tax_resident'`,
    );
    const change = (value: string, seen: number) =>
      work.outcome(`invest PUT /investment/constant/${constant.id}`, {
        version: seen,
        body: { value },
        as: 'director',
      });
    const both = await whileHolding(work.db, 'lock table dividend_runs in share mode', async () => {
      const counted = calculate(own, version);
      await untilWaiting(work.db, 1);
      const changed = change('6', constant.version);
      await untilWaiting(work.db, 2);
      return { counted, changed };
    });
    assert.equal((await both.counted)[0], 202);
    assert.equal((await both.changed)[0], 200);
    const run = () =>
      work.answer<{ resident_percent: number; tax: string }>(`invest GET /investments/dividends/2026-10/${own}`);
    assert.deepEqual([(await run()).resident_percent, (await run()).tax], [5, '189441.40']);
    assert.equal((await calculate(own))[0], 202);
    assert.equal((await run()).resident_percent, 6);
    assert.equal((await change('5', constant.version + 1))[0], 200);
  },
);

test('of one who adds a partner and one who sets the shares at once, one is done, and they are still 100', async () => {
  type Partner = { id: number; version: number; next_percent: number };
  const list = async () => (await work.answer<{ partners: Partner[] }>('system GET /v1/partners?limit=100')).partners;
  for (let round = 0; round < 4; round++) {
    const [first, ...rest] = await list();
    const others = (percents: (at: number) => number) =>
      rest.map(({ id, version }, at) => ({ id, version, percent: percents(at) }));
    const added = () =>
      work.outcome('system POST /v1/partners', {
        as: 'accountant',
        body: {
          ...{
            name: `Новый ${round}`,
            kind: 'company',
            inn: `30000000${round}`,
            start_date: '2026-12-01',
            percent: 10,
          },
          others: [{ id: first!.id, version: first!.version, percent: 90 }, ...others(() => 0)],
        },
      });
    const set = () =>
      work.outcome(`system PUT /v1/partners/${first!.id}`, {
        ...{ as: 'executive', version: first!.version },
        // Never what it was before, which would change nothing and so nobody's version.
        body: { percent: 100 - rest.length * (round + 1), others: others(() => round + 1) },
      });
    const answers = await Promise.all([added(), set()]);
    const refused = answers.filter(([status]) => status >= 400);
    assert.deepEqual(
      refused.map(([status, code]) => [status, code]),
      [[409, 'changed_meanwhile']],
    );
    const sum = (await list()).reduce((all, one) => all + one.next_percent, 0);
    assert.equal(sum, 100);
  }
});
