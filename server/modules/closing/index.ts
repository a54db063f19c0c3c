import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { closingHandlers } from './handlers';
import { workStage } from './work';

// What other modules use.
export { openDay } from './openDay';
// What the demonstration uses.
export { seedClosings } from './seed';

export const closingModule: Module = {
  handlers({ background, db, clock, files }) {
    const work = background.work('closing of months', () => workStage({ db, clock, files }));
    return closingHandlers(files, work.wake);
  },
  permissions: {
    closing: {
      names: ['Закрытие месяца', 'Month closing', 'Oyni yopish'],
      roles: { accountant: 'qgaux', administrator: 'qgD', director: everything },
    },
  },
};
