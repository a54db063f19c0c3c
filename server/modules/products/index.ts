import type { Module } from '../../http/module';
import { productHandlers } from './handlers';

/** What merchants offer of the models. The right is that of the whole catalogue. */
export const productsModule: Module = { handlers: productHandlers };
