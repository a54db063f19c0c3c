import { pageWithTotals } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { notFound } from '../../shared/problem';
import { today } from '../../shared/clock';
import { holdMerchant } from '../merchants/index';
import { listDebts } from './debtStore';
import { seedBilling } from './seed';
import * as store from './store';
import { transferHandlers } from './transferHandlers';

// What other modules may use.
export { recordReturn, recordSale } from './moves';

const billingHandlers = {
  async listMerchantMoves({ db, params, query }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    return pageWithTotals('transactions', await store.moves.list(db, query, params.id));
  },

  async listMerchantDebts({ db, query, clock }) {
    return pageWithTotals('debts', await listDebts(db, query, today(clock)));
  },

  async listMerchantTransactions({ db, query }) {
    return pageWithTotals('transactions', await store.transactions.list(db, query));
  },

  async listMerchantInvoices({ db, params, query }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    return pageWithTotals('invoices', await store.invoices.list(db, query, params.id));
  },
} satisfies Partial<HandlerMap>;

/** What merchants are owed and were paid, and their invoices. */
export const merchantBillingModule: Module = {
  handlers: { ...billingHandlers, ...transferHandlers },
  seed: (sql, clock) => seedBilling(sql, today(clock)),
  permissions: {
    merchant_billing: {
      names: ['Расчёты с мерчантами', 'Settlements with merchants', 'Savdogarlar bilan hisob-kitob'],
      roles: { manager: 'qg', accountant: 'qgaex', administrator: 'qg', director: 'qgaex' },
    },
  },
};
