import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { fomoHandlers } from './handlers';
import { seedFomo } from './seed';

/** Offers that end soon, and who has them. */
export const fomoModule: Module = {
  handlers: fomoHandlers,
  seed: seedFomo,
  permissions: {
    fomo: {
      names: ['FOMO-кампании', 'FOMO campaigns', 'FOMO kampaniyalari'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
