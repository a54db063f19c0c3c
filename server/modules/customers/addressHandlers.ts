import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import type { Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { wrongFields } from '../../shared/problem';
import { faultsOfAddress, type AddressChange } from './rules';
import { addressField, addressTexts, cardOf, lockFor, numberOf, tell, type Caller } from './serialize';
import * as addressStore from './addressStore';
import * as store from './store';

export const addressHandlers = {
  async listAddressRegions({ db, language }) {
    const items = await addressStore.listRegions(db, language);
    return { items, total: items.length };
  },

  async listAddressDistricts({ query, db, language }) {
    const items = await addressStore.listDistricts(db, language, query.region_id);
    return { items, total: items.length };
  },

  updateCustomerAddress: (call) =>
    call.db.transaction(async (sql) => {
      const id = await numberOf(sql, call.params.guid);
      await lockFor(sql, call, id, call.headers['If-Match']);
      const { type, matches_registration: matches = false } = call.body;
      const address = matches ? await registrationOf(sql, id, call.body) : await typedAddress(sql, call.body);
      const fields = { ...address, type, matches_registration: matches };
      await writeAddress(sql, call, id, { fields, action: 'update_address' });
      return cardOf(sql, call, id);
    }),
} satisfies Partial<HandlerMap>;

/** Writes an address, and with that of the registration those that are said to be the same. */
export async function writeAddress(
  sql: Sql,
  caller: Caller,
  id: number,
  { fields, action }: { fields: Parameters<typeof addressStore.saveAddress>[2]; action: string },
): Promise<void> {
  const at = timestamp(caller.clock);
  const before = await addressTexts(sql, id);
  await addressStore.saveAddress(sql, id, fields, at);
  const followed = fields.type === 'registration' ? await addressStore.followRegistration(sql, id, at) : [];
  await store.changeCustomer(sql, id, {}, at);
  const after = await addressTexts(sql, id);
  const changes = [fields.type, ...followed].flatMap((type): Change[] => {
    const [old, now] = [before.get(type), after.get(type)];
    return old === now ? [] : [{ field: addressField(type), old, new: now }];
  });
  await tell(sql, caller, id, { action, changes });
}

async function registrationOf(sql: Sql, id: number, address: AddressChange): Promise<addressStore.AddressFields> {
  const faults = faultsOfAddress(address);
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  const registration = (await addressStore.listAddresses(sql, id, 'ru')).find(({ type }) => type === 'registration');
  if (registration === undefined)
    throw wrongFields({ matches_registration: 'registration_missing' }, 'There is no registration address');
  const { region, district, city, village, street, house, apartment, cadastre } = registration;
  return { region_id: region.id, district_id: district.id, city, village, street, house, apartment, cadastre };
}

async function typedAddress(sql: Sql, address: AddressChange): Promise<addressStore.AddressFields> {
  const faults = faultsOfAddress(address);
  const { region_id: regionId = 0, district_id: districtId = 0, street = '', house = '' } = address;
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  const place = await addressStore.findPlace(sql, regionId, districtId);
  if (!place.region) throw wrongFields({ region_id: 'unknown_value' });
  if (!place.district) throw wrongFields({ district_id: 'wrong_district' });
  const optional = (text: string | null | undefined) => text?.trim() || null;
  return {
    region_id: regionId,
    district_id: districtId,
    city: optional(address.city),
    village: optional(address.village),
    street: street.trim(),
    house: house.trim(),
    apartment: optional(address.apartment),
    cadastre: optional(address.cadastre),
  };
}
