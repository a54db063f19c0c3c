import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { accessHandlers } from './accessHandlers';
import { roleGrantHandlers } from './grantHandlers';
import { roleHandlers } from './handlers';
import { roleMemberHandlers } from './memberHandlers';
import { permissionHandlers } from './permissionHandlers';

// What other modules may use.
export { addRole, type RoleMembership } from './members';
export { setPermissions, type PermissionSet } from './permissionSet';

export const rolesModule: Module = {
  handlers: ({ endpoints }) => ({
    ...roleHandlers,
    ...roleGrantHandlers,
    ...roleMemberHandlers,
    ...permissionHandlers,
    ...accessHandlers(endpoints),
  }),
  permissions: {
    rbac: {
      names: ['Доступ: система', 'Access: system', 'Kirish: tizim'],
      roles: { administrator: everything, director: 'qgA' },
    },
  },
};
