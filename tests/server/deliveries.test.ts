/** Deliveries through their calls: addresses, providers, the way of the goods, and what an order has to do with it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeOrderMove } from '../../server/modules/orders/index';
import { newKey, useWork } from '../support/investorWork';
import { postgresOnly } from '../support/heldRows';
import { addPhoto, makeOrder } from '../support/orders';

const today = '2026-03-05';
const work = useWork(
  async ({ clock, db }) => {
    clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime());
    await db.script(`
      insert into address_regions (id, name_ru, name_en, name_uz) values (901, 'Город', 'City', 'Shahar'), (902, 'Степь', 'Steppe', 'Choʻl');
      insert into address_districts (id, region_id, name_ru, name_en, name_uz) values
        (9011, 901, 'Север', 'North', 'Shimol'), (9012, 901, 'Юг', 'South', 'Janub'), (9021, 902, 'Край', 'Edge', 'Chekka');
      insert into address_towns (id, district_id, name_ru, name_en, name_uz) values (90111, 9011, 'Навруз', 'Navruz', 'Navroʻz');
      insert into delivery_providers (id, name, is_active) values (91, 'Все', true), (92, 'Северный', true), (93, 'Бывший', false);
      insert into delivery_provider_places (provider_id, region_id, district_id, price) values
        (91, 901, null, 40000), (91, 901, 9012, 45000), (92, 901, 9011, 25000), (93, 901, null, 1)`);
  },
  async () => ({ outer: { isDemo: true } }),
);

interface Place {
  street: string | null;
  house: string | null;
  lat: number | null;
  lon: number | null;
  point: string | null;
}
interface Delivery {
  id: number;
  version: number;
  status: string;
  enabled: boolean | null;
  provider: { id: number } | null;
  price: string | null;
  tracking_number: string | null;
  checked_at: string | null;
  receiver: { name: string; phone_number: string };
  receiver_address: Place & { phone_number: string; town: { name: string } | null };
  sender: { name: string };
  next: {
    action: string | null;
    status: string | null;
    obstacle: string | null;
    locked_by: string | null;
    others: string[];
  };
  history: { action: string; field: string; old: string | null; new: string | null }[];
}
interface Made {
  id: number;
  orderId: number;
  applicationId: number;
}
/** A delivery as it would be in this status: confirmed, and with a provider where it needs one. */
async function make(
  status = 'new',
  wanted: { order?: string; district?: number; isPickup?: boolean } = {},
): Promise<Made> {
  const { order = 'approved_by_qabz', district = 9011, isPickup = false } = wanted;
  const made = await makeOrder(work, { status: order, hasPhoto: true });
  const { id } = await work.one<{ id: number }>('select delivery_begin($1, $2, $3) as id', [
    ...[made.id, '2026-03-04', !isPickup],
  ]);
  const isBefore = ['new', 'cancelled'].includes(status);
  const hasProvider = !isBefore && status !== 'address_confirmed';
  await work.db.query(
    `update delivery_addresses set region_id = $2, district_id = $3, street = 'Улица', house = '1', enabled = $4
     where delivery_id = $1 and type = 'receiver'`,
    [id, district === 9021 ? 902 : 901, district, isBefore ? null : true],
  );
  await work.db.query('update deliveries set status = $2, provider_id = $3, price = $4 where id = $1', [
    ...[id, status, hasProvider ? 91 : null, hasProvider ? '40000' : null],
  ]);
  return { id, orderId: made.id, applicationId: made.applicationId };
}
const look = (id: number, as = 'director') => work.answer<Delivery>(`pay GET /v3/orders/delivery/${id}`, { as });
interface Doing {
  as?: string;
  version?: number;
}
async function put({ id, orderId }: Made, what: string, body: object, { as = 'moderator', version }: Doing = {}) {
  return work.outcome(`pay PUT /v3/orders/delivery/${orderId}/${what}`, {
    ...{ as, body },
    version: version ?? (await look(id)).version,
  });
}
const there = { type: 'receiver', region_id: 901, district_id: 9011, street: 'Улица', house: '1' };
const confirm = (made: Made, doing?: Doing) => put(made, 'address', { ...there, enabled: true }, doing);
const choose = (made: Made, provider: number, doing?: Doing) => put(made, 'provider', { provider_id: provider }, doing);
const send = (made: Made, status: string, doing?: Doing) => put(made, 'status', { status, comment: 'звонили' }, doing);
const check = async ({ id }: Made) =>
  work.outcome(`pay POST /v3/orders/delivery/${id}/check-address`, {
    ...{ as: 'moderator', version: (await look(id)).version },
  });
