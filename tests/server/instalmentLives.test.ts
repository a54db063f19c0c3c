/**
 * Contracts that are paid, charged, settled, taken back, returned and given up, in whatever order and by two at once, through their calls: rows,
 * parts, totals, orders, claims and books are what lies behind them after each step that is done.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeOrder } from '../support/orders';
import { sell } from '../support/returns';
import { orderFaults, returnFaults } from '../support/orderFaults';

const today = '2026-03-05';
const work = useWork(
  async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()),
  async () => ({ outer: { isDemo: true } }),
);

type Answer = [number, unknown];
interface Life {
  id: number;
  applicationId: number;
  /** Sold by a merchant that is owed for it, with a receipt: only of such goods anything comes back. */
  isSold: boolean;
}
interface Order {
  version: number;
  application: { version: number };
}
const look = ({ id }: Life) => work.answer<Order>(`pay GET /v1/orders/${id}`);

let documents = 0;
async function note(made: Life, kind: 'down_payment' | 'instalment', amount: string): Promise<Answer> {
  documents += 1;
  const { version } = (await look(made)).application;
  return work.outcome('pay POST /v1/installment/create-transaction', {
    ...{ as: 'accountant', key: newKey(), version },
    body: {
      ...{ installment_id: made.applicationId, kind, amount, gateway: documents % 3 === 0 ? 'cash' : 'bank' },
      ...{ document_number: `L-${documents}`, document_date: today },
    },
  });
}
const debtOf = async ({ applicationId }: Life) => {
  const { debt } = await work.one<{ debt: string }>(
    'select coalesce((select debt from installments where id = $1), 0)::numeric(18, 2)::text as debt',
    [applicationId],
  );
  return debt;
};

/** What settles it today: with the gift of the constant, where there is one. */
async function settlementOf(made: Life): Promise<string> {
  const [code, info] = await work.outcome(`pay GET /v1/installments/${made.applicationId}/payment-info`);
  const { settlement } = (code === 200 ? info : {}) as { settlement?: { amount: string } | null };
  return settlement?.amount ?? debtOf(made);
}
async function charge(made: Life, amount: string): Promise<Answer> {
  const { id } = await work.one<{ id: number }>(
    'select c.id from payment_cards c join applications a on a.customer_id = c.customer_id where a.id = $1 order by c.id limit 1',
    [made.applicationId],
  );
  return work.outcome('pay POST /v1/payments/transaction', {
    ...{ as: 'accountant', key: newKey(), version: (await look(made)).application.version },
    body: { installment_id: made.applicationId, card_id: id, amount },
  });
}

/** Some of the goods: a piece of B, A, or both of B. */
async function openClaim(made: Life, n: number): Promise<Answer> {
  if (!made.isSold) return [404, 'nothing'];
  const lines = await work.db.query<{ id: number }>(
    'select id from application_baskets where application_id = $1 order by line',
    [made.applicationId],
  );
  const item = { basket_item_id: lines[n % 3 === 1 ? 0 : 1]?.id, count: n % 3 === 2 ? 2 : 1 };
  return work.outcome('pay POST /v3/return-claims', {
    as: 'moderator',
    body: {
      ...{ order_id: made.id, reason: n > 5 ? 'changed_mind' : 'defect', items: [item], restock: true },
      refund_method: n % 2 === 0 ? 'card' : 'bank',
    },
  });
}
/** A step of one of the claims that are in this status. */
async function claimStep(made: Life, from: string, step: string, doing: { as: string; body?: object; key?: string }) {
  const [claim] = await work.db.query<{ id: number; version: number }>(
    'select id, version from return_claims where application_id = $1 and status = $2 order by id limit 1',
    [made.applicationId, from],
  );
  if (claim === undefined) return [404, 'nothing'] satisfies Answer;
  return work.outcome(`pay POST /v3/return-claims/${claim.id}/${step}`, { ...doing, version: claim.version });
}
const byModerator = { as: 'moderator' };
const reasoned = { body: { comment: 'Следы использования' } };

