import type { Module } from '../../http/module';
import { authHandlers } from './handlers';
import { secondFactorHandlers } from './secondFactorHandlers';

export const authModule: Module = {
  handlers: (parts) => ({ ...authHandlers(parts), ...secondFactorHandlers(parts) }),
};