const codeOf = ([code, body]: [number, unknown]) => (code < 400 ? code : body);

const statuses = [
  ...['new', 'address_confirmed', 'provider_assigned', 'picked_up', 'in_transit', 'delivered', 'cancelled', 'failed'],
  'returned',
];
/** By hand, from the page: where each word of the staff leads, and from where it may be said. */
const table: [to: string, from: string[]][] = [
  ['new', []],
  ['address_confirmed', []],
  ['provider_assigned', []],
  ['picked_up', ['provider_assigned']],
  ['in_transit', ['picked_up', 'failed']],
  ['delivered', ['in_transit']],
  ['failed', ['in_transit']],
  ['returned', ['failed']],
  ['cancelled', ['new', 'address_confirmed', 'provider_assigned']],
];
describe('how far the goods may be said to be', () => {
  for (const [to, from] of table)
    test(to, async () => {
      for (const before of statuses) {
        const made = await make(before);
        const answer = await send(made, to);
        const isLegal = from.includes(before);
        assert.equal(codeOf(answer), isLegal ? 200 : 'transition_not_allowed', `${before} → ${to}`);
        assert.equal((await look(made.id)).status, isLegal ? to : before);
      }
    });
});

/** By hand: what addresses and provider answer in each status. */
const locks: Record<string, string | number> = {
  ...{ new: 200, address_confirmed: 200, provider_assigned: 200 },
  ...{ picked_up: 'provider_locked', in_transit: 'provider_locked', failed: 'provider_locked' },
  ...{ delivered: 'transition_not_allowed', cancelled: 'transition_not_allowed', returned: 'transition_not_allowed' },
};
test('addresses and provider are changed until the courier has the goods', async () => {
  for (const status of statuses) {
    assert.equal(codeOf(await confirm(await make(status))), locks[status], `address in ${status}`);
    const made = await make(status);
    assert.equal(codeOf(await check(made)), locks[status], `check in ${status}`);
    const expected = status === 'new' ? 'address_not_confirmed' : locks[status];
    assert.equal(codeOf(await choose(made, 92)), expected, `provider in ${status}`);
  }
});

test('the number of a chosen provider is put right, also after it went up in price', async () => {
  const made = await make('provider_assigned');
  await work.db.query('update deliveries set price = 39000 where id = $1', [made.id]);
  const write = async (number: string | null) => {
    assert.equal(codeOf(await put(made, 'provider', { provider_id: 91, tracking_number: number })), 200);
    const { tracking_number: kept, price, status } = await look(made.id);
    return [kept, price, status];
  };
  assert.deepEqual(await write('YK-1'), ['YK-1', '39000.00', 'provider_assigned']);
  assert.deepEqual(await write('YK-2'), ['YK-2', '39000.00', 'provider_assigned']);
  assert.deepEqual(await write(null), [null, '39000.00', 'provider_assigned']);
});

test('journey: an unserved district, another provider after a check, Qabz before the courier, and delivered', async () => {
  const made = await make('new', { order: 'waiting_for_qabz', district: 9021 });
  assert.equal(codeOf(await choose(made, 91)), 'address_not_confirmed');
  await put(made, 'address', { ...there, region_id: 902, district_id: 9021, enabled: true });
  assert.equal((await look(made.id)).status, 'address_confirmed');
  assert.equal(codeOf(await choose(made, 91)), 'region_not_served');
  assert.equal(codeOf(await check(made)), 'region_not_served');
  await put(made, 'address', { ...there, enabled: true, town_id: 90111 });
  assert.equal((await look(made.id)).receiver_address.town?.name, 'Навруз');
  assert.deepEqual(await choose(made, 4711), [422, 'unknown_order_provider']);
  assert.deepEqual(await choose(made, 93), [422, 'unknown_order_provider']);
  assert.equal(codeOf(await choose(made, 91)), 200);
  assert.equal((await look(made.id)).price, '40000.00');
  assert.equal(codeOf(await choose(made, 92)), 'address_not_checked');
  assert.equal(codeOf(await check(made)), 200);
  assert.equal(codeOf(await choose(made, 92)), 200);
  const chosen = await look(made.id);
  assert.deepEqual([chosen.status, chosen.provider?.id, chosen.price], ['provider_assigned', 92, '25000.00']);
  assert.deepEqual([chosen.next.status, chosen.next.obstacle], ['picked_up', 'possession_first']);
  assert.equal(codeOf(await send(made, 'picked_up')), 'possession_first');

  const order = await work.answer<{ version: number }>(`pay GET /v1/orders/${made.orderId}`);
  await work.do(`pay POST /v3/orders/${made.orderId}/qabz/approve`, {
    ...{ as: 'moderator', body: { accepted: true }, version: order.version, key: newKey() },
  });
  assert.equal(await work.statusOf('orders', made.orderId), 'approved_by_qabz');
  assert.equal(codeOf(await send(made, 'picked_up')), 200);
  assert.equal(codeOf(await choose(made, 91)), 'provider_locked');
  for (const status of ['in_transit', 'failed', 'in_transit', 'delivered'])
    assert.equal(codeOf(await send(made, status)), 200, status);
  const { history } = await look(made.id);
  assert.deepEqual(
    history.filter(({ field }) => field === 'status').map(({ new: now }) => now),
    [...['delivered', 'in_transit', 'failed', 'in_transit', 'picked_up', 'provider_assigned', 'address_confirmed']],
  );
  assert.ok(!JSON.stringify(history).includes('Улица'), 'the journal masks where somebody lives');
});

