import type { Module } from '../../http/module';
import { categoryHandlers } from './handlers';
import { seedMarketCategories } from './seed';

/** The tree that the goods of the catalogue are sorted into. */
export const catalogueCategoriesModule: Module = { handlers: categoryHandlers, seed: seedMarketCategories };
