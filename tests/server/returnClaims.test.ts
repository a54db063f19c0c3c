/** Return claims through their calls: what is previewed, refused, decided by two persons, paid back and posted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeMove } from '../../server/modules/instalments/platformMoves';
import { debtorOf, sell, type Sold } from '../support/returns';
import { newKey, useWork } from '../support/investorWork';
import { baseLines } from '../support/soldOrders';
import { ledgerFaults } from '../support/ledger';
import { returnFaults } from '../support/orderFaults';

const today = '2026-03-20';
const work = useWork(
  async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()),
  async () => ({ outer: { isDemo: true } }),
);

interface Preview {
  lines: {
    basket_item_id: number;
    max: number;
    refused_by: string | null;
    count: number;
    amount: string;
    in_open_claims: number;
  }[];
  amount: string;
  vat: string;
  debt: string | null;
  from_debt: string;
  debt_after: string | null;
  cuts: { number: number; cut: string; after: string }[];
  money: string;
  fee: string;
  merchant_part: string;
  card: string | null;
  needs_invoice: boolean;
  closes_contract: boolean;
}
interface Claim {
  id: number;
  version: number;
  status: string;
  from_debt: string;
  money: string;
  moderator: { name: string } | null;
  accountant: { name: string } | null;
  refund_status: string | null;
  refunds: { method: string; status: string; amount: string; error: string | null; rrn: string | null }[];
  preview: Preview;
  history: { action: string; field: string; new: string | null }[];
}
type Wanted = Partial<{
  counts: number[];
  reason: string;
  refund_method: string;
  restock: boolean;
  comment: string;
  dry_run: boolean;
  as: string;
}>;
const asked = (sold: Sold, { counts = [0, 1], as: _as, ...more }: Wanted) => ({
  ...{ order_id: sold.id, reason: 'defect', refund_method: 'card', restock: true, ...more },
  items: counts.flatMap((count, at) => (count > 0 ? [{ basket_item_id: sold.lines[at], count }] : [])),
});
const create = (sold: Sold, wanted: Wanted = {}) =>
  work.do('pay POST /v3/return-claims', { as: wanted.as ?? 'moderator', body: asked(sold, wanted) });
async function open(sold: Sold, wanted: Wanted = {}): Promise<number> {
  const answer = await create(sold, wanted);
  assert.equal(answer.statusCode, 200, [answer.body, ...work.log.slice(-3)].join('\n'));
  return answer.json<{ id: number }>().id;
}
const preview = async (sold: Sold, wanted: Wanted = {}) =>
  (await create(sold, { ...wanted, dry_run: true })).json<{ preview: Preview }>().preview;
const card = (id: number) => work.answer<Claim>(`pay GET /v3/return-claims/${id}`);

interface Doing {
  as?: string;
  body?: object;
  key?: string;
  version?: number;
}
const post = async (id: number, what: string, { as = 'moderator', body, key, version }: Doing = {}) =>
  work.outcome(`pay POST /v3/return-claims/${id}/${what}`, {
    ...{ as, version: version ?? (await card(id)).version },
    ...(body && { body }),
    ...(key !== undefined && { key }),
  });
const start = (id: number) => post(id, 'start-process');
const agree = (id: number) => post(id, 'approve-by-moderator');
const approve = (id: number, doing: Doing = {}) =>
  post(id, 'approve-by-accountant', { as: 'accountant', body: {}, key: newKey(), ...doing });
async function agreed(sold: Sold, wanted: Wanted = {}): Promise<number> {
  const id = await open(sold, wanted);
  assert.equal((await start(id))[0], 200);
  assert.equal((await agree(id))[0], 200);
  return id;
}
const rowsOf = async ({ applicationId }: Sold) =>
  work.db.query<{ number: number; owed: string }>(
    `select number, (amount - paid - cancelled - rebate)::numeric(18, 2) as owed from schedule_rows
     where installment_id = $1 and cancelled > 0 order by number desc`,
    [applicationId],
  );
const debtOfMerchant = async ({ merchantId }: Sold) =>
  (await work.one<{ debt: string }>('select debt::numeric(18, 2) as debt from merchants where id = $1', [merchantId]))
    .debt;

describe('figures', () => {
  test('an order that comes back by pieces leaves its merchant nothing, and its cancelled receipt is written over what is left', async () => {
    const [big, small] = baseLines.map(({ vat, saleTotal }) => ({ vat, saleTotal }));
    const sold = await sell(work.db, {
      lines: [
        { name: 'A', count: 1, price: '4499999.85', ...big! }, // there are two
        { name: 'B', count: 3, price: '500000.05', ...small! },
      ],
    });
    const receiptOf = async () =>
      work.one<{ id: number; version: number; card: string; credit: string }>(
        `select id, version, card, credit from ofd_checks where order_id = $1 and type = 'sale' order by id desc limit 1`,
        [sold.id],
      );
    const giveBack = async (counts: number[]) => {
      const id = await agreed(sold, { counts });
      assert.equal((await approve(id))[0], 200);
      return id;
    };
    await giveBack([0, 1]);
    await giveBack([0, 1]);
    const first = await receiptOf();
    const cancelReceipt = ({ id, version }: { id: number; version: number }) =>
      work.outcome(`pay POST /v1/ofd/${id}/cancel-check`, { as: 'accountant', version, body: { comment: 'ИКПУ' } });
    const reissue = ({ id }: { id: number }) =>
      work.outcome(`pay POST /v1/ofd/${id}/reissue-check`, { as: 'accountant' });
    assert.equal((await cancelReceipt(first))[0], 200);
    assert.equal((await reissue(first))[0], 201);
    const second = await receiptOf();
    assert.deepEqual([second.card, second.credit], ['1000000.00', '5000000.00']);
    assert.deepEqual(
      await work.db.query('select name, count, amount, vat from ofd_items where check_id = $1 order by line', [
        second.id,
      ]),
      [
        { name: 'A', count: 1, amount: '5400000.00', vat: '578571.43' },
        { name: 'B', count: 1, amount: '600000.00', vat: '64285.71' },
      ],
    );
    const claim = await giveBack([1, 1]);
    assert.equal(
      (await work.one<{ id: number }>('select sale_id as id from ofd_checks where claim_id = $1', [claim])).id,
      second.id,
    );
    assert.equal(await debtOfMerchant(sold), '0.00');
    assert.equal((await cancelReceipt(second))[0], 200);
    assert.deepEqual(await reissue(second), [409, 'sale_taken_back']);
    assert.deepEqual(await returnFaults(work.db), []);
  });

  test('one B: the preview, the two steps, the rows, the merchant, the receipt and the books', async () => {
    const sold = await sell(work.db);
    const seen = await preview(sold);
    assert.deepEqual(
      [seen.amount, seen.debt, seen.from_debt, seen.debt_after, seen.money, seen.fee, seen.merchant_part],
      ['900000.00', '4133332.00', '900000.00', '3233332.00', '0.00', '0.00', '712500.00'],
    );
    assert.deepEqual(
      seen.cuts.map(({ number, cut, after }) => [number, cut, after]),
      [
        [12, '516663.00', '0.00'],
        [11, '383337.00', '133330.00'],
      ],
    );
    assert.equal(seen.card, '860012******1234');
    const before = await debtOfMerchant(sold);
    const id = await agreed(sold);
    assert.deepEqual((await approve(id))[0], 200);
    const claim = await card(id);
    assert.deepEqual(
      [claim.status, claim.from_debt, claim.money, claim.refund_status, claim.refunds.length],
      ['approved_by_accountant', '900000.00', '0.00', null, 0],
    );
    assert.notEqual(claim.moderator?.name, claim.accountant?.name);
    assert.deepEqual(await rowsOf(sold), [
      { number: 12, owed: '0.00' },
      { number: 11, owed: '133330.00' },
    ]);
    assert.deepEqual([before, await debtOfMerchant(sold)], ['5700000.00', '4987500.00']);
    const receipt = await work.one<{ amount: string; vat: string; status: string; type: string; sale: string }>(
      `select k.amount, k.vat, k.status, k.type, s.type as sale from ofd_checks k join ofd_checks s on s.id = k.sale_id where k.claim_id = $1`,
      [id],
    );
    assert.deepEqual(receipt, { amount: '900000.00', vat: '96428.57', status: 'new', type: 'refund', sale: 'sale' });
    assert.equal(await debtorOf(work.db, sold.applicationId), '3233332.00');
  });

  test('a claim that is decided keeps the debt that it was decided at, whatever is owed later', async () => {
    const sold = await sell(work.db);
    const declined = await open(sold);
    assert.equal((await start(declined))[0], 200);
    assert.equal((await post(declined, 'cancel-by-moderator', { body: { comment: 'Нет' } }))[0], 200);
    const first = await agreed(sold);
    assert.equal((await approve(first))[0], 200);
    const last = await agreed(sold, { counts: [1, 1] });
    assert.equal((await approve(last))[0], 200);
    const debtsOf = async (id: number) => {
      const { debt, from_debt: fromDebt, debt_after: after } = (await card(id)).preview;
      return [debt, fromDebt, after];
    };
    assert.deepEqual(await debtsOf(declined), ['4133332.00', '900000.00', '3233332.00']);
    assert.deepEqual(await debtsOf(first), ['4133332.00', '900000.00', '3233332.00']);
    assert.deepEqual(await debtsOf(last), ['3233332.00', '3233332.00', '0.00']);
    // Of those before the column nobody knows it.
    await work.db.query('update return_claims set debt = null where id = $1', [first]);
    assert.deepEqual(await debtsOf(first), [null, '900000.00', null]);
  });

  test('all of it after four payments: 3 066 668 to the card, the contract is fully paid, the account is even', async () => {
    const sold = await sell(work.db);
    const id = await agreed(sold, { counts: [1, 2] });
    assert.equal((await approve(id))[0], 200);
    const claim = await card(id);
    assert.deepEqual(
      [claim.from_debt, claim.money, claim.refund_status, claim.refunds[0]?.amount],
      ['4133332.00', '3066668.00', 'success', '3066668.00'],
    );
    assert.equal(await work.statusOf('applications', sold.applicationId), 'fully_paid');
    assert.equal(await debtorOf(work.db, sold.applicationId), '0.00');
    assert.equal(await debtOfMerchant(sold), '0.00');
    assert.deepEqual(await work.one('select paid, refunded, waiting from orders where id = $1', [sold.id]), {
      paid: '3066668.00',
      refunded: '3066668.00',
      waiting: '0.00',
    });
  });

  /** Goods that were brought for 40 000, which whoever has changed his mind pays. */
  const brought = async ({ id }: Sold) => {
    await work.db.query(
      `insert into delivery_providers (id, name, is_active) values (90, 'Курьер', true) on conflict do nothing`,
    );
    await work.db.query(
      `insert into deliveries (order_id, status, status_since, is_pickup, provider_id, price, created_at, updated_at)
       values ($1, 'delivered', '2026-03-05', false, 90, 40000, '2026-03-04', '2026-03-05')`,
      [id],
    );
  };
  const entriesOf = async (claimId: number) =>
    (
      await work.db.query<{ debit: number; credit: number; amount: string }>(
        `select e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
           join installment_moves m on m.id = p.fact_id left join refund_payments r on r.id = m.refund_id
         where p.fact = 'installment_moves' and (m.claim_id = $1 or r.claim_id = $1) order by e.id`,
        [claimId],
      )
    ).map(({ debit, credit, amount }) => [debit, credit, amount]);

  test('all of it after four payments with a delivery of 40 000: 3 026 668 to the card, 40 000 kept, the account is even', async () => {
    const sold = await sell(work.db);
    await brought(sold);
    const id = await agreed(sold, { counts: [1, 2], reason: 'changed_mind' });
    assert.equal((await approve(id))[0], 200);
    const claim = await card(id);
    assert.deepEqual(
      [claim.from_debt, claim.money, claim.preview.fee, claim.refunds.map(({ status, amount }) => [status, amount])],
      ['4133332.00', '3026668.00', '40000.00', [['success', '3026668.00']]],
    );
    // Of one posting in any order.
    assert.deepEqual(
      (await entriesOf(id)).toSorted((one, other) => Number(other[2]) - Number(one[2])),
      [
        [9020, 4010, '6428571.43'],
        [6010, 9120, '5700000.00'],
        [4010, 5530, '3026668.00'],
        [6412, 4010, '771428.57'],
        [4010, 9390, '40000.00'],
      ],
    );
    assert.equal(await debtorOf(work.db, sold.applicationId), '0.00');
    // The receipt gives the goods back whole: what is kept for the delivery was given back before it was kept.
    assert.deepEqual(
      await work.one(
        'select type, amount, vat, cash, card, credit from ofd_checks where claim_id = $1 and sale_id is not null',
        [id],
      ),
      {
        ...{ type: 'refund', amount: '7200000.00', vat: '771428.57' },
        ...{ cash: '0.00', card: '3066668.00', credit: '4133332.00' },
      },
    );
    assert.deepEqual(await returnFaults(work.db), []);
  });

  test('a delivery is kept once for an order, however many claims of it there are', async () => {
    const sold = await sell(work.db, { paidRows: 11 });
    await brought(sold);
    const feeOf = async (counts: number[], reason = 'changed_mind') => {
      const id = await agreed(sold, { counts, reason });
      assert.equal((await approve(id))[0], 200);
      const { money, preview: shown } = await card(id);
      return [shown.fee, money];
    };
    // A: 516 663 off the debt; of the rest the delivery is kept.
    assert.deepEqual(await feeOf([1, 0]), ['40000.00', '4843337.00']);
    assert.deepEqual(await feeOf([0, 1]), ['0.00', '900000.00']);
    assert.deepEqual(await feeOf([0, 1]), ['0.00', '900000.00']);
    assert.equal(await debtorOf(work.db, sold.applicationId), '0.00');
    assert.deepEqual(await ledgerFaults(work.db), []);
    assert.deepEqual(await returnFaults(work.db), []);
  });

  test('a delivery that a broken thing was brought by is not kept, and of what is owed none of it is', async () => {
    const sold = await sell(work.db);
    await brought(sold);
    const shown = await preview(sold, { counts: [1, 2], reason: 'defect' });
    assert.deepEqual([shown.fee, shown.money], ['0.00', '3066668.00']);
    // One B comes off the debt: there is no money to keep anything of.
    const one = await preview(sold, { counts: [0, 1], reason: 'changed_mind' });
    assert.deepEqual([one.fee, one.money], ['0.00', '0.00']);
  });

  test('A when eleven rows are paid: 516 663 off the debt and 4 883 337 to the card', async () => {
    const sold = await sell(work.db, { paidRows: 11 });
    const id = await agreed(sold, { counts: [1, 0] });
    assert.equal((await approve(id))[0], 200);
    const { from_debt: fromDebt, money, preview: shown } = await card(id);
    assert.deepEqual([fromDebt, money, shown.merchant_part], ['516663.00', '4883337.00', '4275000.00']);
  });

  test('pieces of a line come back one after the other, and the whole of it for its price', async () => {
    const line = { name: 'C', count: 3, price: '2000000.00', saleTotal: '7200000.00', vat: '771428.57' };
    const sold = await sell(work.db, { lines: [line] });
    const amounts = [];
    const taxes = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const id = await agreed(sold, { counts: [1] });
      assert.equal((await approve(id))[0], 200);
      const { amount, vat } = (await card(id)).preview;
      amounts.push(amount);
      // What the tax office is told, and the customer is shown, is what the books take back.
      const receipt = await work.one<{ vat: string }>('select vat from ofd_checks where claim_id = $1', [id]);
      assert.equal(receipt.vat, vat);
      taxes.push(vat);
    }
    assert.deepEqual(amounts, ['2400000.00', '2400000.00', '2400000.00']);
    // Together the tax of the sale, to the tiyin.
    assert.deepEqual(taxes, ['257142.86', '257142.85', '257142.86']);
    assert.deepEqual(
      await work.outcome('pay POST /v3/return-claims', { as: 'moderator', body: asked(sold, { counts: [1] }) }),
      [422, 'nothing_to_return'],
    );
  });
});

