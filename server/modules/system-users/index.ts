import type { Module } from '../../http/module';
import { systemUserHandlers } from './handlers';
import { systemUserPasswordHandlers } from './passwordHandlers';

// What other modules may use.
export { merchantFault, wordsOf } from './rules';
export { lockUser, setRoles, touchUser } from './store';

export const systemUsersModule: Module = {
  handlers: {
    ...systemUserHandlers,
    ...systemUserPasswordHandlers,
  },
};
