/**
 * Two at one contract at the same moment, on connections of their own and in both orders: whoever comes second sees the debt that the first
 * has left. Nothing is paid above the debt, and no more goes back than was paid.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chargeStandIn, workInstalments } from '../../server/modules/instalments/index';
import { inTurn, postgresOnly } from '../support/heldRows';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeOrder, type MadeOrder } from '../support/orders';
import { sell, type Sold } from '../support/returns';
import { orderFaults, returnFaults } from '../support/orderFaults';

const today = '2026-03-05';
const work = useWork(
  async ({ clock, db }) => {
    clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime());
    await db.query(`update payment_settings set autopay_enabled = true, autopay_hours = '{12}', retry_count = 3`);
  },
  async () => ({ outer: { isDemo: true } }),
);
type Answer = [number, unknown];
type Doing = () => Promise<unknown>;

/** Of a contract whose first row was due on 28.02; autopay sees it. */
async function dueContract(): Promise<MadeOrder & { cardId: number }> {
  const made = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
  const cardId = await addCard(made.customerId);
  await work.db.query('update installments set autopay = true where id = $1', [made.applicationId]);
  return { ...made, cardId };
}
async function addCard(customerId: number): Promise<number> {
  const { id } = await work.one<{ id: number }>(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
     values ($1, 'tk_' || gen_random_uuid(), '860012******9012', 'uzcard', 9, 2029, 'K', '998901234567', true, '2026-01-01', '2026-01-01') returning id`,
    [customerId],
  );
  return id;
}
const versionOf = async (applicationId: number) =>
  (await work.one<{ version: number }>('select version from applications where id = $1', [applicationId])).version;
const autopay = () => workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log: assert.fail });
let documents = 0;
function note(applicationId: number, amount: string, version: number): Promise<Answer> {
  documents += 1;
  return work.outcome('pay POST /v1/installment/create-transaction', {
    ...{ as: 'accountant', key: newKey(), version },
    body: {
      ...{ installment_id: applicationId, kind: 'instalment', amount, gateway: 'bank', document_date: today },
      document_number: `RACE-${documents}`,
    },
  });
}
const said = ([status, body]: Answer) => (status < 300 ? status : body);
const standing = (applicationId: number) =>
  work.one<{ paid: string; debt: string; payments: number }>(
    `select n.paid::text as paid, n.debt::text as debt, (select count(*)::int from installment_payments p
       where p.application_id = n.id and p.kind = 'instalment' and p.status = 'success') as payments from installments n where n.id = $1`,
    [applicationId],
  );
/** Both wait for the order of the contract, and go on in the order in which they came. */
const inOrder = (orderId: number, isFirst: boolean, one: Doing, other: Doing) =>
  inTurn(
    work.db,
    `select from orders where id = ${orderId} for no key update`,
    ...(isFirst ? [one, other] : [other, one]),
  );
async function nothingIsWrong() {
  assert.deepEqual(await orderFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
}

describe('two at one contract', { skip: postgresOnly }, () => {
  for (const isFirst of [true, false]) {
    const order = isFirst ? 'first' : 'second';
    test(`autopay, ${order}, against a charge by hand: the row is paid once`, async () => {
      const made = await dueContract();
      const version = await versionOf(made.applicationId);
      let charged: Answer = [0, undefined];
      await inOrder(made.id, isFirst, autopay, async () => {
        charged = await work.outcome('pay POST /v1/payments/transaction', {
          ...{ as: 'accountant', key: newKey(), version },
          body: { installment_id: made.applicationId, card_id: made.cardId, amount: '516667.00' },
        });
      });
      const found = await standing(made.applicationId);
      assert.deepEqual(found, { paid: '516667.00', debt: '5683333.00', payments: 1 }, JSON.stringify(said(charged)));
      if (isFirst) assert.ok(['payment_pending', 'changed_meanwhile'].includes(String(charged[1])), String(charged[1]));
      else assert.equal(charged[0], 201);
      await nothingIsWrong();
    });

    test(`autopay, ${order}, against the payment of all that is owed: never more than the debt`, async () => {
      const made = await dueContract();
      const version = await versionOf(made.applicationId);
      let noted: Answer = [0, undefined];
      await inOrder(made.id, isFirst, autopay, async () => {
        noted = await note(made.applicationId, '6200000.00', version);
      });
      const found = await standing(made.applicationId);
      if (noted[0] === 201) assert.deepEqual(found, { paid: '6200000.00', debt: '0.00', payments: 1 });
      else {
        assert.deepEqual(found, { paid: '516667.00', debt: '5683333.00', payments: 1 });
        assert.ok(['payment_pending', 'changed_meanwhile'].includes(String(noted[1])), String(noted[1]));
      }
      assert.equal(noted[0] === 201, !isFirst);
      await nothingIsWrong();
    });
  }

  test('two payments that pass the debt together, each under the version that it meets: the second one is refused', async () => {
    const made = await makeOrder(work, { status: 'completed' });
    const version = await versionOf(made.applicationId);
    const answers = await inTurn(
      work.db,
      `select from orders where id = ${made.id} for no key update`,
      () => note(made.applicationId, '4000000.00', version),
      () => note(made.applicationId, '4000000.00', version + 1),
    );
    assert.deepEqual(answers.map(said), [201, 'amount_above_debt']);
    assert.deepEqual(await standing(made.applicationId), { paid: '4000000.00', debt: '2200000.00', payments: 1 });
    await nothingIsWrong();
  });
});

describe('a return, and another at its contract', { skip: postgresOnly }, () => {
  for (const isFirst of [true, false]) {
    const order = isFirst ? 'first' : 'second';
    test(`autopay, ${order}, against a return: the debt that is cut is not charged as well`, async () => {
      const { sold, claim } = await agreedReturn(11, [1, 0]);
      await work.db.query(`update schedule_rows set date = '2026-03-04' where installment_id = $1 and number = 12`, [
        sold.applicationId,
      ]);
      await work.db.query('update installments set autopay = true where id = $1', [sold.applicationId]);
      let approved: Answer = [0, undefined];
      await inOrder(sold.id, isFirst, autopay, async () => {
        approved = await approve(claim);
      });
      const { debt } = await standing(sold.applicationId);
      assert.equal(debt, '0.00');
      const { cancelled, charged } = await work.one<{ cancelled: string; charged: number }>(
        `select n.cancelled::text as cancelled, (select count(*)::int from installment_payments p where p.application_id = n.id
           and p.gateway_transaction_id is not null and p.status = 'success') as charged from installments n where n.id = $1`,
        [sold.applicationId],
      );
      // Between asking the gateway and its answer autopay holds nothing: the return meets the charge unanswered, or paid.
      if (isFirst) {
        assert.deepEqual([cancelled, charged], ['0.00', 1]);
        assert.ok(approved[0] === 200 || approved[1] === 'payment_pending', JSON.stringify(approved[1]));
      } else assert.deepEqual([cancelled, charged, approved[0]], ['516663.00', 0, 200]);
      assert.deepEqual(await returnFaults(work.db), []);
      assert.deepEqual(await ledgerFaults(work.db), []);
    });

    test(`a reversal, ${order}, against a return: no more goes back than stays paid`, async () => {
      const { sold, claim } = await agreedReturn(3, [1, 2]);
      const noted = await note(sold.applicationId, '516667.00', await versionOf(sold.applicationId));
      assert.equal(noted[0], 201);
      const { id, version } = noted[1] as { id: number; version: number };
      let [back, approved]: [Answer, Answer] = [
        [0, undefined],
        [0, undefined],
      ];
      await inOrder(
        sold.id,
        isFirst,
        async () => {
          back = await work.outcome(`pay POST /v1/payments/transaction/${id}/cancel`, {
            ...{ as: 'accountant', key: newKey(), version, body: { comment: 'Деньги пришли не от того клиента' } },
          });
        },
        async () => {
          approved = await approve(claim);
        },
      );
      const { money } = await work.one<{ money: string }>('select money from return_claims where id = $1', [claim]);
      assert.equal(approved[0], 200);
      // All that stays paid goes back: of the three rows whose payments stay, or of four. A reversal lets the contract go once, between
      // finding that nobody else has to be asked and doing it, so whoever began first may come second.
      if (back[0] === 200) assert.deepEqual([isFirst, money], [true, '2550001.00']);
      else assert.deepEqual([back, money], [[409, 'already_refunded'], '3066668.00']);
      const { paid, refunded } = await work.one<{ paid: string; refunded: string }>(
        'select paid, refunded from orders where id = $1',
        [sold.id],
      );
      assert.equal(paid, refunded);
      assert.deepEqual(await returnFaults(work.db), []);
      assert.deepEqual(await ledgerFaults(work.db), []);
    });
  }
});

/** A return that waits for the accountant. */
async function agreedReturn(paidRows: number, counts: readonly number[]): Promise<{ sold: Sold; claim: number }> {
  const sold = await sell(work.db, { paidRows });
  const { id } = (
    await work.do('pay POST /v3/return-claims', {
      as: 'moderator',
      body: {
        ...{ order_id: sold.id, reason: 'defect', refund_method: 'card', restock: true },
        items: counts.flatMap((count, at) => (count > 0 ? [{ basket_item_id: sold.lines[at], count }] : [])),
      },
    })
  ).json<{ id: number }>();
  for (const what of ['start-process', 'approve-by-moderator'])
    assert.equal(
      (
        await work.outcome(`pay POST /v3/return-claims/${id}/${what}`, {
          ...{ as: 'moderator', version: await versionOfClaim(id) },
        })
      )[0],
      200,
    );
  return { sold, claim: id };
}
const versionOfClaim = async (id: number) =>
  (await work.one<{ version: number }>('select version from return_claims where id = $1', [id])).version;
const approve = async (id: number): Promise<Answer> =>
  work.outcome(`pay POST /v3/return-claims/${id}/approve-by-accountant`, {
    ...{ as: 'accountant', version: await versionOfClaim(id), body: {}, key: newKey() },
  });
