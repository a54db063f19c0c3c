import * as identities from './identities';
import type { Plan } from './investments';
import { companyName, personName } from './names';
import type { Random } from './random';

/** The columns that a person or a company fills in. */
export interface Common {
  phone_number: string;
  contact_number: string | null;
  email: string | null;
  pinfl: string | null;
  inn: string | null;
  first_name: string | null;
  last_name: string | null;
  patronymic: string | null;
  company_name: string | null;
  birthday: string | null;
  gender: 'male' | 'female' | null;
}

// prettier-ignore
const nothing: Omit<Common, 'phone_number'> = {
  contact_number: null, email: null, pinfl: null, inn: null, first_name: null, last_name: null, patronymic: null, company_name: null,
  birthday: null, gender: null,
};

/** What stands in the common fields: those who are new may have left them empty. */
export function commonOf(random: Random, { subject, status }: Plan, id: number): Common {
  const phone_number = identities.phoneNumber(random);
  if (status === 'new' && random.chance(0.4)) return { ...nothing, phone_number };
  const contact_number = random.chance(0.4) ? identities.phoneNumber(random) : null;
  const email = random.chance(0.6) ? `investor${id}@example.uz` : null;
  const reachable = { ...nothing, phone_number, contact_number, email };
  if (subject === 'business')
    return { ...reachable, company_name: companyName(random), inn: identities.companyInn(random) };
  const gender = random.chance(0.58) ? 'male' : 'female';
  const birthday = identities.birthday(random);
  const person = personName(random, gender);
  return {
    ...reachable,
    ...person,
    patronymic: random.chance(0.04) ? null : person.patronymic,
    birthday,
    pinfl: identities.pinfl(random, birthday, gender),
    inn: random.chance(0.5) ? identities.personInn(random) : null,
  };
}
