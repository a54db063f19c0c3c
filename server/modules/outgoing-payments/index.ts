import type { Module } from '../../http/module';
import { outgoingPaymentHandlers } from './handlers';

export const outgoingPaymentsModule: Module = {
  handlers: outgoingPaymentHandlers,
  permissions: {
    outgoing: {
      names: ['Исходящие платежи', 'Outgoing payments', 'Chiquvchi toʻlovlar'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
