import type { Module } from '../../http/module';
import { generalClaimHandlers } from './handlers';
import { seedClaims } from './seed';

// What other modules may use.
export { claimAnswer } from './serialize';
export { addClaim, claimsOf, sumHeld } from './store';

export const generalClaimsModule: Module = {
  handlers: generalClaimHandlers,
  seed: seedClaims,
  permissions: {
    claims: {
      names: ['Общие заявки', 'General claims', 'Umumiy arizalar'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
