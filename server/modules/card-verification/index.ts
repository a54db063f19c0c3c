import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { cardVerificationHandlers } from './handlers';

// What other modules may use.
export { isExpired } from './rules';

export const cardVerificationModule: Module = {
  handlers: cardVerificationHandlers,
  permissions: {
    card_verification: {
      names: ['Проверка карт', 'Card verification', 'Kartalarni tekshirish'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
  },
};
