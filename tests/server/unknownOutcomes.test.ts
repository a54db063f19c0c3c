/** What became of a charge or of money on its way back, where the answer was lost: the platform asks for it by itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chargeStandIn, workInstalments, type ChargeGateway } from '../../server/modules/instalments/index';
import { workReturns } from '../../server/modules/return-claims/index';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeOrder, type MadeOrder } from '../support/orders';
import { sell } from '../support/returns';
import { orderFaults, returnFaults } from '../support/orderFaults';

const today = '2026-03-20';
const work = useWork(
  async ({ clock, db }) => {
    clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime());
    await db.query(`update payment_settings set autopay_enabled = true, autopay_hours = '{12}', retry_count = 3`);
  },
  async () => ({ outer: { isDemo: true } }),
);
const seconds = (count: number) => work.clock.advance(count * 1000);

type Said = Awaited<ReturnType<ChargeGateway['ask']>>;
/** A gateway of which a test says what it answers, and that counts what it is asked. */
function gatewayThat(charge: ChargeGateway['charge']) {
  const asked: string[] = [];
  let said: Said = { status: 'unknown' };
  const gateway: ChargeGateway = {
    ...chargeStandIn,
    charge,
    async ask({ externalId }) {
      asked.push(externalId);
      return said;
    },
  };
  return { gateway, asked, says: (next: Said) => void (said = next) };
}
const done: Said = { status: 'success', rrn: '410000000001' };
const round = (gateway: ChargeGateway) =>
  workInstalments({ db: work.db, clock: work.clock, gateway, log: assert.fail });

