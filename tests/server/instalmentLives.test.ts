/**
 * Contracts that are paid, settled, taken back and given up, in whatever order and by two at once, through their calls: rows, parts, totals,
 * orders and books are what lies behind them after each step that is done.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeOrder, orderFaults, type MadeOrder } from '../support/orders';

const today = '2026-03-05';
const work = useWork(
  async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()),
  async () => ({ outer: { isDemo: true } }),
);

type Answer = [number, unknown];
interface Order {
  version: number;
  application: { version: number };
}
const look = ({ id }: MadeOrder) => work.answer<Order>(`pay GET /v1/orders/${id}`);

let documents = 0;
async function note(made: MadeOrder, kind: 'down_payment' | 'instalment', amount: string): Promise<Answer> {
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
const debtOf = async ({ applicationId }: MadeOrder) => {
  const { debt } = await work.one<{ debt: string }>(
    'select coalesce((select debt from installments where id = $1), 0)::numeric(18, 2)::text as debt',
    [applicationId],
  );
  return debt;
};

/** `n` is any number from 0 to 9: how much, or which. */
const acts = {
  payDown: (made) => note(made, 'down_payment', '1000000.00'),
  payLess: (made, n) => note(made, 'instalment', `${(n + 1) * 173_001}.${n}7`),
  paySmall: (made, n) => note(made, 'instalment', `0.0${n}`),
  settle: async (made) => note(made, 'instalment', await debtOf(made)),
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
} satisfies Record<string, (made: MadeOrder, n: number) => Promise<Answer>>;
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
const lives = fc.record({
  status: fc.constantFrom('waiting_for_down_payment', 'waiting_for_qabz', 'approved_by_qabz', 'completed', 'completed'),
  steps: fc.array(
    fc.record<Step>({
      act: fc.constantFrom(...names, 'payLess', 'payLess', 'takeBack'),
      n: fc.nat({ max: 9 }),
      other: fc.option(fc.constantFrom(...names), { freq: 3 }),
    }),
    { minLength: 2, maxLength: 8 },
  ),
});

test('after random lives of contracts their rows, orders and books are what lies behind them', async () => {
  const made = new Map<string, number>();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(lives, async ({ status, steps }) => {
      const order = await makeOrder(work, { status });
      const play = async (act: Act, n: number) => {
        const [code, body] = await acts[act](order, n);
        assert.ok(code < 500, `${act}: ${JSON.stringify(body)}`);
        if (code < 300) made.set(act, (made.get(act) ?? 0) + 1);
      };
      for (const { act, n, other } of steps) {
        await Promise.all([play(act, n), ...(other ? [play(other, 9 - n)] : [])]);
        assert.deepEqual(await contractFaults(), [], JSON.stringify({ status, steps }));
      }
      assert.deepEqual(await orderFaults(work.db), [], JSON.stringify({ status, steps }));
      count += 1;
      if (count % 50 === 0) assert.deepEqual(await ledgerFaults(work.db), []);
    }),
    {
      ...{ numRuns: isChaos ? 1_000 : 12, endOnFailure: true, includeErrorInReport: true },
      examples: [
        [{ status: 'completed', steps: stepsOf('payLess', 'settle', 'takeBack', 'payLess', 'settle') }],
        [{ status: 'waiting_for_down_payment', steps: stepsOf('payDown', 'takeBack', 'payDown', 'cancelOrder') }],
        [{ status: 'waiting_for_down_payment', steps: stepsOf('cancelApplication', 'payDown') }],
        [{ status: 'approved_by_qabz', steps: stepsOf('payLess', 'cancelOrder', 'takeBack') }],
      ],
    },
  );
  assert.deepEqual(await ledgerFaults(work.db), []);
  // What may be refused was done as well; more than is owed never was.
  const never = names.filter((act) => !['overpay', 'paySmall'].includes(act) && !made.has(act));
  assert.deepEqual(never, [], JSON.stringify([...made]));
  assert.equal(made.has('overpay'), false);
});

interface Turn {
  act: 'pay' | 'settle' | 'takeBack';
  n: number;
}
/** What the books are owed of a contract, and what is given away with each payment, against its rows. */
const rebateFaults = ({ applicationId }: MadeOrder) =>
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
  const play = async (made: MadeOrder, { act, n }: Turn): Promise<Answer> => {
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
        const made = await makeOrder(work, { status: 'completed' });
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

function stepsOf(...all: Act[]): Step[] {
  return all.map((act) => ({ act, n: 3, other: null }));
}
