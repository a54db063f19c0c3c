import { defineMessage } from 'react-intl';

/** What the customer reads around an offer; spoken in his language. */
export const shown = {
  ends: defineMessage<{ hours: number }>({ id: 'preview.fomoEnds', defaultMessage: 'Осталось {hours} ч' }),
  benefit: defineMessage<{ percent: string }>({ id: 'preview.fomoBenefit', defaultMessage: 'Выгода {percent} %' }),
  take: defineMessage({ id: 'preview.fomoTake', defaultMessage: 'Воспользоваться' }),
};
