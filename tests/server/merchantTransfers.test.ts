/** What merchants are owed by month, and how they are paid: by one person asked for, by another approved, against the debt of that moment. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordReturn, recordSale } from '../../server/modules/merchant-billing/index';
import { inTurn, postgresOnly } from '../support/heldRows';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeMerchant } from '../support/merchants';
import { makeClaim, makeOrder } from '../support/soldOrders';

const today = '2026-03-05';
const work = useWork(async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()));
const at = `${today} 12:00:00`;
const merchant = (columns = {}) => makeMerchant(work.db, { discount_percent: 5, ...columns });
const order = (merchantId: number, price = '6000000.00', discount = '0.00') =>
  makeOrder(work.db, {
    ...{ merchantId, price, discount, down: '0.00', rest: price },
    lines: [{ name: 'A', count: 1, price, saleTotal: price, vat: '1.00' }],
  });
const sell = async (merchantId: number, price: string, { discount = '0.00', date = today } = {}) => {
  const { id: orderId } = await order(merchantId, price, discount);
  return { orderId, move: await work.db.transaction((sql) => recordSale(sql, { orderId, date, at })) };
};
const giveBack = async (orderId: number, purchase: string, date = today, claim?: number) => {
  const claimId = claim ?? (await makeClaim(work.db, orderId));
  return work.db.transaction((sql) => recordReturn(sql, { claimId, orderId, purchase, date, at }));
};
const debtOf = async (id: number) =>
  (await work.one<{ debt: string }>('select debt from merchants where id = $1', [id])).debt;

interface Transfer {
  id: number;
  status: string;
  amount: string;
  debt: string;
}
let document = 0;
const ask = (
  merchantId: number,
  amount: string,
  { as = 'accountant', number = `${++document}`, key = newKey() } = {},
) =>
  work.outcome('pay POST /v1/transfer-payment', {
    ...{
      as,
      key,
      body: { merchant_id: merchantId, amount, purpose: 'Оплата по договору М-1', document_number: number },
    },
  });
const made = async (merchantId: number, amount: string) => {
  const [status, one] = await ask(merchantId, amount);
  assert.equal(status, 202, JSON.stringify(one));
  return (one as Transfer).id;
};
const decide = (
  id: number,
  accepted = true,
  { as = 'accountant2', comment, key = newKey() }: { as?: string; comment?: string; key?: string } = {},
) =>
  work.outcome(`pay PUT /v1/transfer-payment/${id}/decision`, {
    as,
    key,
    body: { accepted, ...(comment !== undefined && { comment }) },
  });
const finish = (id: number, body: object, as = 'accountant') =>
  work.outcome(`pay PUT /v1/transfer-payment/${id}/outcome`, { as, key: newKey(), body });
const codeOf = ([status, answer]: [number, unknown]) => (status < 400 ? (answer as Transfer).status : answer);

interface Debt {
  month: string;
  opening: string;
  sales: string;
  returned: string;
  commission: string;
  to_pay: string;
  paid: string;
  debt: string;
  payable: string;
  waiting: string;
  payout_refusal: string | null;
}
const debts = async (query: string) =>
  await work.answer<{ debts: Debt[]; totals: Record<string, string> }>(
    `pay GET /v1/merchant-debts?limit=100&${query}`,
    { as: 'accountant' },
  );
const figuresOf = ({ opening, sales, returned, commission, to_pay, paid, debt }: Debt) => [
  ...[opening, sales, returned, commission, to_pay, paid, debt],
];

describe('the worked figures', () => {
  test('commission of a sale and of a return, to the tiyin', async () => {
    const id = await merchant();
    const first = await sell(id, '6000000.00');
    assert.deepEqual(
      [first.move?.purchase, first.move?.commission, first.move?.amount],
      ['6000000.00', '300000.00', '5700000.00'],
    );
    const odd = await sell(id, '1999999.99', { discount: '100000.00' });
    assert.deepEqual(
      [odd.move?.purchase, odd.move?.commission, odd.move?.amount],
      ['1899999.99', '95000.00', '1804999.99'],
    );
    const back = await giveBack(first.orderId, '750000.00');
    assert.deepEqual([back?.purchase, back?.commission, back?.amount], ['-750000.00', '-37500.00', '-712500.00']);
  });

  test('a month, its payout, a late return that is carried on, and sales that do not cover it', async () => {
    const id = await merchant();
    const first = await sell(id, '6000000.00', { date: '2026-02-10' });
    await sell(id, '1999999.99', { discount: '100000.00', date: '2026-02-20' });
    await giveBack(first.orderId, '750000.00', '2026-02-25');
    const february = (await debts(`month=2026-02&merchant_id=${id}`)).debts;
    const figures = ['0.00', '7899999.99', '750000.00', '357500.00', '6792499.99', '0.00', '6792499.99'];
    assert.deepEqual(february.map(figuresOf), [figures]);

    const transfer = await made(id, '6792499.99');
    assert.deepEqual(await decide(transfer, true, { as: 'accountant' }), [409, 'same_person']);
    assert.equal(codeOf(await decide(transfer)), 'approved');
    assert.equal(await debtOf(id), '0.00');

    await giveBack(first.orderId, '4500000.00');
    assert.equal(await debtOf(id), '-4275000.00');
    assert.deepEqual(await ask(id, '1.00'), [409, 'nothing_to_pay']);
    await sell(id, '3000000.00');
    assert.equal(await debtOf(id), '-1425000.00');
    assert.deepEqual(await ask(id, '1.00'), [409, 'nothing_to_pay']);

    const months = (await debts(`merchant_id=${id}&order_by=month`)).debts;
    assert.deepEqual(
      months.map(({ month, ...row }) => [month, ...figuresOf({ month, ...row })]),
      [
        ['2026-02', ...figures],
        ['2026-03', '6792499.99', '3000000.00', '4500000.00', '-75000.00', '5367499.99', '6792499.99', '-1425000.00'],
      ],
    );
    const march = await debts(`month=2026-03&merchant_id=${id}`);
    assert.deepEqual(march.debts.map(figuresOf), [figuresOf(months[1]!)]); // there are two
    assert.equal(march.totals.debt, '-1425000.00');
    const april = (await debts(`month=2026-04&merchant_id=${id}`)).debts;
    assert.deepEqual(april.map(figuresOf), [
      ['-1425000.00', '0.00', '0.00', '0.00', '-1425000.00', '0.00', '-1425000.00'],
    ]);
    assert.equal(april[0]?.payout_refusal, 'nothing_to_pay');
  });

  test('a return goes by the percent of its sale, whatever is agreed later', async () => {
    const id = await merchant();
    const { orderId } = await sell(id, '1999999.99', { discount: '100000.00' });
    await work.db.query('update merchants set discount_percent = 9 where id = $1', [id]);
    assert.equal((await giveBack(orderId, '750000.00'))?.amount, '-712500.00');
  });

  test('an order is sold once, a claim counts once', async () => {
    const id = await merchant();
    const { orderId } = await sell(id, '6000000.00');
    const again = () => work.db.transaction((sql) => recordSale(sql, { orderId, date: today, at }));
    await assert.rejects(again(), { code: 'payment_exists' });
    const claim = await makeClaim(work.db, orderId);
    await giveBack(orderId, '1000.00', today, claim);
    await assert.rejects(giveBack(orderId, '1000.00', today, claim), { code: 'payment_exists' });
  });

  test('what happened in a closed month is of the next one that is open', async () => {
    const id = await merchant();
    await work.db.query(
      `insert into closing_months (month, status, digest, revision) values ('2025-11-01', 'closed', repeat('0', 64), 1) on conflict (month)
       do update set status = 'closed', digest = repeat('0', 64)`,
    );
    await work.db.query(
      `insert into closing_months (month, status, stage, requested_by, revision)
       select '2025-12-01', 'calculating', 'waiting', min(id), 1 from system_users`,
    );
    const { move } = await sell(id, '6000000.00', { date: '2025-11-29' });
    assert.equal(move?.date, '2026-01-01');
    assert.equal((await sell(id, '6000000.00', { date: '2025-10-31' })).move?.date, '2025-10-31');
    assert.equal((await debts(`month=2026-01&merchant_id=${id}`)).debts[0]?.sales, '6000000.00');
  });
});

describe('from one status into another', () => {
  const statuses = ['pending', 'approved', 'rejected', 'paid', 'failed'] as const;
  async function standing(status: (typeof statuses)[number]) {
    const id = await merchant();
    await sell(id, '6000000.00');
    const transfer = await made(id, '5700000.00');
    if (status === 'rejected') await decide(transfer, false, { comment: 'Не те реквизиты' });
    else if (status !== 'pending') await decide(transfer);
    if (status === 'paid') await finish(transfer, { is_paid: true, paid_on: today });
    if (status === 'failed') await finish(transfer, { is_paid: false, comment: 'Счёт закрыт' });
    assert.equal(await work.statusOf('merchant_transfers', transfer), status);
    return { id, transfer };
  }
  const table = {
    approve: { pending: 'approved' },
    reject: { pending: 'rejected' },
    pay: { approved: 'paid' },
    fail: { approved: 'failed' },
  } as const;
  const steps = {
    approve: (id: number) => decide(id),
    reject: (id: number) => decide(id, false, { comment: 'Не те реквизиты' }),
    pay: (id: number) => finish(id, { is_paid: true, paid_on: today }),
    fail: (id: number) => finish(id, { is_paid: false, comment: 'Счёт закрыт' }),
  };
  for (const from of statuses)
    for (const step of Object.keys(steps) as (keyof typeof steps)[])
      test(`${step} from ${from}`, async () => {
        const { transfer } = await standing(from);
        const to = (table[step] as Readonly<Partial<Record<string, string>>>)[from];
        assert.equal(codeOf(await steps[step](transfer)), to ?? 'transition_not_allowed');
        assert.equal(await work.statusOf('merchant_transfers', transfer), to ?? from);
      });

  test('approved leaves the account, and what the bank did not take comes back', async () => {
    const { id, transfer } = await standing('pending');
    await decide(transfer);
    assert.equal(await debtOf(id), '0.00');
    const entries = () =>
      work.db.query(
        `select e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
           join merchant_moves v on v.id = p.fact_id where p.fact = 'merchant_moves' and v.merchant_id = $1 order by e.id`,
        [id],
      );
    const out = { debit: 6010, credit: 5110, amount: '5700000.00' };
    assert.deepEqual(await entries(), [out]);
    await finish(transfer, { is_paid: false, comment: 'Счёт закрыт' });
    assert.equal(await debtOf(id), '5700000.00');
    assert.deepEqual(await entries(), [out, { debit: 5110, credit: 6010, amount: '5700000.00' }]);
    assert.deepEqual(await ledgerFaults(work.db), []);
    const [month] = (await debts(`month=2026-03&merchant_id=${id}`)).debts;
    assert.deepEqual([month?.paid, month?.debt], ['0.00', '5700000.00']);
    // The number is free again.
    assert.equal((await ask(id, '5700000.00', { number: String(document) }))[0], 202);
    assert.deepEqual(
      (await work.journalOf(transfer, 'merchant_transfer')).map(
        ({ action, field, new: now }) => `${action} ${field} ${now}`,
      ),
      [
        ...['create status pending', 'create amount 5700000.00', `create document_number ${document}`],
        ...['decide status approved', 'settle status failed', 'settle comment Счёт закрыт'],
      ],
    );
  });
});

describe('what is refused', () => {
  test('more than is owed beyond what waits already', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    assert.deepEqual(await ask(id, '5700000.01'), [422, 'amount_above_debt']);
    assert.deepEqual(await ask(id, '0.00'), [422, 'invalid_amount']);
    await made(id, '5000000.00');
    assert.deepEqual(await ask(id, '700000.01'), [422, 'amount_above_debt']);
    await made(id, '700000.00');
    assert.deepEqual(await ask(id, '0.01'), [409, 'nothing_to_pay']);
    const [month] = (await debts(`month=2026-03&merchant_id=${id}`)).debts;
    assert.deepEqual([month?.payable, month?.waiting, month?.payout_refusal], ['0.00', '5700000.00', 'nothing_to_pay']);
    assert.deepEqual(await ask(999_999, '1.00'), [404, 'not_found']);
  });

  test('one number of a document twice; the same intent is one transfer', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    const key = newKey();
    const [, one] = await ask(id, '100.00', { number: 'ПП'.length + '-77', key });
    const [status, same] = await ask(id, '100.00', { number: '2-77', key });
    assert.deepEqual([status, (same as Transfer).id], [202, (one as Transfer).id]);
    assert.deepEqual(await ask(id, '100.00', { number: '2-77' }), [422, 'payment_exists']);
  });

  test('a merchant blocked for fraud is paid nothing, one blocked for papers is', async () => {
    for (const [code, outcome] of [
      ['fraud', 'payouts_held'],
      ['documents', 'approved'],
    ] as const) {
      const id = await merchant();
      await sell(id, '6000000.00');
      const transfer = await made(id, '100.00');
      const { id: reason } = await work.one<{ id: number }>('select id from block_reasons where code = $1', [code]);
      const [, current] = await work.outcome(`pay GET /v1/merchants/${id}`, { as: 'kam' });
      const blocked = await work.do(`pay POST /v1/merchants/${id}/block`, {
        ...{ as: 'kam', version: (current as { version: number }).version, body: { reason_id: reason, comment: 'x' } },
      });
      assert.equal(blocked.statusCode, 200, blocked.body);
      assert.equal(codeOf(await decide(transfer)), outcome);
      if (code !== 'fraud') continue;
      assert.deepEqual(await ask(id, '1.00'), [409, 'payouts_held']);
      assert.equal((await debts(`month=2026-03&merchant_id=${id}`)).debts[0]?.payout_refusal, 'payouts_held');
    }
  });

  test('an account that was changed meanwhile, a debt that is smaller by now', async () => {
    const id = await merchant();
    const { orderId } = await sell(id, '6000000.00');
    const transfer = await made(id, '5700000.00');
    await work.db.query(`update merchants set account_number = '20208000900123456002' where id = $1`, [id]);
    assert.deepEqual(await decide(transfer), [409, 'requisites_changed']);
    await work.db.query(`update merchants set account_number = '20208000900123456001' where id = $1`, [id]);
    await giveBack(orderId, '750000.00');
    assert.deepEqual(await decide(transfer), [422, 'amount_above_debt']);
    await giveBack(orderId, '5250000.00');
    assert.deepEqual(await decide(transfer), [409, 'nothing_to_pay']);
    assert.deepEqual(await decide(transfer, false), [422, 'comment_required']);
    assert.equal(await work.statusOf('merchant_transfers', transfer), 'pending');
  });

  test('a day that is none or has not come', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    const transfer = await made(id, '100.00');
    await decide(transfer);
    assert.deepEqual(await finish(transfer, { is_paid: true }), [422, 'required']);
    assert.deepEqual(await finish(transfer, { is_paid: true, paid_on: '2026-02-30' }), [422, 'no_such_day']);
    assert.deepEqual(await finish(transfer, { is_paid: true, paid_on: '2026-03-06' }), [422, 'in_future']);
    // It was approved on the day after.
    assert.deepEqual(await finish(transfer, { is_paid: true, paid_on: '2026-03-04' }), [422, 'out_of_range']);
    assert.deepEqual(await finish(transfer, { is_paid: false }), [422, 'comment_required']);
  });

  test('who holds no right for it', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    for (const as of ['moderator', 'kam', 'director'])
      assert.deepEqual(await ask(id, '1.00', { as }), [403, 'forbidden'], as);
    const transfer = await made(id, '100.00');
    for (const as of ['moderator', 'kam', 'director'])
      assert.deepEqual(await decide(transfer, true, { as }), [403, 'forbidden'], as);
    const waits = async (as: string) =>
      (
        await work.answer<{ transfers: Transfer[] }>('pay GET /v1/transfer-payments?awaits=me&limit=1000', { as })
      ).transfers.map(({ id: one }) => one);
    assert.equal((await waits('accountant')).includes(transfer), false);
    assert.equal((await waits('accountant2')).includes(transfer), true);
    assert.deepEqual(await waits('kam'), []);
  });

  test('a transfer that its maker decides is refused by the database, too', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    const transfer = await made(id, '100.00');
    await assert.rejects(
      work.db.query(
        `update merchant_transfers set status = 'approved', decided_by = created_by, decided_at = now() where id = $1`,
        [transfer],
      ),
      /decided_by|check/,
    );
  });
});

describe('at once', () => {
  test('two who ask for all that is owed: one does', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    const both = await Promise.all([ask(id, '5700000.00'), ask(id, '5700000.00', { as: 'accountant2' })]);
    assert.deepEqual(both.map(codeOf).sort(), ['nothing_to_pay', 'pending']);
  });

  test('approved and rejected at once: one wins', async () => {
    const id = await merchant();
    await sell(id, '6000000.00');
    const transfer = await made(id, '100.00');
    const both = await Promise.all([decide(transfer), decide(transfer, false, { as: 'executive', comment: 'x' })]);
    assert.equal(both.filter(([status]) => status === 200).length, 1);
    assert.ok(both.map(codeOf).includes('transition_not_allowed'));
  });

  test('a return that comes first is seen by the one who approves', { skip: postgresOnly }, async () => {
    const id = await merchant();
    const { orderId } = await sell(id, '6000000.00');
    const transfer = await made(id, '5700000.00');
    const [, decided] = await inTurn<unknown>(
      work.db,
      `select from merchants where id = ${id} for no key update`,
      () => giveBack(orderId, '750000.00'),
      () => decide(transfer),
    );
    assert.deepEqual(decided, [422, 'amount_above_debt']);
    assert.equal(await debtOf(id), '4987500.00');
  });
});
