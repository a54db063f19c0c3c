import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';
import { shutMonth } from '../../parts/shutMonth';

/** What the services refuse the work on expenses and incomes with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    vat_not_below_amount: {
      id: 'expenses.refusal.vat_not_below_amount',
      defaultMessage: 'НДС должен быть меньше всей суммы',
    },
  }),
};

/** The answer names the month. */
export const telling = shutMonth;
