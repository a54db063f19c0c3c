import { page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { notFound } from '../../shared/problem';
import { maskedMessage } from './masking';
import { findMessages, wingsRequests } from './store';

export const wingsHandlers = {
  async listWingsRequests({ query, db }) {
    return page('requests', await wingsRequests.list(db, query));
  },

  async getWingsRequest({ params, db }) {
    const found = await wingsRequests.find(db, params.id);
    const messages = await findMessages(db, params.id);
    if (found === undefined || messages === undefined) throw notFound();
    return { ...found, request: maskedMessage(messages.request), response: maskedMessage(messages.response) };
  },
} satisfies Partial<HandlerMap>;
