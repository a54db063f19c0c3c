/** Entries by the order and by the merchant of the row that was posted: those and no others, each telling whose it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordSale } from '../../server/modules/merchant-billing/index';
import { newKey, useWork } from '../support/investorWork';
import { makeMerchant } from '../support/merchants';
import { makeOrder } from '../support/soldOrders';

const today = '2026-03-05';
const at = `${today} 12:00:00`;
const work = useWork(async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()));

interface Ref {
  id: number;
  name: string;
}
interface Entry {
  id: number;
  amount: string;
  operation: { code: string };
  order: Ref | null;
  merchant: Ref | null;
}
interface Page {
  entries: Entry[];
  count: number;
  totals: { amount: string };
}
const list = (query: string) =>
  work.answer<Page>(`system GET /v1/gl-list?limit=100&order_by=date&${query}`, { as: 'accountant' });
const codes = ({ entries }: Page) => entries.map(({ operation }) => operation.code).sort();

/** An order of a merchant whose goods are the customer's, as the books learn of it. */
async function sell(merchantId: number | undefined) {
  const order = await makeOrder(work.db, { merchantId });
  await work.db.query(
    `insert into installment_moves (application_id, kind, date, amount, vat, purchase, paid_before, created_at)
     values ($1, 'sale', $2, 7200000, 771428.57, 6000000, 0, $3)`,
    [order.applicationId, today, at],
  );
  if (merchantId !== undefined)
    await work.db.transaction((sql) => recordSale(sql, { orderId: order.id, date: today, at }));
  return order.id;
}

async function payOut(merchantId: number): Promise<void> {
  const [status, asked] = await work.outcome('pay POST /v1/transfer-payment', {
    ...{ as: 'accountant', key: newKey() },
    body: { merchant_id: merchantId, amount: '1000.00', purpose: 'Оплата по договору М-1', document_number: '1' },
  });
  assert.equal(status, 202, JSON.stringify(asked));
  const { id } = asked as { id: number };
  const answer = await work.do(`pay PUT /v1/transfer-payment/${id}/decision`, {
    ...{ as: 'accountant2', key: newKey(), body: { accepted: true } },
  });
  assert.equal(answer.statusCode, 200, answer.body);
}

test('an order and a merchant have their entries, and each entry says whose it is', async () => {
  const [artel, other] = [
    await makeMerchant(work.db, { name: 'Artel' }),
    await makeMerchant(work.db, { name: 'Mediapark' }),
  ];
  const order = await sell(artel);
  const second = await sell(artel);
  const foreign = await sell(other);
  const ownerless = await sell(undefined);
  await payOut(artel);
  const sale = ['instalment_sale', 'instalment_sale', 'instalment_sale'];

  const ofOrder = await list(`order_id=${order}`);
  assert.deepEqual([codes(ofOrder), ofOrder.count], [sale, 3]);
  // 6 428 571.43 of the sale, 771 428.57 of tax, 6 000 000.00 owed to the merchant.
  assert.equal(ofOrder.totals.amount, '13200000.00');
  for (const one of ofOrder.entries)
    assert.deepEqual(
      [one.order, one.merchant],
      [
        { id: order, name: String(order) },
        { id: artel, name: 'Artel' },
      ],
    );

  const ofArtel = await list(`merchant_id=${artel}`);
  assert.deepEqual(codes(ofArtel), [...sale, ...sale, 'merchant_payout']);
  assert.deepEqual([ofArtel.count, ofArtel.totals.amount], [7, '26401000.00']);
  const payout = ofArtel.entries.find(({ operation }) => operation.code === 'merchant_payout');
  assert.deepEqual([payout?.order, payout?.merchant], [null, { id: artel, name: 'Artel' }]);
  const orders = new Set(ofArtel.entries.flatMap(({ order: one }) => one?.id ?? []));
  assert.deepEqual([...orders].sort(), [order, second].sort());

  assert.deepEqual(codes(await list(`merchant_id=${other}`)), sale);
  assert.deepEqual(codes(await list(`merchant_id=${artel}&order_id=${foreign}`)), []);
  assert.deepEqual(codes(await list(`merchant_id=${artel}&order_id=${second}`)), sale);
  assert.deepEqual(
    (await list(`order_id=${ownerless}`)).entries.map(({ merchant }) => merchant),
    [null, null, null],
  );
  assert.equal((await list(`order_id=${ownerless + 1000}`)).count, 0);
});

test('a page behind an entry keeps to the filter, and what is of neither says so', async () => {
  const artel = await makeMerchant(work.db, { name: 'Artel 2' });
  await sell(artel);
  const first = (await list(`merchant_id=${artel}`)).entries[0]!;
  const behind = await list(`merchant_id=${artel}&after=${first.id}`);
  assert.deepEqual([behind.entries.length, behind.count], [2, null]);
  assert.ok(behind.entries.every(({ merchant }) => merchant?.id === artel));
  const investor = await work.make({ balance: '100.00' });
  const [refill] = (await list(`investor_id=${investor}`)).entries;
  assert.deepEqual([refill?.operation.code, refill?.order, refill?.merchant], ['refill', null, null]);
});
