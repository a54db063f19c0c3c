import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { bondHandlers } from './handlers';
import { bondScheduleHandlers } from './scheduleHandlers';
import { seedBonds } from './seed';
import { bondTermHandlers } from './termHandlers';

// What the tests and the test mode may use: no call leads to a purchase.
export { sellUnits } from './service';

export const bondsModule: Module = {
  handlers: { ...bondHandlers, ...bondTermHandlers, ...bondScheduleHandlers },
  seed: seedBonds,
  permissions: {
    bonds: {
      names: ['Облигации', 'Bonds', 'Obligatsiyalar'],
      roles: { moderator: 'qg', accountant: 'qg', administrator: 'aue', director: everything },
    },
  },
};
