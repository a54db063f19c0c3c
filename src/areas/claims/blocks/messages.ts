import { defineMessages } from 'react-intl';

export const m = defineMessages({
  cashDays: { id: 'claims.blocks.cashDays', defaultMessage: 'Поступления и вывод по дням, сум' },
  day: { id: 'claims.blocks.day', defaultMessage: 'День' },
  twelve: { id: 'claims.blocks.twelve', defaultMessage: '12 дней' },
  week: { id: 'claims.blocks.week', defaultMessage: '7 дней' },
  before: { id: 'claims.blocks.before', defaultMessage: 'Предыдущие 12 дней' },
  came: { id: 'claims.blocks.came', defaultMessage: 'Поступило' },
  nothingMoved: {
    id: 'claims.blocks.nothingMoved',
    defaultMessage: 'За эти дни не было ни поступлений, ни заявок на вывод',
  },
});
