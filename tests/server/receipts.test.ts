/** Receipts through their calls: how they come about, what each may become, and what the operator's answers and its silence mean. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fiscalOperatorAt, outcomeOf, type FiscalOperator } from '../../server/modules/receipts/operator';
import { vatIn } from '../../server/modules/receipts/rules';
import { writeAdvanceReceipt, writeRefundReceipt, writeSaleReceipt } from '../../server/modules/receipts/index';
import { decimal, tiyinOf } from '../../server/shared/money';
import { startOuter, type OuterService } from '../support/customers';
import { startWork, useWork, type InvestorWork } from '../support/investorWork';
import { baseLines, makeClaim, makeOrder, payDown, type MadeOrder } from '../support/soldOrders';

const work = useWork(undefined, async () => ({ outer: { isDemo: true } }));
const at = '2026-03-05 12:00:00';

interface Receipt {
  id: number;
  version: number;
  type: string;
  status: string;
  amount: string;
  vat: string;
  cash: string;
  card: string;
  credit: string;
  error: string | null;
  receipt_id: string | null;
  qr_url: string | null;
  spic_missing: boolean;
}
interface Detail extends Receipt {
  items: {
    name: string;
    spic: string | null;
    count: number;
    amount: string;
    vat: string;
    basket_item_id: number | null;
  }[];
  sale: {
    id: number;
    receipt_id: string | null;
    terminal_id: string | null;
    fiscal_sign: string | null;
    date_time: string | null;
  } | null;
  refunds: { id: number; amount: string; status: string }[];
  may_be_reissued: boolean;
}
const read = (id: number, on: InvestorWork = work) =>
  on.answer<Detail>(`pay GET /v1/ofd/checks/${id}`, { as: 'accountant' });
const send = (id: number, as = 'accountant', on: InvestorWork = work) =>
  on.outcome(`pay POST /v1/ofd/${id}/sale-check`, { as });
const reissue = (id: number, as = 'accountant') => work.outcome(`pay POST /v1/ofd/${id}/reissue-check`, { as });
const cancelSeen = (id: number, version: number, comment = 'Выбит дважды', on: InvestorWork = work) =>
  on.outcome(`pay POST /v1/ofd/${id}/cancel-check`, { as: 'accountant', body: { comment }, version });
const cancel = async (id: number, comment?: string, on: InvestorWork = work) =>
  cancelSeen(id, (await read(id, on)).version, comment, on);
const sale = async (order: MadeOrder, on: InvestorWork = work) =>
  on.db.transaction((sql) => writeSaleReceipt(sql, { orderId: order.id, at }));
type Items = { line: number; count: number; amount: string }[];
const refund = async (order: MadeOrder, items: Items, claim?: number) => {
  const claimId = claim ?? (await makeClaim(work.db, order.id));
  return work.db.transaction((sql) =>
    writeRefundReceipt(sql, {
      ...{ claimId, orderId: order.id, at },
      items: items.map(({ line, count, amount }) => ({
        ...{ basketItemId: order.lines[line] ?? 0, count, amount, vat: decimal(vatIn(tiyinOf(amount), 12)) },
      })),
    }),
  );
};

describe('what receipts come to', () => {
  for (const [sum, vat] of [
    ['1000000.00', '107142.86'],
    ['5400000.00', '578571.43'],
    ['1800000.00', '192857.14'],
    ['900000.00', '96428.57'],
  ] as const)
    test(`in ${sum} there are ${vat} of tax`, () => assert.equal(decimal(vatIn(tiyinOf(sum), 12)), vat));

  test('an advance, by how it was paid, once for a payment', async () => {
    for (const [gateway, cash, card] of [
      ['bank', '0.00', '1000000.00'],
      ['cash', '1000000.00', '0.00'],
    ] as const) {
      const order = await makeOrder(work.db, { status: 'waiting_for_qabz' });
      const paymentId = await payDown(work.db, order, { gateway });
      const id = await work.db.transaction((sql) => writeAdvanceReceipt(sql, { paymentId, at }));
      const { type, amount, vat, ...made } = await read(id);
      assert.deepEqual(
        [type, amount, vat, made.cash, made.card, made.credit],
        ['advance', '1000000.00', '107142.86', cash, card, '0.00'],
      );
      await assert.rejects(
        work.db.transaction((sql) => writeAdvanceReceipt(sql, { paymentId, at })),
        { code: 'receipt_exists' },
      );
    }
  });

  test('a sale with what was paid before it, once for an order', async () => {
    const order = await makeOrder(work.db);
    await payDown(work.db, order);
    const { type, amount, vat, card, credit, items, status } = await read(await sale(order));
    assert.deepEqual([type, status, amount, vat], ['sale', 'new', '7200000.00', '771428.57']);
    assert.deepEqual([card, credit], ['1000000.00', '6200000.00']);
    assert.deepEqual(
      items.map(({ name, count, amount: sum, vat: tax }) => [name, count, sum, tax]),
      [
        ['A', 1, '5400000.00', '578571.43'],
        ['B', 2, '1800000.00', '192857.14'],
      ],
    );
    await assert.rejects(sale(order), { code: 'receipt_exists' });
  });

  test('a refund of one piece names its sale; nothing more is refunded than was sold', async () => {
    const order = await makeOrder(work.db);
    const saleId = await sale(order);
    const claim = await makeClaim(work.db, order.id);
    const id = (await refund(order, [{ line: 1, count: 1, amount: '900000.00' }], claim)) ?? 0;
    const { type, amount, vat, credit, sale: of } = await read(id);
    assert.deepEqual([type, amount, vat, credit, of?.id], ['refund', '900000.00', '96428.57', '900000.00', saleId]);
    await assert.rejects(refund(order, [{ line: 1, count: 1, amount: '900000.00' }], claim), {
      code: 'receipt_exists',
    });
    await refund(order, [{ line: 1, count: 1, amount: '900000.00' }]);
    await assert.rejects(refund(order, [{ line: 0, count: 1, amount: '5400000.01' }]), /takes back more/);
    assert.equal(await refund(await makeOrder(work.db), [{ line: 0, count: 1, amount: '1.00' }]), null);
  });

  test('lines that do not come to the receipt are refused by the database', async () => {
    const id = await sale(await makeOrder(work.db));
    await assert.rejects(
      work.db.query('update ofd_items set amount = amount - 1 where check_id = $1', [id]),
      /lines of receipt/,
    );
  });
});

describe('from one status into another', () => {
  const statuses = ['new', 'sent', 'success', 'error', 'cancelled'] as const;
  /** A sale that stands there. */
  async function standing(status: (typeof statuses)[number]) {
    const order = await makeOrder(work.db);
    const id = await sale(order);
    await work.db.query(
      `update ofd_checks set status = $2, attempts = case when $2 in ('new', 'cancelled') then 0 else 1 end,
         sent_at = case when $2 in ('sent', 'success', 'error') then timestamp '2026-03-05 11:00:00' end,
         error = case when $2 = 'error' then 'x' end, comment = case when $2 = 'cancelled' then 'x' end,
         receipt_id = case when $2 = 'success' then '1' end, terminal_id = case when $2 = 'success' then '1' end,
         fiscal_sign = case when $2 = 'success' then '1' end, date_time = case when $2 = 'success' then timestamp '2026-03-05 11:00:00' end,
         qr_url = case when $2 = 'success' then 'https://ofd.soliq.uz/check' end
       where id = $1`,
      [id, status],
    );
    return { id, order };
  }
  const statusOf = (id: number) => work.statusOf('ofd_checks', id);

  for (const [from, to, code] of [
    ['new', 'success'],
    ['sent', 'success'],
    ['error', 'success'],
    ['success', 'success', 'receipt_exists'],
    ['cancelled', 'cancelled', 'transition_not_allowed'],
  ] as const)
    test(`sent from ${from}`, async () => {
      const { id } = await standing(from);
      const [status, answer] = await send(id);
      if (code === undefined) assert.equal(status, 200, JSON.stringify(answer));
      else assert.deepEqual([status, answer], [409, code]);
      assert.equal(await statusOf(id), to);
    });

  for (const [from, to, refunds] of [
    ['new', 'cancelled', 0],
    ['sent', 'sent', 0],
    ['error', 'cancelled', 0],
    ['success', 'cancelled', 1],
    ['cancelled', 'cancelled', 0],
  ] as const)
    test(`cancelled from ${from}`, async () => {
      const { id } = await standing(from);
      const [status, answer] = await cancel(id);
      const isRefused = from === 'sent' || from === 'cancelled';
      if (isRefused) assert.deepEqual([status, answer], [409, 'transition_not_allowed']);
      else assert.equal(status, 200, JSON.stringify(answer));
      assert.equal(await statusOf(id), to);
      assert.equal((await read(id)).refunds.length, refunds);
    });

  test('cancelling what was registered writes a refund of what is left of it, which stays', async () => {
    const { id, order } = await standing('success');
    await refund(order, [{ line: 1, count: 1, amount: '900000.00' }]);
    assert.equal((await cancel(id))[0], 200);
    const [, back] = (await read(id)).refunds;
    assert.deepEqual([back?.amount, back?.status], ['6300000.00', 'new']);
    const { sale: of, items, vat } = await read(back?.id ?? 0);
    assert.deepEqual([of?.id, of?.receipt_id, of?.terminal_id, of?.fiscal_sign], [id, '1', '1', '1']);
    assert.deepEqual(
      items.map(({ count, amount }) => [count, amount]),
      [
        [1, '5400000.00'],
        [1, '900000.00'],
      ],
    );
    assert.equal(vat, '675000.00');
    assert.deepEqual(await cancel(back?.id ?? 0), [409, 'transition_not_allowed']);
    assert.equal((await send(back?.id ?? 0))[0], 200);
    assert.deepEqual(await cancel(back?.id ?? 0), [409, 'transition_not_allowed']);
  });

  test('an order whose sale is cancelled is sold by another receipt, once, with the IKPU of now', async () => {
    const order = await makeOrder(work.db);
    await payDown(work.db, order);
    const id = await sale(order);
    assert.equal((await send(id))[0], 200);
    assert.equal((await read(id)).may_be_reissued, false);
    assert.deepEqual(await reissue(id), [409, 'transition_not_allowed']);
    assert.equal((await cancel(id))[0], 200);
    const [taking] = (await read(id)).refunds;
    const changed = await work.outcome('pay PUT /v1/orders/basket-item-spic', {
      ...{ as: 'accountant', body: { basket_item_id: order.lines[0], spic: '08418001001000000' } },
    });
    assert.equal(changed[0], 200);
    // What takes it back goes with the IKPU that it was sold with.
    assert.equal((await send(taking?.id ?? 0))[0], 200);
    const codes = async (of: number) => (await read(of)).items.map(({ spic }) => spic);
    assert.deepEqual(await codes(taking?.id ?? 0), ['08517001001000000', '08517001001000000']);
    assert.equal((await read(id)).may_be_reissued, true);
    assert.deepEqual(await reissue(id, 'moderator'), [403, 'forbidden']);
    const [status, { id: next }] = (await reissue(id)) as [number, Receipt];
    assert.equal(status, 201);
    const made = await read(next);
    assert.deepEqual(
      [made.type, made.status, made.amount, made.vat, made.card, made.credit],
      ['sale', 'new', '7200000.00', '771428.57', '1000000.00', '6200000.00'],
    );
    assert.deepEqual(
      made.items.map(({ name, spic, count, amount }) => [name, spic, count, amount]),
      [
        ['A', '08418001001000000', 1, '5400000.00'],
        ['B', '08517001001000000', 2, '1800000.00'],
      ],
    );
    assert.equal((await read(id)).may_be_reissued, false);
    assert.deepEqual(await reissue(id), [409, 'receipt_exists']);
    assert.equal((await send(next))[0], 200);
    // What is returned from now on is taken back of this one.
    const later = (await refund(order, [{ line: 0, count: 1, amount: '5400000.00' }])) ?? 0;
    assert.equal((await read(later)).sale?.id, next);
  });

  test('a refund of a claim is struck out while its sale stands or was never registered, and stays once that one is cancelled', async () => {
    const one = [{ line: 1, count: 1, amount: '900000.00' }];
    const { id, order } = await standing('success');
    const struck = (await refund(order, one)) ?? 0;
    assert.equal((await cancel(struck))[0], 200);
    const kept = (await refund(order, one)) ?? 0;
    assert.equal((await cancel(id))[0], 200);
    // Else a part of what was sold would never be taken back.
    assert.deepEqual(await cancel(kept), [409, 'transition_not_allowed']);
    const refunds = (await read(id)).refunds.filter(({ status }) => status !== 'cancelled');
    assert.deepEqual(refunds.map(({ amount }) => amount).sort(), ['6300000.00', '900000.00']);

    const unsent = await standing('new');
    const needless = (await refund(unsent.order, one)) ?? 0;
    assert.equal((await cancel(unsent.id))[0], 200);
    assert.equal((await cancel(needless))[0], 200);
  });

  test('of a sale and a refund of it cancelled at once, all that was sold is taken back', async () => {
    const { id, order } = await standing('success');
    const part = (await refund(order, [{ line: 1, count: 1, amount: '900000.00' }])) ?? 0;
    const [[whole]] = await Promise.all([cancel(id), cancel(part)]);
    assert.equal(whole, 200);
    const refunds = (await read(id)).refunds.filter(({ status }) => status !== 'cancelled');
    assert.equal(
      refunds.reduce((sum, { amount }) => sum + tiyinOf(amount), 0n),
      tiyinOf('7200000.00'),
    );
  });

  test('what was seen as new and has been registered since is not cancelled', async () => {
    const { id } = await standing('new');
    const { version } = await read(id);
    assert.equal((await send(id))[0], 200);
    assert.deepEqual(await cancelSeen(id, version), [409, 'changed_meanwhile']);
    assert.deepEqual([await statusOf(id), (await read(id)).refunds], ['success', []]);
  });

  test('what was given back whole is not cancelled, and a reason is asked for', async () => {
    const { id, order } = await standing('success');
    await refund(order, [
      { line: 0, count: 1, amount: '5400000.00' },
      { line: 1, count: 2, amount: '1800000.00' },
    ]);
    assert.deepEqual(await cancel(id), [409, 'sale_taken_back']);
    assert.deepEqual(await cancel((await standing('new')).id, '  '), [422, 'comment_required']);
  });

  test('one that was on its way while its payment was taken back ends when the operator has answered', async () => {
    const order = await makeOrder(work.db, { status: 'waiting_for_qabz' });
    const paymentId = await payDown(work.db, order);
    const id = await work.db.transaction((sql) => writeAdvanceReceipt(sql, { paymentId, at }));
    await work.db.query(
      `update ofd_checks set status = 'sent', attempts = 1, sent_at = '2026-03-05 12:00:00' where id = $1`,
      [id],
    );
    await work.db.query(`update installment_payments set status = 'reversed' where id = $1`, [paymentId]);
    assert.equal((await send(id))[0], 200);
    assert.equal(await statusOf(id), 'cancelled');
    assert.deepEqual(
      (await work.journalOf(id, 'receipt')).filter(({ field }) => field === 'status').map((row) => row.new),
      ['success', 'cancelled'],
    );
    assert.deepEqual(
      (await read(id)).refunds.map(({ amount }) => amount),
      ['1000000.00'],
    );
  });

  test('a refund waits for the receipt that it takes back', async () => {
    const order = await makeOrder(work.db);
    const saleId = await sale(order);
    const id = (await refund(order, [{ line: 1, count: 1, amount: '900000.00' }])) ?? 0;
    assert.deepEqual(await send(id), [409, 'sale_not_sent']);
    assert.equal((await send(saleId))[0], 200);
    assert.equal((await send(id))[0], 200);
    assert.equal((await read(id)).sale?.receipt_id, (await read(saleId)).receipt_id);
  });
});

