/** Orders through their calls: moderation, Qabz, the act, completion, giving up, and what hangs on each. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeOrderMove, workOrders } from '../../server/modules/orders/index';
import { chargeStandIn, workInstalments, type ChargeGateway } from '../../server/modules/instalments/index';
import { timestamp } from '../../server/shared/clock';
import { isChaos } from '../support/chaos';
import { newKey, useWork } from '../support/investorWork';
import { inTurn, postgresOnly } from '../support/heldRows';
import { ledgerFaults } from '../support/ledger';
import { addPhoto, makeOrder, orderStatuses, type MadeOrder } from '../support/orders';
import { samples } from '../support/uploads';
import { fillCatalogue } from '../support/goods';
import { orderFaults } from '../support/orderFaults';

const today = '2026-03-05';
const work = useWork(
  async ({ clock, db }) => {
    clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime());
    await fillCatalogue(db);
    await db.script(`insert into models (id, category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
      values (1, 3, 1, 'Galaxy', 'Телефон', '2026-01-01', '2026-01-01', '2026-01-01')`);
  },
  async () => ({ outer: { isDemo: true } }),
);

interface Order {
  id: number;
  version: number;
  status: string;
  paid: string;
  granted: string;
  refunded: string;
  waiting: string;
  is_mine: boolean;
  moderator: { name: string } | null;
  customer: { phone_number: string };
  application: { status: string; version: number };
  next: { action: string | null; by: string | null; obstacles: string[] };
  cancelling: { call: string | null; refused_by: string | null };
  act: { status: string; tries_left: number; way: string | null } | null;
  attachments: { id: number; approved_for: string | null }[];
  baskets: { id: number; spic: string | null }[];
}
const look = (id: number, as = 'director') => work.answer<Order>(`pay GET /v1/orders/${id}`, { as });
interface Doing {
  as?: string;
  body?: object;
  version?: number;
}
const act = async (id: number, what: string, { as = 'moderator', body = {}, version }: Doing = {}) =>
  work.outcome(`pay POST /v3/orders/${id}/${what}`, {
    ...{ as, body, key: newKey() },
    version: version ?? (await look(id)).version,
  });
const status = async (id: number) => (await look(id)).status;
/** Nothing waits for a moderator, and nobody has anything in hand. */
const emptyLine = () =>
  work.db.query(
    `with desk as (
       select a.id, a.status, o.status as order_status from orders o join applications a on a.id = o.application_id
       where o.status in ('waiting_for_moderator', 'moderation_in_process')),
     told as (
       insert into audit (happened_at, action, entity, entity_id, field, old_value, new_value)
       select '2026-03-05', 'cancel', 'application', d.id::text, f.field, f.old, 'cancelled'
       from desk d cross join lateral (values ('status', d.status), ('order_status', d.order_status)) f (field, old)),
     ended as (update orders set status = 'cancelled' where application_id in (select id from desk))
     update applications set status = 'cancelled' where id in (select id from desk)`,
  );
const codeOf = ([code, body]: [number, unknown]) => (code < 400 ? code : body);

let sku = 0;
async function product(stock: number): Promise<number> {
  sku += 1;
  const { id } = await work.one<{ id: number }>(
    `insert into products (model_id, merchant_id, name, price, sku, price_changed_at, created_at, updated_at)
     values (1, 1, 'Galaxy', 750000, $1, '2026-01-01', '2026-01-01', '2026-01-01') returning id`,
    [`S-${sku}`],
  );
  await work.db.query(
    `insert into stock_moves (product_id, kind, amount, created_at) values ($1, 'receipt', $2, '2026-01-01')`,
    [id, stock],
  );
  return id;
}
const stockOf = async (id: number) =>
  (await work.one<{ stock: number }>('select stock from products where id = $1', [id])).stock;
