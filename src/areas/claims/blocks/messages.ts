import { defineMessages } from 'react-intl';

export const m = defineMessages({
  cashDays: { id: 'claims.blocks.cashDays', defaultMessage: 'Поступления и вывод по дням, сум' },
  day: { id: 'claims.blocks.day', defaultMessage: 'День' },
  period: { id: 'claims.blocks.period', defaultMessage: 'Период' },
  twelve: { id: 'claims.blocks.twelve', defaultMessage: '12 дней' },
  week: { id: 'claims.blocks.week', defaultMessage: '7 дней' },
  before: { id: 'claims.blocks.before', defaultMessage: 'Предыдущие 12 дней' },
  came: { id: 'claims.blocks.came', defaultMessage: 'Поступило' },
  asked: { id: 'claims.blocks.asked', defaultMessage: 'К выплате' },
  nothingMoved: {
    id: 'claims.blocks.nothingMoved',
    defaultMessage: 'За эти дни не было ни поступлений, ни заявок на вывод',
  },
});
