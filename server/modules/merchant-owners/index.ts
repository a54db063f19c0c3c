import type { Module } from '../../http/module';
import { ownerHandlers } from './handlers';
import { seedOwners } from './seed';

/** People who sign in to the cabinet of a merchant; the rights are those of `merchants`. */
export const merchantOwnersModule: Module = { handlers: ownerHandlers, seed: (sql) => seedOwners(sql) };