/** `n` is any number from 0 to 9: how much, or which. */
const acts = {
  payDown: (made) => note(made, 'down_payment', '1000000.00'),
  payLess: (made, n) => note(made, 'instalment', `${(n + 1) * 173_001}.${n}7`),
  paySmall: (made, n) => note(made, 'instalment', `0.0${n}`),
  settle: async (made) => note(made, 'instalment', await settlementOf(made)),
  charge: (made, n) => charge(made, `${(n + 1) * 97_001}.0${n}`),
  chargeAll: async (made) => charge(made, await debtOf(made)),
  openClaim,
  startClaim: (made) => claimStep(made, 'new', 'start-process', byModerator),
  agreeClaim: (made) => claimStep(made, 'in_process', 'approve-by-moderator', byModerator),
  declineClaim: (made) => claimStep(made, 'in_process', 'cancel-by-moderator', { ...byModerator, ...reasoned }),
  approveClaim: (made) =>
    claimStep(made, 'approved_by_moderator', 'approve-by-accountant', { as: 'accountant', body: {}, key: newKey() }),
  refuseClaim: (made) =>
    claimStep(made, 'approved_by_moderator', 'cancel-by-accountant', { as: 'accountant', ...reasoned }),
  overpay: async (made, n) => note(made, 'instalment', `${Number.parseInt(await debtOf(made)) + n + 1}.00`),
  takeBack: async (made, n) => {
    const payments = await work.db.query<{ id: number; version: number }>(
      `select id, version from installment_payments where application_id = $1 and status = 'success' and kind <> 'refund' order by id desc`,
      [made.applicationId],
    );
    const one = payments[n % Math.max(1, payments.length)];
    if (one === undefined) return [404, 'nothing'];
    return work.outcome(`pay POST /v1/payments/transaction/${one.id}/cancel`, {
      ...{ as: 'accountant', key: newKey(), version: one.version, body: { comment: 'дважды' } },
    });
  },
  cancelOrder: async (made) =>
    work.outcome(`pay POST /v3/orders/${made.id}/cancel`, {
      ...{ as: 'moderator', key: newKey(), version: (await look(made)).version, body: { comment: 'передумал' } },
    }),
  cancelApplication: async (made) =>
    work.outcome(`pay GET /v1/installments/cancele/${made.applicationId}`, {
      ...{ as: 'moderator', key: newKey(), version: (await look(made)).application.version },
    }),
} satisfies Record<string, (made: Life, n: number) => Promise<Answer>>;
type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];

/** Contracts whose totals are not those of their rows, and payments whose money is not in the rows that they went to. */
const contractFaults = () =>
  work.db.query<{ fault: string }>(
    `select 'totals of contract ' || n.id as fault from installments n left join lateral (
         select coalesce(sum(paid), 0) as paid, coalesce(sum(cancelled), 0) as cancelled, coalesce(sum(rebate), 0) as rebate
         from schedule_rows where installment_id = n.id) r on true
       where n.total is not null and (n.paid, n.cancelled, n.rebate) is distinct from (r.paid, r.cancelled, r.rebate)
     union all select 'paid of row ' || r.installment_id || ' ' || r.number from schedule_rows r where r.paid <> (
       select coalesce(sum(k.amount), 0) from payment_parts k where k.installment_id = r.installment_id and k.row_number = r.number)
     union all select 'gap before row ' || r.installment_id || ' ' || r.number from schedule_rows r join schedule_rows older
       on older.installment_id = r.installment_id and older.number < r.number
       where r.paid > 0 and older.paid + older.cancelled + older.rebate < older.amount
         and not exists (select from installment_payments p where p.application_id = r.installment_id and p.status = 'reversed')
     union all select 'debt of customer ' || c.id from customers c left join lateral (select coalesce(sum(n.debt), 0) as debt
         from installments n join applications a on a.id = n.id where n.customer_id = c.id
           and a.status in ('installment_created', 'not_fully_paid')) s on true where c.debt <> s.debt
     union all select 'status of contract ' || a.id from applications a join installments n on n.id = a.id
       where n.total is not null and a.status in ('not_fully_paid', 'fully_paid') and (a.status = 'fully_paid') <> (n.debt = 0)`,
    [],
  );

