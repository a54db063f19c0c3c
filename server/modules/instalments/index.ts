import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { collectionHandlers } from './collectionHandlers';
import { decisionHandlers } from './decisionHandlers';
import { scorerOf } from '../scoring/index';
import { chargeGatewayAt, chargeStandIn } from './gateway';
import { paperHandlers } from './paperHandlers';
import { paymentHandlers } from './paymentHandlers';
import { readHandlers } from './readHandlers';
import { scoringHandlers } from './scoringHandlers';
import { seedInstalments } from './seed';
import { seedPromises } from './seedPromises';

const roles = { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' };

export const instalmentsModule: Module = {
  handlers: (parts) => {
    const { cardGatewayUrl: url, isDemo = false, patience } = parts.outer;
    const gateway = url !== undefined ? chargeGatewayAt(url, patience) : isDemo ? chargeStandIn : undefined;
    return {
      ...{ ...readHandlers, ...decisionHandlers, ...paperHandlers, ...collectionHandlers },
      ...paymentHandlers(gateway),
      ...scoringHandlers(scorerOf(parts)),
    };
  },
  seed: async (sql, clock) => {
    await seedInstalments(sql, today(clock));
    await seedPromises(sql, today(clock));
  },
  permissions: {
    installments: { names: ['Рассрочки', 'Instalments', 'Muddatli toʻlovlar'], roles },
    agreements: { names: ['Договоры', 'Agreements', 'Shartnomalar'], roles },
    installment_payments: {
      names: ['Платежи по рассрочкам', 'Payments of instalments', 'Muddatli toʻlovlar boʻyicha toʻlovlar'],
      roles: { moderator: 'qg', manager: 'qg', accountant: 'qgaux', administrator: everything, director: 'qgx' },
    },
  },
};
