import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on its settings with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    taken: { id: 'paymentSettings.refusal.taken', defaultMessage: 'Такая запись уже есть в списке' },
  }),
};
