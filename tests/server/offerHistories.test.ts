/**
 * Whatever is done with what people invest in, in whatever order and by two at once: a bond is sold and paid no more than it is, a
 * round has what its investments are, a project what its lots are, and of a strategy that was put away nobody owns anything.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { sellUnits } from '../../server/modules/bonds/index';
import { sellLots } from '../../server/modules/projects/index';
import { enterRound } from '../../server/modules/rounds/index';
import { today } from '../../server/shared/clock';
import { Refusal } from '../../server/shared/problem';
import { bookFaults } from '../support/books';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import { newKey, useWork } from '../support/investorWork';

const work = useWork();
before(async () => {
  // Of several `before` of a file none waits for the one above it.
  while (work.db === undefined) await new Promise((done) => setTimeout(done, 10));
  await work.db.query(`select setval(pg_get_serial_sequence('tariffs', 'id'), 100)`, []);
  await work.db.query(`select setval(pg_get_serial_sequence('strategies', 'id'), 100)`, []);
});

type Answer = [number, unknown];
const as = 'executive';
const send = (what: string, body?: object, version?: number): Promise<Answer> =>
  work.outcome(what, { as, body, version, key: newKey() });
/** What a module does for the platform: done, or refused with a code. */
const done = (attempt: Promise<unknown>): Promise<Answer> =>
  attempt.then(
    () => [200, undefined],
    (error: unknown) => {
      assert.ok(error instanceof Refusal, String(error));
      return [error.status, error.code];
    },
  );

/** What one history is about. */
interface Offer {
  strategy: number;
  rounds: number[];
  bond: number;
  project: number;
  investor: number;
}

let offers = 0;
async function offer(): Promise<Offer> {
  offers += 1;
  const { id: strategy } = await work.one<{ id: number }>(
    `insert into strategies (title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
     values ('Стратегия ' || $1::int::text, 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01') returning id`,
    [offers],
  );
  const { id: tariff } = await work.one<{ id: number }>(
    `insert into tariffs (code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period,
       early_exit_allowed, valid_from, created_at, updated_at)
     values ('offer-' || $1::int::text, $2, 'Базовый', 'all', 12, 1, 1000000, 24, 'month', true, '2025-01-01', '2025-01-01',
       '2025-01-01') returning id`,
    [offers, strategy],
  );
  const round = (name: string) =>
    work.answer<{ id: number }>('invest POST /investments/rounds', {
      as,
      body: {
        ...{ name, strategy_id: strategy, tariff_ids: [tariff], start_date: '2026-03-01', end_date: '2026-05-01' },
        ...{ target_amount: '1000.00', min_amount: '300.00' },
      },
    });
  const [first, second] = [await round('Первый'), await round('Второй')];
  const bond = await work.answer<{ id: number }>('system POST /v1/bonds', {
    as,
    body: {
      ...{ code: `OF-${offers}-T`, name_ru: 'Выпуск', issuer: 'ООО «Divan Invest»', issuer_inn: '306573219' },
      ...{ nominal: '10.01', quantity: 7, rate_percent: 22.5, coupon_period: 'quarter', month_count: 8 },
      issue_date: today(work.clock),
    },
  });
  const project = await work.answer<{ id: number }>('invest POST /project/projects', {
    as,
    body: {
      ...{ title_ru: 'Дом', title_uz: 'Uy', address: 'Ташкент', typeProject: 'residential' },
      ...{ acceptanceDeadline: '2030-05-01', amountToRaise: '70.07', amountLot: '10.01', projectAmount: '100.00' },
    },
  });
  const investor = await work.make({ balance: '2000.00' });
  return { strategy, rounds: [first.id, second.id], bond: bond.id, project: project.id, investor };
}

const versionOf = async (table: 'rounds' | 'bonds' | 'projects' | 'strategies', id: number) =>
  (await work.one<{ version: number }>(`select version from ${table} where id = $1`, [id])).version;