test('goods that arrive move the order on once its act is signed, and so do goods left at the branch', async () => {
  for (const [from, to] of [
    ['in_transit', 'delivered'],
    ['provider_assigned', 'cancelled'],
  ] as const) {
    const made = await make(from);
    const report = await addPhoto(work.db, made.orderId);
    const { version } = await work.answer<{ version: number }>(`pay GET /v1/orders/${made.orderId}`);
    await work.do(`pay POST /v3/orders/${made.orderId}/approve-without-otp`, {
      ...{ as: 'moderator', body: { attachment_id: report }, version, key: newKey() },
    });
    assert.equal(await work.statusOf('orders', made.orderId), 'approved_by_qabz', `before ${to}`);
    assert.equal(codeOf(await send(made, to)), 200);
    assert.equal(await work.statusOf('orders', made.orderId), 'approved_by_delivery', to);
  }
});

test('an address that moved is checked anew, one given up holds the courier back, and a wrong one is refused', async () => {
  const made = await make('provider_assigned');
  assert.equal(codeOf(await check(made)), 200);
  assert.notEqual((await look(made.id)).checked_at, null);
  await put(made, 'address', { ...there, district_id: 9012, enabled: null });
  const moved = await look(made.id);
  assert.deepEqual([moved.checked_at, moved.enabled, moved.status], [null, null, 'provider_assigned']);
  assert.equal(codeOf(await send(made, 'picked_up')), 'address_not_confirmed');
  await put(made, 'address', { ...there, district_id: 9012, enabled: false });
  assert.equal((await look(made.id)).enabled, false);
  assert.equal(codeOf(await send(made, 'picked_up')), 'address_not_confirmed');
  const wrong = async (fields: object) => codeOf(await put(made, 'address', { ...there, enabled: true, ...fields }));
  assert.equal(await wrong({ district_id: 9021 }), 'wrong_district');
  assert.equal(await wrong({ region_id: 4711 }), 'unknown_value');
  assert.equal(await wrong({ district_id: 9012, town_id: 90111 }), 'unknown_value');
  assert.equal(await wrong({ street: ' ' }), 'required');
  assert.equal(await wrong({ lat: 41.3 }), 'required');
  await put(made, 'address', { ...there, region_id: 902, district_id: 9021, enabled: true });
  assert.equal(codeOf(await send(made, 'picked_up')), 'region_not_served');
});

test('an address that moved costs what its provider asks for the new district, and a new tariff changes nothing', async () => {
  const made = await make('provider_assigned');
  const priceOf = async () => (await look(made.id)).price;
  await put(made, 'address', { ...there, district_id: 9012, enabled: true });
  const { price, status, history } = await look(made.id);
  assert.deepEqual([price, status], ['45000.00', 'provider_assigned']);
  assert.deepEqual(
    history.filter(({ field }) => field === 'price').map(({ action, old, new: now }) => [action, old, now]),
    [['update_address', '40000.00', '45000.00']],
  );
  await work.db.query('update delivery_provider_places set price = 46000 where district_id = 9012');
  await put(made, 'address', { ...there, district_id: 9012, street: 'Другая', enabled: true });
  await put(made, 'address', { ...there, type: 'sender', enabled: null });
  assert.equal(await priceOf(), '45000.00');
  await work.db.query('update delivery_provider_places set price = 45000 where district_id = 9012');
  // Nobody goes there: the price is that of what is chosen next.
  await put(made, 'address', { ...there, region_id: 902, district_id: 9021, enabled: true });
  assert.equal(await priceOf(), '45000.00');
  assert.equal((await look(made.id)).next.action, 'choose_provider');
});