describe('the way to the operator', () => {
  test('a line without an IKPU keeps it here; with one it is sent', async () => {
    const [first, ...rest] = baseLines;
    const order = await makeOrder(work.db, { lines: [{ ...first!, spic: null }, ...rest] }); // there are two
    const id = await sale(order);
    assert.equal((await read(id)).spic_missing, true);
    assert.deepEqual(await send(id), [409, 'spic_missing']);
    await work.db.query(`update application_baskets set spic = '08418001001000000' where id = $1`, [order.lines[0]]);
    assert.equal((await send(id))[0], 200);
    const { items, receipt_id: number, qr_url: link } = await read(id);
    assert.equal(items[0]?.spic, '08418001001000000');
    assert.ok(number && link?.includes(number));
    // What is printed stays, whatever is written into the order afterwards.
    await work.db.query(`update application_baskets set spic = '00000000000000000' where id = $1`, [order.lines[0]]);
    assert.equal((await read(id)).items[0]?.spic, '08418001001000000');
  });

  test('one that ends in 13 tiyin is refused once, with its words, and taken when it is sent again', async () => {
    const line = { name: 'C', count: 1, price: '6000000.00', saleTotal: '7200000.13', vat: '771428.59' };
    const id = await sale(await makeOrder(work.db, { lines: [line], rest: '6200000.13' }));
    const refused = await work.do(`pay POST /v1/ofd/${id}/sale-check`, { as: 'accountant' });
    const { code, error, current } = refused.json<{ code: string; error: string; current: Receipt }>();
    assert.deepEqual([refused.statusCode, code, current.status], [409, 'fiscal_refused', 'error']);
    assert.equal(error, current.error);
    assert.equal((await send(id))[0], 200);
    const statuses = (await work.journalOf(id, 'receipt')).filter(({ field }) => field === 'status');
    assert.deepEqual(
      statuses.map(({ old, new: now }) => `${old} ${now}`),
      ['new sent', 'sent error', 'error sent', 'sent success'],
    );
  });

  test('two who send one at once register it once', async () => {
    const id = await sale(await makeOrder(work.db));
    const answers = await Promise.all([send(id), send(id, 'accountant2')]);
    assert.deepEqual(
      answers
        .map(([, one]) => (typeof one === 'string' ? one : (one as Receipt).status))
        .sort()
        .at(-1),
      'success',
    );
    const { attempts } = await work.one<{ attempts: number }>('select attempts from ofd_checks where id = $1', [id]);
    assert.equal(attempts, 1);
    assert.equal((await work.journalOf(id, 'receipt')).filter(({ action }) => action === 'send').length, 1);
  });
});

