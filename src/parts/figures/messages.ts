import { defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    always: { id: 'parts.figures.always', defaultMessage: 'Всё время' },
    thisYear: { id: 'parts.figures.thisYear', defaultMessage: 'Этот год' },
    thisQuarter: { id: 'parts.figures.thisQuarter', defaultMessage: 'Этот квартал' },
    thisMonth: { id: 'parts.figures.thisMonth', defaultMessage: 'Этот месяц' },
    twelveMonths: { id: 'parts.figures.twelveMonths', defaultMessage: '12 месяцев' },
    sixMonths: { id: 'parts.figures.sixMonths', defaultMessage: '6 месяцев' },
    lastYear: { id: 'parts.figures.lastYear', defaultMessage: 'Прошлый год' },
  }),
  period: t.period,
  status: t.status,
  month: t.month,
};
