import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on sellers and agents with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    agent_in_use: { id: 'sellers.refusal.agent_in_use', defaultMessage: 'У агента есть счета' },
    seller_sold: {
      id: 'sellers.refusal.seller_sold',
      defaultMessage: 'Продавец оформлял заявки: удалить его нельзя, но можно заблокировать',
    },
    account_not_zero: { id: 'sellers.refusal.account_not_zero', defaultMessage: 'На счёте остаток: закрыть нельзя' },
  }),
};
