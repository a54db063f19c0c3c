import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { backgroundRunner } from '../../shared/backgroundRunner';
import { closingHandlers } from './handlers';
import { workStage } from './work';

// What other modules use.
export { openDay } from './openDay';
// What the demonstration uses.
export { seedClosings } from './seed';

export const closingModule: Module = {
  handlers({ app, db, clock, files, log }) {
    const work = backgroundRunner('closing of months', () => workStage({ db, clock, files }), log);
    app.addHook('onReady', async () => work.wake());
    app.addHook('onClose', () => work.stop());
    return closingHandlers(files, work.wake);
  },
  permissions: {
    closing: {
      names: ['Закрытие месяца', 'Month closing', 'Oyni yopish'],
      roles: { accountant: 'qgaux', administrator: 'qgD', director: everything },
    },
  },
};
