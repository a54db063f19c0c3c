import type { Module } from '../../http/module';
import { systemUserHandlers } from './handlers';
import { systemUserPasswordHandlers } from './passwordHandlers';

// What other modules may use.
export { setPassword, updateAccount, type AccountUpdate } from './accountChanges';
export { createAccount } from './createAccount';
export { merchantFault } from './rules';
export { lockUser, nameRoles, setRoles, touchUser } from './store';

export const systemUsersModule: Module = {
  handlers: {
    ...systemUserHandlers,
    ...systemUserPasswordHandlers,
  },
};
