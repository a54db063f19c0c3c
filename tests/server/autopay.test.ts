/** Charging by itself, a few contracts at a time: it ends with its hour, when it is turned off, and when the process is told to stop. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { chargeStandIn, workInstalments, type ChargeGateway } from '../../server/modules/instalments/index';
import { backgroundRunner, type BackgroundRunner } from '../../server/shared/backgroundRunner';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeOrder, type MadeOrder } from '../support/orders';
import { orderFaults } from '../support/orderFaults';

const noon = Date.parse('2026-03-20T12:00:00+05:00');
const work = useWork(
  async () => resetSettings(),
  async () => ({ outer: { isDemo: true } }),
);
const resetSettings = async () => {
  work.clock.advance(noon - work.clock.now().getTime());
  await settings({ isOn: true, least: '1000.00' });
};
/** As they are saved by a person. */
const settings = ({ isOn, least }: { isOn: boolean; least: string }) =>
  work.db.query(
    `update payment_settings set version = version + 1, autopay_enabled = $1, autopay_hours = '{12}', retry_count = 3, min_amount = $2`,
    [isOn, least],
  );
afterEach(async () => {
  await work.db.query('update installments set autopay = false');
  await resetSettings();
});

async function dueContract({ hasCard = true } = {}): Promise<MadeOrder> {
  const made = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
  if (hasCard) await addCard(made);
  await work.db.query('update installments set autopay = true where id = $1', [made.applicationId]);
  return made;
}
const addCard = ({ customerId }: MadeOrder) =>
  work.db.query(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
     values ($1, 'tk_' || gen_random_uuid(), '860012******9012', 'uzcard', 9, 2029, 'K', '998901234567', true, '2026-01-01', '2026-01-01')`,
    [customerId],
  );
const dueContracts = async (count: number) => {
  const made: MadeOrder[] = [];
  while (made.length < count) made.push(await dueContract());
  return made;
};
/** A gateway that does something with each charge, and counts them. */
function gatewayThat(charging: (count: number) => unknown = () => undefined) {
  const charged: string[] = [];
  const gateway: ChargeGateway = {
    ...chargeStandIn,
    async charge(charge) {
      charged.push(charge.externalId);
      await charging(charged.length);
      return chargeStandIn.charge(charge);
    },
  };
  return { gateway, charged };
}
const round = (gateway: ChargeGateway, signal?: AbortSignal) =>
  workInstalments({ db: work.db, clock: work.clock, gateway, log: assert.fail, signal });
const nothingIsWrong = async () => {
  assert.deepEqual(await orderFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
};

test('it ends with its hour, in the middle of what is due', async () => {
  await dueContracts(3);
  const { gateway, charged } = gatewayThat(() => work.clock.advance(40 * 60_000));
  await round(gateway);
  assert.equal(charged.length, 2);
  await nothingIsWrong();
});

test('turned off, it charges nobody more', async () => {
  await dueContracts(3);
  const { gateway, charged } = gatewayThat(() => settings({ isOn: false, least: '1000.00' }));
  await round(gateway);
  assert.equal(charged.length, 1);
});

test('the amounts are those of the moment of each charge', async () => {
  await dueContracts(3);
  const { gateway, charged } = gatewayThat(() => settings({ isOn: true, least: '600000.00' }));
  await round(gateway);
  assert.equal(charged.length, 1);
});

test('a process that is told to stop ends the charge under way and begins no other', async () => {
  await dueContracts(3);
  const stopping = new AbortController();
  const { gateway, charged } = gatewayThat(() => stopping.abort());
  assert.equal(await round(gateway, stopping.signal), false);
  assert.equal(charged.length, 1);
  await nothingIsWrong();
});

test('a runner tells the step under way that it is to stop, and waits for it', async () => {
  const seen: boolean[] = [];
  const runner: BackgroundRunner = backgroundRunner(
    'test',
    async (signal) => {
      seen.push(signal.aborted);
      const stopped = runner.stop();
      seen.push(signal.aborted);
      void stopped.then(() => seen.push(true));
      return true;
    },
    { log: assert.fail, every: 60_000 },
  );
  runner.wake();
  await runner.stop();
  assert.deepEqual(seen.slice(0, 2), [false, true]);
});

test('what goes back to a card does not wait for all that is due', async () => {
  await dueContracts(21);
  const given = await givenUp();
  let refundedAfter: number | undefined;
  const { gateway, charged } = gatewayThat();
  const refunding: ChargeGateway = {
    ...gateway,
    async payOut(charge) {
      refundedAfter = charged.length;
      return chargeStandIn.payOut(charge);
    },
  };
  assert.equal(await round(refunding), true);
  assert.deepEqual([charged.length, refundedAfter], [20, 0]);
  assert.equal(await round(refunding), false);
  assert.equal(new Set(charged).size, 21);
  assert.deepEqual(await refundsOf(given), ['success']);
  await nothingIsWrong();
});

test('a contract whose card is missing is tried once in an hour, and again in the next one', async () => {
  const made = await dueContract({ hasCard: false });
  let begun = 0;
  const { gateway, charged } = gatewayThat();
  const counting: ChargeGateway = {
    ...gateway,
    addressOf(acquirer) {
      begun += 1;
      return chargeStandIn.addressOf(acquirer);
    },
  };
  await round(counting);
  await round(counting);
  assert.equal(begun, 1);
  await addCard(made);
  await work.db.query(`update payment_settings set autopay_hours = '{13}'`);
  work.clock.advance(3_600_000);
  await round(counting);
  assert.deepEqual([begun, charged.length], [2, 1]);
});

test('without an acquirer nobody is tried, and the same hour goes on when there is one', async () => {
  await dueContract();
  const { gateway, charged } = gatewayThat();
  await round({ ...gateway, addressOf: () => undefined });
  assert.equal(charged.length, 0);
  await round(gateway);
  assert.equal(charged.length, 1);
});

test('a refund of which the acquirer says nothing is sent in growing pauses, and a reversal too', async () => {
  const given = await givenUp();
  const taken = await reversing();
  const asked = { refunds: 0, reversals: 0 };
  const silent: ChargeGateway = {
    ...chargeStandIn,
    payOut: async () => ((asked.refunds += 1), { status: 'unknown' }),
    reverse: async () => ((asked.reversals += 1), { status: 'unknown' }),
  };
  for (const [pause, count] of [
    [0, 1],
    [30, 1],
    [70, 2],
    [30, 2],
    [100, 3],
  ] as const) {
    work.clock.advance(pause * 1000);
    await round(silent);
    assert.deepEqual(asked, { refunds: count, reversals: count }, `after ${pause} s`);
  }
  work.clock.advance(300_000);
  await round(chargeStandIn);
  assert.deepEqual(await refundsOf(given), ['success']);
  assert.equal(await work.statusOf('installment_payments', taken), 'reversed');
  await nothingIsWrong();
});

test('so many refunds at once, and the rest at once after them', async () => {
  const given: MadeOrder[] = [];
  while (given.length < 21) given.push(await givenUp());
  assert.equal(await round(chargeStandIn), true);
  assert.equal(await round(chargeStandIn), false);
  for (const one of given) assert.deepEqual(await refundsOf(one), ['success']);
});

/** An order that was paid down by card and then cancelled: the money waits to go back. */
async function givenUp(): Promise<MadeOrder> {
  const made = await paidDownByCard();
  const { version } = await work.answer<{ version: number }>(`pay GET /v1/orders/${made.id}`);
  const [status, said] = await work.outcome(`pay POST /v3/orders/${made.id}/cancel`, {
    ...{ as: 'moderator', key: newKey(), version, body: { comment: 'Клиент передумал' } },
  });
  assert.equal(status, 200, JSON.stringify(said));
  return made;
}
/** A down payment that is being taken back. */
async function reversing(): Promise<number> {
  const { paymentId } = await paidDownByCard();
  await work.db.query(
    `update installment_payments set reversing_since = $2::timestamp, version = version + 1 where id = $1`,
    [paymentId, '2026-03-20 12:00:00'],
  );
  return paymentId;
}
async function paidDownByCard(): Promise<MadeOrder & { paymentId: number }> {
  const made = await makeOrder(work, { status: 'waiting_for_down_payment' });
  await addCard(made);
  const { id: cardId } = await work.one<{ id: number }>('select id from payment_cards where customer_id = $1', [
    made.customerId,
  ]);
  const { version } = await work.one<{ version: number }>('select version from applications where id = $1', [
    made.applicationId,
  ]);
  const [status, paid] = await work.outcome('pay POST /v1/payments/transaction', {
    ...{ as: 'accountant', key: newKey(), version },
    body: { installment_id: made.applicationId, card_id: cardId, amount: '1000000.00' },
  });
  assert.equal(status, 201, JSON.stringify(paid));
  return { ...made, paymentId: (paid as { id: number }).id };
}
const refundsOf = async ({ applicationId }: MadeOrder) =>
  (
    await work.db.query<{ status: string }>(
      `select status from installment_payments where application_id = $1 and kind = 'refund' order by id`,
      [applicationId],
    )
  ).map(({ status }) => status);
