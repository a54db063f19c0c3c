/** How much waited day by day, for the tiles of the monitoring panel: of all services, because the journal is one for all of them. */
import { holds } from '../../auth/currentUser';
import type { Call } from '../../http/contract';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { queueDays } from './store';

// What the queues of cash say of themselves, too.
export { queueDays } from './store';

/** Long enough to see a month of work, short enough to read few rows. */
const days = 30;

/** The rights any of which opens the list of a queue. */
const rights: Record<Call<'getQueueDays'>['query']['queue'], readonly [string, ...string[]]> = {
  general_claims: ['claims.query'],
  card_verification: ['card_verification.query'],
  documents: ['documents.query'],
  signing: ['dibank.query'],
  taxes: ['tax.query'],
  call_orders: ['call_orders.query'],
  applications: ['installments.query'],
  orders_moderation: ['orders.query', 'orders_moderate.query'],
  orders: ['orders.query', 'orders_moderate.query'],
  returns: ['refund_claims.query'],
  returns_to_pay: ['refund_claims.query'],
  receipts: ['fiscalization.query'],
  transfers: ['merchant_billing.query'],
  access_changes: ['rbac.query', 'rbac_pay.query', 'invest_rbac.query'],
};

export const queueDaysModule: Module = {
  handlers: {
    async getQueueDays({ db, clock, query: { queue }, user, requires }) {
      requires(rights[queue].find((right) => holds(user, right)) ?? rights[queue][0]);
      return { days: await queueDays(db, queue, { today: today(clock), days }) };
    },
  },
};
