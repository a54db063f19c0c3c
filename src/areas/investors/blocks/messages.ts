import { defineMessages } from 'react-intl';

export const m = defineMessages({
  verification: { id: 'investors.blocks.verification', defaultMessage: 'На проверке' },
  newcomers: { id: 'investors.blocks.newcomers', defaultMessage: 'Новые' },
  individuals: { id: 'investors.blocks.individuals', defaultMessage: 'Физические лица' },
  businesses: { id: 'investors.blocks.businesses', defaultMessage: 'Юридические лица' },
  byStatus: { id: 'investors.blocks.byStatus', defaultMessage: 'Инвесторы по статусам' },
  byMonth: { id: 'investors.blocks.byMonth', defaultMessage: 'Новые инвесторы по месяцам' },
  balances: { id: 'investors.blocks.balances', defaultMessage: 'Вложения и балансы по месяцу прихода, сум' },
  count: { id: 'investors.blocks.count', defaultMessage: 'Инвесторов' },
  invested: { id: 'investors.blocks.invested', defaultMessage: 'Вложено' },
  balance: { id: 'investors.blocks.balance', defaultMessage: 'Баланс' },
  empty: { id: 'investors.blocks.empty', defaultMessage: 'За этот период инвесторов нет' },
  subject: { id: 'investors.blocks.subject', defaultMessage: 'Вид инвестора' },
});
