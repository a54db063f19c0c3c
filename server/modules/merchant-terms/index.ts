import type { Module } from '../../http/module';
import { termHandlers } from './handlers';
import { seedTerms } from './seed';

/** Discounts and markups of merchants. Whoever may change a merchant may change them; the ids are those of `merchants`. */
export const merchantTermsModule: Module = {
  handlers: termHandlers,
  seed: (sql, clock) => seedTerms(sql, clock),
};
