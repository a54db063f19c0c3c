import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on the catalogue with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    taken: { id: 'catalogue.refusal.taken', defaultMessage: 'Такое значение уже есть у другой записи' },
    in_use: { id: 'catalogue.refusal.in_use', defaultMessage: 'Запись используется: сначала освободите её' },
  }),
};
