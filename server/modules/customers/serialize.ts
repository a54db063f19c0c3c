/** Customers as they leave the back end: personal data masked, files as addresses. */
import type { Call, Language, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { audit, maskedChange, type Change } from '../../shared/auditTrail';
import { today } from '../../shared/clock';
import { maskBirthday, maskPassport, maskPhone, maskPinfl, maskText } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { pinflAgainst } from '../investors/index';
import * as addressStore from './addressStore';
import * as contactStore from './contactStore';
import * as store from './store';

export const entity = 'customer';

export type Caller = Pick<Call<'getCustomer'>, 'user' | 'clock' | 'files' | 'language'>;

export const rowAnswer = <Row extends store.CustomerRow>(row: Row): Row => ({
  ...row,
  phone_number: maskPhone(row.phone_number),
  pinfl: maskPinfl(row.pinfl),
});

const hidden = (text: string) => maskText(text) ?? '';
export const addressAnswer = (address: addressStore.AddressRow): addressStore.AddressRow => ({
  ...address,
  city: maskText(address.city),
  village: maskText(address.village),
  street: hidden(address.street),
  house: hidden(address.house),
  apartment: maskText(address.apartment),
  cadastre: maskText(address.cadastre),
});

/** Where somebody lives, in one line. */
export const addressText = ({ region, district, ...address }: addressStore.AddressRow): string =>
  [region.name, district.name, address.city, address.village, address.street, address.house, address.apartment]
    .filter(Boolean)
    .join(', ');

export async function cardOf(sql: Sql, caller: Caller, id: number): Promise<Reply<'getCustomer'>> {
  const found = await store.wholeCustomers.find(sql, id, { day: today(caller.clock) });
  if (found === undefined) throw notFound();
  const { photo_key: photo, ...customer } = found;
  const addresses = await addressStore.listAddresses(sql, id, caller.language);
  return {
    ...rowAnswer(customer),
    birthday: maskBirthday(customer.birthday),
    // Said here, where the whole values are: behind the masks nobody can see it.
    pinfl_disagrees: pinflAgainst(customer, today(caller.clock)),
    passport_id: maskPassport(customer.passport_id),
    income: maskText(customer.income),
    photo_url: photo && caller.files.signedUrl(photo),
    addresses: addresses.map(addressAnswer),
  };
}

export const contactAnswer = ({ customer_id: _, ...contact }: contactStore.ContactRow) => ({
  ...contact,
  phone_number: maskPhone(contact.phone_number),
});

/** The number of the customer whom the address of a call names. */
export async function numberOf(sql: Sql, key: string): Promise<number> {
  const id = await store.findNumber(sql, key);
  if (id === undefined) throw notFound();
  return id;
}

/** Holds a customer to the end of the transaction. */
export async function lock(sql: Sql, { clock }: Caller, id: number): Promise<store.WholeCustomer> {
  const customer = await store.wholeCustomers.lock(sql, id, { day: today(clock) });
  if (customer === undefined) throw notFound();
  return customer;
}

/** The same for a change that was made on some version of him. */
export async function lockFor(sql: Sql, caller: Caller, id: number, ifMatch: number): Promise<store.WholeCustomer> {
  const customer = await lock(sql, caller, id);
  await refuseStale(customer.version, ifMatch, () => cardOf(sql, caller, id));
  return customer;
}

/** Writes into the journal what was changed; personal values stand there masked. */
export async function tell(
  sql: Sql,
  { user, clock }: Pick<Caller, 'clock'> & { user: { id: number } },
  id: number,
  { action, changes }: { action: string; changes: readonly Change[] },
): Promise<void> {
  if (changes.length === 0) return;
  await audit(sql, { user, clock, action, entity, entityId: id, changes: changes.map(maskedChange) });
}

/** The address of a kind as the journal names it. */
export const addressField = (type: addressStore.AddressType) => `${type}_address` as const;

/** All addresses of a customer by their kinds, whole, in the language of the journal. */
export async function addressTexts(
  sql: Sql,
  id: number,
  language: Language = 'ru',
): Promise<ReadonlyMap<addressStore.AddressType, string>> {
  return new Map((await addressStore.listAddresses(sql, id, language)).map((one) => [one.type, addressText(one)]));
}
