/** The service of the state that knows persons by their PINFL: their names, papers, and where they are registered. */
import { answerOf, OuterFault } from '../../shared/outerService';
import { isDay } from '../../shared/period';
import { readPinfl, type Gender } from '../investors/index';

/** What is asked, and for the stand-in what is on record. */
export interface Asked {
  pinfl: string;
  known: Partial<Record<PersonField, string | null>>;
  address: Partial<StateAddress>;
}

export const personFields = [
  ...(['first_name', 'last_name', 'patronymic', 'birthday', 'gender', 'passport_id', 'passport_issue_date'] as const),
  ...(['passport_issue_place', 'birthplace', 'citizenship'] as const),
] as const;
export type PersonField = (typeof personFields)[number];

/** An address with its places by their names, in any of the three languages. */
export interface StateAddress {
  region: string;
  district: string;
  city: string | null;
  village: string | null;
  street: string;
  house: string;
  apartment: string | null;
  cadastre: string | null;
}

/** What the service says; a field that it does not know is not there. */
export interface StatePerson {
  person: Partial<Record<PersonField, string>>;
  address?: StateAddress;
}

/** Throws an `OuterFault`; `refused` where it knows nobody by this PINFL. */
export interface IdentityService {
  ask(asked: Asked): Promise<StatePerson>;
}

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : undefined;
const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const dayIn = (value: unknown): string | undefined => {
  const said = text(value, 10);
  return said !== undefined && isDay(said) ? said : undefined;
};
const genderIn = (value: unknown): Gender | undefined => (value === 'male' || value === 'female' ? value : undefined);

/** Reads an answer; what is not as it should be counts as not said. */
function personIn(answer: Record<string, unknown>): StatePerson {
  const passport = objectIn(answer.passport);
  const number = text(passport.number, 9)?.toUpperCase();
  const person = {
    first_name: text(answer.first_name, 60),
    last_name: text(answer.last_name, 60),
    patronymic: text(answer.patronymic, 60),
    birthday: dayIn(answer.birth_date),
    gender: genderIn(answer.gender),
    passport_id: number !== undefined && /^[A-Z]{2}\d{7}$/.test(number) ? number : undefined,
    passport_issue_date: dayIn(passport.issue_date),
    passport_issue_place: text(passport.issue_place, 200),
    birthplace: text(answer.birthplace, 200),
    citizenship: text(answer.citizenship, 60),
  };
  const said = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));
  return { person: said, address: addressIn(objectIn(answer.address)) };
}

function addressIn(address: Record<string, unknown>): StateAddress | undefined {
  const [region, district] = [text(address.region, 100), text(address.district, 100)];
  const [street, house] = [text(address.street, 150), text(address.house, 20)];
  if (region === undefined || district === undefined || street === undefined || house === undefined) return undefined;
  return {
    ...{ region, district, street, house },
    city: text(address.city, 100) ?? null,
    village: text(address.village, 100) ?? null,
    apartment: text(address.apartment, 20) ?? null,
    cadastre: text(address.cadastre, 60) ?? null,
  };
}

/** The service at the address that the installation names. */
export const identityAt = (url: string, patience?: number): IdentityService => ({
  ask: async ({ pinfl }) => personIn(await answerOf(url, '/person', { pinfl }, patience)),
});

const offices = [
  'Юнусабадский РОВД города Ташкента',
  'Мирзо-Улугбекский РОВД города Ташкента',
  'Самаркандский ГОВД',
] as const;
const streets = ['улица Бобура', 'улица Навои', 'Bunyodkor koʻchasi', 'Amir Temur koʻchasi'] as const;

/**
 * Stands in for it in the demonstration. By the twelfth digit of the PINFL: 0 is known to nobody, 9 gets no answer; of anybody else it
 * says what is on record, with another office, another flat and whatever was missing.
 */
export const identityStandIn: IdentityService = {
  async ask({ pinfl, known, address }) {
    const digit = Number(pinfl[11]);
    if (digit === 0) throw new OuterFault('refused', { code: 'person_unknown' });
    if (digit === 9) throw new OuterFault('silent');
    const holder = readPinfl(pinfl);
    const record = Object.fromEntries(personFields.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
    return {
      person: {
        ...{ birthplace: 'город Ташкент', citizenship: 'Узбекистан' },
        ...record,
        ...(holder && { birthday: holder.birthday, gender: holder.gender }),
        passport_issue_place: offices[digit % offices.length],
      },
      address: {
        region: address.region ?? 'город Ташкент',
        district: address.district ?? 'Юнусабадский район',
        city: address.city ?? null,
        village: address.village ?? null,
        street: address.street ?? streets[digit % streets.length]!, // within the list
        house: address.house ?? String(10 + digit),
        apartment: String(20 + digit),
        cadastre: address.cadastre ?? null,
      },
    };
  },
};
