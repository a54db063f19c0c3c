import { defineMessages } from 'react-intl';

export const m = defineMessages({
  atWork: { id: 'strategies.blocks.atWork', defaultMessage: 'В работе' },
  empty: { id: 'strategies.blocks.empty', defaultMessage: 'В стратегиях нет денег' },
});
