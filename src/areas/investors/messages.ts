import { defineMessages } from 'react-intl';
import type { InvestorRow } from '../../api/investment/investors';
import { choices } from '../../kit/table/choices';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    individuals: { id: 'investors.list.individuals', defaultMessage: 'Физические лица' },
    businesses: { id: 'investors.list.businesses', defaultMessage: 'Юридические лица' },
    subject: { id: 'investors.list.subject', defaultMessage: 'Вид инвестора' },
    search: { id: 'investors.list.search', defaultMessage: 'Имя, номер; телефон, ПИНФЛ, ИНН — от 7 цифр' },
    company: { id: 'investors.list.company', defaultMessage: 'Компания' },
    inn: { id: 'investors.list.inn', defaultMessage: 'ИНН' },
    status: { id: 'investors.list.status', defaultMessage: 'Статус' },
    invested: { id: 'investors.list.invested', defaultMessage: 'Вложено, сум' },
    balance: { id: 'investors.list.balance', defaultMessage: 'Баланс, сум' },
    name: { id: 'investors.list.name', defaultMessage: 'Имя' },
    empty: { id: 'investors.list.empty', defaultMessage: 'Инвесторов пока нет' },
    phoneOf: { id: 'investors.list.phoneOf', defaultMessage: 'Этот телефон у инвестора:' },
    phoneOfNobody: { id: 'investors.list.phoneOfNobody', defaultMessage: 'Этого телефона нет ни у одного инвестора' },
  }),
  created: t.createdAt,
  phone: t.phone,
  pinfl: t.pinfl,
};

/** Persons and companies, as the switch over the list calls them. */
export const subjects = choices<InvestorRow['subject']>({ individual: m.individuals, business: m.businesses });