/** `n` is any number: which of two rounds, how many, which row. */
const inRound = async ({ rounds }: Offer, n: number, body: object) => {
  const id = rounds[n % 2]!;
  return send(`invest PUT /investments/rounds/${id}`, body, await versionOf('rounds', id));
};
const toBond = async ({ bond }: Offer, status: string) =>
  send(`system PUT /v1/bonds/${bond}/change-status`, { status, comment: 'Решено' }, await versionOf('bonds', bond));
const toProject = async ({ project }: Offer, statusProject: string) =>
  send(`invest PUT /project/projects/${project}`, { statusProject }, await versionOf('projects', project));
const toStrategy = async ({ strategy }: Offer, status: string) =>
  send(`system PUT /v1/strategies/${strategy}`, { status, comment: 'Решено' }, await versionOf('strategies', strategy));
const scheduleOf = ({ bond }: Offer) =>
  work.answer<Reply<'getRepaymentSchedule'>>(`system GET /v1/bonds/${bond}/repayment-schedule`, { as });
async function pay(around: Offer, at: number): Promise<Answer> {
  const { rows, version } = await scheduleOf(around);
  const row = rows[at % rows.length]!;
  const path = `system POST /v1/bonds/${around.bond}/repayment-schedule/${row.id}/pay`;
  return send(path, { payable_amount: row.payable.net }, version);
}

const acts = {
  openRound: (around, n) => inRound(around, n, { status: 'open' }),
  closeRound: (around, n) => inRound(around, n, { status: 'closed' }),
  settleRound: (around, n) => inRound(around, n, { status: 'settled' }),
  cancelRound: (around, n) => inRound(around, n, { status: 'cancelled' }),
  lowerTarget: (around, n) => inRound(around, n, { target_amount: `${300 + n}.00` }),
  enterRound: async ({ rounds, investor: investorId }, n) => {
    const roundId = rounds[n % 2]!;
    const [tariff] = await work.db.query<{ tariff_id: number }>(
      'select tariff_id from round_tariffs where round_id = $1',
      [roundId],
    );
    const entry = { roundId, tariffId: tariff!.tariff_id, investorId, amount: `${1 + n * 40}.01` }; // each has a tariff
    return done(work.db.transaction((sql) => enterRound(sql, work.clock, entry)));
  },
  leave: async ({ rounds }, n) => {
    // What somebody took out stays in what his round raised.
    await work.db.query(
      `with one as (select id, investor_id, balance from investments where round_id = $1 and status = 'active' order by id limit 1),
         moved as (insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
           select id, $2::date, 'exit', -balance, 0, $2 from one returning investment_id),
         closed as (update investments n set status = 'closed', balance = 0 from one where n.id = one.id returning n.id),
         paid as (update investors i set balance = i.balance + one.balance, investment_amount = investment_amount - one.balance
           from one where i.id = one.investor_id returning i.id, i.balance)
       insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
       select paid.id, 'exit', one.balance, paid.balance, one.id, $2 from one cross join paid`,
      [rounds[n % 2], today(work.clock)],
    );
    return undefined;
  },
  stopSelling: (around) => toStrategy(around, 'inactive'),
  sellAgain: (around) => toStrategy(around, 'active'),
  putAway: (around) => toStrategy(around, 'archive'),
  activate: (around) => toBond(around, 'active'),
  suspend: (around) => toBond(around, 'suspended'),
  removeBond: async ({ bond }) => send(`system DELETE /v1/bonds/${bond}`, undefined, await versionOf('bonds', bond)),
  restoreBond: async ({ bond }) =>
    send(`system PUT /v1/bond-restore/${bond}`, undefined, await versionOf('bonds', bond)),
  sellUnits: ({ bond: bondId, investor: investorId }, n) => {
    const purchase = { bondId, investorId, quantity: (n % 4) + 1 };
    return done(work.db.transaction((sql) => sellUnits(sql, { user: undefined, clock: work.clock }, purchase)));
  },
  edit: async (around, n) => {
    const { rows, version } = await scheduleOf(around);
    // A part of the principal comes sooner; of every third edit a tiyin is left over.
    const moved = rows.map(({ id, date, principal, profit }, at) => ({
      ...{ id, date, profit },
      principal:
        at === 0 ? `${n}.00` : at === rows.length - 1 ? (70.07 - n - (n % 3 === 0 ? 0.01 : 0)).toFixed(2) : '0.00',
      ...(rows.length < 2 && { principal }),
    }));
    return send(`system PUT /v1/edit-repayment-schedule/${around.bond}`, { rows: moved }, version);
  },
  payNext: async (around) =>
    pay(
      around,
      Math.max(
        0,
        (await scheduleOf(around)).rows.findIndex((row) => row.status !== 'paid'),
      ),
    ),
  payAny: pay,
  wait: async () => {
    // A thousand histories one after another wait for longer than until 2200, before which a bond has to be issued.
    if (today(work.clock) < '2199-01-01') work.clock.advance(95 * 86_400_000);
    return undefined;
  },
  raiseMoney: (around) => toProject(around, 'fundraising'),
  build: (around) => toProject(around, 'in_progress'),
  complete: (around) => toProject(around, 'completed'),
  archive: (around) => toProject(around, 'archived'),
  redraft: (around) => toProject(around, 'draft'),
  otherLots: async ({ project }, n) =>
    send(
      `invest PUT /project/projects/${project}`,
      { amountToRaise: `${n + 1}0.00`, amountLot: '10.00' },
      await versionOf('projects', project),
    ),
  sellLots: ({ project: projectId }, n) =>
    done(work.db.transaction((sql) => sellLots(sql, { projectId, count: (n % 4) + 1, clock: work.clock }))),
} satisfies Record<string, (around: Offer, n: number) => Promise<Answer | undefined>>;
type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];

