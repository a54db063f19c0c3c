import { everything } from '../../auth/permissions';
import { page } from '../../db/list';
import type { Module } from '../../http/module';
import { withHistory } from '../../shared/auditTrail';
import { seedTariffChanges, tariffChanges } from './store';

/** No call of the contract decides these claims. */
export const tariffChangesModule: Module = {
  handlers: {
    async listTariffChangeClaims({ query, db, language }) {
      return page('claims', await tariffChanges.list(db, query, language));
    },
    getTariffChangeClaim: async ({ params, db, language }) =>
      withHistory(db, 'tariff_change_claim', await tariffChanges.find(db, params.id, language)),
  },
  seed: seedTariffChanges,
  permissions: {
    tariff_change: {
      names: ['Смена тарифа', 'Tariff changes', 'Tarifni almashtirish'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
  },
};
