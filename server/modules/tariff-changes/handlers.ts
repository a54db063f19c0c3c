import type { HandlerMap } from '../../http/contract';
import { historyOf } from '../../shared/auditTrail';
import { notFound } from '../../shared/problem';
import { checkPeriod } from '../../shared/period';
import { countTariffChanges, findTariffChange, listTariffChanges } from './store';

/** No call of the contract decides these claims. */
export const tariffChangeHandlers = {
  async listTariffChangeClaims({ query, db, language }) {
    checkPeriod(query);
    const { offset = 0, limit = 10, order_by: order = '-created_at', ...filter } = query;
    const count = await countTariffChanges(db, filter);
    const claims = offset < count ? await listTariffChanges(db, filter, { order, language, offset, limit }) : [];
    return { claims, count };
  },

  async getTariffChangeClaim({ params, db, language }) {
    const claim = await findTariffChange(db, params.id, language);
    if (claim === undefined) throw notFound();
    return { ...claim, history: await historyOf(db, 'tariff_change_claim', claim.id) };
  },
} satisfies Partial<HandlerMap>;
