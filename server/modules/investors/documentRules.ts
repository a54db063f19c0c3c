/** Which document data may be stored: a change is looked at together with what it leaves as it is. */
import type { Call, Reply } from '../../http/contract';
import { isDay } from '../../shared/period';
import * as identity from './identityRules';
import { faultsOf, sent, type Faults } from './identityRules';

type PersonalChange = Call<'updatePersonalDocumentData'>['body'];
type CompanyChange = Call<'updateCompanyDocumentData'>['body'];
type Personal = Reply<'getPersonalDocumentData'>;

export function faultsOfPersonal(change: PersonalChange, after: Personal, today: string): Faults {
  return faultsOf({
    passport_id: sent(change.passport_id, identity.passportFault),
    inn: sent(change.inn, (inn) => identity.innFault(inn, 'individual')),
    domestic_phone_number: sent(change.domestic_phone_number, identity.phoneFault),
    issue_date: sent(change.issue_date, (day) => identity.pastDayFault(day, today)),
    expiry_date: expiryFault(change, after),
    source_of_income_description:
      changesSource(change) &&
      after.source_of_income === 'other' &&
      !after.source_of_income_description?.trim() &&
      'required',
  });
}

/** A paper ends after the day on which it was issued. */
function expiryFault({ issue_date, expiry_date }: PersonalChange, after: Personal) {
  if (sent(expiry_date, (day) => (isDay(day) ? undefined : 'no_such_day'))) return 'no_such_day';
  if (issue_date === undefined && expiry_date === undefined) return undefined;
  if (after.issue_date === null || after.expiry_date === null) return undefined;
  return after.expiry_date > after.issue_date ? undefined : 'not_after_issue';
}

const changesSource = (change: PersonalChange) =>
  change.source_of_income !== undefined || change.source_of_income_description !== undefined;

/** A passport that was confirmed is confirmed as it was. */
export const changesPassport = (change: PersonalChange, before: Personal) =>
  (['passport_id', 'issue_date', 'expiry_date'] as const).some(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );

export function faultsOfCompany(change: CompanyChange, today: string): Faults {
  return faultsOf({
    inn: sent(change.inn, (inn) => identity.innFault(inn, 'business')),
    director_pinfl: sent(change.director_pinfl, (pinfl) => identity.pinflFault(pinfl, today)),
    registration_date: sent(change.registration_date, (day) => identity.pastDayFault(day, today)),
  });
}
