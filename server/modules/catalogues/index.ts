import type { Module } from '../../http/module';
import { catalogueHandlers } from './handlers';

export const cataloguesModule: Module = {
  handlers: catalogueHandlers,
};
