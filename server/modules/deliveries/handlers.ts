import type { Sql } from '../../db/database';
import { mapped, pageWithTotals } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { changesBetween } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { reveal } from '../../shared/secretReads';
import { refuseStale } from '../../shared/versionCheck';
import { handOver, holdOrder, type HeldOrder } from '../instalments/index';
import { addressesOf, deliveryOf, factsOf, maskedRow, tell, type Caller } from './answers';
import { lockOf, refusalOfProvider, refusalOfStatus, statusOfAddress, whereOf } from './rules';
import { deliveryEntity } from './orderStore';
import { listProviders, listTowns, priceFor } from './providerStore';
import { readAddress } from './readAddress';
import * as store from './store';

export const deliveryHandlers = {
  async listDeliveries({ query, db, language }) {
    return pageWithTotals('deliveries', mapped(await store.deliveries.list(db, query, language), maskedRow));
  },

  getDelivery: ({ params, db, language }) => deliveryOf(db, language, params.id),

  revealDeliveryData: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = await endsOf(sql, { id: call.params.id });
      const { receiver: whole } = await addressesOf(sql, call.language, id);
      return reveal(sql, call, { entity: deliveryEntity, id, whole, fields: call.query.fields });
    }),

  async listDeliveryProviders({ query, db, language }) {
    const { order_id: orderId } = query;
    const items = await listProviders(
      db,
      language,
      orderId === undefined ? undefined : await placeOf(db, await endsOf(db, { orderId })),
    );
    return { items, total: items.length };
  },

  async listDeliveryTowns({ params, query, db, language }) {
    const place = await placeOf(db, await endsOf(db, { orderId: params.orderId }));
    const district = query.district_id ?? place.district_id;
    const items = district === null ? [] : await listTowns(db, language, district);
    return { items, total: items.length };
  },

  updateDeliveryAddress: (call) =>
    call.db.transaction(async (sql) => {
      const { one } = await hold(sql, call, { orderId: call.params.orderId }, call.headers['If-Match']);
      await refuseLocked(sql, call, one);
      const before = (await addressesOf(sql, 'ru', one.id))[call.body.type];
      const address = await readAddress(sql, call.body, before);
      const at = timestamp(call.clock);
      const isMoved = before.region?.id !== address.region_id || before.district?.id !== address.district_id;
      const status = address.type === 'receiver' ? statusOfAddress(one.status, address.enabled === true) : one.status;
      const price = isMoved && address.type === 'receiver' ? await priceThere(sql, one, address) : one.price;
      await store.setAddress(sql, one.id, address);
      const after = (await addressesOf(sql, 'ru', one.id))[address.type];
      const changes = [
        ...changesBetween(
          { [`${address.type}_address`]: textOf(before) },
          { [`${address.type}_address`]: textOf(after) },
        ),
        ...changesBetween(
          { [`${address.type}_enabled`]: before.enabled },
          { [`${address.type}_enabled`]: after.enabled },
        ),
        ...changesBetween({ price: one.price, status: one.status }, { price, status }),
      ];
      if (changes.length === 0) return deliveryOf(sql, call.language, one.id);
      await store.setStatus(sql, one.id, { at, status, isUnchecked: isMoved, price });
      await tell(sql, call, one.id, actionOf(before.enabled, address.enabled), changes);
      return deliveryOf(sql, call.language, one.id);
    }),

  checkDeliveryAddress: (call) =>
    call.db.transaction(async (sql) => {
      const { one, ends } = await hold(sql, call, { id: call.params.id }, call.headers['If-Match']);
      await refuseLocked(sql, call, one);
      const place = await placeOf(sql, ends);
      if (place.region_id === null || place.district_id === null)
        throw conflict('address_incomplete', 'The receiver has no district', await current(sql, call, one.id));
      const serving = (await listProviders(sql, 'ru', place)).filter(({ serves }) => serves === true);
      if (serving.length === 0)
        throw conflict('region_not_served', 'Nobody goes there', await current(sql, call, one.id));
      await store.setChecked(sql, one.id, timestamp(call.clock));
      await tell(sql, call, one.id, 'check_address', [
        { field: 'serving', new: serving.map(({ name }) => name).join(', ') },
      ]);
      return deliveryOf(sql, call.language, one.id);
    }),

  setDeliveryProvider: (call) =>
    call.db.transaction(async (sql) => {
      const { one, ends } = await hold(sql, call, { orderId: call.params.orderId }, call.headers['If-Match']);
      await refuseLocked(sql, call, one);
      const { provider_id: providerId } = call.body;
      const chosen = (await listProviders(sql, 'ru', await placeOf(sql, ends))).find(({ id }) => id === providerId);
      if (chosen === undefined) throw wrongFields({ provider_id: 'unknown_order_provider' });
      const isAgain = one.provider?.id === providerId;
      const isOther = one.provider !== null && !isAgain;
      const refusal = refusalOfProvider({
        ...{ enabled: one.enabled, isServed: chosen.serves === true, isOther, isChecked: one.checked_at !== null },
      });
      if (refusal !== undefined || chosen.price === null)
        throw conflict(refusal ?? 'region_not_served', 'It cannot be chosen', await current(sql, call, one.id));
      // What was agreed on stays where the number alone is put right.
      const price = (isAgain ? one.price : null) ?? chosen.price;
      // A number was given by the provider that it was sent with.
      const kept = isOther ? null : one.tracking_number;
      const { tracking_number: tracking = kept } = call.body;
      const changes = changesBetween(
        { provider: one.provider?.name, price: one.price, tracking_number: one.tracking_number, status: one.status },
        { provider: chosen.name, price, tracking_number: tracking, status: 'provider_assigned' },
      );
      if (changes.length === 0) return deliveryOf(sql, call.language, one.id);
      await store.setProvider(sql, one.id, { providerId, price, tracking, at: timestamp(call.clock) });
      await tell(sql, call, one.id, 'set_provider', changes);
      return deliveryOf(sql, call.language, one.id);
    }),

  setDeliveryStatus: (call) =>
    call.db.transaction(async (sql) => {
      const { one, order } = await hold(sql, call, { orderId: call.params.orderId }, call.headers['If-Match']);
      const { status } = call.body;
      const comment = call.body.comment?.trim() ?? '';
      const refusal = refusalOfStatus(factsOf(one), status, comment);
      if (refusal === 'comment_required') throw wrongFields({ comment: refusal });
      if (refusal !== undefined)
        throw conflict(refusal, `The delivery is ${one.status}`, await current(sql, call, one.id));
      await store.setStatus(sql, one.id, { at: timestamp(call.clock), status });
      await tell(sql, call, one.id, 'change_status', [
        { field: 'status', old: one.status, new: status },
        ...(comment === '' ? [] : [{ field: 'comment', new: comment }]),
      ]);
      const goods = whereOf(one.is_pickup, status);
      // With the customer, or left at the branch for him: the order goes on where its act is signed.
      await handOver(sql, call, order.applicationId, goods === 'delivered' || goods === 'pickup');
      return deliveryOf(sql, call.language, one.id);
    }),
} satisfies Partial<HandlerMap>;

