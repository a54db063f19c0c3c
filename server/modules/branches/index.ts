import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { branchHandlers } from './handlers';
import { seedBranches } from './seed';

export const branchesModule: Module = {
  handlers: branchHandlers,
  seed: seedBranches,
  permissions: {
    branches: {
      names: ['Филиалы', 'Branches', 'Filiallar'],
      roles: {
        ...{ moderator: 'qg', manager: 'qgaueix', accountant: 'qgx', administrator: everything, director: 'qgx' },
      },
    },
  },
};
