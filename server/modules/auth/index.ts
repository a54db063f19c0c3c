import type { Module } from '../../http/module';
import { authHandlers } from './handlers';

export const authModule: Module = {
  handlers: authHandlers,
};
