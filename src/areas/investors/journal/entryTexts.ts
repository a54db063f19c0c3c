import type { MessageDescriptor } from 'react-intl';
import { claimStatus, cardStatus } from '../../../parts/claims/terms';
import { applicationDocumentStatus } from '../../../parts/applicationDocumentStatus';
import { investorStatus } from '../../../parts/investorStatus';
import { m as history } from '../../../parts/historyMessages';
import { isCode, isWritten, type RecordWords, type ValueWords } from '../../../parts/historyWords';
import { employments, genders, incomeSources, maritalStatuses, residencies } from '../card/choices';
import { m as card } from '../card/messages';
import { m as list } from '../messages';
import { m, recordFields } from './messages';
import { t } from '../../../i18n/terms';

/** What was done, by the verb that the services write down; tests/contract/auditWords holds them against the back end's. */
const actions: Readonly<Record<string, MessageDescriptor>> = {
  create: m.created,
  update: m.updated,
  change_status: m.statusChanged,
  reveal: m.revealed,
  confirm_passport: m.passportConfirmed,
  reset_identification: m.identificationReset,
  attach: m.attached,
  detach: m.detached,
  erase: m.erased,
  ask_refill: m.refillAsked,
  ask_withdraw: m.withdrawalAsked,
  refill: m.refilled,
  withdraw: m.withdrawn,
  decide: m.claimDecided,
  decide_claim: m.claimDecided,
  decide_document: m.documentDecided,
  verify_card: m.cardDecided,
  confirm_cash_in: m.cashInConfirmed,
  pay_out: m.paidOut,
  buy_bond: m.bondBought,
  pay_bond: m.bondPaid,
  generate_info: m.infoMade,
};

/** The fields of an investor by their names on the wire. */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  status: list.status,
  first_name: card.firstName,
  last_name: card.lastName,
  patronymic: card.patronymic,
  company_name: list.company,
  phone_number: list.phone,
  contact_number: card.contactNumber,
  email: card.email,
  pinfl: list.pinfl,
  inn: list.inn,
  birthday: card.birthday,
  gender: card.gender,
  passport_id: card.passport,
  issue_date: card.issueDate,
  expiry_date: card.expiryDate,
  inps: card.inps,
  country: card.country,
  region_id: card.region,
  district_id: card.district,
  actual_address: card.actualAddress,
  temporary_address: card.temporaryAddress,
  work_address: card.workAddress,
  current_workplace: card.workplace,
  employment_status: card.employment,
  marital_status: card.marital,
  monthly_income: card.income,
  source_of_income: card.incomeSource,
  source_of_income_description: card.incomeNote,
  green_card: card.greenCard,
  residency: card.residency,
  domestic_phone_number: card.trustedPhone,
  director_name: card.director,
  director_pinfl: card.directorPinfl,
  legal_address: card.legalAddress,
  bank_account: card.account,
  mfo: card.mfo,
  oked: card.oked,
  registration_number: card.registrationNumber,
  registration_date: card.registrationDate,
  attachment: card.fileName,
  balance: list.balance,
  passport_confirmed: m.passportChecked,
  file: t.file,
  initiator: m.initiator,
};

export const actionName = among(actions);

/** A verb of the journal in words, also one that the panel does not know yet. */
export const actionWords = (code: string): MessageDescriptor => actionName(code) ?? history.otherAction;

export const fieldName = among(fields);

/** A field in words, also one that the panel does not know yet; none for what people wrote. */
export const fieldWords = (name: string): MessageDescriptor | undefined =>
  fieldName(name) ?? (isCode(name) ? history.otherField : undefined);

/** The closed lists among the fields; those of records that a field names stand under the kind of the record. */
const lists: Readonly<Record<string, (code: string) => MessageDescriptor | undefined>> = {
  status: investorStatus.labelOf,
  claim: claimStatus.labelOf,
  card: cardStatus.labelOf,
  document: applicationDocumentStatus.labelOf,
  gender: among(genders),
  employment_status: among(employments),
  marital_status: among(maritalStatuses),
  source_of_income: among(incomeSources),
  residency: among(residencies),
  passport_confirmed: among({ true: t.yes, false: t.no }),
  green_card: among({ true: t.yes, false: t.no }),
};

function among(labels: Readonly<Record<string, MessageDescriptor>>) {
  return (code: string) => (Object.hasOwn(labels, code) ? labels[code] : undefined);
}

/** The codes in the journal of an investor in words. */
export const valueWords: ValueWords = (field, value) => {
  const [kind = ''] = field.split(' ', 1);
  return Object.hasOwn(lists, kind) ? lists[kind]?.(value) : undefined;
};

/** A value before or after a change where it is a code; what a claim was asked by without anybody of the staff, the investor asked. */
export function changedWords(field: string | null, text: string | null): MessageDescriptor | undefined {
  if (text === null) return field === 'initiator' ? m.byInvestor : undefined;
  const words = valueWords(field ?? '', text);
  return words ?? (isCode(text) && !isWritten(field ?? '', {}) ? history.otherValue : undefined);
}

/** The record that a field names by its number: `claim 339`. */
export const recordName = (kind: string): MessageDescriptor | undefined =>
  Object.hasOwn(recordFields, kind) ? recordFields[kind as keyof typeof recordFields] : undefined;

/** The same in the shape of all kinds, for the journal of actions. */
export const investorJournal: RecordWords = { actions, fields, values: valueWords, numbered: recordFields };
