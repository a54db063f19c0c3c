import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { yesterday } from '../../shared/clock';
import { constantHandlers } from './handlers';
import { seedConstants } from './store';

// What other modules may use.
export {
  couponTaxPercent,
  exitTerms,
  holdExitTerms,
  ibraPercent,
  largeMoveOfProfitLoss,
  vatRate,
  type ExitTerms,
} from './store';

export const constantsModule: Module = {
  handlers: constantHandlers,
  seed: (sql, clock) => seedConstants(sql, yesterday(clock)),
  permissions: {
    invest_constants: {
      names: ['Константы инвестиций', 'Investment constants', 'Investitsiya konstantalari'],
      roles: { administrator: everything, director: 'qg' },
    },
  },
};
