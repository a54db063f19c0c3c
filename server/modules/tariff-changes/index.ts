import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { tariffChangeHandlers } from './handlers';
import { seedTariffChanges } from './seed';

export const tariffChangesModule: Module = {
  handlers: tariffChangeHandlers,
  seed: seedTariffChanges,
  permissions: {
    tariff_change: {
      names: ['Смена тарифа', 'Change of tariff', 'Tarifni almashtirish'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
  },
};
