import { page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { historyOf } from '../../shared/auditTrail';
import { notFound } from '../../shared/problem';
import { tariffChanges } from './store';

/** No call of the contract decides these claims. */
export const tariffChangeHandlers = {
  async listTariffChangeClaims({ query, db, language }) {
    return page('claims', await tariffChanges.list(db, query, language));
  },

  async getTariffChangeClaim({ params, db, language }) {
    const claim = await tariffChanges.find(db, params.id, language);
    if (claim === undefined) throw notFound();
    return { ...claim, history: await historyOf(db, 'tariff_change_claim', claim.id) };
  },
} satisfies Partial<HandlerMap>;
