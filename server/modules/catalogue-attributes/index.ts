import type { Module } from '../../http/module';
import { attributeHandlers } from './handlers';
import { seedAttributes } from './seed';

/** What the models of the catalogue are described by. */
export const catalogueAttributesModule: Module = { handlers: attributeHandlers, seed: seedAttributes };
