import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { merchantHandlers } from './handlers';
import { seedMerchants } from './seed';

// What other modules may use.
export { blockReasonOf } from './blockReason';
export { holdMerchant } from './store';

export const merchantsModule: Module = {
  handlers: merchantHandlers,
  seed: seedMerchants,
  permissions: {
    merchants: {
      names: ['Мерчанты', 'Merchants', 'Savdogarlar'],
      roles: {
        moderator: 'qg',
        manager: 'qgaueix',
        accountant: 'qgx',
        administrator: everything,
        director: 'qgx',
      },
    },
  },
};
