import { page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { historyOf } from '../../shared/auditTrail';
import { notFound } from '../../shared/problem';
import { outgoingPayments } from './store';

export const outgoingPaymentHandlers = {
  async listOutgoingTransactions({ query, db }) {
    return page('transactions', await outgoingPayments.list(db, query));
  },

  async getOutgoingTransaction({ params, db }) {
    const payment = await outgoingPayments.find(db, params.id);
    if (payment === undefined) throw notFound();
    return { ...payment, history: await historyOf(db, 'outgoing_payment', payment.id) };
  },
} satisfies Partial<HandlerMap>;