describe('who may, and the list', () => {
  test('receipts are sent and cancelled by accountants', async () => {
    const id = await sale(await makeOrder(work.db));
    for (const as of ['moderator', 'kam', 'director']) assert.deepEqual(await send(id, as), [403, 'forbidden'], as);
    assert.equal((await work.do('pay GET /v1/ofd/checks', { as: 'moderator' })).statusCode, 403);
  });

  test('those of one order are read by whoever reads orders', async () => {
    const order = await makeOrder(work.db);
    const id = await sale(order);
    const { checks } = await work.answer<{ checks: Receipt[] }>(`pay GET /v1/ofd/checks?order_id=${order.id}`, {
      as: 'moderator',
    });
    assert.deepEqual(
      checks.map(({ id: one }) => one),
      [id],
    );
  });

  test('a tab counts what it shows, whatever tab is open', async () => {
    const order = await makeOrder(work.db);
    await sale(order);
    type Page = {
      checks: Receipt[];
      count: number;
      totals: Record<string, string>;
      statuses: { status: string; count: number }[];
    };
    const number = (
      await work.one<{ contract_number: string }>('select contract_number from applications where id = $1', [
        order.applicationId,
      ])
    ).contract_number;
    const page = await work.answer<Page>(`pay GET /v1/ofd/checks?status=error&search=${number}`, { as: 'accountant' });
    assert.deepEqual([page.count, page.statuses], [0, [{ status: 'new', count: 1 }]]);
    const all = await work.answer<Page>(`pay GET /v1/ofd/checks?search=${number}`, { as: 'accountant' });
    assert.deepEqual([all.count, all.totals.amount, all.totals.vat], [1, '7200000.00', '771428.57']);
  });
});