interface Held {
  one: store.OneDelivery;
  ends: store.Ends;
  order: HeldOrder;
}
/** The order first, then the delivery, whose version is held against what the caller saw. */
async function hold(
  sql: Sql,
  caller: Caller,
  by: { id: number } | { orderId: number },
  ifMatch: number,
): Promise<Held> {
  const ends = await endsOf(sql, by);
  const order = await holdOrder(sql, ends.orderId);
  await store.holdDelivery(sql, ends.id);
  const one = await store.findDelivery(sql, ends.id, caller.language);
  if (one === undefined) throw notFound();
  await refuseStale(one.version, ifMatch, () => deliveryOf(sql, caller.language, one.id));
  return { one, ends, order };
}

async function endsOf(sql: Sql, by: { id: number } | { orderId: number }): Promise<store.Ends> {
  const ends = await store.findEnds(sql, by);
  if (ends === undefined) throw notFound();
  return ends;
}

/** Where the receiver is. */
async function placeOf(sql: Sql, { id }: store.Ends) {
  const { receiver } = await addressesOf(sql, 'ru', id);
  return { region_id: receiver.region?.id ?? null, district_id: receiver.district?.id ?? null };
}

const current = async (sql: Sql, { language }: Caller, id: number) => ({ ...(await deliveryOf(sql, language, id)) });

async function refuseLocked(sql: Sql, caller: Caller, one: store.OneDelivery): Promise<void> {
  const locked = lockOf(factsOf(one));
  if (locked !== null) throw conflict(locked, `The delivery is ${one.status}`, await current(sql, caller, one.id));
}

/** What the chosen provider asks for that place; where it does not go there, another one will be chosen, for a price of its own. */
const priceThere = async (sql: Sql, { provider, price }: store.OneDelivery, to: store.NewAddress) =>
  (provider && (await priceFor(sql, provider.id, to))) ?? price;

/** As the journal compares it. */
const textOf = ({ region, district, town, street, house, lat, lon }: store.AddressRow): string | null =>
  [region?.name, district?.name, town?.name, street, house, ...(lat === null ? [] : [`${lat} ${lon}`])]
    .filter((part) => part !== undefined && part !== null)
    .join(', ') || null;

function actionOf(before: boolean | null, now: boolean | null): string {
  if (now === before || now === null) return 'update_address';
  return now ? 'confirm_address' : 'cancel_address';
}
