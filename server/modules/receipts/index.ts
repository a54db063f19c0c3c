import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { receiptHandlers } from './handlers';
import { fiscalOperatorAt, fiscalStandIn } from './operator';
import { seedReceipts } from './seed';

// What other modules may use.
export { cancelPaymentReceipt } from './cancelling';
export { writeAdvanceReceipt, writeRefundReceipt, writeSaleReceipt } from './writing';

/** Receipts of sales and payments, and their way to the fiscal operator. */
export const receiptsModule: Module = {
  handlers: ({ outer: { fiscalOperatorUrl: url, isDemo = false, patience } }) =>
    receiptHandlers(url !== undefined ? fiscalOperatorAt(url, patience) : isDemo ? fiscalStandIn : undefined),
  seed: (sql, clock) => seedReceipts(sql, today(clock)),
  permissions: {
    fiscalization: {
      names: ['Фискализация', 'Fiscalisation', 'Fiskallashtirish'],
      roles: { accountant: 'qgaux', administrator: 'qg', director: everything },
    },
  },
};
