import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { decisionHandlers } from './decisionHandlers';
import { scorerOf } from '../scoring/index';
import { chargeGatewayAt, chargeStandIn } from './gateway';
import { paperHandlers } from './paperHandlers';
import { paymentHandlers } from './paymentHandlers';
import { readHandlers } from './readHandlers';
import { scoringHandlers } from './scoringHandlers';
import { seedInstalments } from './seed';

// What other modules use.
export type { Caller } from './answers';
export { chargeGatewayAt, chargeStandIn, outcomeOf, type ChargeGateway, type GatewayName, type Outcome } from './gateway';
export { hold, move, pairOf, stepOf } from './moving';
export { salePrices } from './rules/lines';
export { owedOf } from './rules/schedule';
export { inTiyin, listRows, type WholeApplication } from './store';

const roles = { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' };

export const instalmentsModule: Module = {
  handlers: (parts) => {
    const { cardGatewayUrl: url, isDemo = false, patience } = parts.outer;
    const gateway = url !== undefined ? chargeGatewayAt(url, patience) : isDemo ? chargeStandIn : undefined;
    return {
      ...{ ...readHandlers, ...decisionHandlers, ...paperHandlers },
      ...paymentHandlers(gateway),
      ...scoringHandlers(scorerOf(parts)),
    };
  },
  seed: (sql, clock) => seedInstalments(sql, today(clock)),
  permissions: {
    installments: { names: ['Рассрочки', 'Instalments', 'Muddatli toʻlovlar'], roles },
    agreements: { names: ['Договоры', 'Agreements', 'Shartnomalar'], roles },
    installment_payments: {
      names: ['Платежи по рассрочкам', 'Payments of instalments', 'Muddatli toʻlovlar boʻyicha toʻlovlar'],
      roles: { moderator: 'qg', manager: 'qg', accountant: 'qgaux', administrator: everything, director: 'qgx' },
    },
  },
};
