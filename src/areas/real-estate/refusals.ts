import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on projects and on orders of calls with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    lots_not_whole: {
      id: 'realEstate.refusal.lots_not_whole',
      defaultMessage: 'Цель должна делиться на целое число лотов',
    },
    lots_sold: {
      id: 'realEstate.refusal.lots_sold',
      defaultMessage: 'Лоты уже продаются: цель и цена лота больше не меняются',
    },
    no_lots_left: { id: 'realEstate.refusal.no_lots_left', defaultMessage: 'Столько лотов не осталось' },
    call_order_taken: {
      id: 'realEstate.refusal.call_order_taken',
      defaultMessage: 'Заказ уже взял другой сотрудник',
    },
  }),
};
