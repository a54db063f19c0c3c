import type { Sql } from '../../db/database';
import type { Call, Language, Reply } from '../../http/contract';
import { audit, maskedChange, withHistory, type Change } from '../../shared/auditTrail';
import type { Clock } from '../../shared/clock';
import { maskPhone, maskText } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { deliveryEntity } from './orderStore';
import { nextOf, type Facts } from './rules';
import * as store from './store';

export type Caller = Pick<Call<'getDelivery'>, 'user' | 'clock' | 'files' | 'language'>;

export const maskedRow = <Row extends store.DeliveryRow>(row: Row): Row => ({
  ...row,
  receiver: { ...row.receiver, phone_number: maskPhone(row.receiver.phone_number) },
});

const withMaskedPhone = (address: store.AddressRow): store.AddressRow => ({
  ...address,
  phone_number: maskPhone(address.phone_number),
});
/** Where somebody lives, down to the district and the town. A branch, which sends, has its address known. */
const maskedAddress = (address: store.AddressRow): store.AddressRow => ({
  ...withMaskedPhone(address),
  street: maskText(address.street),
  house: maskText(address.house),
  ...{ lat: null, lon: null, point: maskText(address.point) },
});

export const factsOf = (one: store.OneDelivery): Facts => ({
  status: one.status,
  isPickup: one.is_pickup,
  orderStatus: one.order.status,
  enabled: one.enabled,
  hasProvider: one.provider !== null,
  isServed: one.is_served,
});

export async function deliveryOf(sql: Sql, language: Language, id: number): Promise<Reply<'getDelivery'>> {
  const one = await store.findDelivery(sql, id, language);
  if (one === undefined) throw notFound();
  const { is_served: _, ...row } = one;
  const { sender, receiver } = await addressesOf(sql, language, id);
  return withHistory(sql, deliveryEntity, {
    ...maskedRow(row),
    ...{ sender: withMaskedPhone(sender), receiver_address: maskedAddress(receiver), next: nextOf(factsOf(one)) },
  });
}

export async function addressesOf(sql: Sql, language: Language, id: number) {
  const rows = await store.listAddresses(sql, id, language);
  const sender = rows.find(({ type }) => type === 'sender');
  const receiver = rows.find(({ type }) => type === 'receiver');
  if (sender === undefined || receiver === undefined) throw new Error(`Delivery ${id} lacks an address`);
  return { sender, receiver };
}

export async function tell(
  sql: Sql,
  { user, clock }: { user: { id: number } | undefined; clock: Clock },
  id: number,
  action: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length > 0)
    await audit(sql, {
      ...{ user, clock, action },
      ...{ entity: deliveryEntity, entityId: id, changes: changes.map(maskedChange) },
    });
}
