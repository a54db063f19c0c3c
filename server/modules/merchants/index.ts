import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { merchantHandlers } from './handlers';
import { seedMerchants } from './seed';

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
