import type { Call } from '../../http/contract';
import {
  birthdayFault,
  type Faults,
  faultsOf,
  type Gender,
  nameFault,
  newPinflFault,
  passportFault,
  pastDayFault,
  phoneFault,
  pinflDisagrees,
  sent,
} from '../investors/index';

type Change = Call<'updateCustomer'>['body'];
type NewContact = Call<'addCustomerContact'>['body'];
export type AddressChange = Call<'updateCustomerAddress'>['body'];

/** What a PINFL is held against. */
export interface Person {
  pinfl: string | null;
  birthday: string | null;
  gender: Gender | null;
}

/** A person with the names that stand on record. */
interface Named extends Person {
  first_name: string;
  last_name: string;
  patronymic: string | null;
}

/** Contacts that a customer may have. */
export const mostContacts = 10;

/** What is wrong with a change of a customer by itself; a field of `data` under its name there. `day` is today. */
export function faultsOfChange(
  { status, reason, phone_number: phone, first_name, last_name, data = {} }: Change,
  before: Named,
  day: string,
) {
  return faultsOf({
    first_name: newNameFault(first_name, before.first_name),
    last_name: newNameFault(last_name, before.last_name),
    'data.patronymic': newNameFault(data.patronymic, before.patronymic),
    phone_number: sent(phone, phoneFault),
    reason: status !== undefined && !reason?.trim() && 'reason_required',
    'data.passport_id': sent(data.passport_id, passportFault),
    'data.passport_issue_date': sent(data.passport_issue_date, (issued) => pastDayFault(issued, day)),
    'data.birthday':
      sent(data.birthday, (birthday) => birthdayFault(birthday, day)) ?? contradiction(data, before, 'birthday'),
    'data.gender': contradiction(data, before, 'gender'),
  });
}

/** What is wrong with a part of a name; what stood on record before there was a rule may stay. */
function newNameFault(name: string | null | undefined, before: string | null) {
  const text = name?.trim();
  return text && text !== before ? nameFault(text) : undefined;
}

/** A PINFL tells birthday and gender. The fault is told at the first of them that was sent. */
function contradiction(data: NonNullable<Change['data']>, before: Person, field: 'birthday' | 'gender') {
  const first = (['birthday', 'gender'] as const).find((one) => data[one] !== undefined);
  if (first !== field || before.pinfl === null) return undefined;
  const { birthday = before.birthday, gender = before.gender } = data;
  return pinflDisagrees(before.pinfl, birthday, gender) ? ('invalid_pinfl' as const) : undefined;
}

/** What is wrong with a PINFL beside the person whose it is to be. */
export function faultOfPinfl(pinfl: string, person: Person, day: string) {
  const own = newPinflFault(pinfl, day);
  if (own !== undefined) return own;
  return pinflDisagrees(pinfl, person.birthday, person.gender) ? ('invalid_pinfl' as const) : undefined;
}

/** What an address lacks; one that matches the registration needs nothing of its own. */
export function faultsOfAddress(address: AddressChange): Faults {
  if (address.type === 'registration' && address.matches_registration) return { matches_registration: 'unknown_value' };
  if (address.matches_registration) return {};
  return faultsOf({
    region_id: address.region_id === undefined && 'required',
    district_id: address.district_id === undefined && 'required',
    street: !address.street?.trim() && 'required',
    house: !address.house?.trim() && 'required',
  });
}

/** What is wrong with a contact beside the customer and those whom he has already. */
export function faultsOfContact({ phone_number: phone }: NewContact, own: string, others: readonly string[]): Faults {
  return faultsOf({
    phone_number:
      phoneFault(phone) ?? (phone === own ? ('own_phone' as const) : others.includes(phone) && ('taken' as const)),
  });
}