describe('refusals', () => {
  test('only of completed orders, of lines of theirs, no more than is left, and of a line one claim at a time', async () => {
    const sold = await sell(work.db);
    const of = async (wanted: Wanted, change: object = {}) => {
      const answer = await work.do('pay POST /v3/return-claims', {
        ...{ as: 'moderator', body: { ...asked(sold, wanted), ...change } },
      });
      const { code, fields } = answer.json<{ code?: string; fields?: object }>();
      return [answer.statusCode, code, fields];
    };
    assert.deepEqual(await of({}, { order_id: 999_999 }), [404, 'not_found', undefined]);
    assert.deepEqual(await of({ counts: [] }), [422, 'required', { items: 'required' }]);
    assert.deepEqual(await of({ counts: [0, 3] }), [
      422,
      'nothing_to_return',
      { 'items.0.count': 'nothing_to_return' },
    ]);
    const strange = { items: [{ basket_item_id: 999_999, count: 1 }] };
    assert.deepEqual((await of({}, strange)).slice(0, 2), [422, 'unknown_value']);
    const twice = { items: [1, 1].map((count) => ({ basket_item_id: sold.lines[1], count })) };
    assert.deepEqual((await of({}, twice)).slice(0, 2), [422, 'duplicate_value']);
    assert.deepEqual(await of({ counts: [1, 0], refund_method: 'balance' }), [
      422,
      'balance_missing',
      { refund_method: 'balance_missing' },
    ]);
    const id = await open(sold);
    assert.deepEqual((await of({})).slice(0, 2), [409, 'claim_open']);
    const { lines } = await preview(sold, { counts: [1, 0] });
    assert.deepEqual(
      lines.map((line) => [line.max, line.refused_by, line.in_open_claims]),
      [
        [1, null, 0],
        [0, 'claim_open', 1],
      ],
    );
    assert.equal((await post(id, 'cancel-by-moderator', { body: { comment: 'Передумал' } }))[0], 200);
    assert.equal((await of({}))[0], 200);
    await work.db.query(`update orders set status = 'approved_by_delivery', completed_at = null where id = $1`, [
      sold.id,
    ]);
    assert.deepEqual((await of({ counts: [1, 0] })).slice(0, 2), [409, 'order_not_completed']);
  });

  test('money has somewhere to go: without a card the method is refused', async () => {
    const sold = await sell(work.db, { cardEnd: '' });
    assert.deepEqual(
      await work.outcome('pay POST /v3/return-claims', { as: 'moderator', body: asked(sold, { counts: [1, 2] }) }),
      [422, 'card_missing'],
    );
    assert.equal((await create(sold, { counts: [1, 2], refund_method: 'bank' })).statusCode, 200);
  });

  test('a merchant that pays value-added tax announces its invoice first, once for a number and a year', async () => {
    const sold = await sell(work.db, { merchant: { pays_vat: 'true', vat_percent: 12 } });
    const id = await agreed(sold);
    assert.deepEqual(await approve(id), [409, 'invoice_missing']);
    const invoice = (claim: number, number: string, date = today) =>
      post(claim, 'set-waiting-invoice', { as: 'kam', body: { invoice_date: date, invoice_number: number } });
    assert.deepEqual(await invoice(id, 'V-1', '2026-03-21'), [422, 'in_future']);
    assert.equal((await invoice(id, 'V-1'))[0], 200);
    const other = await agreed(sold, { counts: [1, 0] });
    assert.deepEqual(await invoice(other, 'V-1'), [422, 'taken']);
    assert.equal((await invoice(other, 'V-2'))[0], 200);
    assert.equal((await approve(id))[0], 200);
  });

  test('whoever approved as moderator does not decide about the money', async () => {
    // Somebody who holds both rights: an accountant who is a moderator as well.
    await work.db.query(
      `insert into user_roles (user_id, role_id, position) select u.id, r.id, 1 from system_users u, roles r
       where u.username = 'accountant2' and r.name = 'moderator'`,
    );
    await work.db.query(
      `insert into service_user_roles (user_id, role_id, created_at)
       select u.id, h.role_id, now() from system_users u, system_users m join service_user_roles h on h.user_id = m.id
       where u.username = 'accountant2' and m.username = 'moderator' on conflict do nothing`,
    );
    const sold = await sell(work.db);
    const id = await open(sold);
    assert.equal((await post(id, 'start-process', { as: 'accountant2' }))[0], 200);
    assert.equal((await post(id, 'approve-by-moderator', { as: 'accountant2' }))[0], 200);
    assert.deepEqual(await approve(id, { as: 'accountant2' }), [409, 'same_person']);
    assert.deepEqual(await post(id, 'cancel-by-accountant', { as: 'accountant2', body: { comment: 'Нет' } }), [
      409,
      'same_person',
    ]);
    assert.equal((await approve(id))[0], 200);
    await assert.rejects(work.db.query('update return_claims set accountant_by = moderator_by where id = $1', [id]));
  });

  test('what was seen is held against what it comes to now', async () => {
    const sold = await sell(work.db);
    const id = await agreed(sold, { counts: [1, 2] });
    const { version } = await card(id);
    await work.answer('pay POST /v1/installment/create-transaction', {
      ...{ as: 'accountant', key: newKey() },
      version: (await work.answer<{ version: number }>(`pay GET /v1/installments/applications/${sold.applicationId}`))
        .version,
      body: {
        ...{ installment_id: sold.applicationId, kind: 'instalment', amount: '516667.00', gateway: 'bank' },
        ...{ document_number: 'late-1', document_date: today },
      },
    });
    const seen = { from_debt: '4133332.00', money: '3066668.00' };
    assert.deepEqual(await approve(id, { version, body: seen }), [409, 'changed_meanwhile']);
    assert.equal((await approve(id, { version, body: { from_debt: '3616665.00', money: '3583335.00' } }))[0], 200);
  });
});

