/** Whatever people do with the books, in whatever order: the invariants hold after each history of postings, dividends, exits and closings. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { workStage } from '../../server/modules/closing/work';
import { today } from '../../server/shared/clock';
import { bookFaults } from '../support/books';
import { isChaos } from '../support/chaos';
import { useDividends } from '../support/dividends';
import { fc } from '../support/fastCheck';
import { newKey } from '../support/investorWork';

const { work, strategy, invest, profit, lead, calculate, pay, payAll } = useDividends();

const ids: Record<string, number> = {};
before(async () => {
  // Of several `before` of a file none waits for the one above it.
  while (work.db === undefined) await new Promise((done) => setTimeout(done, 10));
});

const idOf = async (table: 'gl_operations' | 'pnl_catalog', code: string) =>
  (ids[code] ??= (await work.one<{ id: number }>(`select id from ${table} where code = $1`, [code])).id);
type Answer = [number, unknown];
const send = (what: string, body: object, as = 'accountant', version?: number) =>
  work.outcome(what, { as, body, version, key: newKey() });

/** What a history is about: its month, a month of before that is closed in it, and its strategy. */
interface Around {
  month: string;
  strategy: number;
  amount: string;
}
async function posting(where: string) {
  const [row] = await work.db.query<{ id: number; version: number; created_by: string }>(
    `select p.id::float8 as id, p.version, u.username as created_by from gl_postings p join system_users u on u.id = p.created_by
     where ${where} order by p.id desc limit 1`,
  );
  return row;
}
async function change(where: string, body: object): Promise<Answer | undefined> {
  const found = await posting(where);
  if (found === undefined) return undefined;
  const other = found.created_by === 'accountant' ? 'accountant2' : 'accountant';
  return send(`system PUT /v1/gl-list/${found.id}/cash-in-out-detail`, body, other, found.version);
}
async function step(where: string, body: (month: string) => object, as = 'executive'): Promise<Answer | undefined> {
  const [row] = await work.db.query<{ id: number; version: number; month: string }>(
    `select id, version, to_char(month, 'YYYY-MM') as month from closing_months where ${where} order by month desc limit 1`,
  );
  if (row === undefined) return undefined;
  return send(`system PUT /v1/closing-months-list/${row.id}`, body(row.month), as, row.version);
}
async function reckon() {
  const tools = { db: work.db, clock: work.clock, files: work.files };
  while (
    (await work.db.query(`select from closing_months where status = 'calculating' and stage <> 'waiting'`)).length > 0
  )
    await workStage(tools);
}
const entry = async ({ month, strategy: of, amount }: Around, line: string) => ({
  ...{ date: `${month}-15`, account_id: 5110, category_id: await idOf('pnl_catalog', line), strategy_id: of },
  ...{ amount, counterparty: 'ООО «Офис плюс»', description: 'Что-то' },
});
const draft = async ({ month, amount }: Around, other: object = {}) =>
  send('system POST /v1/gl/cash-out-create', {
    ...{ date: `${month}-16`, account_id: 5110, to_account_id: 9430, amount },
    ...{ operation_id: await idOf('gl_operations', 'bank_fee'), ...other },
  });

