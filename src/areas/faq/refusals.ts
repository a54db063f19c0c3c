import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on the help with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    in_use: { id: 'faq.refusal.in_use', defaultMessage: 'Внутри есть записи: сначала перенесите или удалите их' },
  }),
};
