import type { MessageDescriptor } from 'react-intl';
import { m as card } from '../card/messages';
import { m as list } from '../messages';
import { m } from './messages';

/** What was done, by the verb that the services write down; another verb is shown as it is. */
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
  refill: m.refillAsked,
  withdraw: m.withdrawalAsked,
  decide: m.claimDecided,
  decide_claim: m.claimDecided,
  decide_document: m.documentDecided,
  confirm_cash_in: m.cashInConfirmed,
  pay_out: m.paidOut,
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
};

export const actionName = (code: string): MessageDescriptor | undefined =>
  Object.hasOwn(actions, code) ? actions[code] : undefined;

export const fieldName = (name: string): MessageDescriptor | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