/** Which step may be made in which status, by hand from the page. */
const table: Record<string, readonly string[]> = {
  'start-process': ['new'],
  'approve-by-moderator': ['in_process'],
  'cancel-by-moderator': ['new', 'in_process', 'waiting_invoice'],
  'set-waiting-invoice': ['approved_by_moderator'],
  'approve-by-accountant': ['approved_by_moderator', 'waiting_invoice'],
  'cancel-by-accountant': ['approved_by_moderator', 'waiting_invoice'],
};
const bodies: Record<string, Doing> = {
  'cancel-by-moderator': { body: { comment: 'Следы использования' } },
  'set-waiting-invoice': { body: { invoice_date: today, invoice_number: 'T-1' } },
  'approve-by-accountant': { as: 'accountant', body: {}, key: 'fresh' },
  'cancel-by-accountant': { as: 'accountant', body: { comment: 'Нет оригинала' } },
};
const ways: Record<string, readonly string[]> = {
  new: [],
  in_process: ['start-process'],
  approved_by_moderator: ['start-process', 'approve-by-moderator'],
  waiting_invoice: ['start-process', 'approve-by-moderator', 'set-waiting-invoice'],
  approved_by_accountant: ['start-process', 'approve-by-moderator', 'approve-by-accountant'],
  cancelled_by_moderator: ['cancel-by-moderator'],
  cancelled_by_accountant: ['start-process', 'approve-by-moderator', 'cancel-by-accountant'],
};
const make = (id: number, what: string) => {
  const doing = bodies[what] ?? {};
  return post(id, what, { ...doing, ...(doing.key !== undefined && { key: newKey() }) });
};
test('each step is made in its statuses and refused in all others, with the claim as it stands (WF-04)', async () => {
  for (const [status, way] of Object.entries(ways))
    for (const [step, from] of Object.entries(table)) {
      const id = await open(await sell(work.db));
      for (const made of way) assert.equal((await make(id, made))[0], 200, `${made} on the way to ${status}`);
      assert.equal((await card(id)).status, status);
      const [code, said] = await make(id, step);
      if (from.includes(status)) assert.equal(code, 200, `${step} in ${status}: ${JSON.stringify(said)}`);
      else assert.deepEqual([code, said], [409, 'transition_not_allowed'], `${step} in ${status}`);
    }
});

