import type { HandlerMap } from '../../http/contract';
import { notFound } from '../../shared/problem';
import { checkPeriod } from '../../shared/period';
import { maskedMessage } from './masking';
import { countWings, findWings, listWings } from './store';

export const wingsHandlers = {
  async listWingsRequests({ query, db }) {
    checkPeriod(query);
    const { offset = 0, limit = 10, order_by: order = '-created_at', ...filter } = query;
    const count = await countWings(db, filter);
    return { requests: offset < count ? await listWings(db, filter, { order, offset, limit }) : [], count };
  },

  async getWingsRequest({ params, db }) {
    const found = await findWings(db, params.id);
    if (found === undefined) throw notFound();
    return { ...found, request: maskedMessage(found.request), response: maskedMessage(found.response) };
  },
} satisfies Partial<HandlerMap>;
