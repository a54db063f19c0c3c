import type { Module } from '../../http/module';
import { notFound } from '../../shared/problem';
import { maskedMessage } from '../wings/index';
import { seedIdentityResponses } from './seed';
import { hasCustomer, identityResponses, known } from './store';

/** What the identity service said about customers; the rights are those of `customers`. */
export const identityResponsesModule: Module = {
  handlers: {
    async listIdentityResponses({ params, query, db, files }) {
      if (!(await hasCustomer(db, params.id))) throw notFound();
      const { rows, count } = await identityResponses.list(db, query, params.id);
      const list = rows.map(({ photo_key, raw, ...row }) => ({
        ...row,
        is_identified: row.result_code === known,
        photo: photo_key && files.signedUrl(photo_key),
        raw: maskedMessage(raw),
      }));
      return { list, count };
    },
  },
  seed: seedIdentityResponses,
};