interface Step {
  act: Act;
  n: number;
  /** What somebody else does at the same moment. */
  other: Act | null;
}
const claims = ['openClaim', 'startClaim', 'agreeClaim', 'approveClaim'] as const;
const lives = fc.record({
  status: fc.constantFrom(
    ...['waiting_for_down_payment', 'waiting_for_qabz', 'approved_by_qabz', 'completed', 'sold', 'sold', 'sold'],
  ),
  /** How much of the markup ahead is given to who settles early. */
  ibra: fc.constantFrom(0, 50),
  steps: fc.array(
    fc.record<Step>({
      act: fc.constantFrom(...names, 'payLess', 'payLess', 'takeBack', ...claims, ...claims),
      n: fc.nat({ max: 9 }),
      other: fc.option(fc.constantFrom(...names), { freq: 3 }),
    }),
    { minLength: 2, maxLength: 12 },
  ),
});

test('after random lives of contracts their rows, orders and books are what lies behind them', async () => {
  const made = new Map<string, number>();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(lives, async ({ status, ibra, steps }) => {
      await work.db.query(`update invest_constants set value = $1 where key = 'ibra_percent'`, [String(ibra)]);
      const order = await begin(status);
      const play = async (act: Act, n: number) => {
        const [code, body] = await acts[act](order, n);
        assert.ok(code < 500, `${act}: ${JSON.stringify(body)}`);
        if (code < 300) made.set(act, (made.get(act) ?? 0) + 1);
      };
      for (const { act, n, other } of steps) {
        await Promise.all([play(act, n), ...(other ? [play(other, 9 - n)] : [])]);
        assert.deepEqual(await contractFaults(), [], JSON.stringify({ status, ibra, steps }));
        assert.deepEqual(await returnFaults(work.db), [], JSON.stringify({ status, ibra, steps }));
      }
      assert.deepEqual(await orderFaults(work.db), [], JSON.stringify({ status, ibra, steps }));
      count += 1;
      if (count % 50 === 0) assert.deepEqual(await ledgerFaults(work.db), []);
    }),
    {
      ...{ numRuns: isChaos ? 1_000 : 12, endOnFailure: true, includeErrorInReport: true },
      examples: [
        lifeOf('completed', 'payLess', 'settle', 'takeBack', 'payLess', 'settle'),
        lifeOf('waiting_for_down_payment', 'payDown', 'takeBack', 'payDown', 'cancelOrder'),
        lifeOf('waiting_for_down_payment', 'cancelApplication', 'payDown'),
        lifeOf('approved_by_qabz', 'payLess', 'cancelOrder', 'takeBack'),
        lifeOf('sold', 'charge', ...claims, 'settle', 'takeBack', 'chargeAll'),
        lifeOf(
          'sold',
          'openClaim',
          'startClaim',
          'declineClaim',
          'openClaim',
          'startClaim',
          'agreeClaim',
          'refuseClaim',
        ),
        lifeOf('sold', 'settle', ...claims, 'takeBack', 'payLess', 'charge'),
      ],
    },
  );
  assert.deepEqual(await ledgerFaults(work.db), []);
  // What may be refused was done as well; more than is owed never was.
  const never = names.filter((act) => !['overpay', 'paySmall', 'chargeAll'].includes(act) && !made.has(act));
  assert.deepEqual(never, [], JSON.stringify([...made]));
  assert.equal(made.has('overpay'), false);
});