describe('an operator outside', () => {
  let service: OuterService;
  let operator: FiscalOperator;
  let outside: InvestorWork;
  before(async () => {
    service = await startOuter({});
    operator = fiscalOperatorAt(service.url, 200);
    outside = await startWork({ outer: { fiscalOperatorUrl: service.url, patience: 200 } });
  });
  after(async () => {
    await outside.close();
    await service.close();
  });
  const registered = {
    ...{ receipt_id: '41207', terminal_id: 'EP1', fiscal_sign: '700931182', date_time: '2026-03-05 12:00:00' },
    qr_url: 'https://ofd.soliq.uz/check?t=EP1',
  };
  const receipt = {
    ...{
      externalId: 'divan-1-1',
      provider: 'soliq',
      type: 'sale' as const,
      sentAt: at,
      contract_number: 'RS-1',
      amount: '1.00',
      vat: '0.11',
    },
    ...{ cash: '1.00', card: '0.00', credit: '0.00', items: [], sale: null },
  } as const;
  const unknown = { status: 'unknown' };

  for (const [said, answer, sent, asked] of [
    ['registered', { body: { status: 'success', ...registered } }, { status: 'success', ...registered }],
    ['refused', { body: { status: 'failed', message: 'Нет\nсмены' } }, { status: 'failed', error: 'Нет смены' }],
    ['under way', { body: { status: 'pending' } }, unknown],
    ['registered without a number', { body: { status: 'success', ...registered, receipt_id: '' } }, unknown],
    [
      'registered with a link that is none',
      { body: { status: 'success', ...registered, qr_url: 'javascript:1' } },
      unknown,
    ],
    ['what is none', { body: 'not JSON' }, unknown],
    ['an error of its own', { status: 502, body: {} }, unknown],
    ['nothing', 'silence', unknown],
    ['a refusal', { status: 422, body: { message: 'ИКПУ' } }, { status: 'failed', error: 'ИКПУ' }, unknown],
    [
      'that it knows none',
      { status: 404, body: { code: 'not_found' } },
      { status: 'failed', error: 'refused' },
      { status: 'missing' },
    ],
  ] as const)
    test(`it says: ${said}`, async () => {
      service.say(answer);
      assert.deepEqual(await operator.register(receipt), sent);
      assert.deepEqual(await operator.ask(receipt), asked ?? sent);
    });

  test('one that it does not know may still be coming for a minute, and never left after it', () => {
    assert.deepEqual(outcomeOf({ status: 'missing' }, 60), unknown);
    assert.deepEqual(outcomeOf({ status: 'missing' }, 61), { status: 'failed', error: 'not_received' });
  });

  test('a lost answer leaves it sent; then it is asked for and not sent again', async () => {
    const id = await sale(await makeOrder(outside.db), outside);
    service.say('silence');
    service.asked.length = 0;
    const [status, one] = await send(id, 'accountant', outside);
    assert.deepEqual([status, (one as Receipt).status], [200, 'sent']);
    service.say({ body: { status: 'success', ...registered } });
    const [, two] = await send(id, 'accountant2', outside);
    assert.equal((two as Receipt).status, 'success');
    assert.deepEqual(
      service.asked.map(({ path, body }) => [path, body.external_id]),
      [
        ['/receipts', `divan-${id}-1`],
        ['/receipts/state', `divan-${id}-1`],
      ],
    );
  });

  test('what never reached it is an error after a minute, and goes under another name', async () => {
    const id = await sale(await makeOrder(outside.db), outside);
    service.say({ status: 502, body: {} });
    assert.equal((await send(id, 'accountant', outside))[0], 200);
    service.say({ status: 404, body: { code: 'not_found' } });
    assert.equal(((await send(id, 'accountant', outside))[1] as Receipt).status, 'sent');
    outside.clock.advance(61_000);
    assert.deepEqual(await send(id, 'accountant', outside), [409, 'fiscal_refused']);
    assert.equal((await read(id, outside)).error, 'not_received');
    service.say({ body: { status: 'success', ...registered } });
    assert.equal((await send(id, 'accountant', outside))[0], 200);
    assert.equal(service.asked.at(-1)?.body.external_id, `divan-${id}-2`);
  });

  test('it goes to the operator of the settings, is asked for there, and is taken back there', async () => {
    const choose = (code: string) => outside.db.query('update payment_settings set ofd_provider = $1', [code]);
    const order = await makeOrder(outside.db);
    const id = await sale(order, outside);
    await choose('soliq');
    service.say('silence');
    service.asked.length = 0;
    assert.equal((await send(id, 'accountant', outside))[0], 200);
    // Another one is chosen while it is on its way.
    await choose('ofd_uz');
    service.say({ body: { status: 'success', ...registered } });
    assert.equal((await send(id, 'accountant', outside))[0], 200);
    assert.equal((await cancel(id, 'Выбит дважды', outside))[0], 200);
    const [back] = (await read(id, outside)).refunds;
    assert.equal((await send(back!.id, 'accountant', outside))[0], 200);
    const other = await sale(await makeOrder(outside.db), outside);
    assert.equal((await send(other, 'accountant', outside))[0], 200);
    assert.deepEqual(
      service.asked.map(({ path, body }) => [path, body.external_id, body.provider]),
      [
        ['/receipts', `divan-${id}-1`, 'soliq'],
        ['/receipts/state', `divan-${id}-1`, 'soliq'],
        ['/receipts', `divan-${back!.id}-1`, 'soliq'],
        ['/receipts', `divan-${other}-1`, 'ofd_uz'],
      ],
    );
  });

  test('an installation that names none sends nothing', async () => {
    const none = await startWork();
    try {
      const id = await sale(await makeOrder(none.db), none);
      assert.deepEqual(await send(id, 'accountant', none), [409, 'service_missing']);
      assert.equal((await read(id, none)).status, 'new');
    } finally {
      await none.close();
    }
  });
});