test('rights: a manager opens and announces, a moderator decides, only accountants move money (RBAC-10)', async () => {
  const sold = await sell(work.db);
  const id = await open(sold, { as: 'kam' });
  assert.deepEqual(await post(id, 'start-process', { as: 'kam' }), [403, 'forbidden']);
  await start(id);
  assert.deepEqual(await post(id, 'approve-by-moderator', { as: 'kam' }), [403, 'forbidden']);
  await agree(id);
  for (const as of ['moderator', 'kam', 'director', 'executive'])
    assert.deepEqual(await approve(id, { as }), [403, 'forbidden'], as);
  assert.deepEqual((await create(sold, { as: 'accountant', counts: [1, 0] })).statusCode, 403);
});

test('its history has four steps, each with who made it and in which role', async () => {
  const id = await agreed(await sell(work.db));
  await post(id, 'set-waiting-invoice', { body: { invoice_date: today, invoice_number: 'H-1' } });
  await approve(id);
  const { items } = await work.answer<{ items: { status: string; user: { name: string }; role: string }[] }>(
    `pay GET /v3/return-claims/${id}/history`,
  );
  assert.deepEqual(
    items.map(({ status }) => status),
    ['new', 'in_process', 'approved_by_moderator', 'waiting_invoice', 'approved_by_accountant'],
  );
  assert.ok(items.every(({ user, role }) => user.name !== '' && role !== ''));
});

