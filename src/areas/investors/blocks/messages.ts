import { defineMessages } from 'react-intl';

export const m = defineMessages({
  individuals: { id: 'investors.blocks.individuals', defaultMessage: 'Физические лица' },
  businesses: { id: 'investors.blocks.businesses', defaultMessage: 'Юридические лица' },
  balances: { id: 'investors.blocks.balances', defaultMessage: 'Вложения и балансы по месяцу прихода, сум' },
  count: { id: 'investors.blocks.count', defaultMessage: 'Инвесторов' },
  invested: { id: 'investors.blocks.invested', defaultMessage: 'Вложено' },
  balance: { id: 'investors.blocks.balance', defaultMessage: 'Баланс' },
  empty: { id: 'investors.blocks.empty', defaultMessage: 'За этот период инвесторов нет' },
  subject: { id: 'investors.blocks.subject', defaultMessage: 'Вид инвестора' },
});
