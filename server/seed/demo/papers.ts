import * as identities from './identities';
import type { Life } from './life';
import { momentOf } from './moments';
import { personName } from './names';
import type { Random } from './random';

export interface Place {
  regionId: number;
  districtId: number;
  name: string;
}

const streets = [
  'ул. Навои',
  'ул. Амира Темура',
  'Mustaqillik koʻchasi',
  'Bobur koʻchasi',
  'ул. Шота Руставели',
  'Чилонзор кўчаси',
];
const workplaces = [
  'Oʻzbekiston temir yoʻllari',
  'АО «Узбектелеком»',
  'Maktab № 12',
  'ООО «Артель»',
  'Поликлиника № 4',
  'UzAuto Motors',
];
const addressIn = (random: Random, { name }: Place) => `${name}, ${random.pick(streets)}, ${random.int(1, 180)}`;

const yearOf = ({ seedDay }: Life) => new Date(seedDay).getUTCFullYear();

export function personalDocuments(random: Random, life: Life, places: readonly Place[]) {
  const place = random.pick(places);
  const income = random.pick(['salary', 'business', 'savings', 'inheritance', 'sale_of_property', 'other'] as const);
  const employment = random.pick([
    'employed',
    'employed',
    'self_employed',
    'entrepreneur',
    'student',
    'pensioner',
    'unemployed',
  ]);
  const issued = yearOf(life) - random.int(2, 9);
  const issueDay = `-0${random.int(1, 9)}-${random.int(10, 28)}`;
  const filled = random.chance(0.85);
  return {
    passport_id: identities.passport(random),
    issue_date: `${issued}${issueDay}`,
    expiry_date: `${issued + 10}${issueDay}`,
    inps: filled ? identities.digits(random, 14) : null,
    country: filled ? 'Узбекистан' : null,
    region_id: filled ? place.regionId : null,
    district_id: filled ? place.districtId : null,
    actual_address: filled ? addressIn(random, place) : null,
    temporary_address: random.chance(0.15) ? addressIn(random, random.pick(places)) : null,
    work_address: random.chance(0.3) ? addressIn(random, random.pick(places)) : null,
    current_workplace: employment === 'employed' ? random.pick(workplaces) : null,
    employment_status: filled ? employment : null,
    marital_status: filled ? random.pick(['single', 'married', 'married', 'divorced', 'widowed']) : null,
    monthly_income: filled ? `${random.int(2, 60)}500000.00` : null,
    source_of_income: filled ? income : null,
    source_of_income_description: filled && income === 'other' ? 'Доход от сдачи жилья' : null,
    green_card: filled ? random.chance(0.03) : null,
    residency: filled ? (random.chance(0.95) ? 'resident' : 'non_resident') : null,
    domestic_phone_number: random.chance(0.5) ? identities.phoneNumber(random) : null,
    updated_at: momentOf(life.createdAt),
  };
}

export function companyDocuments(random: Random, life: Life, places: readonly Place[]) {
  const place = random.pick(places);
  const gender = random.chance(0.8) ? 'male' : 'female';
  const director = personName(random, gender);
  return {
    director_name: `${director.last_name} ${director.first_name} ${director.patronymic}`,
    director_pinfl: identities.pinfl(random, identities.birthday(random), gender),
    legal_address: random.chance(0.9) ? addressIn(random, place) : null,
    region_id: place.regionId,
    district_id: place.districtId,
    bank_account: random.chance(0.9) ? identities.companyAccount(random) : null,
    mfo: random.chance(0.9) ? identities.bankCode(random) : null,
    oked: identities.oked(random),
    registration_number: String(random.int(10_000, 999_999)),
    registration_date: `${yearOf(life) - random.int(5, 21)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    updated_at: momentOf(life.createdAt),
  };
}
