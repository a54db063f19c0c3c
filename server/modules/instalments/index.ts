import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { timestamp, today } from '../../shared/clock';
import { scorerOf } from '../scoring/index';
import { smsGatewayOf } from '../sms/index';
import { codeHandlers } from './codeHandlers';
import { collectionHandlers } from './collectionHandlers';
import { decisionHandlers } from './decisionHandlers';
import { chargeGatewayOf } from './gateway';
import { paperHandlers } from './paperHandlers';
import { paymentHandlers } from './paymentHandlers';
import { readHandlers } from './readHandlers';
import { refundHandlers } from './refundHandlers';
import { reversalHandlers } from './reversalHandlers';
import { scoringHandlers } from './scoringHandlers';
import { seedInstalments } from './demo/seed';
import { seedPromises } from './demo/promises';
import { workInstalments } from './work';

// What other modules use.
export { holdOrder, type HeldOrder } from './holdOrder';
export { applicationOf, type Caller } from './answers';
export {
  chargeGatewayOf,
  chargeStandIn,
  outcomeOf,
  type ChargeGateway,
  type Done,
  type GatewayName,
  type Outcome,
} from './gateway';
export { askUnknown } from './asking';
export { acquirerOf } from './paying';
export { refuseDocumentDay } from './documentDay';
export { hold, move, pairOf, stepOf, tell } from './moving';
export { handOver, makeContract, makeMove, payOffSold, type PlatformStep } from './platformMoves';
export { endTransaction } from './paymentStore';
export { isUnsettled } from './refundStore';
export { bookSale } from './saleStore';
export { salePrices } from './rules/lines';
export { moved, type ApplicationStatus, type OrderStatus, type StepName } from './rules/moves';
export { owedOf } from './rules/schedule';
export { holdCustomer, inTiyin, listRows, type HeldApplication } from './store';
// What the test mode uses.
export { workInstalments } from './work';

const roles = { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' };

export const instalmentsModule: Module = {
  handlers: (parts) => {
    const { background, db, clock, log, secrets } = parts;
    const gateway = chargeGatewayOf(parts.outer);
    const sms = smsGatewayOf(parts);
    if (parts.outer.worksByItself === true)
      background.work('instalments', (signal) => workInstalments({ db, clock, gateway, log, signal }));
    return {
      ...{ ...readHandlers, ...decisionHandlers, ...paperHandlers, ...collectionHandlers },
      ...paymentHandlers(gateway),
      ...codeHandlers({ gateway, sms, key: secrets.key('payment-code') }),
      ...reversalHandlers(gateway),
      ...refundHandlers(gateway),
      ...scoringHandlers(scorerOf(parts)),
    };
  },
  seed: async (sql, clock) => {
    await seedInstalments(sql, timestamp(clock));
    await seedPromises(sql, today(clock));
  },
  permissions: {
    installments: { names: ['Рассрочки', 'Instalments', 'Muddatli toʻlovlar'], roles },
    agreements: { names: ['Договоры', 'Contracts', 'Shartnomalar'], roles },
    installment_payments: {
      names: ['Платежи по рассрочкам', 'Payments of instalments', 'Muddatli toʻlovlar boʻyicha toʻlovlar'],
      roles: { moderator: 'qg', manager: 'qg', accountant: 'qgaux', administrator: everything, director: 'qgx' },
    },
  },
};
