import { defineMessages } from 'react-intl';

/** What stands around a story on the customer's phone; spoken in his language. */
export const shown = defineMessages({
  empty: { id: 'preview.storyEmpty', defaultMessage: 'Слайдов ещё нет' },
  next: { id: 'preview.storyNext', defaultMessage: 'Следующий слайд' },
  previous: { id: 'preview.storyPrevious', defaultMessage: 'Предыдущий слайд' },
});
