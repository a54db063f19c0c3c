import * as v from 'valibot';
import type { Merchant, MerchantChange, MerchantNew, MerchantType } from '../../../api/payment/merchants';
import { toFailure, type Failure } from '../../../lib/failure';
import { usualHours, type WeekHours } from '../../../lib/weekHours';
import { innTaken } from './messages';

/** The values of the form, under the names of the wire; numbers of other records are texts, as a choice has them. */
export interface MerchantValues {
  name: string;
  legal_name: string;
  inn: string;
  mfo: string;
  account_number: string;
  phone: string;
  type: string;
  unit: string;
  category_guid: string;
  logo: string | File | null;
  pays_vat: boolean;
  discount_percent: number | null;
  markup_percent: number | null;
  work_schedule: WeekHours;
  website_url: string;
  contract_number: string;
  contract_date: string;
  contract_expiry: string;
  kam_id: string;
  hunter_id: string;
  region_id: string;
  district_id: string;
  address: string;
  lat: number | null;
  lon: number | null;
  // As values of a form are told of.
  [name: string]: string | number | boolean | null | WeekHours | File;
}

export const newMerchant: MerchantValues = {
  ...{
    name: '',
    legal_name: '',
    inn: '',
    mfo: '',
    account_number: '',
    phone: '',
    type: '',
    unit: '',
    logo: null,
    category_guid: '',
  },
  ...{ pays_vat: true, discount_percent: null, markup_percent: null, work_schedule: usualHours, website_url: '' },
  ...{ contract_number: '', contract_date: '', contract_expiry: '', kam_id: '', hunter_id: '', region_id: '' },
  ...{ district_id: '', address: '', lat: null, lon: null },
};

const idOf = (one: { id: number } | null) => (one === null ? '' : String(one.id));

/** A merchant as its form shows it. */
export const valuesOf = (one: Merchant): MerchantValues => ({
  ...{ name: one.name, legal_name: one.legal_name, inn: one.inn, mfo: one.mfo, account_number: one.account_number },
  ...{ phone: one.phone, type: one.type, unit: one.unit ?? '', logo: one.logo_url, pays_vat: one.pays_vat },
  ...{ discount_percent: one.discount_percent, markup_percent: one.markup_percent },
  ...{ work_schedule: one.work_schedule, website_url: one.website_url ?? '' },
  ...{ contract_number: one.contract_number ?? '', contract_date: one.contract_date ?? '' },
  ...{ contract_expiry: one.contract_expiry ?? '', kam_id: idOf(one.kam), hunter_id: idOf(one.hunter) },
  ...{ region_id: idOf(one.region), district_id: idOf(one.district), address: one.address ?? '' },
  ...{ lat: one.lat, lon: one.lon, category_guid: one.category?.guid ?? '' },
});

/** The rules between the fields: a contract that does not end before it begins, a whole place, a safe address. */
export const merchantSchema = v.pipe(
  v.custom<MerchantValues>((value) => typeof value === 'object' && value !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const wrong = (key: 'contract_expiry' | 'lat' | 'lon' | 'website_url', message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
    const { contract_date: begin, contract_expiry: end, lat, lon, website_url: website } = value;
    if (begin !== '' && end !== '' && end < begin) wrong('contract_expiry', 'not_after_begin');
    if (lat === null && lon !== null) wrong('lat', 'required');
    if (lon === null && lat !== null) wrong('lon', 'required');
    if (website !== '' && !/^https:\/\/\S+$/.test(website)) wrong('website_url', 'address_not_public');
  }),
);

/** Sentences of this form alone. */
export const merchantTexts = { inn_taken_by: innTaken };

const isType = (value: string | undefined): value is MerchantType => value !== undefined && value !== '';
const numberOr = (text: string) => (text === '' ? null : Number(text));

/** What is sent of the values: nothing where the service has a word for nothing. The logo goes by its own call. */
export function sentOf({ logo: _, ...values }: Partial<MerchantValues>): MerchantChange {
  const { type, discount_percent: discount, markup_percent: markup, ...rest } = values;
  const texts = [
    ...(['unit', 'website_url', 'contract_number', 'contract_date', 'contract_expiry', 'address'] as const),
    'category_guid' as const,
  ];
  const ids = ['kam_id', 'hunter_id', 'region_id', 'district_id'] as const;
  const emptied = texts.flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name] || null]]));
  const numbers = ids.flatMap((name) => (rest[name] === undefined ? [] : [[name, numberOr(rest[name])]]));
  return {
    // The other fields go as they are.
    ...(rest as MerchantChange),
    ...(Object.fromEntries([...emptied, ...numbers]) as MerchantChange),
    ...(isType(type) && { type }),
    ...(discount !== undefined && { discount_percent: discount ?? 0 }),
    ...(markup !== undefined && { markup_percent: markup ?? 0 }),
  };
}

/** A whole new merchant; the form has seen that what is compulsory is there. */
export const madeOf = (values: MerchantValues): MerchantNew => sentOf(values) as MerchantNew;

/** A refusal as the form shows it: who has the INN already, and the logo by the name that it has here. */
export function refusalInForm(error: unknown): Failure {
  const failure = toFailure(error);
  if (failure.fields === undefined) return failure;
  const { logo_key: logo, ...fields } = failure.fields;
  const name = failure.current?.['name'];
  const isTaken = fields['inn'] === 'inn_taken' && typeof name === 'string';
  return {
    ...failure,
    fields: { ...fields, ...(logo && { logo }), ...(isTaken && { inn: `inn_taken_by:${name}` }) },
  };
}
