import { defineMessages } from 'react-intl';

/** What stands around a notification on the customer's phone; spoken in his language. */
export const shown = defineMessages({
  collapsed: { id: 'preview.pushCollapsed', defaultMessage: 'Свёрнуто' },
  open: { id: 'preview.pushOpen', defaultMessage: 'Развёрнуто' },
  now: { id: 'preview.pushNow', defaultMessage: 'сейчас' },
});