describe('races', () => {
  test('50 at once for a line of three pieces return three', async () => {
    const line = { name: 'C', count: 3, price: '2000000.00', saleTotal: '7200000.00', vat: '771428.57' };
    const sold = await sell(work.db, { lines: [line] });
    let returned = 0;
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => create(sold, { counts: [1] })));
      const made = answers
        .filter(({ statusCode }) => statusCode === 200)
        .map((answer) => answer.json<{ id: number }>().id);
      assert.equal(made.length, round < 3 ? 1 : 0, `round ${round}`);
      for (const id of made) {
        await start(id);
        await agree(id);
        assert.equal((await approve(id))[0], 200);
        returned += 1;
      }
    }
    assert.equal(returned, 3);
    assert.deepEqual(
      await work.one('select returned_count, count from application_baskets where application_id = $1', [
        sold.applicationId,
      ]),
      { returned_count: 3, count: 3 },
    );
  });

  test('approved twice, or approved and refused at once: one wins', async () => {
    const id = await agreed(await sell(work.db), { counts: [1, 2] });
    const { version } = await card(id);
    const answers = await Promise.all([
      approve(id, { version }),
      approve(id, { version, as: 'accountant2' }),
      post(id, 'cancel-by-accountant', { version, as: 'accountant2', body: { comment: 'Нет' } }),
    ]);
    assert.equal(answers.filter(([code]) => code === 200).length, 1);
    assert.equal(
      (
        await work.one<{ count: number }>('select count(*)::int as count from refund_payments where claim_id = $1', [
          id,
        ])
      ).count <= 1,
      true,
    );
  });

  test('a key that is sent again pays once', async () => {
    const id = await agreed(await sell(work.db), { counts: [1, 2] });
    const { version } = await card(id);
    const key = newKey();
    const [one, other] = [await approve(id, { version, key }), await approve(id, { version, key })];
    assert.deepEqual([one[0], other[0]], [200, 200]);
    assert.equal((await card(id)).refunds.length, 1);
  });

  test('a contract of which a return was opened meanwhile is not closed', async () => {
    const sold = await sell(work.db, { paidRows: 12 });
    await work.db.query(`update applications set status = 'fully_paid' where id = $1`, [sold.applicationId]);
    const id = await open(sold);
    const close = () => work.db.transaction((sql) => makeMove(sql, work.clock, sold.applicationId, 'close'));
    assert.equal(await close(), undefined);
    await start(id);
    assert.equal((await post(id, 'cancel-by-moderator', { body: { comment: 'Нет' } }))[0], 200);
    assert.equal((await close())?.application, 'closed');
  });

  test('a payment is not taken back below what goes back to the customer', async () => {
    const sold = await sell(work.db, { paidRows: 12 });
    const id = await agreed(sold, { counts: [1, 2] });
    assert.equal((await approve(id))[0], 200);
    await assert.rejects(
      work.db.transaction(async (sql) => {
        const [payment] = await sql.query<{ id: number }>(
          `select id from installment_payments where application_id = $1 and kind = 'instalment' order by id desc limit 1`,
          [sold.applicationId],
        );
        await sql.query('delete from payment_parts where payment_id = $1', [payment?.id]);
        await sql.query(`update installment_payments set status = 'reversed' where id = $1`, [payment?.id]);
      }),
      /more goes back than was paid/,
    );
  });
});