async function card(customerId: number, end = '9012'): Promise<number> {
  const { id } = await work.one<{ id: number }>(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
     values ($1, 'tk_' || gen_random_uuid(), '860012******' || $2::text, 'uzcard', 9, 2029, 'K', '998901234567', true, '2026-01-01', '2026-01-01') returning id`,
    [customerId, end],
  );
  return id;
}
const pay = async (
  what: string,
  body: object,
  { as = 'accountant', version, key = newKey() }: Doing & { key?: string } = {},
) => work.outcome(`pay POST ${what}`, { as, body, key, ...(version !== undefined && { version }) });

/** What the page says may be done where, and where it leads. */
const table: readonly [
  name: string,
  from: readonly string[],
  to: string,
  (made: MadeOrder) => Promise<[number, unknown]>,
][] = [
  ['moderator', ['waiting_for_moderator'], 'moderation_in_process', ({ id }) => act(id, 'moderator')],
  [
    'moderator/approve',
    ['moderation_in_process'],
    'approved_by_moderator',
    ({ id }) => act(id, 'moderator/approve', { body: { accepted: true } }),
  ],
  [
    'moderator/approve: no',
    ['moderation_in_process'],
    'cancelled_by_moderator',
    ({ id }) => act(id, 'moderator/approve', { body: { accepted: false, comment: 'нет' } }),
  ],
  ['qabz', ['waiting_for_qabz'], 'approved_by_qabz', ({ id }) => act(id, 'qabz/approve', { body: { accepted: true } })],
  [
    'qabz: no',
    ['waiting_for_qabz'],
    'cancelled_by_qabz',
    ({ id }) => act(id, 'qabz/approve', { body: { accepted: false, comment: 'нет' } }),
  ],
  ['complete', ['approved_by_delivery'], 'completed', ({ id }) => act(id, 'complete')],
  [
    'cancel-new-order',
    ['waiting_for_moderator'],
    'cancelled',
    ({ id }) => act(id, 'cancel-new-order', { body: { comment: 'передумал' } }),
  ],
  [
    'cancel',
    [
      ...['approved_by_moderator', 'waiting_for_marketplace', 'approved_by_marketplace', 'waiting_for_down_payment'],
      ...['waiting_for_qabz', 'approved_by_qabz'],
    ],
    'cancelled',
    ({ id }) => act(id, 'cancel', { body: { comment: 'передумал' } }),
  ],
];
/** Where a refusal says what to do instead. */
const instead: Record<string, string> = {
  'cancel approved_by_delivery': 'use_return_claim',
  'cancel completed': 'use_return_claim',
};

describe('what may be done in which status', () => {
  for (const [name, from, to, doIt] of table)
    test(name, async () => {
      for (const before of orderStatuses) {
        const made = await makeOrder(work, {
          ...{ status: before, hasPhoto: before === 'waiting_for_qabz' },
          ...(before === 'moderation_in_process' && { moderator: 'moderator' }),
        });
        const answer = await doIt(made);
        const isLegal = from.includes(before);
        // Whoever has an order already is answered it.
        if (name === 'moderator' && before === 'moderation_in_process') assert.equal(answer[0], 200);
        else if (isLegal) assert.equal(answer[0], 200, `${name} in ${before}: ${JSON.stringify(answer)}`);
        else
          assert.deepEqual(
            answer,
            [409, instead[`${name} ${before}`] ?? 'transition_not_allowed'],
            `${name} in ${before}`,
          );
        assert.equal(await work.statusOf('orders', made.id), isLegal ? to : before, `${name} in ${before}`);
      }
      assert.deepEqual(await orderFaults(work.db), []);
      assert.deepEqual(await ledgerFaults(work.db), []);
    });
});

test('one moderator has an order; another takes it over after half an hour or with a comment, and the first one decides no more (STATE-22)', async () => {
  const { id } = await makeOrder(work);
  const version = (await look(id)).version;
  const both = await Promise.all([
    act(id, 'moderator', { version }),
    act(id, 'moderator', { as: 'director', version }),
  ]);
  assert.deepEqual(both.map(codeOf).sort(), [200, 'taken_by_other']);
  const first = both[0][0] === 200 ? 'moderator' : 'director';
  const second = first === 'moderator' ? 'director' : 'moderator';
  const refused = await work.do(`pay POST /v3/orders/${id}/moderator`, {
    as: second,
    body: { take_over: true },
    version,
  });
  assert.equal(refused.statusCode, 409);
  const { current } = refused.json<{ current: Order }>();
  assert.ok(current.moderator !== null && current.moderator.name !== '');
  assert.equal(current.is_mine, false);
  assert.equal(codeOf(await act(id, 'moderator/approve', { as: second, body: { accepted: true } })), 'taken_by_other');
  assert.equal(
    codeOf(await act(id, 'moderator', { as: second, body: { take_over: true, comment: 'в отпуске' } })),
    200,
  );
  assert.equal(codeOf(await act(id, 'moderator/approve', { as: first, body: { accepted: true } })), 'taken_by_other');
  work.clock.advance(31 * 60_000);
  assert.equal(codeOf(await act(id, 'moderator', { as: first, body: { take_over: true } })), 200);
  assert.equal(codeOf(await act(id, 'moderator/approve', { as: first, body: { accepted: true } })), 200);
  interface Entry {
    action: string;
    field: string;
    new: string | null;
    current_status: string;
  }
  const { history } = await work.answer<{ history: Entry[] }>(`pay GET /v3/orders/${id}/history`);
  // Each entry says in which status the order was after it, whatever it changed (STATE-22).
  const states = history.map(({ current_status: status }) => status);
  assert.deepEqual([...new Set(states)], ['approved_by_moderator', 'moderation_in_process']);
  for (const one of history) if (one.field === 'order_status') assert.equal(one.current_status, one.new);
  assert.deepEqual(
    history.filter(({ field }) => field === 'order_status').map(({ action, new: now }) => [action, now]),
    [
      ['approve_moderation', 'approved_by_moderator'],
      ['take', 'moderation_in_process'],
    ],
  );
});

test('what one move changes has one status of the order after it, in whichever order it was written', async () => {
  const { id } = await makeOrder(work, { status: 'waiting_for_qabz' });
  await addPhoto(work.db, id, { approvedBy: 'moderator' });
  assert.equal(codeOf(await act(id, 'qabz/approve', { body: { accepted: true } })), 200);
  const { history } = await work.answer<{ history: { field: string; new: string; current_status: string }[] }>(
    `pay GET /v3/orders/${id}/history`,
  );
  assert.deepEqual(
    history.slice(0, 2).map(({ field, new: now, current_status: after }) => [field, now, after]),
    [
      ['order_status', 'approved_by_qabz', 'approved_by_qabz'],
      ['status', 'installment_created', 'approved_by_qabz'],
    ],
  );
});

describe('terms that are changed while the order waits', () => {
  const recalculate = async (made: MadeOrder, down = '2000000.00') =>
    assert.equal(
      (
        await work.outcome('pay POST /v1/installments/recalculate', {
          ...{ as: 'moderator', version: (await look(made.id)).application.version },
          body: { application_id: made.applicationId, down_payment: down },
        })
      )[0],
      200,
    );
  const step = (made: MadeOrder, name: Parameters<typeof makeOrderMove>[3]) =>
    work.db.transaction((sql) => makeOrderMove(sql, work.clock, made.applicationId, name));
  const next = async (as: string) => (await work.answer<{ order?: Order }>('pay POST /v3/orders/next', { as })).order;

  test('the desk passes it by until the customer agrees, and nothing is offered that would be refused', async () => {
    await emptyLine();
    const [first, second] = [await makeOrder(work), await makeOrder(work)];
    await recalculate(first);
    const waiting = await look(first.id);
    assert.deepEqual(waiting.next, { action: null, by: 'customer', obstacles: [] });
    assert.deepEqual(waiting.cancelling, { call: 'cancel_new_order', refused_by: null });
    assert.equal(codeOf(await act(first.id, 'moderator')), 'transition_not_allowed');
    assert.equal((await next('moderator'))?.id, second.id);
    assert.equal(await next('director'), undefined);
    work.clock.advance(2 * 3_600_000);
    const agreedFrom = timestamp(work.clock);
    for (const name of ['agree', 'ask_signature', 'sign'] as const) assert.equal(await step(first, name), true);
    assert.deepEqual((await look(first.id)).next, { action: 'take', by: 'staff', obstacles: [] });
    // What he took to agree is not the time of a moderator.
    const { at } = await work.one<{ at: string | null }>('select asked_at::text as at from orders where id = $1', [
      first.id,
    ]);
    assert.ok(at !== null && at >= agreedFrom, `it waits from ${at}`);
    work.clock.advance(-2 * 3_600_000);
    assert.equal((await next('director'))?.id, first.id);
    assert.deepEqual(await orderFaults(work.db), []);
  });

  test('whoever does not want them ends the order, and it can be cancelled while he thinks', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeOrder(work)));
    for (const one of made) {
      await work.db.query(`select delivery_begin($1, '2026-03-04', true)`, [one.id]);
      await recalculate(one);
    }
    const [declined, refused, cancelled] = made as [MadeOrder, MadeOrder, MadeOrder];
    assert.equal(await step(declined, 'decline'), true);
    for (const name of ['agree', 'ask_signature', 'refuse_signature'] as const)
      assert.equal(await step(refused, name), true);
    assert.equal(codeOf(await act(cancelled.id, 'cancel-new-order', { body: { comment: 'передумал' } })), 200);
    const ends = await work.db.query(
      `select o.status, a.status as application, d.status as delivery from orders o join applications a on a.id = o.application_id
       join deliveries d on d.order_id = o.id where o.id = any ($1::int[]) order by array_position($1::int[], o.id)`,
      [made.map(({ id }) => id)],
    );
    assert.deepEqual(
      ends,
      ['reject_by_customer', 'agreement_rejected', 'cancelled'].map((application) => ({
        ...{ status: 'cancelled', application, delivery: 'cancelled' },
      })),
    );
    assert.deepEqual(await orderFaults(work.db), []);
  });

  test('whoever looked at other terms is told what the order came to and what it comes to, and decides nothing', async () => {
    const made = await makeOrder(work, { status: 'moderation_in_process', moderator: 'moderator' });
    const refusal = async (what: string, version: number, body: object) => {
      const answer = await work.do(`pay POST /v3/orders/${made.id}/${what}`, { as: 'moderator', version, body });
      const { code, current } = answer.json<{ code: string; current: { total: string; total_before?: string } }>();
      return [code, current.total_before, current.total];
    };
    const seen = (await look(made.id)).version;
    await recalculate(made);
    const between = (await look(made.id)).version;
    const decision = { accepted: true };
    assert.deepEqual(await refusal('moderator/approve', seen, decision), ['terms_changed', '7200000.00', '6960000.00']);
    await recalculate(made, '3000000.00');
    for (const name of ['agree', 'ask_signature', 'sign'] as const) await step(made, name);
    assert.deepEqual(await refusal('moderator', seen, {}), ['terms_changed', '7200000.00', '6720000.00']);
    assert.deepEqual(await refusal('moderator', between, {}), ['terms_changed', '6960000.00', '6720000.00']);
    // What was changed besides the terms is said as ever.
    const { version } = await look(made.id);
    assert.equal(codeOf(await act(made.id, 'moderator', { version })), 200);
    assert.equal((await refusal('moderator/approve', version, decision))[0], 'changed_meanwhile');
  });

  test('what a moderator has left for half an hour is given to the next one in its turn, and the journal says so', async () => {
    await emptyLine();
    const left = await makeOrder(work, { status: 'moderation_in_process', moderator: 'moderator' });
    const fresh = await makeOrder(work);
    const signOf = (minutes: number) =>
      work.db.query(`update orders set updated_at = $2::timestamp - $3 * interval '1 minute' where id = $1`, [
        ...[left.id, timestamp(work.clock), minutes],
      ]);
    await signOf(29);
    assert.equal((await next('director'))?.id, fresh.id);
    await signOf(30);
    const later = await makeOrder(work);
    // His own he has in hand.
    assert.equal((await next('moderator'))?.id, later.id);
    const taken = await next('director');
    assert.deepEqual([taken?.id, taken?.is_mine, taken?.status], [left.id, true, 'moderation_in_process']);
    const { history } = await work.answer<{ history: { action: string; field: string }[] }>(
      `pay GET /v3/orders/${left.id}/history`,
    );
    assert.deepEqual([history[0]?.action, history[0]?.field], ['take_over', 'moderator']);
    assert.equal(codeOf(await act(left.id, 'moderator/approve', { body: { accepted: true } })), 'taken_by_other');
    assert.equal(await next('director'), undefined);
  });
});

test('a product is removed while its order is approved: the order keeps it, and has it reserved', async () => {
  for (let round = 0; round < 4; round += 1) {
    const goods = await product(3);
    const { id } = await makeOrder(work, {
      ...{ status: 'moderation_in_process', moderator: 'moderator', productId: goods },
    });
    const [removed, approved] = await Promise.all([
      work.outcome(`market DELETE /v1/products/${goods}`, { version: 1 }),
      act(id, 'moderator/approve', { body: { accepted: true } }),
    ]);
    assert.deepEqual([removed, codeOf(approved)], [[409, 'in_use'], 200]);
    assert.equal(await stockOf(goods), 1);
  }
});

test('goods are reserved by the approval, never below nothing, and free again by any cancel', async () => {
  const goods = await product(3);
  const orders = await Promise.all(
    [1, 2].map(() => makeOrder(work, { status: 'moderation_in_process', moderator: 'moderator', productId: goods })),
  );
  const answers = await Promise.all(orders.map(({ id }) => act(id, 'moderator/approve', { body: { accepted: true } })));
  assert.deepEqual(answers.map(codeOf).sort(), [200, 'out_of_stock']);
  assert.equal(await stockOf(goods), 1);
  const kept = orders[answers.findIndex(([code]) => code === 200)]!; // one of the two
  assert.equal(codeOf(await act(kept.id, 'cancel', { body: { comment: 'нет' } })), 200);
  assert.equal(await stockOf(goods), 3);
  // A cancelled application frees what its order kept, too.
  const other = await makeOrder(work, {
    status: 'moderation_in_process',
    moderator: 'moderator',
    productId: goods,
    down: '0.00',
  });
  assert.equal(codeOf(await act(other.id, 'moderator/approve', { body: { accepted: true } })), 200);
  const version = (await look(other.id)).application.version;
  const cancelled = await work.outcome(`pay GET /v1/installments/cancele/${other.applicationId}`, {
    ...{ as: 'moderator', key: newKey(), version },
  });
  assert.equal(cancelled[0], 200);
  assert.equal(await stockOf(goods), 3);
  assert.deepEqual(await orderFaults(work.db), []);
});

test('Qabz needs a photo report that another person approved, and puts the schedule in force', async () => {
  const made = await makeOrder(work, { status: 'waiting_for_qabz' });
  assert.deepEqual((await look(made.id)).next.obstacles, ['photo_missing']);
  assert.equal(codeOf(await act(made.id, 'qabz/approve', { body: { accepted: true } })), 'photo_missing');
  const own = await addPhoto(work.db, made.id, { by: 'moderator' });
  const approve = (id: number, as = 'moderator') =>
    act(made.id, 'approve-without-otp', { as, body: { attachment_id: id } });
  assert.equal(codeOf(await approve(own)), 'same_person');
  assert.equal(codeOf(await approve(own, 'director')), 200);
  assert.equal(codeOf(await approve(own, 'director')), 'already_approved');
  assert.equal(await status(made.id), 'waiting_for_qabz');
  assert.equal(codeOf(await act(made.id, 'qabz/approve', { body: { accepted: true } })), 200);
  const order = await look(made.id);
  assert.deepEqual([order.status, order.application.status], ['approved_by_qabz', 'installment_created']);
  assert.deepEqual([order.granted, order.waiting, order.paid], ['6200000.00', '6200000.00', '1000000.00']);
  const { schedule, totals } = await work.answer<{ schedule: unknown[]; totals: { amount: string } }>(
    `pay GET /v1/installments/${made.applicationId}/payment-schedule`,
  );
  assert.deepEqual([schedule.length, totals.amount], [12, '6200000.00']);
  // What opened Qabz is not the act.
  assert.deepEqual(order.next, { action: 'hand_over', by: 'staff', obstacles: ['act_missing'] });
  const late = await makeOrder(work, { status: 'waiting_for_qabz', first: '2026-03-04', hasPhoto: true });
  assert.equal(codeOf(await act(late.id, 'qabz/approve', { body: { accepted: true } })), 'first_payment_passed');
});

test('the act is signed by the code of the customer: three tries, a minute between two codes', async () => {
  const made = await makeOrder(work, { status: 'approved_by_qabz' });
  const { phone_number: phone } = await work.one<{ phone_number: string }>(
    'select phone_number from customers where id = $1',
    [made.customerId],
  );
  const send = async () =>
    work.outcome(`pay POST /v1/agreements/akt/${made.id}/resend-agreement-sms`, {
      ...{ as: 'moderator', version: (await look(made.id)).version },
    });
  const confirm = async (code: string) =>
    work.outcome('pay PUT /v1/agreements/akt/confirm', {
      ...{ as: 'moderator', body: { order_id: made.id, code }, version: (await look(made.id)).version },
    });
  const right = phone.slice(-4);
  const wrong = right === '0000' ? '1111' : '0000';
  assert.equal(codeOf(await confirm(right)), 'code_missing');
  assert.equal(codeOf(await send()), 200);
  assert.equal(codeOf(await send()), 'too_soon');
  assert.deepEqual(
    [await confirm(wrong), await confirm(wrong), await confirm(wrong), await confirm(right)].map(codeOf),
    [...['wrong_code', 'wrong_code', 'code_ended', 'code_ended']],
  );
  work.clock.advance(61_000);
  assert.equal(codeOf(await send()), 200);
  work.clock.advance(6 * 60_000);
  assert.equal(codeOf(await confirm(right)), 'code_expired');
  assert.equal(codeOf(await send()), 200);
  assert.equal(codeOf(await confirm(right)), 200);
  const order = await look(made.id);
  assert.deepEqual([order.status, order.act?.status, order.act?.way], ['approved_by_delivery', 'signed', 'code']);
  assert.equal(codeOf(await confirm(right)), 'transition_not_allowed');
});

test('a photo report approved after Qabz stands for the act', async () => {
  const made = await makeOrder(work, { status: 'approved_by_qabz' });
  const photo = await addPhoto(work.db, made.id);
  const other = await addPhoto(work.db, (await makeOrder(work, { status: 'approved_by_qabz' })).id);
  assert.equal(codeOf(await act(made.id, 'approve-without-otp', { body: { attachment_id: other } })), 'photo_missing');
  assert.equal(codeOf(await act(made.id, 'approve-without-otp', { body: { attachment_id: photo } })), 200);
  const order = await look(made.id);
  assert.deepEqual([order.status, order.act?.way], ['approved_by_delivery', 'photo']);
});

test('completion posts the sale, what the merchant is owed, the receipt, and sells what was reserved', async () => {
  const goods = await product(2);
  const made = await makeOrder(work, { status: 'approved_by_delivery', productId: goods });
  assert.equal(await stockOf(goods), 0);
  assert.equal(codeOf(await act(made.id, 'complete')), 200);
  assert.equal(await stockOf(goods), 0);
  const { debt } = await work.one<{ debt: string }>('select debt from merchants where id = $1', [made.merchantId]);
  assert.equal(debt, '5700000.00');
  assert.deepEqual(
    await work.db.query(
      `select kind, amount, vat, purchase, paid_before from installment_moves where application_id = $1 and kind = 'sale'`,
      [made.applicationId],
    ),
    [{ kind: 'sale', amount: '7200000.00', vat: '771428.57', purchase: '5700000.00', paid_before: '1000000.00' }],
  );
  assert.deepEqual(
    await work.db.query('select type, status, amount, vat, credit from ofd_checks where order_id = $1', [made.id]),
    [{ type: 'sale', status: 'new', amount: '7200000.00', vat: '771428.57', credit: '6200000.00' }],
  );
  assert.deepEqual(await ledgerFaults(work.db), []);
  assert.deepEqual(await orderFaults(work.db), []);
});

test('what is cancelled after Qabz owes nothing, and what was paid goes back: by card at once, else by a document', async () => {
  const made = await makeOrder(work, { status: 'approved_by_qabz' });
  const cardId = await card(made.customerId);
  const version = (await look(made.id)).application.version;
  const charged = await pay(
    '/v1/payments/transaction',
    { installment_id: made.applicationId, card_id: cardId, amount: '516667.00' },
    { version },
  );
  assert.equal(charged[0], 201);
  assert.equal(codeOf(await act(made.id, 'cancel', { body: { comment: '   ' } })), 'comment_required');
  assert.equal(codeOf(await act(made.id, 'cancel', { body: { comment: 'передумал' } })), 200);
  await workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log: assert.fail });
  // The receipt of what has gone back is not sent by mistake.
  const { id: charge } = charged[1] as { id: number };
  assert.deepEqual(await work.db.query('select status, comment from ofd_checks where order_id = $1', [made.id]), [
    { status: 'cancelled', comment: `Платёж № ${charge} возвращён клиенту` },
  ]);
  const after = await look(made.id);
  assert.deepEqual(
    [after.status, after.application.status, after.paid, after.refunded, after.waiting, after.granted],
    ['cancelled', 'cancelled', '1516667.00', '516667.00', '0.00', '0.00'],
  );
  const { id: waiting, version: seen } = await work.one<{ id: number; version: number }>(
    `select id, version from installment_payments where application_id = $1 and kind = 'refund' and status = 'new'`,
    [made.applicationId],
  );
  const back = (body: object, seenVersion = seen) =>
    pay(`/v1/payments/transaction/${waiting}/pay-back`, body, { version: seenVersion });
  assert.equal(codeOf(await back({ gateway: 'cash' })), 'required');
  const document = { gateway: 'bank', document_number: 'PB-1', document_date: today };
  assert.equal(codeOf(await back({ ...document, document_date: '2016-03-05' })), 'before_application');
  assert.equal(codeOf(await back(document)), 200);
  assert.equal(codeOf(await back(document)), 'changed_meanwhile');
  assert.equal((await look(made.id)).refunded, '1516667.00');
  assert.equal(codeOf(await back(document, seen + 1)), 'transition_not_allowed');
  const { sum } = await work.one<{ sum: string }>(
    `select coalesce(sum(case when e.credit = 6310 then e.amount else -e.amount end), 0) as sum from gl_entries e join gl_postings p on p.id = e.posting_id
       join installment_moves m on p.fact = 'installment_moves' and m.id = p.fact_id
     where 6310 in (e.debit, e.credit) and m.application_id = $1`,
    [made.applicationId],
  );
  assert.equal(Number(sum), 0);
  assert.deepEqual(await orderFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a down payment is seen before there is a contract, and taken back until Qabz', async () => {
  const made = await makeOrder(work, { status: 'waiting_for_qabz' });
  const ofApplication = (what: string) =>
    work.answer<{ transactions: { payment_id: number; row: number | null; amount: string }[] }>(
      `pay GET /v1/installments/${made.applicationId}/${what}`,
      { as: 'accountant' },
    );
  const [part, ...others] = (await ofApplication('transactions')).transactions;
  assert.ok(part);
  assert.deepEqual([part.row, part.amount, others], [null, '1000000.00', []]);
  assert.deepEqual((await ofApplication('payment-transactions')).transactions, []);
  assert.equal((await work.outcome('pay GET /v1/installments/999999/transactions', { as: 'accountant' }))[0], 404);
  const { version } = await work.answer<{ version: number }>(`pay GET /v1/installment-payment/${part.payment_id}`, {
    as: 'accountant',
  });
  const back = await pay(
    `/v1/payments/transaction/${part.payment_id}/cancel`,
    { comment: 'Записан не тот документ' },
    { version },
  );
  assert.ok(back[0] < 300, JSON.stringify(back));
  assert.equal(await status(made.id), 'waiting_for_down_payment');
  assert.deepEqual((await ofApplication('transactions')).transactions, []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a refund that its card refuses is tried anew, each try once, and then paid by a document', async () => {
  const made = await makeOrder(work, { status: 'approved_by_qabz' });
  const cardId = await card(made.customerId);
  const version = (await look(made.id)).application.version;
  const body = { installment_id: made.applicationId, card_id: cardId, amount: '516667.00' };
  assert.equal((await pay('/v1/payments/transaction', body, { version }))[0], 201);
  await work.db.query(`update payment_cards set masked_pan = '860012******0001' where id = $1`, [cardId]);
  assert.equal(codeOf(await act(made.id, 'cancel', { body: { comment: 'передумал' } })), 200);
  await workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log: assert.fail });
  interface Refund {
    id: number;
    version: number;
    status: string;
    gateway: string | null;
    error: string | null;
    document_number: string | null;
    is_open: boolean;
  }
  const list = async (as = 'accountant') =>
    (await work.answer<{ refunds: Refund[] }>(`pay GET /v1/installments/${made.applicationId}/refunds`, { as }))
      .refunds;
  const shown = async () =>
    (await list()).map(({ status: state, gateway, error, document_number: number, is_open: isOpen }) => [
      ...[state, gateway, error, number, isOpen],
    ]);
  const ofCard = ['failed', 'card', 'card_closed', null];
  const ofDown = ['new', null, null, null, true];
  assert.deepEqual((await shown()).toSorted().reverse(), [ofDown, [...ofCard, true]]);
  const failed = (await list()).find(({ gateway }) => gateway === 'card')!; // it is there, see above
  const back = (one: Refund, how: object, as = 'accountant', key = newKey()) =>
    work.outcome(`pay POST /v1/payments/transaction/${one.id}/pay-back`, {
      ...{ as, key, version: one.version, body: how },
    });
  assert.deepEqual(await back(failed, { gateway: 'card' }, 'moderator'), [403, 'forbidden']);
  const key = newKey();
  assert.equal((await back(failed, { gateway: 'card' }, 'accountant', key))[0], 200);
  // Whose process was killed before the answer was kept finds his try by its key, and makes no other.
  const tries = (await list()).length;
  await work.db.query('delete from idempotency_keys where key = $1', [key]);
  assert.equal((await back(failed, { gateway: 'card' }, 'accountant', key))[0], 200);
  assert.equal((await list()).length, tries);
  // The next try stands for the payment now.
  assert.deepEqual((await shown())[0], [...ofCard, true]);
  const [latest, ...others] = await list();
  assert.equal(others.find(({ id }) => id === failed.id)?.is_open, false);
  const document = { gateway: 'bank', document_number: 'PB-2', document_date: today };
  assert.deepEqual(await back(failed, { gateway: 'card' }), [409, 'transition_not_allowed']);
  assert.deepEqual(await back(failed, document), [409, 'transition_not_allowed']);
  assert.equal((await back(latest!, document))[0], 200);
  assert.deepEqual((await shown())[0], ['success', 'bank', null, 'PB-2', false]);
  assert.deepEqual(await back(latest!, { gateway: 'card' }), [409, 'transition_not_allowed']);
  assert.equal((await look(made.id)).refunded, '516667.00');
  assert.deepEqual(await work.outcome('pay GET /v1/installments/999999/refunds', { as: 'accountant' }), [
    404,
    'not_found',
  ]);
  assert.deepEqual(await orderFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

describe('payments by card', () => {
  const begin = async (made: MadeOrder, amount: string, key = newKey()) =>
    pay(
      '/v2/payments/new',
      {
        installment_id: made.applicationId,
        card_id: (
          await work.one<{ id: number }>('select id from payment_cards where customer_id = $1', [made.customerId])
        ).id,
        amount,
      },
      { version: (await look(made.id)).application.version, key },
    );
  const verify = (id: number, code: string, key = newKey()) => pay('/v2/payments/verify', { id, code }, { key });
  interface Payment {
    id: number;
    version: number;
    status: string;
    kind: string;
    code: { tries_left: number } | null;
  }

  test('a down payment by a code moves the pair on and makes an advance receipt', async () => {
    const made = await makeOrder(work, { status: 'waiting_for_down_payment' });
    await card(made.customerId);
    assert.equal(codeOf(await begin(made, '999999.00')), 'down_payment_differs');
    const key = newKey();
    const [code, body] = await begin(made, '1000000.00', key);
    assert.equal(code, 201);
    const payment = body as Payment;
    assert.deepEqual([payment.status, payment.kind, payment.code?.tries_left], ['new', 'down_payment', 3]);
    // Its code is awaited, so nothing else is begun; and the gateway was asked for nothing.
    assert.equal(codeOf(await begin(made, '1000000.00')), 'payment_pending');
    assert.equal(codeOf(await verify(payment.id, '1111')), 'wrong_code');
    const [, paid] = await verify(payment.id, '4567');
    assert.equal((paid as Payment).status, 'success');
    const order = await look(made.id);
    assert.deepEqual([order.status, order.paid], ['waiting_for_qabz', '1000000.00']);
    assert.deepEqual(
      await work.db.query('select type, status, amount, vat from ofd_checks where order_id = $1', [made.id]),
      [{ type: 'advance', status: 'new', amount: '1000000.00', vat: '107142.86' }],
    );
    assert.deepEqual(await orderFaults(work.db), []);
  });

  test('three wrong tries end a code and its payment', async () => {
    const made = await makeOrder(work, { status: 'completed' });
    await card(made.customerId);
    const [, body] = await begin(made, '516667.00');
    const { id } = body as Payment;
    assert.deepEqual(
      [await verify(id, '1111'), await verify(id, '1112'), await verify(id, '1113'), await verify(id, '4567')].map(
        codeOf,
      ),
      [...['wrong_code', 'wrong_code', 'code_ended', 'code_ended']],
    );
    assert.equal(await work.statusOf('installment_payments', id), 'cancelled');
    // Whoever guesses does not have messages sent without end.
    assert.equal(codeOf(await begin(made, '516667.00')), 'too_soon');
    work.clock.advance(60_000);
    const [again, other] = await begin(made, '516667.00');
    assert.equal(again, 201);
    work.clock.advance(6 * 60_000);
    assert.equal(codeOf(await verify((other as Payment).id, '4567')), 'code_expired');
    assert.equal((await look(made.id)).waiting, '6200000.00');
  });

  test('a minute lies between two codes, also where the first was typed or its payment cancelled', async () => {
    const made = await makeOrder(work, { status: 'completed' });
    await card(made.customerId);
    const [, typed] = await begin(made, '516667.00');
    assert.equal((await verify((typed as Payment).id, '4567'))[0], 200);
    assert.equal(codeOf(await begin(made, '516667.00')), 'too_soon');
    work.clock.advance(60_000);
    const [, awaited] = await begin(made, '516667.00');
    const { id, version } = awaited as Payment;
    // It waits for its code and was never sent: nothing of it is unknown, and it may be cancelled.
    const { transactions } = await work.answer<{ transactions: { status: string; is_unknown: boolean }[] }>(
      `pay GET /v1/installments/${made.applicationId}/payment-transactions`,
    );
    assert.deepEqual([transactions[0]?.status, transactions[0]?.is_unknown], ['new', false]);
    const { transactions: charges } = await work.answer<{
      transactions: { payment_id: number; is_unknown: boolean }[];
    }>('pay GET /v3/payments/transactions?status=new');
    assert.equal(charges.find(({ payment_id: of }) => of === id)?.is_unknown, false);
    const cancelled = await pay(`/v1/payments/transaction/${id}/cancel`, { comment: 'передумал' }, { version });
    assert.deepEqual([cancelled[0], (cancelled[1] as Payment).status], [200, 'cancelled']);
    assert.equal(codeOf(await begin(made, '516667.00')), 'too_soon');
    work.clock.advance(60_000);
    assert.equal((await begin(made, '516667.00'))[0], 201);
  });

  test('what is due now is charged, and where nothing is that is said by its name (ERR-21)', async () => {
    const made = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
    const claim = async () =>
      pay(
        '/v2/payments/claim-withdraw',
        { installment_id: made.applicationId },
        { version: (await look(made.id)).application.version },
      );
    assert.equal(codeOf(await claim()), 'card_missing');
    await card(made.customerId);
    const [code, body] = await claim();
    assert.deepEqual([code, (body as { amount: string }).amount], [201, '516667.00']);
    assert.equal(codeOf(await claim()), '1_installment_has_not_debt');
  });

  test('a charge of nothing is refused by the name that it has (ERR-20)', async () => {
    const made = await makeOrder(work, { status: 'completed' });
    await card(made.customerId);
    assert.equal(codeOf(await begin(made, '0.00')), '1_charge_amount_zero');
    assert.equal(codeOf(await begin(made, '-1.00')), 'invalid_amount');
  });

  test('a payment is taken back within a day, its rows owe again, and the books take it back', async () => {
    const made = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
    await card(made.customerId);
    const [, body] = await pay(
      '/v2/payments/claim-withdraw',
      { installment_id: made.applicationId },
      { version: (await look(made.id)).application.version },
    );
    const { id, version } = body as Payment;
    const takeBack = (seen: number, comment = 'дважды', key = newKey()) =>
      pay(`/v1/payments/transaction/${id}/cancel`, { comment }, { version: seen, key });
    assert.equal(codeOf(await takeBack(version + 7)), 'changed_meanwhile');
    const key = newKey();
    const [code, back] = await takeBack(version, 'дважды', key);
    assert.deepEqual([code, (back as Payment).status], [200, 'reversed']);
    assert.equal((await takeBack(version, 'дважды', key))[0], 200);
    // The receipt that nobody has sent yet goes with its payment, and is not sent by mistake.
    const receipt = await work.one<{ id: number; status: string; comment: string }>(
      'select id, status, comment from ofd_checks where payment_id = $1',
      [id],
    );
    assert.deepEqual([receipt.status, receipt.comment], ['cancelled', `Платёж № ${id} отменён`]);
    assert.equal((await look(made.id)).waiting, '6200000.00');
    assert.equal(
      await work.statusOf(
        'gateway_transactions',
        (
          await work.one<{ id: number }>(
            'select gateway_transaction_id as id from installment_payments where id = $1',
            [id],
          )
        ).id,
      ),
      'reversed',
    );
    const [, second] = await pay(
      '/v2/payments/claim-withdraw',
      { installment_id: made.applicationId },
      { version: (await look(made.id)).application.version },
    );
    work.clock.advance(25 * 3_600_000);
    const other = second as Payment;
    assert.equal(
      codeOf(
        await pay(`/v1/payments/transaction/${other.id}/cancel`, { comment: 'поздно' }, { version: other.version }),
      ),
      'too_late',
    );
    work.clock.advance(-25 * 3_600_000);
    assert.deepEqual(await orderFaults(work.db), []);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('a down payment is taken back before Qabz and not after it', async () => {
    const made = await makeOrder(work, { status: 'waiting_for_qabz' });
    const find = () =>
      work.one<Payment>(`select id, version from installment_payments where application_id = $1`, [made.applicationId]);
    const { id, version } = await find();
    assert.equal(codeOf(await pay(`/v1/payments/transaction/${id}/cancel`, { comment: 'ошибка' }, { version })), 200);
    assert.equal(await status(made.id), 'waiting_for_down_payment');
    const later = await makeOrder(work, { status: 'approved_by_qabz' });
    const down = await work.one<Payment>('select id, version from installment_payments where application_id = $1', [
      later.applicationId,
    ]);
    assert.equal(
      codeOf(await pay(`/v1/payments/transaction/${down.id}/cancel`, { comment: 'ошибка' }, { version: down.version })),
      'transition_not_allowed',
    );
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  /** A down payment by card that the gateway was asked to take back, and whose answer was lost. */
  const makeReversing = async () => {
    const made = await makeOrder(work, { status: 'waiting_for_down_payment' });
    await card(made.customerId);
    const { id } = (await begin(made, '1000000.00'))[1] as Payment;
    assert.equal((await verify(id, '4567'))[0], 200);
    await addPhoto(work.db, made.id, { approvedBy: 'moderator' });
    await work.db.query(
      'update installment_payments set reversing_since = $2::timestamp, version = version + 1 where id = $1',
      [id, timestamp(work.clock)],
    );
    return { ...made, paymentId: id };
  };
  const approveQabz = ({ id }: MadeOrder) => act(id, 'qabz/approve', { body: { accepted: true } });

  test('Qabz waits until it is known whether the down payment is taken back', async () => {
    const made = await makeReversing();
    assert.deepEqual((await look(made.id)).next.obstacles, ['payment_pending']);
    assert.equal(codeOf(await approveQabz(made)), 'payment_pending');
    const [, recalculated] = await work.outcome('pay POST /v1/installments/recalculate', {
      ...{ as: 'moderator', version: (await look(made.id)).application.version },
      body: { application_id: made.applicationId, first_payment_day: '2026-04-05' },
    });
    assert.equal(recalculated, 'money_paid');
    await workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log: assert.fail });
    assert.equal(await work.statusOf('installment_payments', made.paymentId), 'reversed');
    assert.equal(await status(made.id), 'waiting_for_down_payment');
    assert.deepEqual(await orderFaults(work.db), []);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('an application is cancelled with the code that it waits for, and not while it is unknown what became of a payment', async () => {
    const cancel = async ({ id, applicationId }: MadeOrder) =>
      codeOf(
        await work.outcome(`pay GET /v1/installments/cancele/${applicationId}`, {
          ...{ as: 'moderator', key: newKey(), version: (await look(id)).application.version },
        }),
      );
    const made = await makeOrder(work, { status: 'waiting_for_down_payment' });
    await card(made.customerId);
    const { id } = (await begin(made, '1000000.00'))[1] as Payment;
    // Its code was typed, and the answer of the gateway was lost.
    await work.db.query(
      `update installment_payments set code_digest = null, code_phone = null, code_expires_at = null where id = $1`,
      [id],
    );
    assert.equal(await cancel(made), 'payment_pending');
    assert.equal(await cancel(await makeReversing()), 'payment_pending');
    const other = await makeOrder(work, { status: 'waiting_for_down_payment' });
    await card(other.customerId);
    const awaited = (await begin(other, '1000000.00'))[1] as Payment;
    assert.equal(await cancel(other), 200);
    assert.equal(await work.statusOf('installment_payments', awaited.id), 'cancelled');
    assert.equal(await status(other.id), 'cancelled');
    await workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log: assert.fail });
    assert.deepEqual(await orderFaults(work.db), []);
  });

  test('a payment that is being taken back says so, is asked for by whoever looks, and what the gateway refuses later is written', async () => {
    const [kept, taken] = [await makeReversing(), await makeReversing()];
    const shown = async ({ applicationId: id, paymentId }: typeof kept) => {
      type Rows = { transactions: { payment_id: number; is_being_reversed: boolean; paid_at: string | null }[] };
      const lists = [
        `pay GET /v1/installments/${id}/payment-transactions`,
        `pay GET /v1/installments/${id}/transactions`,
        'pay GET /v3/payments/transactions?limit=1000',
      ];
      const found = await Promise.all(lists.map((list) => work.answer<Rows>(list)));
      const rows = found.map(({ transactions }) => transactions.find((row) => row.payment_id === paymentId));
      return rows.map((row) => row?.is_being_reversed);
    };
    assert.deepEqual(await shown(kept), [true, true, true]);
    const refusing: ChargeGateway = { ...chargeStandIn, reverse: async () => ({ status: 'failed', error: 'refused' }) };
    await workInstalments({ db: work.db, clock: work.clock, gateway: refusing, log: assert.fail });
    assert.deepEqual(await shown(kept), [false, false, false]);
    const { status, history } = await work.answer<{ status: string; history: { action: string; new: string }[] }>(
      `pay GET /v1/installment-payment/${kept.paymentId}`,
    );
    assert.deepEqual([status, history[0]?.action, history[0]?.new], ['success', 'cancel', 'refused']);
    const { history: moves } = await work.answer<{ history: { action: string; field: string }[] }>(
      `pay GET /v1/installments/applications/${kept.applicationId}`,
    );
    assert.deepEqual([moves[0]?.action, moves[0]?.field], ['keep_payment', `payment ${kept.paymentId}`]);
    // Whoever asks for one learns what became of it.
    await work.db.query('update installment_payments set reversing_since = $2::timestamp where id = $1', [
      ...[taken.paymentId, timestamp(work.clock)],
    ]);
    const [, asked] = await pay(`/v1/payments/transaction/sync?id=${taken.paymentId}`, {});
    assert.equal((asked as Payment).status, 'reversed');
    assert.equal(await work.statusOf('orders', taken.id), 'waiting_for_down_payment');
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('a reversal that is refused here is logged, and those after it are finished', async () => {
    const stuck = await makeReversing();
    const other = await makeReversing();
    await work.db.query(`update orders set status = 'approved_by_moderator' where id = $1`, [stuck.id]);
    const said: string[] = [];
    const log = (line: string) => void said.push(line);
    await workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log });
    assert.equal(await work.statusOf('installment_payments', other.paymentId), 'reversed');
    assert.equal(await work.statusOf('installment_payments', stuck.paymentId), 'success');
    assert.equal(said.length, 1);
    assert.match(said[0]!, new RegExp(`^payment ${stuck.paymentId}: .* transition_not_allowed$`));
    await work.db.query(`update orders set status = 'waiting_for_qabz' where id = $1`, [stuck.id]);
    // It is asked for again after a pause.
    work.clock.advance(90_000);
    await workInstalments({ db: work.db, clock: work.clock, gateway: chargeStandIn, log });
    assert.equal(await work.statusOf('installment_payments', stuck.paymentId), 'reversed');
  });
});

test('the whole life: signed, moderated, accepted by the partner, paid, put in force, handed over, sold, paid off and closed', async () => {
  const made = await makeOrder(work);
  await work.db.query('delete from orders where id = $1', [made.id]);
  await work.db.query(`update applications set status = 'approved' where id = $1`, [made.applicationId]);
  const step = (name: Parameters<typeof makeOrderMove>[3]) =>
    work.db.transaction((sql) => makeOrderMove(sql, work.clock, made.applicationId, name));
  assert.equal(await step('sign'), false);
  assert.deepEqual([await step('agree'), await step('ask_signature'), await step('sign')], [true, true, true]);
  const { id } = await work.one<{ id: number }>('select id from orders where application_id = $1', [
    made.applicationId,
  ]);
  assert.equal(await status(id), 'waiting_for_moderator');
  assert.equal(codeOf(await act(id, 'moderator')), 200);
  assert.equal(codeOf(await act(id, 'moderator/approve', { body: { accepted: true } })), 200);
  assert.equal(await step('await_qabz'), false);
  assert.equal(await step('await_down_payment'), true);
  const version = (await look(id)).application.version;
  const down = await work.outcome('pay POST /v1/installment/create-transaction', {
    ...{ as: 'accountant', key: newKey(), version },
    body: {
      ...{ installment_id: made.applicationId, kind: 'down_payment', amount: '1000000.00', gateway: 'bank' },
      ...{ document_number: 'LIFE-1', document_date: today },
    },
  });
  assert.equal(down[0], 201);
  const photo = await addPhoto(work.db, id);
  assert.equal(codeOf(await act(id, 'approve-without-otp', { body: { attachment_id: photo } })), 200);
  assert.equal(codeOf(await act(id, 'qabz/approve', { body: { accepted: true } })), 200);
  assert.equal(
    codeOf(await act(id, 'approve-without-otp', { body: { attachment_id: await addPhoto(work.db, id) } })),
    200,
  );
  assert.equal(codeOf(await act(id, 'complete')), 200);
  const rest = await work.outcome('pay POST /v1/installment/create-transaction', {
    ...{ as: 'accountant', key: newKey(), version: (await look(id)).application.version },
    body: {
      ...{ installment_id: made.applicationId, kind: 'instalment', amount: '6200000.00', gateway: 'bank' },
      ...{ document_number: 'LIFE-2', document_date: today },
    },
  });
  assert.equal(rest[0], 201);
  assert.equal((await look(id)).application.status, 'fully_paid');
  assert.equal(await step('close'), true);
  assert.deepEqual(await orderFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

interface Autopay {
  isOn?: boolean;
  hours?: number[];
  retries?: number;
  least?: string;
  most?: string;
}
const autopaySettings = ({ isOn = true, hours = [9], retries = 3, least = '1000.00', most = '50000000.00' }: Autopay) =>
  work.db.query(
    `update payment_settings set version = version + 1, autopay_enabled = $1, autopay_hours = $2::integer[], retry_count = $3,
       min_amount = $4, max_amount = $5`,
    [isOn, hours, retries, least, most],
  );

test('cards are charged by themselves as the settings say: when they are on, in their hours, so often, so much at once', async () => {
  const due = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
  await card(due.customerId);
  await work.db.query('update installments set autopay = true where id = $1', [due.applicationId]);
  const asked: string[] = [];
  let says: 'success' | 'failed' = 'failed';
  const gateway: typeof chargeStandIn = {
    ...chargeStandIn,
    async charge(charge) {
      asked.push(charge.amount);
      return says === 'failed' ? { status: 'failed', error: 'insufficient_funds' } : chargeStandIn.charge(charge);
    },
  };
  const round = async (settings: Autopay) => {
    await autopaySettings(settings);
    await workInstalments({ db: work.db, clock: work.clock, gateway, log: assert.fail });
    return asked.splice(0);
  };
  assert.deepEqual(await round({ isOn: false, hours: [12] }), []);
  assert.deepEqual(await round({ hours: [11, 13] }), []);
  // Less than a charge may be is not charged, and is no try.
  assert.deepEqual(await round({ hours: [12], least: '516667.01' }), []);
  assert.deepEqual(await round({ hours: [12], most: '500000.00' }), ['500000.00']);
  assert.deepEqual(await round({ hours: [12] }), []);
  work.clock.advance(3_600_000);
  assert.deepEqual(await round({ hours: [13], retries: 0 }), []);
  assert.deepEqual(await round({ hours: [13], retries: 1 }), ['516667.00']);
  work.clock.advance(3_600_000);
  assert.deepEqual(await round({ hours: [14], retries: 1 }), []);
  const { waiting: owed } = await look(due.id);
  says = 'success';
  work.clock.advance(24 * 3_600_000);
  assert.deepEqual(await round({ hours: [14], retries: 0 }), ['516667.00']);
  assert.equal(Number(owed) - Number((await look(due.id)).waiting), 516667);
  work.clock.advance(3_600_000);
  assert.deepEqual(await round({ hours: [15] }), []);
  work.clock.advance(-27 * 3_600_000);
  assert.deepEqual(await orderFaults(work.db), []);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('by itself: partners are asked, what has run out ends and pays back, autopay charges on its day, what is paid off closes', async () => {
  const gateway = chargeStandIn;
  const market = await makeOrder(work, { status: 'approved_by_marketplace' });
  await workOrders(work.db, work.clock, { isDemo: false });
  assert.equal(await status(market.id), 'waiting_for_down_payment');
  const shop = await makeOrder(work, { status: 'approved_by_moderator', down: '0.00' });
  await workOrders(work.db, work.clock, { isDemo: false });
  assert.equal(await status(shop.id), 'approved_by_moderator');
  const asked = ['request_sent', 'check_payment_pending'];
  const applicants: number[] = [];
  for (const state of asked) {
    const { id, applicationId } = await makeOrder(work);
    await work.db.query('delete from orders where id = $1', [id]);
    await work.db.query('update applications set status = $2 where id = $1', [applicationId, state]);
    applicants.push(applicationId);
  }
  const statuses = async () => [
    await work.statusOf('applications', applicants[0] ?? 0),
    await work.statusOf('applications', applicants[1] ?? 0),
  ];
  await workOrders(work.db, work.clock, { isDemo: false });
  assert.deepEqual(await statuses(), asked);
  await workOrders(work.db, work.clock, { isDemo: true });
  assert.equal(await status(shop.id), 'waiting_for_qabz');
  // Who confirms his telephone and who pays for the check can be scored then.
  assert.deepEqual(await statuses(), ['confirmed', 'confirmed']);
  const forgotten = await makeOrder(work, { status: 'waiting_for_qabz' });
  await work.db.query(`update applications set expires_at = '2026-03-05 00:00:00' where id = $1`, [
    forgotten.applicationId,
  ]);
  const due = await makeOrder(work, { status: 'completed', first: '2026-02-28' });
  await card(due.customerId);
  await work.db.query('update installments set autopay = true where id = $1', [due.applicationId]);
  await workOrders(work.db, work.clock, { isDemo: false });
  await autopaySettings({ hours: [12] });
  await workInstalments({ db: work.db, clock: work.clock, gateway, log: assert.fail });
  await workInstalments({ db: work.db, clock: work.clock, gateway, log: assert.fail });
  assert.equal((await look(due.id)).waiting, '5683333.00');
  const ended = await look(forgotten.id);
  assert.deepEqual([ended.status, ended.application.status], ['cancelled', 'processing_expired']);
  assert.equal(
    (
      await work.one<{ count: number }>(
        `select count(*)::int as count from installment_payments where application_id = $1 and kind = 'refund'`,
        [forgotten.applicationId],
      )
    ).count,
    1,
  );
  assert.deepEqual(await orderFaults(work.db), []);
});

test('what was found to have run out and was moved on before its turn came does not end', async () => {
  const made = await makeOrder(work, { status: 'moderation_in_process', moderator: 'moderator', down: '0.00' });
  await work.db.query(`update applications set expires_at = $2 where id = $1`, [
    made.applicationId,
    timestamp(work.clock),
  ]);
  const expire = () => work.db.transaction((sql) => makeOrderMove(sql, work.clock, made.applicationId, 'expire'));
  assert.equal(codeOf(await act(made.id, 'moderator/approve', { body: { accepted: true } })), 200);
  assert.equal(await expire(), false);
  assert.equal(await status(made.id), 'approved_by_moderator');
  const days = 72 * 3_600_000;
  work.clock.advance(days - 1000);
  assert.equal(await expire(), false);
  work.clock.advance(1000);
  assert.equal(await expire(), true);
  work.clock.advance(-days);
  assert.equal(await status(made.id), 'cancelled');
  assert.deepEqual(await orderFaults(work.db), []);
});

test('orders are found by where their goods are', async () => {
  const countOf = async (filter: string) =>
    (await work.answer<{ count: number }>(`pay GET /v1/orders/orders?limit=1&${filter}`)).count;
  const counts = () =>
    Promise.all(
      ['pickup', 'address_confirmed', 'cancelled', 'pickup&delivery_status=address_confirmed'].map((states) =>
        countOf(`delivery_status=${states}`),
      ),
    );
  const before = await counts();
  // Fetched, on its way, given up while the order holds (and so fetched), and given up with it.
  const ways = [
    ['new', true, 'waiting_for_down_payment'],
    ['address_confirmed', false, 'approved_by_qabz'],
    ['cancelled', false, 'completed'],
    ['cancelled', false, 'cancelled'],
  ] as const;
  for (const [status, isPickup, ofOrder] of ways)
    await work.db.query(
      `insert into deliveries (order_id, status, status_since, is_pickup, created_at, updated_at)
       values ($1, $2, '2026-03-04', $3, '2026-03-04', '2026-03-04')`,
      [(await makeOrder(work, { status: ofOrder })).id, status, isPickup],
    );
  const after = await counts();
  assert.deepEqual(
    after.map((count, at) => count - before[at]!), // asked twice for the same
    [2, 1, 1, 3],
  );
});

test('the list, its tabs and their sums agree under every filter; phones are masked', async () => {
  const made = await makeOrder(work, { status: 'waiting_for_down_payment' });
  const { phone_number: phone } = await work.one<{ phone_number: string }>(
    'select phone_number from customers where id = $1',
    [made.customerId],
  );
  const filters = [
    ...[
      '',
      `search=${made.contract}`,
      `search=${phone}`,
      'search=Karimova',
      `merchant_id=${made.merchantId}`,
      `customer_id=${made.customerId}`,
      'down_payment=unpaid',
    ],
    ...['hour=0', 'hour=0&hour=13', 'decided_from=2026-03-05', 'decided_to=2026-03-04'],
    ...['delivery_status=pickup', 'is_marketplace=true', 'begin_date=2026-03-04&end_date=2026-03-04'],
  ];
  for (const filter of filters) {
    const list = await work.answer<{ count: number; orders: Order[]; totals: Record<string, string> }>(
      `pay GET /v1/orders/orders?limit=1000&${filter}`,
    );
    const { statuses, count } = await work.answer<{ count: number; statuses: { code: string; count: number }[] }>(
      `pay GET /v3/orders/status-count?${filter}`,
    );
    assert.equal(count, list.count, filter);
    for (const { code, count: inTab } of statuses)
      assert.equal(list.orders.filter((row) => row.status === code).length, inTab, `${filter} ${code}`);
    const sum = list.orders.reduce((all, row) => all + Number(row.waiting), 0);
    assert.equal(Number(list.totals.waiting), sum, filter);
  }
  const found = await work.answer<{ orders: Order[] }>(`pay GET /v1/orders/orders?search=${phone}`);
  assert.deepEqual(
    found.orders.map(({ id }) => id),
    [made.id],
  );
  const own = await work.answer<{ orders: Order[] }>(`pay GET /v1/orders/orders?customer_id=${made.customerId}`);
  assert.deepEqual(
    own.orders.map(({ id }) => id),
    [made.id],
  );
  assert.ok(!JSON.stringify(found).includes(phone));
  assert.ok(!JSON.stringify(await look(made.id)).includes(phone));
});

test('orders are counted by the hour in which they were made; the time to decide is the middle one, of today and of seven days', async () => {
  interface Statistics {
    today: string;
    week_begin: string;
    hours: { hour: number; today: number; week: number }[];
    decisions: Record<'today' | 'week', { count: number; median_minutes: number | null }>;
  }
  const read = () => work.answer<Statistics>('pay GET /v3/orders/statistics', { as: 'moderator' });
  const countOf = async (filter: string) =>
    (await work.answer<{ count: number }>(`pay GET /v1/orders/orders?limit=1&${filter}`)).count;
  await work.db.query('update orders set decided_at = null');
  assert.deepEqual((await read()).decisions, {
    ...{ today: { count: 0, median_minutes: null }, week: { count: 0, median_minutes: null } },
  });
  // Each came to moderation so many minutes before it was decided about, and the last but one was declined.
  const decided = [
    { minutes: 10, accepted: true },
    { minutes: 80, accepted: false },
    { minutes: 30, accepted: true },
  ];
  for (const { minutes, accepted } of decided) {
    const { id } = await makeOrder(work);
    const asked = `update orders set asked_at = $2::timestamp - $3 * interval '1 minute', created_at = $2::date + time '09:40' where id = $1`;
    await work.db.query(asked, [id, timestamp(work.clock), minutes]);
    assert.equal(codeOf(await act(id, 'moderator')), 200);
    const body = accepted ? { accepted } : { accepted, comment: 'нет товара' };
    assert.equal(codeOf(await act(id, 'moderator/approve', { body })), 200);
  }
  const earlier = await makeOrder(work, { status: 'completed' });
  await work.db.query(
    `update orders set decided_at = $2::date - 6, asked_at = $2::date - 6 - interval '100 minutes', created_at = $2::date - 6 + time '23:59'
     where id = $1`,
    [earlier.id, today],
  );
  const { today: day, week_begin: begin, hours, decisions } = await read();
  assert.deepEqual([day, begin, hours.length], [today, '2026-02-27', 24]);
  // The clock of the test goes on by seconds.
  assert.deepEqual([decisions.today.count, decisions.week.count], [3, 4]);
  assert.ok(Math.abs(decisions.today.median_minutes! - 30) < 1 && Math.abs(decisions.week.median_minutes! - 55) < 1);
  for (const { hour, today: now, week } of hours) {
    assert.equal(await countOf(`begin_date=${day}&end_date=${day}&hour=${hour}`), now, `${hour} today`);
    assert.equal(await countOf(`begin_date=${begin}&end_date=${day}&hour=${hour}`), week, `${hour} in the week`);
  }
  assert.ok(hours[9]!.today >= 3 && hours[23]!.week >= 1);
  assert.equal(await countOf(`decided_from=${day}&decided_to=${day}`), 3);
  assert.equal(await countOf(`decided_from=${begin}&decided_to=${day}`), 4);
  // One that comes to moderation anew has not been decided about.
  const again = await work.one<{ id: number; application_id: number }>(
    `select id, application_id from orders where decided_at >= $1::date and status = 'approved_by_moderator' limit 1`,
    [day],
  );
  const { application } = await look(again.id);
  const recalculated = await work.outcome('pay POST /v1/installments/recalculate', {
    ...{ as: 'moderator', version: application.version },
    body: { application_id: again.application_id, first_payment_day: '2026-04-01' },
  });
  assert.equal(recalculated[0], 200);
  assert.equal((await read()).decisions.today.count, 2);
});

test('a line and a seller are read by their numbers; the IKPU of a line is written until its receipt is printed', async () => {
  const made = await makeOrder(work, { status: 'completed' });
  const [line] = (await look(made.id)).baskets;
  assert.ok(line);
  const read = await work.answer<{ order: { id: number } }>(`pay GET /v1/orders/basket/${line.id}`);
  assert.equal(read.order.id, made.id);
  assert.equal((await work.outcome('pay GET /v1/orders/seller/999999'))[0], 404);
  const put = (spic: string) =>
    work.outcome('pay PUT /v1/orders/basket-item-spic', { as: 'accountant', body: { basket_item_id: line.id, spic } });
  assert.equal(codeOf(await put('123')), 'bad_request');
  assert.equal(codeOf(await put('08418001001000000')), 200);
  assert.equal((await look(made.id)).baskets[0]?.spic, '08418001001000000');
});

test('files are attached by kind, and listed with who attached them', async () => {
  const made = await makeOrder(work, { status: 'approved_by_moderator' });
  const { access_token: token } = await work.signIn('moderator');
  const boundary = '----divan';
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const send = (kind: string | undefined, content: Buffer, name: string) =>
    work.call({
      ...{ method: 'POST', url: `/api/payment/v3/orders/${made.contract}/attach-file`, token },
      payload: Buffer.concat([
        Buffer.from(
          `${kind === undefined ? '' : part('kind', kind)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
        ),
        content,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  assert.equal((await send(undefined, samples.jpg, 'a.jpg')).statusCode, 400);
  assert.equal((await send('photo_report', samples.pdf, 'a.pdf')).statusCode, 415);
  const done = await send('photo_report', samples.jpg, 'a.jpg');
  assert.equal(done.statusCode, 201, done.body);
  const { items } = await work.answer<{ items: { kind: string; user: { name: string } }[] }>(
    `pay GET /v3/orders/${made.contract}/attachments`,
  );
  assert.deepEqual(
    items.map(({ kind, user }) => [kind, user.name]),
    [['photo_report', 'Дилноза Каримова']],
  );
  assert.equal((await work.outcome('pay GET /v3/orders/RS-NONE/attachments'))[0], 404);
});

