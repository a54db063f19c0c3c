import type { Customer, CustomerChange, CustomerData } from '../../../api/payment/customers';
import { toFailure, type Failure } from '../../../lib/failure';

/** What was typed, as it is sent: a field that was emptied is none. */
export const sentData = (changed: Readonly<Record<string, unknown>>): CustomerData =>
  Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value === '' ? null : value]));

/** The changes of a form, parted into what the call names itself and what it names under `data`. */
export function changeOf({
  first_name,
  last_name,
  phone_number,
  ...data
}: Readonly<Record<string, unknown>>): CustomerChange {
  const own = Object.fromEntries(
    Object.entries({ first_name, last_name, phone_number }).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { ...own, ...(Object.keys(data).length > 0 && { data: sentData(data) }) };
}

/** A refusal by the names of the form, which knows no `data`. */
export function refusalInForm(error: unknown): Failure {
  const failure = toFailure(error);
  if (failure.fields === undefined) return failure;
  const fields = Object.entries(failure.fields).map(([name, code]) => [name.replace(/^data\./, ''), code]);
  return { ...failure, fields: Object.fromEntries(fields) };
}

const typed = (text: string | null) => text ?? '';

/** A person as the form shows him; what is masked begins empty. */
export const personValues = (one: Customer) => ({
  last_name: one.last_name,
  first_name: one.first_name,
  patronymic: typed(one.patronymic),
  gender: typed(one.gender),
  employment_type: typed(one.employment_type),
});

/** The same of a fresh record, with the masks that tell whether somebody else changed what lies behind them. */
export const freshPerson = (one: Customer) => ({ ...personValues(one), phone_number: one.phone_number });

export const passportValues = (one: Customer) => ({
  passport_issue_date: typed(one.passport_issue_date),
  passport_issue_place: typed(one.passport_issue_place),
  birthplace: typed(one.birthplace),
  citizenship: typed(one.citizenship),
});

export const freshPassport = (one: Customer) => ({ ...passportValues(one), passport_id: typed(one.passport_id) });
