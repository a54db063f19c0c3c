import { everything } from '../../auth/permissions';
import { page } from '../../db/list';
import type { Module } from '../../http/module';
import { notFound } from '../../shared/problem';
import { maskedMessage } from './masking';
import { findMessages, seedWings, wingsRequests } from './store';

// What other modules may use.
export { maskedMessage } from './masking';
export { keepWingsRequest } from './store';

export const wingsModule: Module = {
  handlers: {
    async listWingsRequests({ query, db }) {
      return page('requests', await wingsRequests.list(db, query));
    },
    async getWingsRequest({ params, db }) {
      const found = await wingsRequests.find(db, params.id);
      const messages = await findMessages(db, params.id);
      if (found === undefined || messages === undefined) throw notFound();
      return { ...found, request: maskedMessage(messages.request), response: maskedMessage(messages.response) };
    },
  },
  seed: seedWings,
  permissions: {
    scoring: {
      names: ['Скоринг', 'Scoring', 'Skoring'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' },
    },
  },
};