describe('two at once', { skip: postgresOnly }, () => {
  test('one document pays one of two refunds, and whoever comes second hears that it is noted', async () => {
    const refundOf = async () => {
      const made = await makeOrder(work, { status: 'waiting_for_qabz' });
      assert.equal(codeOf(await act(made.id, 'cancel', { body: { comment: 'передумал' } })), 200);
      return work.one<{ id: number; version: number }>(
        `select id, version from installment_payments where application_id = $1 and kind = 'refund'`,
        [made.applicationId],
      );
    };
    const [one, other] = [await refundOf(), await refundOf()];
    const back = ({ id, version }: typeof one) =>
      pay(
        `/v1/payments/transaction/${id}/pay-back`,
        { gateway: 'bank', document_number: 'PB-TWICE', document_date: today },
        { version },
      );
    // Both have found that nobody has noted it, and wait to write.
    const answers = await inTurn(
      work.db,
      'lock table installment_payments in share mode',
      () => back(one),
      () => back(other),
    );
    assert.deepEqual(answers.map(codeOf).sort(), [200, 'payment_exists']);
  });

  test('cancel against complete: one is done, and the goods are sold or free', async () => {
    for (let round = 0; round < 4; round++) {
      const goods = await product(2);
      const made = await makeOrder(work, { status: 'approved_by_qabz', productId: goods });
      await addPhoto(work.db, made.id);
      const version = (await look(made.id)).version;
      const attachment = (await look(made.id)).attachments[0]?.id;
      const answers = await Promise.all([
        act(made.id, 'cancel', { body: { comment: 'нет' }, version }),
        act(made.id, 'approve-without-otp', { body: { attachment_id: attachment }, version }),
      ]);
      assert.equal(answers.filter(([code]) => code === 200).length, 1, JSON.stringify(answers));
      assert.equal(await stockOf(goods), (await status(made.id)) === 'cancelled' ? 2 : 0);
    }
    assert.deepEqual(await orderFaults(work.db), []);
  });

  test('an approval against a take-over: whoever has it in the end decides', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await makeOrder(work, { status: 'moderation_in_process', moderator: 'moderator' });
      const version = (await look(made.id)).version;
      const [approved, taken] = await Promise.all([
        act(made.id, 'moderator/approve', { body: { accepted: true }, version }),
        act(made.id, 'moderator', { as: 'director', body: { take_over: true, comment: 'я' }, version }),
      ]);
      assert.ok((approved[0] === 200) !== (taken[0] === 200), JSON.stringify([codeOf(approved), codeOf(taken)]));
    }
  });

  test('twenty at the desk decide every waiting order once', async () => {
    await emptyLine();
    await work.db.query(
      `with people as (
         insert into system_users (username, password_hash, first_name, last_name, user_type, created_at, updated_at)
         select 'desk' || n, u.password_hash, 'Модератор', n::text, 'system', u.created_at, u.created_at
         from generate_series(1, 20) n, system_users u where u.username = 'moderator' returning id),
       roles as (
         insert into service_user_roles (user_id, role_id, created_at)
         select p.id, r.role_id, r.created_at from people p, service_user_roles r join system_users u on u.id = r.user_id
         where u.username = 'moderator')
       insert into user_roles (user_id, role_id) select p.id, r.role_id from people p, user_roles r join system_users u on u.id = r.user_id
       where u.username = 'moderator'`,
    );
    const ids: number[] = [];
    const many = isChaos ? 1_000 : 60;
    for (let made = 0; made < many; made++) ids.push((await makeOrder(work, { merchantId: 1 })).id);
    const decided: number[] = [];
    const moderate = async (as: string) => {
      for (;;) {
        const { order } = await work.answer<{ order?: Order }>('pay POST /v3/orders/next', { as });
        if (order === undefined) return;
        const answer = await act(order.id, 'moderator/approve', {
          as,
          body: { accepted: true },
          version: order.version,
        });
        assert.equal(answer[0], 200, JSON.stringify(answer));
        decided.push(order.id);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, at) => moderate(`desk${at + 1}`)));
    assert.deepEqual(
      [...decided].sort((one, other) => one - other),
      ids,
    );
    const { count } = await work.one<{ count: number }>(
      `select count(*)::int as count from audit where action = 'approve_moderation' and field = 'order_status' and entity_id in
         (select application_id::text from orders where id = any ($1))`,
      [ids],
    );
    assert.equal(count, many);
  });
});

test('whoever declines says why', async () => {
  const cases = [
    { what: 'moderator/approve', status: 'moderation_in_process' },
    { what: 'qabz/approve', status: 'waiting_for_qabz' },
  ];
  for (const { what, status } of cases) {
    const { id } = await makeOrder(work, { status, moderator: 'moderator' });
    for (const comment of [undefined, '', '  ']) {
      const answer = await act(id, what, { body: { accepted: false, ...(comment !== undefined && { comment }) } });
      assert.equal(codeOf(answer), 'comment_required', `${what} ${comment}`);
    }
    assert.equal(codeOf(await act(id, what, { body: { accepted: false, comment: 'нет товара' } })), 200);
  }
});