test('what settled a contract is not taken back once goods that came back had their share of its gift', async () => {
  await work.db.query(`update invest_constants set value = '50' where key = 'ibra_percent'`);
  const settle = async (sold: Sold, number: string) => {
    const made = await work.outcome('pay POST /v1/installment/create-transaction', {
      ...{ as: 'accountant', key: newKey() },
      version: (
        await work.one<{ version: number }>('select version from applications where id = $1', [sold.applicationId])
      ).version,
      body: {
        ...{ installment_id: sold.applicationId, kind: 'instalment', amount: '3733332.13', gateway: 'cash' },
        ...{ document_number: number, document_date: '2026-03-05' },
      },
    });
    assert.equal(made[0], 201, JSON.stringify(made[1]));
    return made[1] as { id: number; version: number };
  };
  const takeBack = ({ id, version }: { id: number; version: number }) =>
    work.outcome(`pay POST /v1/payments/transaction/${id}/cancel`, {
      ...{ as: 'accountant', key: newKey(), version, body: { comment: 'Деньги пришли не от того клиента' } },
    });
  const sold = await sell(work.db);
  const paid = await settle(sold, 'IBRA-1');
  const id = await agreed(sold);
  assert.equal((await approve(id))[0], 200);
  assert.equal((await card(id)).money, '850000.02');
  const [code, refusal] = await takeBack(paid);
  assert.deepEqual([code, refusal], [409, 'already_refunded']);
  // A claim that is not decided has taken nothing yet.
  const other = await sell(work.db);
  const settled = await settle(other, 'IBRA-2');
  await agreed(other);
  assert.equal((await takeBack(settled))[0], 200);
  await work.db.query(`update invest_constants set value = '0' where key = 'ibra_percent'`);
  assert.deepEqual(await returnFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

describe('money that goes back', () => {
  test('what the gateway refuses is repeated, or goes through the bank, whose document is noted once', async () => {
    const sold = await sell(work.db, { cardEnd: '0001' });
    const id = await agreed(sold, { counts: [1, 2] });
    assert.equal((await approve(id))[0], 200);
    assert.deepEqual(
      (await card(id)).refunds.map(({ status, error }) => [status, error]),
      [['failed', 'card_closed']],
    );
    assert.equal(await debtorOf(work.db, sold.applicationId), '-3066668.00');
    const again = (method: string) => post(id, 'refund', { as: 'accountant', body: { method }, key: newKey() });
    assert.equal((await again('card'))[0], 200);
    assert.equal((await card(id)).refunds.length, 2);
    assert.equal((await again('bank'))[0], 200);
    assert.deepEqual(await again('bank'), [409, 'transition_not_allowed']);
    const confirm = (number: string, date = today) =>
      post(id, 'refund/confirm', {
        as: 'accountant',
        key: newKey(),
        body: { document_number: number, document_date: date },
      });
    assert.deepEqual(await confirm('B-1', '2026-03-21'), [422, 'in_future']);
    assert.deepEqual(await confirm('B-1', '2016-03-20'), [422, 'before_application']);
    assert.equal((await confirm('B-1'))[0], 200);
    assert.equal(await debtorOf(work.db, sold.applicationId), '0.00');
    const second = await agreed(await sell(work.db), { counts: [1, 2], refund_method: 'bank' });
    await approve(second);
    assert.deepEqual(
      await post(second, 'refund/confirm', {
        ...{ as: 'accountant', key: newKey(), body: { document_number: 'B-1', document_date: today } },
      }),
      [422, 'taken'],
    );
  });

  test('to the balance of an investor it goes at once', async () => {
    const sold = await sell(work.db);
    const investor = await work.make();
    await work.db.query(
      'update customers set investor_id = $2 where id = (select customer_id from applications where id = $1)',
      [sold.applicationId, investor],
    );
    const id = await agreed(sold, { counts: [1, 2], refund_method: 'balance' });
    assert.equal((await approve(id))[0], 200);
    assert.equal((await card(id)).refund_status, 'success');
    assert.deepEqual(await work.one('select balance from investors where id = $1', [investor]), {
      balance: '3066668.00',
    });
    assert.equal(await debtorOf(work.db, sold.applicationId), '0.00');
  });

  test('goods go back into stock where they are to be sold again', async () => {
    const sold = await sell(work.db);
    const id = await agreed(sold, { counts: [0, 2], restock: false });
    assert.equal((await approve(id))[0], 200);
    assert.deepEqual(await work.db.query('select from stock_moves where order_id = $1', [sold.id]), []);
  });
});

test('lists: the totals, the counts under the same filters, the reasons, and the orders that may be returned', async () => {
  const page = await work.answer<{
    count: number;
    totals: Record<string, string>;
    return_claims: { status: string }[];
  }>('pay GET /v3/return-claims?limit=1000');
  const { statuses } = await work.answer<{ statuses: { code: string; count: number }[] }>(
    'pay GET /v3/return-claims/status-count',
  );
  assert.equal(
    statuses.reduce((sum, { count }) => sum + count, 0),
    page.count,
  );
  for (const { code, count } of statuses) {
    const under = await work.answer<{ count: number }>(`pay GET /v3/return-claims?status=${code}`);
    assert.equal(under.count, count, code);
  }
  const { reasons } = await work.answer<{ reasons: { reason: string; count: number }[] }>(
    'pay GET /v3/return-claims/statistics',
  );
  assert.ok(reasons.length > 0);
  const sold = await sell(work.db);
  const found = await work.answer<{ orders: { id: number }[] }>(
    `pay GET /v3/return-claims/orders?search=OR-${String(sold.id).padStart(6, '0')}`,
    { as: 'moderator' },
  );
  assert.deepEqual(
    found.orders.map(({ id }) => id),
    [sold.id],
  );
});

test('of some merchants: the list, its totals, and the counts agree with what they sold', async () => {
  const sold = [await sell(work.db), await sell(work.db), await sell(work.db)] as const;
  const ids = [await open(sold[0]), await agreed(sold[1]), await open(sold[2])];
  const of = (some: readonly Sold[]) => some.map(({ merchantId }) => `merchant_id=${merchantId}`).join('&');
  const list = async (query: string) => {
    const page = await work.answer<{ return_claims: { id: number }[]; totals: { amount: string } }>(
      `pay GET /v3/return-claims?${query}`,
    );
    return [page.return_claims.map(({ id }) => id), page.totals.amount];
  };
  assert.deepEqual(await list(of(sold.slice(0, 1))), [[ids[0]], '900000.00']);
  assert.deepEqual(await list(of(sold.slice(1))), [[ids[2], ids[1]], '1800000.00']);
  assert.deepEqual(await list(`${of(sold.slice(1))}&status=new`), [[ids[2]], '900000.00']);
  const { statuses } = await work.answer<{ statuses: { code: string; count: number }[] }>(
    `pay GET /v3/return-claims/status-count?${of(sold.slice(1))}`,
  );
  assert.deepEqual(
    statuses.toSorted((one, other) => one.code.localeCompare(other.code)),
    [
      { code: 'approved_by_moderator', count: 1 },
      { code: 'new', count: 1 },
    ],
  );
});

test('after all of it everything that is always true is true', async () => {
  assert.deepEqual(await returnFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});