test('what is fetched at the branch has no courier, a comment says why it went wrong, and versions are held', async () => {
  const fetched = await make('new', { isPickup: true });
  for (const answer of [await confirm(fetched), await check(fetched), await send(fetched, 'cancelled')])
    assert.equal(codeOf(answer), 'transition_not_allowed');
  const made = await make('in_transit');
  assert.deepEqual(await put(made, 'status', { status: 'failed', comment: ' ' }), [422, 'comment_required']);
  assert.equal(codeOf(await send(made, 'delivered', { version: 99 })), 'changed_meanwhile');
  assert.equal((await send(made, 'delivered', { as: 'accountant' }))[0], 403);
  assert.equal(codeOf(await send({ ...made, orderId: 987654 }, 'delivered')), 'not_found');
  const one = await look(made.id);
  assert.match(one.receiver.phone_number, /\*/);
  assert.match(one.receiver_address.phone_number, /\*/);
});

/** Where it goes, as it is kept. */
const kept = ({ id }: Made) =>
  work.one<object>(
    `select region_id, district_id, town_id, street, house, lat::float8 as lat, lon::float8 as lon, enabled from delivery_addresses
     where delivery_id = $1 and type = 'receiver'`,
    [id],
  );

test('where somebody lives is told by the call alone that reveals it, which is kept in the journal', async () => {
  const made = await make('new');
  const address = { ...there, street: 'Маркерная', house: '74185Ж', lat: 41.311081, lon: 69.240562 };
  const secrets = ['Маркерная', '74185', '41.31', '69.24'];
  const path = `pay GET /v3/orders/delivery/${made.id}`;
  const changed = await put(made, 'address', { ...address, enabled: null });
  const stale = await work.do(`pay PUT /v3/orders/delivery/${made.orderId}/address`, {
    ...{ as: 'moderator', body: { ...address, enabled: true }, version: 1 },
  });
  const said = [JSON.stringify(changed), stale.body, (await work.do(path, { as: 'moderator' })).body];
  assert.equal(stale.statusCode, 409);
  for (const text of said) for (const secret of secrets) assert.ok(!text.includes(secret), `${secret} in ${text}`);
  const { street, house, lat, lon, point } = (await look(made.id)).receiver_address;
  assert.deepEqual([street, house, lat, lon, point], ['•••', '•••', null, null, '•••']);

  const { values } = await work.answer<{ values: object }>(`${path}/data?fields=street&fields=house&fields=point`, {
    as: 'moderator',
  });
  assert.deepEqual(values, { street: 'Маркерная', house: '74185Ж', point: '41.311081, 69.240562' });
  const { history } = await look(made.id);
  const revealed = history.filter(({ action }) => action === 'reveal').map(({ field }) => field);
  assert.deepEqual(revealed.sort(), ['house', 'point', 'street']);
  const counted = await work.db.query(`select from secret_reads where kind = 'reveal' and subject in ('street', 'house', 'point')`); // prettier-ignore
  assert.equal(counted.length, 3);
  assert.deepEqual(await work.outcome('pay GET /v3/orders/delivery/987654/data?fields=street'), [404, 'not_found']);
});

test('an address stays as it is where nothing of it is sent, and a mask is never written', async () => {
  const made = await make('new');
  await put(made, 'address', { ...there, town_id: 90111, lat: 41.3, lon: 69.2, enabled: null });
  const before = await kept(made);
  assert.equal(codeOf(await put(made, 'address', { type: 'receiver', enabled: true })), 200);
  assert.deepEqual(await kept(made), { ...before, enabled: true });
  assert.equal((await look(made.id)).status, 'address_confirmed');
  assert.equal(codeOf(await put(made, 'address', { type: 'receiver', enabled: false })), 200);
  const givenUp = { ...before, enabled: false };
  assert.deepEqual(await kept(made), givenUp);
  for (const wrong of [{ street: '•••' }, { house: '•••' }])
    assert.equal(codeOf(await put(made, 'address', { ...there, ...wrong, enabled: true })), 'required');
  // A part of it is no address.
  assert.equal(codeOf(await put(made, 'address', { type: 'receiver', enabled: true, house: '2' })), 'required');
  assert.deepEqual(await kept(made), givenUp);
  await work.db.query(`update delivery_addresses set street = null where delivery_id = $1 and type = 'receiver'`, [
    made.id,
  ]);
  assert.equal(codeOf(await put(made, 'address', { type: 'receiver', enabled: true })), 'required');
});

