import * as v from 'valibot';
import type { PersonalDocumentData } from '../../../api/investment/investors';
import { isDay } from '../../../lib/days';
import { typed } from './changes';

/** The data as the inputs take them; what is masked begins empty. */
export function documentValues(data: PersonalDocumentData) {
  return {
    passport_id: '',
    issue_date: typed(data.issue_date),
    expiry_date: typed(data.expiry_date),
    inn: typed(data.inn),
    inps: '',
    country: typed(data.country),
    region_id: typed(data.region_id),
    district_id: typed(data.district_id),
    actual_address: '',
    temporary_address: '',
    work_address: '',
    current_workplace: typed(data.current_workplace),
    employment_status: typed(data.employment_status),
    marital_status: typed(data.marital_status),
    monthly_income: '',
    source_of_income: typed(data.source_of_income),
    source_of_income_description: typed(data.source_of_income_description),
    green_card: data.green_card === null ? '' : data.green_card ? 'yes' : 'no',
    residency: typed(data.residency),
    domestic_phone_number: '',
  };
}

/** A fresh record as the form compares it: masked texts as the service masks them; the income has no such text. */
export function freshDocument(data: PersonalDocumentData): Partial<DocumentValues> {
  const { monthly_income: _, ...values } = documentValues(data);
  return {
    ...values,
    passport_id: typed(data.passport_id),
    inps: typed(data.inps),
    actual_address: typed(data.actual_address),
    temporary_address: typed(data.temporary_address),
    work_address: typed(data.work_address),
    domestic_phone_number: typed(data.domestic_phone_number),
  };
}

export type DocumentValues = ReturnType<typeof documentValues>;

type Fields = { [Name in keyof DocumentValues]: v.StringSchema<undefined> };
const names = Object.keys(documentValues({} as PersonalDocumentData)) as (keyof DocumentValues)[];

/** The rules between fields: the document ends after it began, and "other" income is explained. */
export const schema = v.pipe(
  // Every value of the form is a text.
  v.object(Object.fromEntries(names.map((name) => [name, v.string()])) as unknown as Fields),
  v.forward(
    v.check(
      ({ issue_date, expiry_date }) => !isDay(issue_date) || !isDay(expiry_date) || expiry_date > issue_date,
      'expiryBeforeIssue',
    ),
    ['expiry_date'],
  ),
  v.forward(
    v.check(
      ({ source_of_income, source_of_income_description }) =>
        source_of_income !== 'other' || source_of_income_description.trim() !== '',
      'required',
    ),
    ['source_of_income_description'],
  ),
  v.forward(
    v.check(({ inps }) => inps === '' || /^\d{14}$/.test(inps), 'fourteen'),
    ['inps'],
  ),
);
