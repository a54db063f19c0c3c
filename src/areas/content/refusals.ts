import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on content with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    taken: { id: 'content.refusal.taken', defaultMessage: 'У этого кода уже есть текст' },
  }),
};
