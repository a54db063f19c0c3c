import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { yesterday } from '../../shared/clock';
import { roundHandlers } from './handlers';
import { seedRoundStates } from './seed';

// What other modules, the test mode and tests may use.
export { enterRound } from './entry';

export const roundsModule: Module = {
  handlers: roundHandlers,
  seed: (sql, clock) => seedRoundStates(sql, yesterday(clock)),
  permissions: {
    rounds: {
      names: ['Раунды', 'Rounds', 'Raundlar'],
      roles: { moderator: 'qg', accountant: 'qg', administrator: 'aue', director: everything },
    },
  },
};
