import { defineMessages } from 'react-intl';

export const m = defineMessages({
  sums: { id: 'investments.blocks.sums', defaultMessage: 'Суммы новых инвестиций по месяцам, сум' },
  amount: { id: 'investments.blocks.amount', defaultMessage: 'Вложено' },
  balance: { id: 'investments.blocks.balance', defaultMessage: 'Осталось сейчас' },
  empty: { id: 'investments.blocks.empty', defaultMessage: 'За этот период инвестиций нет' },
});
