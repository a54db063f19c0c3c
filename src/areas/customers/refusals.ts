import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';
import { cardRefusals } from './cards/refusals';

/** What the service refuses the work on customers with, in words. */
export const refusals = {
  ...refusalTexts,
  ...cardRefusals,
  ...defineMessages({
    installments_exist: {
      id: 'customers.refusal.installments_exist',
      defaultMessage: 'У клиента действующая рассрочка: ПИНФЛ стоит в её документах, сменить его нельзя',
    },
    pinfl_taken: { id: 'customers.refusal.pinfl_taken', defaultMessage: 'Этот ПИНФЛ у другого клиента' },
    registration_missing: {
      id: 'customers.refusal.registration_missing',
      defaultMessage: 'Сначала заполните прописку',
    },
    own_phone: { id: 'customers.refusal.own_phone', defaultMessage: 'Это телефон самого клиента' },
    too_many_contacts: {
      id: 'customers.refusal.too_many_contacts',
      defaultMessage: 'У клиента уже 10 контактных лиц. Сначала удалите лишних',
    },
    person_unknown: {
      id: 'customers.refusal.person_unknown',
      defaultMessage: 'Госслужба не знает человека с таким ПИНФЛ',
    },
  }),
};
