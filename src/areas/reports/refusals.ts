import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses reports with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    too_many_reports: {
      id: 'reports.refusal.too_many_reports',
      defaultMessage: 'Два ваших отчёта уже формируются: дождитесь одного из них или остановите его',
    },
    period_too_long: { id: 'reports.refusal.period_too_long', defaultMessage: 'Период не длиннее 366 дней' },
  }),
};
