import { pageWithTotals } from '../../db/list';
import type { Module } from '../../http/module';
import { withHistory } from '../../shared/auditTrail';
import { outgoingPayments } from './store';

export const outgoingPaymentsModule: Module = {
  handlers: {
    async listOutgoingTransactions({ query, db }) {
      return pageWithTotals('transactions', await outgoingPayments.list(db, query));
    },
    getOutgoingTransaction: async ({ params, db }) =>
      withHistory(db, 'outgoing_payment', await outgoingPayments.find(db, params.id)),
  },
  permissions: {
    outgoing: {
      names: ['Исходящие платежи', 'Outgoing payments', 'Chiquvchi toʻlovlar'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
