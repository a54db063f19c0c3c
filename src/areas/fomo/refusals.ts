import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on campaigns with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    taken: { id: 'fomo.refusal.taken', defaultMessage: 'Кампания с таким названием уже есть' },
  }),
};
