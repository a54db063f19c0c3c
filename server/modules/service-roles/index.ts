import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { investRbacHandlers, rbacPayHandlers } from './handlers';

// What other modules may use.
export { addPolicy, addServiceRole, type GivenPolicy, type GivenServiceRole } from './given';
export { findHolding } from './store';

export const serviceRolesModule: Module = {
  handlers: ({ endpoints }) => ({ ...rbacPayHandlers(endpoints), ...investRbacHandlers(endpoints) }),
  permissions: {
    rbac_pay: {
      names: ['Доступ: платежи', 'Access: payments', 'Kirish: toʻlovlar'],
      roles: { administrator: everything, director: 'qg' },
    },
    invest_rbac: {
      names: ['Доступ: инвестиции', 'Access: investments', 'Kirish: investitsiyalar'],
      roles: { administrator: everything, director: 'qg' },
    },
  },
};