const acts = {
  spend: async (around) => send('system POST /v1/add-manual-expense', await entry(around, 'administrative')),
  earn: async (around) => send('system POST /v1/add-manual-income', await entry(around, 'services')),
  draft: (around) => draft(around),
  post: () => change(`p.status = 'draft'`, { action: 'post' }),
  reject: () => change(`p.status = 'draft'`, { action: 'reject', reason: 'Нет счёта' }),
  reverse: () => change(`p.status = 'posted' and p.source = 'manual' and p.reverses_id is null`, { action: 'reverse' }),
  begin: async ({ month }) => {
    const answer = await send('system POST /v1/end-of-month-create', { month });
    await reckon();
    return answer;
  },
  confirm: () => step(`status = 'calculating'`, (month) => ({ status: 'closed', month })),
  cancel: () => step(`status = 'calculating'`, () => ({ status: 'open' })),
  ask: () => step(`status = 'closed'`, () => ({ status: 'reopened', comment: 'Счёт пришёл позже' }), 'director'),
  reopen: () => step(`status = 'closed' and reopen_requested_by is not null`, () => ({ status: 'reopened' })),
  refill: async () => {
    await work.make({ balance: '1000.01' });
    return undefined;
  },
  invest: async ({ strategy: to, amount }) => {
    await invest(to, amount, '2026-10-10', { reinvest: amount.endsWith('1') });
    return undefined;
  },
  /** A part of an investment goes to its owner's balance, and a penalty of it stays. */
  exit: async ({ strategy: from }) => {
    await work.db.transaction(async (sql) => {
      const [one] = await sql.query<{ id: number; investor_id: number }>(
        'select id, investor_id from investments where strategy_id = $1 and balance > 100 order by id limit 1 for no key update',
        [from],
      );
      if (one === undefined) return;
      await sql.query(
        `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
         select id, '2026-11-05', 'partial_exit', -100, balance - 100, '2026-11-05' from investments where id = $1`,
        [one.id],
      );
      await sql.query(
        `insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
         select i.id, r.type, r.amount, i.balance + r.after, $2, '2026-11-05' from investors i
           cross join (values ('exit', 100, 100), ('penalty', -3.01, 96.99)) r (type, amount, after) where i.id = $1`,
        [one.investor_id, one.id],
      );
      await sql.query('update investments set balance = balance - 100 where id = $1', [one.id]);
      await sql.query(
        'update investors set balance = balance + 96.99, investment_amount = investment_amount - 100 where id = $1',
        [one.investor_id],
      );
    });
    return undefined;
  },
  divide: async ({ strategy: of, amount }) => {
    const [known] = await work.db.query('select from profit_records where strategy_id = $1', [of]);
    if (known === undefined) await profit(of, 'divided', amount, '0.50');
    return known === undefined ? undefined : calculate(of);
  },
  withdraw: async ({ strategy: of }) => {
    const [known] = await work.db.query('select from profit_records where strategy_id = $1', [of]);
    return known === undefined ? undefined : lead(of, { status: 'calculated', reason: 'Ошибка' }, 'executive');
  },
  pay: async () => {
    const answer = await pay();
    await payAll();
    return answer;
  },
  payPartner: async (around) => {
    const [share] = await work.db.query<{ id: number; amount: string }>(
      `select d.id, d.amount from profit_distributions d join dividend_runs r on r.id = d.run_id
       where d.status = 'calculated' and r.status = 'paid' and d.amount > 0 and not d.is_platform order by d.id limit 1`,
    );
    if (share === undefined) return undefined;
    const operation_id = await idOf('gl_operations', 'partner_payout');
    return draft(around, {
      ...{ date: '2026-11-10', to_account_id: 6610, operation_id, amount: share.amount },
      link: { type: 'profit_distribution', id: share.id },
    });
  },
} satisfies Record<string, (around: Around) => Promise<Answer | undefined>>;
const names = Object.keys(acts) as (keyof typeof acts)[];

/** What leads somewhere comes in its order more often than chance would have it. */
const journeys: (keyof typeof acts)[][] = [
  ['spend', 'earn', 'begin', 'confirm', 'ask', 'reopen', 'spend', 'begin', 'confirm'],
  ['invest', 'divide', 'divide', 'pay', 'payPartner', 'post', 'reverse', 'post', 'payPartner', 'post'],
  ['draft', 'post', 'begin', 'confirm', 'reverse', 'post'],
  ['invest', 'divide', 'withdraw', 'exit', 'divide', 'pay', 'payPartner', 'post'],
];
const histories = fc.record({
  begun: fc.constantFrom(...journeys, []),
  more: fc.array(fc.record({ act: fc.constantFrom(...names), at: fc.nat({ max: 8 }) }), { minLength: 1, maxLength: 5 }),
  amount: fc.constantFrom('1.01', '999.99', '1000000.00', '7777777.77'),
});

test('after random histories every invariant of the books holds, and no call breaks', async () => {
  let count = 0;
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(histories, async ({ begun, more, amount }) => {
      const plan: (keyof typeof acts)[] = [...begun];
      for (const { act, at } of more) plan.splice(at, 0, act);
      // A month later than all before, as long as there are some left before the dividends.
      const month = `${String(1950 + Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
      count += 1;
      const around = { month, strategy: await strategy(), amount };
      for (const act of plan) {
        const answer = await acts[act](around);
        if (answer === undefined) continue;
        assert.ok(answer[0] < 500, `${act}: ${JSON.stringify(answer)}`);
        if (answer[0] < 300) done.set(act, (done.get(act) ?? 0) + 1);
      }
      assert.deepEqual(await bookFaults(work.db, today(work.clock)), [], plan.join(', '));
      // The month is closed at the end, so that the next one may be.
      while ((await acts.reject())?.[0] === 200);
      await acts.begin(around);
      await acts.confirm();
    }),
    // The embedded database takes three times as long for one, and finds nothing that PostgreSQL does not.
    {
      ...{ numRuns: isChaos ? 1_000 : process.env.TEST_DATABASE_URL ? 50 : 12, endOnFailure: true },
      examples: journeys.map((begun) => [{ begun, more: [{ act: 'refill', at: 0 }], amount: '7777777.77' }]),
    },
  );
  // The histories did something of everything that may be refused.
  for (const act of ['spend', 'post', 'reverse', 'confirm', 'reopen', 'pay', 'payPartner', 'withdraw'])
    assert.ok((done.get(act) ?? 0) > 0, `${act} was never done: ${JSON.stringify([...done])}`);
});
