import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { yesterday } from '../../shared/clock';
import { tariffHandlers } from './handlers';
import { seedTariffs } from './store';

export const tariffsModule: Module = {
  handlers: tariffHandlers,
  seed: (sql, clock) => seedTariffs(sql, yesterday(clock)),
  permissions: {
    tariffs: {
      names: ['Тарифы', 'Tariffs', 'Tariflar'],
      roles: { moderator: 'qg', accountant: 'qg', administrator: 'aue', director: everything },
    },
  },
};