interface Turn {
  act: 'pay' | 'settle' | 'takeBack';
  n: number;
}
/** What the books are owed of a contract, and what is given away with each payment, against its rows. */
const rebateFaults = ({ applicationId }: Life) =>
  work.db.query<{ fault: string }>(
    `select '4010 differs by ' || (n.installment_amount - n.debt + b.balance) as fault from installments n cross join lateral (
         select coalesce(sum(case e.debit when 4010 then e.amount else -e.amount end), 0) as balance
         from gl_entries e join gl_postings p on p.id = e.posting_id join installment_moves m on m.id = p.fact_id
         where p.fact = 'installment_moves' and m.application_id = n.id and 4010 in (e.debit, e.credit)) b
       where n.id = $1 and n.installment_amount - n.debt + b.balance <> 0
     union all select 'rebate of payment ' || p.id from installment_payments p where p.application_id = $1
       and (select coalesce(sum(k.amount), 0) from rebate_parts k where k.payment_id = p.id)
         <> (select coalesce(sum(case m.kind when 'rebate' then m.amount else -m.amount end), 0) from installment_moves m
           where m.payment_id = p.id and m.kind in ('rebate', 'rebate_back'))
     union all select 'rebate of row ' || r.number from schedule_rows r where r.installment_id = $1
       and r.rebate <> (select coalesce(sum(k.amount), 0) from rebate_parts k where k.installment_id = $1 and k.row_number = r.number)`,
    [applicationId],
  );

const turn = (act: Turn['act'], n = 0): Turn => ({ act, n });
test('who settles early with a rebate, once or again, and takes it back in any order owes in the books what his rows owe', async () => {
  await work.db.query(`update invest_constants set value = '50' where key = 'ibra_percent'`);
  let given = 0;
  const play = async (made: Life, { act, n }: Turn): Promise<Answer> => {
    if (act === 'takeBack') return acts.takeBack(made, n);
    const { settlement } = await work.answer<{ settlement: { amount: string; rebate: string } | null }>(
      `pay GET /v1/installments/${made.applicationId}/payment-info`,
    );
    if (settlement === null) return [409, 'nothing'];
    if (act === 'pay') {
      const [row] = await work.db.query<{ owed: string }>(
        `select (amount - paid - cancelled - rebate)::text as owed from schedule_rows
         where installment_id = $1 and paid + cancelled + rebate < amount order by number limit 1`,
        [made.applicationId],
      );
      return note(made, 'instalment', row?.owed ?? '1.00');
    }
    if (Number(settlement.rebate) > 0) given += 1;
    return note(made, 'instalment', settlement.amount);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record<Turn>({ act: fc.constantFrom('pay', 'settle', 'takeBack', 'takeBack'), n: fc.nat({ max: 5 }) }),
        {
          minLength: 3,
          maxLength: 9,
        },
      ),
      async (turns) => {
        const made: Life = { ...(await makeOrder(work, { status: 'completed' })), isSold: false };
        for (const one of turns) {
          const [code, body] = await play(made, one);
          assert.ok(code < 500, JSON.stringify([one, body]));
          assert.deepEqual(await rebateFaults(made), [], JSON.stringify(turns));
          assert.deepEqual(await contractFaults(), [], JSON.stringify(turns));
        }
      },
    ),
    {
      ...{ numRuns: isChaos ? 500 : 15, endOnFailure: true, includeErrorInReport: true },
      examples: [
        // A row ahead, settled, the row taken back, settled again, and that taken back.
        [[turn('pay'), turn('settle'), turn('takeBack', 1), turn('settle'), turn('takeBack')]],
        [[turn('pay'), turn('settle'), turn('takeBack', 1), turn('settle'), turn('takeBack', 1), turn('takeBack')]],
      ],
    },
  );
  await work.db.query(`update invest_constants set value = '0' where key = 'ibra_percent'`);
  assert.ok(given > 4, String(given));
  assert.deepEqual(await ledgerFaults(work.db), []);
});

function lifeOf(status: string, ...all: Act[]): [{ status: string; ibra: number; steps: Step[] }] {
  return [{ status, ibra: 50, steps: all.map((act) => ({ act, n: 3, other: null })) }];
}

/** An order in its status, of a customer with a card; one that is sold has all that its sale brings with it. */
async function begin(status: string): Promise<Life> {
  if (status === 'sold') return { ...(await sell(work.db, { paidRows: 2 })), isSold: true };
  const made = await makeOrder(work, { status });
  await work.db.query(
    `insert into payment_cards (customer_id, masked_pan, token, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
     values ($1, '860012******1234', 'tok-' || gen_random_uuid(), 'uzcard', 1, 2030, 'KARIMOVA', '998901112233', true, '2026-01-01', '2026-01-01')`,
    [made.customerId],
  );
  return { ...made, isSold: false };
}
