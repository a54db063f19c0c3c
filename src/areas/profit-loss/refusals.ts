import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on profit and loss with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    comment_required: {
      id: 'profitLoss.refusal.comment_required',
      defaultMessage: 'Сумма сильно изменилась: объясните комментарием',
    },
    duplicate_value: {
      id: 'profitLoss.refusal.duplicate_value',
      defaultMessage: 'Одна и та же ячейка названа дважды',
    },
    below_amount: {
      id: 'profitLoss.refusal.below_amount',
      defaultMessage: 'Платежи вместе меньше выданной суммы: доходности нет',
    },
  }),
};
