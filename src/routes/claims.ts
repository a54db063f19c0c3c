import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  cashIn: { id: 'routes.claims.cashIn', defaultMessage: 'Поступления' },
  cashInOne: { id: 'routes.claims.cashInOne', defaultMessage: 'Поступление' },
});

const waitingIn = defineMessage<{ count: number }>({
  id: 'routes.claims.waitingIn',
  defaultMessage: 'Ждут зачисления: {count}',
});

export const claims = {
  'claims.cashIn': route('/back-office/requests/cash-in', {
    title: m.cashIn,
    permission: 'cash_in',
    menu: { section: 'claims' },
    count: {
      permission: 'cash_in.query',
      label: waitingIn,
      load: async () => (await import('../areas/claims/cashIn/waiting')).useCount,
    },
    screen: () => import('../areas/claims/cashIn/CashInList'),
  }),
  'claims.cashInOne': route('/back-office/requests/cash-in/:id', {
    title: m.cashInOne,
    permission: 'cash_in',
    parent: 'claims.cashIn',
    screen: () => import('../areas/claims/cashIn/CashInDetail'),
  }),
};
