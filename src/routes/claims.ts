import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  cashIn: { id: 'routes.claims.cashIn', defaultMessage: 'Поступления' },
  cashInOne: { id: 'routes.claims.cashInOne', defaultMessage: 'Поступление' },
  cashOut: { id: 'routes.claims.cashOut', defaultMessage: 'Вывод средств' },
  cashOutOne: { id: 'routes.claims.cashOutOne', defaultMessage: 'Заявка на вывод' },
  cashOutSheet: { id: 'routes.claims.cashOutSheet', defaultMessage: 'Выплаты из файла' },
});

export const claims = {
  'claims.cashIn': route('/back-office/requests/cash-in', {
    title: m.cashIn,
    permission: 'cash_in',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/cashIn/CashInList'),
  }),
  'claims.cashInOne': route('/back-office/requests/cash-in/:id', {
    title: m.cashInOne,
    permission: 'cash_in',
    parent: 'claims.cashIn',
    screen: () => import('../areas/claims/cashIn/CashInDetail'),
  }),
  'claims.cashOut': route('/back-office/requests/cash-out', {
    title: m.cashOut,
    permission: 'cash_out',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/cashOut/CashOutList'),
  }),
  'claims.cashOutSheet': route('/back-office/requests/cash-out/upload', {
    title: m.cashOutSheet,
    permission: 'cash_out',
    parent: 'claims.cashOut',
    screen: () => import('../areas/claims/cashOut/UploadCashOut'),
  }),
  'claims.cashOutOne': route('/back-office/requests/cash-out/:id', {
    title: m.cashOutOne,
    permission: 'cash_out',
    parent: 'claims.cashOut',
    screen: () => import('../areas/claims/cashOut/CashOutDetail'),
  }),
};
