import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { asyncTaskHandlers } from './handlers';
import { taskRunner } from './runner';
import { seedAsyncTasks } from './seed';

export const asyncTasksModule: Module = {
  handlers({ app, db, clock, log }) {
    const runner = taskRunner(db, clock, log);
    // Taken up when the server is ready, whoever left them, and put down before it closes.
    app.addHook('onReady', async () => runner.wake());
    app.addHook('onClose', () => runner.stop());
    return asyncTaskHandlers(runner);
  },
  seed: seedAsyncTasks,
  permissions: {
    async_tasks: {
      names: ['Фоновые задания', 'Background tasks', 'Fon vazifalari'],
      roles: { administrator: everything, director: 'qg' },
    },
  },
};