test('providers are answered with whether they serve the address, towns by their district', async () => {
  const { orderId } = await make('new', { district: 9012 });
  const { items } = await work.answer<{ items: { id: number; serves: boolean | null; price: string | null }[] }>(
    `pay GET /v3/orders/delivery/providers?order_id=${orderId}`,
  );
  assert.deepEqual(items.map(({ id, serves, price }) => [id, serves, price]), [[91, true, '45000.00'], [92, false, null]]); // prettier-ignore
  const towns = (more: string) => work.answer<{ total: number }>(`pay GET /v3/orders/delivery/${orderId}/towns${more}`);
  assert.equal((await towns('')).total, 0);
  assert.equal((await towns('?district_id=9011')).total, 1);
});

test('the list finds what is next, whose address waits, numbers and names', async () => {
  const made = await make('provider_assigned');
  await work.db.query(`update deliveries set tracking_number = 'YK-777001' where id = $1`, [made.id]);
  const found = async (query: string) => {
    const { deliveries } = await work.answer<{ deliveries: { id: number }[] }>(
      `pay GET /v3/orders/delivery?limit=100&${query}`,
    );
    return deliveries.some(({ id }) => id === made.id);
  };
  for (const query of ['awaits=pick_up', 'address=confirmed', 'provider_id=91', 'region_id=901', 'search=777001'])
    assert.equal(await found(query), true, query);
  for (const query of ['awaits=address', 'address=undecided', 'provider_id=92', 'is_pickup=true', 'status=new'])
    assert.equal(await found(query), false, query);
  const { version } = await look(made.id);
  await confirm(made, { version });
  await put(made, 'address', { ...there, enabled: false });
  assert.equal(await found('awaits=address'), true);
});

test('an order that is signed has a delivery, and takes it with it when it is given up before the courier has the goods', async () => {
  const made = await make('provider_assigned');
  const { version } = await work.answer<{ version: number }>(`pay GET /v1/orders/${made.orderId}`);
  const cancel = { as: 'moderator', body: { comment: 'передумал' }, version, key: newKey() };
  assert.equal((await work.outcome(`pay POST /v3/orders/${made.orderId}/cancel`, cancel))[0], 200);
  const one = await look(made.id);
  assert.deepEqual([one.status, one.next.action], ['cancelled', null]);
  const sent = await make('picked_up');
  const now = await work.answer<{ version: number }>(`pay GET /v1/orders/${sent.orderId}`);
  assert.deepEqual(
    codeOf(
      await work.outcome(`pay POST /v3/orders/${sent.orderId}/cancel`, {
        ...cancel,
        version: now.version,
        key: newKey(),
      }),
    ),
    'provider_locked',
  );
  const signed = await makeOrder(work);
  await work.db.query(`update applications set status = 'signature_pending' where id = $1`, [signed.applicationId]);
  await work.db.query('delete from orders where id = $1', [signed.id]);
  await work.db.transaction((sql) => makeOrderMove(sql, work.clock, signed.applicationId, 'sign'));
  const { count } = await work.one<{ count: number }>(
    `select count(*)::int as count from deliveries d join orders o on o.id = d.order_id where o.application_id = $1 and d.is_pickup`,
    [signed.applicationId],
  );
  assert.equal(count, 1);
});

test(
  'at once: the provider against the courier, and an order given up against goods picked up',
  { skip: postgresOnly },
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await make('provider_assigned');
      await check(made);
      const { version } = await look(made.id);
      const both = await Promise.all([choose(made, 92, { version }), send(made, 'picked_up', { version })]);
      assert.deepEqual(both.map(codeOf).sort(), [200, 'changed_meanwhile']);

      const other = await make('provider_assigned');
      const order = await work.answer<{ version: number }>(`pay GET /v1/orders/${other.orderId}`);
      const [cancelled, picked] = await Promise.all([
        work.outcome(`pay POST /v3/orders/${other.orderId}/cancel`, {
          ...{ as: 'moderator', body: { comment: 'передумал' }, version: order.version, key: newKey() },
        }),
        send(other, 'picked_up'),
      ]);
      const end = [await work.statusOf('orders', other.orderId), (await look(other.id)).status];
      if (codeOf(picked) === 200) {
        assert.equal(codeOf(cancelled), 'provider_locked');
        assert.deepEqual(end, ['approved_by_qabz', 'picked_up']);
      } else {
        assert.equal(codeOf(cancelled), 200);
        assert.deepEqual(end, ['cancelled', 'cancelled']);
      }
    }
  },
);