/** What does not hold of everything that is on offer; nothing when all is whole. */
const broken = () =>
  work.db.query<{ what: string }>(
    `select 'raised ' || r.id as what from rounds r join round_sums s on s.round_id = r.id
       where s.raised_amount <> coalesce((select sum(n.amount) from investments n
         where n.round_id = r.id and n.status not in ('pending', 'cancelled')), 0)
         or s.raised_amount > r.target_amount or (r.status = 'settled' and s.raised_amount < r.min_amount)
         or (r.status in ('planned', 'cancelled') and s.raised_amount > 0)
     union all select 'open rounds ' || strategy_id from rounds where status = 'open' group by strategy_id having count(*) > 1
     union all select 'put away ' || s.id from strategies s where s.status = 'archive'
       and exists (select from investments n where n.strategy_id = s.id and n.status in ('active', 'exiting'))
     union all select 'sold ' || b.id from bonds b where sold_quantity not between 0 and quantity or sold_quantity
       <> coalesce((select sum(quantity) from bond_investments h where h.bond_id = b.id), 0)
     union all select 'removed ' || b.id from bonds b where status = 'removed' and sold_quantity > 0
     union all select 'principal ' || b.id from bonds b where nominal * quantity
       <> (select sum(principal) from bond_schedule s where s.bond_id = b.id)
     union all select 'order ' || s.bond_id from bond_schedule s where s.paid_at is not null
       and exists (select from bond_schedule e where e.bond_id = s.bond_id and e.date < s.date and e.paid_at is null)
     union all select 'row ' || s.id from bond_schedule s where coalesce(paid_principal + paid_profit - paid_tax, 0)
       <> coalesce((select sum(amount) from investor_transactions t where t.bond_row_id = s.id), 0)
     union all select 'matured ' || b.id from bonds b where (status = 'matured')
       <> (not exists (select from bond_schedule s where s.bond_id = b.id and paid_at is null))
     union all select 'owed of ' || b.id from bonds b where status = 'matured' and exists (
       select from investor_transactions t where t.bond_id = b.id and t.type in ('bond', 'bond_repayment')
       group by t.investor_id having sum(t.amount) <> 0)
     union all select 'lots ' || p.id from projects p where amount_fact <> sold_count * amount_lot
       or sold_count not between 0 and lots or lots * amount_lot <> amount_to_raise
       or (sold_count = lots and status = 'fundraising')
       or (sold_count < lots and status in ('funded', 'in_progress', 'completed'))
     union all select 'balance ' || i.id from investors i
       where balance < 0 or balance <> coalesce((select sum(amount) from investor_transactions t where t.investor_id = i.id), 0)
     union all select 'invested ' || i.id from investors i where investment_amount
       <> coalesce((select sum(balance) from investments n where n.investor_id = i.id and n.status in ('active', 'exiting')), 0)`,
    [],
  );

