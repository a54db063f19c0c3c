import { defineMessages } from 'react-intl';

export const m = defineMessages({
  status: { id: 'parts.figures.status', defaultMessage: 'Статус' },
  month: { id: 'parts.figures.month', defaultMessage: 'Месяц' },
  period: { id: 'parts.figures.period', defaultMessage: 'Период' },
  always: { id: 'parts.figures.always', defaultMessage: 'Всё время' },
  thisYear: { id: 'parts.figures.thisYear', defaultMessage: 'Этот год' },
  thisQuarter: { id: 'parts.figures.thisQuarter', defaultMessage: 'Этот квартал' },
  thisMonth: { id: 'parts.figures.thisMonth', defaultMessage: 'Этот месяц' },
  twelveMonths: { id: 'parts.figures.twelveMonths', defaultMessage: '12 месяцев' },
  sixMonths: { id: 'parts.figures.sixMonths', defaultMessage: '6 месяцев' },
  lastYear: { id: 'parts.figures.lastYear', defaultMessage: 'Прошлый год' },
});
