import { everything, type PermissionSeed } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { sellerHandlers } from './handlers';
import { seedSellers } from './seed';

const roles: PermissionSeed['roles'] = {
  ...{ moderator: 'qg', manager: 'qgaueix', accountant: 'qgx', administrator: everything, director: 'qgx' },
};

export const sellersModule: Module = {
  handlers: sellerHandlers,
  seed: seedSellers,
  permissions: {
    sellers: { names: ['Продавцы', 'Sellers', 'Sotuvchilar'], roles },
    pos_agents: { names: ['Агенты', 'Agents', 'Agentlar'], roles },
  },
};
