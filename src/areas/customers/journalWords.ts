import { defineMessage } from 'react-intl';
import { t } from '../../i18n/terms';
import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { customerStatus, employment, gender } from './customerTerms';
import { m as cards } from './cards/messages';
import { m as scoring } from './scoring/messages';
import { m } from './messages';

const values: ValueWords = (field, value) => {
  if (field === 'status') return customerStatus.labelOf(value);
  if (field === 'employment_type') return employment.labelOf(value);
  return field === 'gender' ? gender.labelOf(value) : undefined;
};

const added = defineMessage<{ value: string }>({
  id: 'customers.journal.added',
  defaultMessage: '{value} (создан объект)',
});

/** The history of a customer. */
export const customerJournal: RecordWords = {
  fields: {
    status: t.status,
    reason: t.reason,
    first_name: t.firstName,
    last_name: t.lastName,
    patronymic: t.middleName,
    phone_number: t.phone,
    pinfl: t.pinfl,
    birthday: m.birthday,
    gender: m.gender,
    passport_id: m.passportNumber,
    passport_issue_date: m.issueDate,
    passport_issue_place: m.issuePlace,
    birthplace: m.birthplace,
    citizenship: m.citizenship,
    employment_type: m.employment,
    income: m.income,
    registration_address: m.registration,
    residence_address: m.residence,
    delivery_address: m.delivery,
    work_address: m.work,
    contact: m.contact,
    contact_phone: m.contactPhone,
    card: t.card,
    scoring: scoring.scorings,
  },
  actions: {
    update_pinfl: m.changePinfl,
    update_address: m.addressChanged,
    add_contact: m.contactAdded,
    remove_contact: m.contactRemoved,
    sync_address: m.syncAddress,
    sync_passport: m.syncPassport,
    bind_card: cards.bound,
    remove_card: m.cardRemoved,
    score: m.scored,
  },
  written: ['reason', 'contact', 'passport_issue_place', 'birthplace', 'citizenship'],
  values,
  added,
};
