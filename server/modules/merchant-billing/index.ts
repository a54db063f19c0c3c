import { pageWithTotals } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { notFound } from '../../shared/problem';
import { seedInvoices } from './seed';
import * as store from './store';
import { holdMerchant } from '../merchants/index';

// What other modules may use.
export { recordReturn, recordSale } from './moves';

const billingHandlers = {
  async listMerchantMoves({ db, params, query }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    return pageWithTotals('transactions', await store.moves.list(db, query, params.id));
  },

  async listMerchantInvoices({ db, params, query }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    return pageWithTotals('invoices', await store.invoices.list(db, query, params.id));
  },
} satisfies Partial<HandlerMap>;

/** What merchants are owed and were paid, and their invoices. */
export const merchantBillingModule: Module = {
  handlers: billingHandlers,
  seed: (sql) => seedInvoices(sql),
  permissions: {
    merchant_billing: {
      names: ['Расчёты с мерчантами', 'Settlements with merchants', 'Savdogarlar bilan hisob-kitob'],
      roles: { manager: 'qg', accountant: 'qgaex', administrator: 'qg', director: 'qgaex' },
    },
  },
};
