import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { asyncTaskHandlers } from './handlers';
import { workBatch } from './runner';
import { seedAsyncTasks } from './seed';

export const asyncTasksModule: Module = {
  handlers: ({ background, db, clock, log }) =>
    asyncTaskHandlers(background.work('background tasks', () => workBatch(db, clock, log))),
  seed: seedAsyncTasks,
  permissions: {
    async_tasks: {
      names: ['Фоновые задания', 'Background tasks', 'Fon vazifalari'],
      roles: { administrator: everything, director: 'qg' },
    },
  },
};
