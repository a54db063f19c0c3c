import type { Module } from '../../http/module';
import { accessChangeHandlers } from './handlers';
import { seedAccessChanges } from './seed';
import { accessConfirmationHandlers } from './settingHandlers';

export const accessChangesModule: Module = {
  handlers: ({ endpoints }) => ({ ...accessChangeHandlers(endpoints), ...accessConfirmationHandlers }),
  seed: seedAccessChanges,
};
