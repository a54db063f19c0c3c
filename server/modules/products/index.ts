import type { Module } from '../../http/module';
import { productHandlers } from './handlers';
import { seedProducts } from './seed';

/** What merchants offer of the models. The right is that of the whole catalogue. */
export const productsModule: Module = { handlers: productHandlers, seed: seedProducts };