/** What leads somewhere comes in its order more often than chance would have it. */
const journeys: Act[][] = [
  ['openRound', 'enterRound', 'enterRound', 'closeRound', 'settleRound', 'stopSelling', 'leave', 'putAway'],
  ['activate', 'sellUnits', 'sellUnits', 'wait', 'payNext', 'edit', 'wait', 'payNext', 'wait', 'payNext', 'payNext'],
  ['raiseMoney', 'sellLots', 'sellLots', 'sellLots', 'build', 'complete', 'archive', 'redraft', 'raiseMoney'],
  [
    'edit',
    'activate',
    'suspend',
    'edit',
    'removeBond',
    'restoreBond',
    'activate',
    'sellUnits',
    'suspend',
    'removeBond',
  ],
  ['openRound', 'stopSelling', 'enterRound', 'putAway', 'cancelRound', 'openRound'],
];
interface Step {
  act: Act;
  /** Which of the things that it may be done to. */
  n: number;
  other: Act | null;
}
interface History {
  begun: Act[];
  more: (Step & { at: number })[];
  /** The `n` of what is begun. */
  n: number;
}
const histories: fc.Arbitrary<History> = fc.record({
  begun: fc.constantFrom(...journeys, []),
  more: fc.array(
    fc.record({
      act: fc.constantFrom(...names),
      at: fc.nat({ max: 10 }),
      n: fc.nat({ max: 9 }),
      other: fc.option(fc.constantFrom(...names)),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  n: fc.nat({ max: 9 }),
});

test('after random histories of bonds, rounds and projects every figure is what lies behind it', async () => {
  const made = new Map<Act, number>();
  await fc.assert(
    fc.asyncProperty(histories, async ({ begun, more, n }) => {
      const plan = begun.map((act): Step => ({ act, n, other: null }));
      for (const { at, ...step } of more) plan.splice(at, 0, step);
      const around = await offer();
      const play = async (act: Act, n: number) => {
        const answer = await acts[act](around, n);
        if (answer === undefined) return;
        assert.ok(answer[0] < 500, `${act}: ${JSON.stringify(answer)}`);
        if (answer[0] < 300) made.set(act, (made.get(act) ?? 0) + 1);
      };
      // Somebody else does another thing at the same moment.
      for (const { act, n, other } of plan) await Promise.all([play(act, n), ...(other ? [play(other, n)] : [])]);
      assert.deepEqual(await broken(), [], JSON.stringify(plan));
    }),
    {
      ...{ numRuns: isChaos ? 1_000 : 50, endOnFailure: true, includeErrorInReport: true },
      examples: journeys.map((begun): [History] => [
        { begun, more: [{ act: 'wait', at: 0, n: 1, other: null }], n: 6 },
      ]),
    },
  );
  // The histories did something of everything that may be refused.
  const never = names.filter((act) => !['leave', 'wait', 'payAny'].includes(act) && !made.has(act));
  assert.deepEqual(never, [], JSON.stringify([...made]));
  assert.deepEqual(await bookFaults(work.db, today(work.clock)), []);
});
