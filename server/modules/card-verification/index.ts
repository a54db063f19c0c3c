import { everything } from '../../auth/permissions';
import { seedTrail } from '../../db/seedTrail';
import type { Module } from '../../http/module';
import { cardVerificationHandlers } from './handlers';

// What other modules may use.
export { isExpired } from './rules';

export const cardVerificationModule: Module = {
  handlers: cardVerificationHandlers,
  // The cards came with their investors.
  seed: (sql) =>
    seedTrail(sql, { entity: 'card_verification', table: 'investor_cards', by: 'moderator' }, [
      `r.verified_at, r.verified_by, 'decide', 'status', 'pending', case when r.verified_by is not null then r.status end`,
    ]),
  permissions: {
    card_verification: {
      names: ['Проверка карт', 'Card verification', 'Kartalarni tekshirish'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
  },
};
