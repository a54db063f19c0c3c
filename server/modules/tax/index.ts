import type { Module } from '../../http/module';
import { taxHandlers } from './handlers';
import { seedTax } from './seed';

export const taxModule: Module = {
  handlers: taxHandlers,
  seed: seedTax,
  permissions: {
    tax: {
      names: ['Налоги', 'Taxes', 'Soliqlar'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
