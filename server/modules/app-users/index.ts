import type { Module } from '../../http/module';
import { seedAppUsers } from './seed';

// What other modules use.
export { countAudience, peopleOf, type AppLanguage, type LanguageCount, type Segment } from './audience';
export { findByIds, findByPhones, findOwn, markDead, type AppUser } from './people';

/** People of the customers' programs: whom something can be told. They come by the programs, and no screen of ours makes one. */
export const appUsersModule: Module = { handlers: {}, seed: seedAppUsers };
