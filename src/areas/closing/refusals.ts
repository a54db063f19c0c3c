import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the closing of months with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    month_not_ready: {
      id: 'closing.refusal.month_not_ready',
      defaultMessage: 'Сначала исправьте красные строки проверки',
    },
    month_not_closed: {
      id: 'closing.refusal.month_not_closed',
      defaultMessage: 'Месяц не закрыт: сверять нечего',
    },
    still_reckoned: { id: 'closing.refusal.still_reckoned', defaultMessage: 'Месяц ещё считается: подождите' },
    later_month_closed: {
      id: 'closing.refusal.later_month_closed',
      defaultMessage: 'Закрыт более поздний месяц: сначала откройте его',
    },
    same_role: {
      id: 'closing.refusal.same_role',
      defaultMessage: 'Открытие подтверждает сотрудник с другой ролью: нужны директор и исполнительный директор',
    },
    not_the_same: { id: 'closing.refusal.not_the_same', defaultMessage: 'Это не тот месяц, который закрывают' },
  }),
};
