import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { wingsHandlers } from './handlers';
import { seedWings } from './seed';

export const wingsModule: Module = {
  handlers: wingsHandlers,
  seed: seedWings,
  permissions: {
    scoring: {
      names: ['Скоринг', 'Scoring', 'Skoring'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' },
    },
  },
};
