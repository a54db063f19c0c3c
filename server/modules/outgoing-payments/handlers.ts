import type { HandlerMap } from '../../http/contract';
import { historyOf } from '../../shared/auditTrail';
import { checkPeriod } from '../../shared/period';
import { notFound } from '../../shared/problem';
import { findOutgoing, listOutgoing, sumOutgoing } from './store';

export const outgoingPaymentHandlers = {
  async listOutgoingTransactions({ query, db }) {
    checkPeriod(query);
    const { offset = 0, limit = 10, order_by: order = 'created_at', ...filter } = query;
    const { count, amount } = await sumOutgoing(db, filter);
    const transactions = offset < count ? await listOutgoing(db, filter, { order, offset, limit }) : [];
    return { transactions, count, totals: { amount } };
  },

  async getOutgoingTransaction({ params, db }) {
    const payment = await findOutgoing(db, params.id);
    if (payment === undefined) throw notFound();
    return { ...payment, history: await historyOf(db, 'outgoing_payment', payment.id) };
  },
} satisfies Partial<HandlerMap>;