/** A contract of which the first row is due, that is charged by itself. */
async function dueContract(): Promise<MadeOrder> {
  const made = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
  await work.db.query(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
     values ($1, 'tk_' || gen_random_uuid(), '860012******9012', 'uzcard', 9, 2029, 'K', '998901234567', true, '2026-01-01', '2026-01-01')`,
    [made.customerId],
  );
  await work.db.query('update installments set autopay = true where id = $1', [made.applicationId]);
  return made;
}
const stand = ({ applicationId }: MadeOrder) =>
  work.one<{ debt: string; statuses: string[] }>(
    `select n.debt::text as debt, (select coalesce(json_agg(p.status order by p.id), '[]') from installment_payments p
       where p.application_id = n.id and p.kind = 'instalment') as statuses from installments n where n.id = $1`,
    [applicationId],
  );
const rest = (made: MadeOrder) =>
  work.db.query('update installments set autopay = false where id = $1', [made.applicationId]);
/** Applications of the list by what has still to be done about their money; its counts by status say as many. */
async function listed(money: 'unknown' | 'to_refund'): Promise<number[]> {
  const { applications, count } = await work.answer<{ applications: { id: number }[]; count: number }>(
    `pay GET /v1/installments/applications?money=${money}&order_by=id`,
    { as: 'accountant' },
  );
  const { statuses } = await work.answer<{ statuses: { count: number }[] }>(
    `pay GET /v1/installments/applications/statuses?money=${money}`,
    { as: 'accountant' },
  );
  const ids = applications.map(({ id }) => id);
  assert.deepEqual([count, statuses.reduce((all, one) => all + one.count, 0)], [ids.length, ids.length]);
  return ids;
}
async function note(made: MadeOrder, number: string) {
  const { version } = await work.one<{ version: number }>('select version from applications where id = $1', [
    made.applicationId,
  ]);
  const [status] = await work.outcome('pay POST /v1/installment/create-transaction', {
    ...{ as: 'accountant', key: newKey(), version },
    body: {
      ...{ installment_id: made.applicationId, kind: 'instalment', amount: '1000.00', gateway: 'bank' },
      ...{ document_number: number, document_date: today },
    },
  });
  return status;
}

test('a charge that the gateway answers late is asked for in growing pauses, and paid once', async () => {
  const made = await dueContract();
  const { gateway, asked, says } = gatewayThat(async () => ({ status: 'unknown' }));
  await round(gateway);
  await rest(made);
  assert.deepEqual(await stand(made), { debt: '6200000.00', statuses: ['new'] });
  // It may still be on its way, so nobody asks at once; and until it is known nothing else is paid.
  seconds(60);
  await round(gateway);
  assert.equal(asked.length, 0);
  assert.equal(await note(made, 'LATE-1'), 409);
  assert.deepEqual(await listed('unknown'), [made.applicationId]);
  for (const [pause, count] of [
    // 90 s after it was sent, and then after 2, 5 and 15 minutes; the clock goes on while this works.
    [40, 1],
    [80, 1],
    [50, 2],
    [250, 2],
    [60, 3],
    [850, 3],
  ] as const) {
    seconds(pause);
    await round(gateway);
    assert.equal(asked.length, count, `after ${pause} s`);
  }
  seconds(60);
  says(done);
  // Of several processes one asks.
  await Promise.all([round(gateway), round(gateway), round(gateway)]);
  assert.equal(asked.length, 4);
  assert.equal(new Set(asked).size, 1);
  assert.deepEqual(await stand(made), { debt: '5683333.00', statuses: ['success'] });
  seconds(86_400);
  await round(gateway);
  assert.equal(asked.length, 4);
  assert.equal(await note(made, 'LATE-2'), 201);
  assert.deepEqual(await listed('unknown'), []);
  seconds(-86_400);
  assert.deepEqual(await ledgerFaults(work.db), []);
  assert.deepEqual(await orderFaults(work.db), []);
});

test('a process killed between the attempt and the answer leaves nothing that a person has to find', async () => {
  const killed = async (): Promise<never> => {
    throw new Error('killed');
  };
  // One never left; the other was carried out by the gateway, and nobody wrote it down.
  for (const [said, paid] of [
    [{ status: 'missing' }, false],
    [done, true],
  ] as const) {
    const made = await dueContract();
    const { gateway, asked, says } = gatewayThat(killed);
    says(said);
    await assert.rejects(round(gateway), /killed/);
    await rest(made);
    assert.deepEqual(await stand(made), { debt: '6200000.00', statuses: ['new'] });
    seconds(91);
    await round(gateway);
    assert.equal(asked.length, 1);
    assert.deepEqual(
      await stand(made),
      paid ? { debt: '5683333.00', statuses: ['success'] } : { debt: '6200000.00', statuses: ['failed'] },
    );
    assert.equal(await note(made, `KILLED-${said.status}`), 201);
  }
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('one killed while it asks loses its question and no more', async () => {
  const made = await dueContract();
  const { gateway, asked, says } = gatewayThat(async () => ({ status: 'unknown' }));
  await round(gateway);
  await rest(made);
  seconds(91);
  const dying: ChargeGateway = {
    ...gateway,
    ask: async () => {
      throw new Error('killed');
    },
  };
  await assert.rejects(round(dying), /killed/);
  says(done);
  await round(gateway);
  assert.equal(asked.length, 0);
  seconds(120);
  await round(gateway);
  assert.deepEqual(await stand(made), { debt: '5683333.00', statuses: ['success'] });
});

test('what waits for the code of its holder was never sent, and is not asked for', async () => {
  const made = await makeOrder(work, { status: 'completed' });
  const { id: cardId } = await work.one<{ id: number }>(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
     values ($1, 'tk_code', '860012******9013', 'uzcard', 9, 2029, 'K', '998901234567', true, '2026-01-01', '2026-01-01') returning id`,
    [made.customerId],
  );
  const { version } = await work.one<{ version: number }>('select version from applications where id = $1', [
    made.applicationId,
  ]);
  const begun = await work.outcome('pay POST /v2/payments/new', {
    ...{ as: 'accountant', key: newKey(), version },
    body: { installment_id: made.applicationId, card_id: cardId, amount: '1000.00' },
  });
  assert.equal(begun[0], 201, JSON.stringify(begun));
  const { gateway, asked } = gatewayThat(async () => ({ status: 'unknown' }));
  seconds(200);
  await round(gateway);
  assert.equal(asked.length, 0);
  assert.deepEqual((await stand(made)).statuses, ['new']);
});

test('what goes back to a card for a return is asked for as well, and booked once', async () => {
  const sold = await sell(work.db, { paidRows: 11, cardEnd: '0001' });
  const call = async (what: string, as: string, body?: object) => {
    const { version } = await work.answer<{ version: number }>(`pay GET /v3/return-claims/${claim}`, { as });
    const answer = await work.outcome(`pay POST /v3/return-claims/${claim}/${what}`, {
      ...{ as, version, ...(body && { body, key: newKey() }) },
    });
    assert.equal(answer[0], 200, JSON.stringify(answer));
  };
  const { id: claim } = (
    await work.do('pay POST /v3/return-claims', {
      as: 'moderator',
      body: {
        ...{ order_id: sold.id, reason: 'defect', refund_method: 'card', restock: true },
        items: [{ basket_item_id: sold.lines[0], count: 1 }],
      },
    })
  ).json<{ id: number }>();
  await call('start-process', 'moderator');
  await call('approve-by-moderator', 'moderator');
  await call('approve-by-accountant', 'accountant', {});
  // The answer is lost: nobody has written it down.
  await work.db.query(
    `with again as (update refund_payments set status = 'new', finished_at = null where claim_id = $1 returning gateway_transaction_id)
     update gateway_transactions t set status = 'new', error = null, finished_at = null from again a where t.id = a.gateway_transaction_id`,
    [claim],
  );
  const { gateway, asked, says } = gatewayThat(chargeStandIn.charge);
  const returns = () => workReturns({ db: work.db, clock: work.clock, gateway });
  const refund = async () =>
    (
      await work.answer<{ refunds: { status: string; amount: string }[] }>(`pay GET /v3/return-claims/${claim}`)
    ).refunds.map(({ status, amount }) => [status, amount]);
  const claims = async (money: 'unknown' | 'to_refund') => {
    const query = `money=${money}`;
    const { return_claims: rows } = await work.answer<{ return_claims: { id: number }[] }>(
      `pay GET /v3/return-claims?${query}`,
    );
    const { statuses } = await work.answer<{ statuses: { count: number }[] }>(
      `pay GET /v3/return-claims/status-count?${query}`,
    );
    assert.equal(
      statuses.reduce((all, one) => all + one.count, 0),
      rows.length,
    );
    return rows.map(({ id }) => id);
  };
  assert.deepEqual([await claims('unknown'), await claims('to_refund')], [[claim], []]);
  await returns();
  assert.equal(asked.length, 0);
  seconds(91);
  await returns();
  assert.deepEqual([asked.length, await refund()], [1, [['new', '4883337.00']]]);
  says(done);
  seconds(120);
  await Promise.all([returns(), returns()]);
  assert.deepEqual([asked.length, await refund()], [2, [['success', '4883337.00']]]);
  assert.deepEqual([await claims('unknown'), await claims('to_refund')], [[], []]);
  assert.deepEqual(await returnFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('what a person has still to pay back is a list of its own: each application once, until it is paid', async () => {
  const made = await makeOrder(work, { status: 'waiting_for_qabz' });
  const { version } = await work.answer<{ version: number }>(`pay GET /v1/orders/${made.id}`);
  assert.deepEqual(await listed('to_refund'), []);
  const [cancelled] = await work.outcome(`pay POST /v3/orders/${made.id}/cancel`, {
    ...{ as: 'moderator', key: newKey(), version, body: { comment: 'Клиент передумал' } },
  });
  assert.equal(cancelled, 200);
  assert.deepEqual(await listed('to_refund'), [made.applicationId]);
  const { refunds } = await work.answer<{ refunds: { id: number; version: number }[] }>(
    `pay GET /v1/installments/${made.applicationId}/refunds`,
    { as: 'accountant' },
  );
  const [paid] = await work.outcome(`pay POST /v1/payments/transaction/${refunds[0]?.id}/pay-back`, {
    ...{ as: 'accountant', key: newKey(), version: refunds[0]?.version ?? 0 },
    body: { gateway: 'bank', document_number: 'OWED-1', document_date: today },
  });
  assert.equal(paid, 200);
  assert.deepEqual(await listed('to_refund'), []);
});

test('of returns those wait that go through a bank without a document yet, and those that their card refused', async () => {
  const waits: number[] = [];
  for (const [method, cardEnd] of [
    ['bank', '1234'],
    ['card', '0001'],
    ['card', '1234'],
  ] as const) {
    const sold = await sell(work.db, { paidRows: 11, cardEnd });
    const { id } = (
      await work.do('pay POST /v3/return-claims', {
        as: 'moderator',
        body: {
          ...{ order_id: sold.id, reason: 'defect', refund_method: method, restock: true },
          items: [{ basket_item_id: sold.lines[0], count: 1 }],
        },
      })
    ).json<{ id: number }>();
    for (const [what, as] of [
      ['start-process', 'moderator'],
      ['approve-by-moderator', 'moderator'],
      ['approve-by-accountant', 'accountant'],
    ] as const) {
      const { version } = await work.answer<{ version: number }>(`pay GET /v3/return-claims/${id}`, { as });
      const [status] = await work.outcome(`pay POST /v3/return-claims/${id}/${what}`, {
        ...{ as, version, ...(as === 'accountant' && { body: {}, key: newKey() }) },
      });
      assert.equal(status, 200, what);
    }
    if (method === 'bank' || cardEnd === '0001') waits.push(id);
  }
  const { return_claims: rows } = await work.answer<{ return_claims: { id: number }[] }>(
    'pay GET /v3/return-claims?money=to_refund&order_by=id',
  );
  assert.deepEqual(
    rows.map(({ id }) => id),
    waits,
  );
});
