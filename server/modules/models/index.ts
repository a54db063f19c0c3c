import type { Module } from '../../http/module';
import { attributeHandlers } from './attributeHandlers';
import { modelHandlers } from './handlers';
import { imageHandlers } from './imageHandlers';
import { seedModels } from './seed';

// What other modules may use.
export { kindOf, shapes, type Shape } from './plans';
export { belowCategory, mainImage, named } from './parts';
export { holdModel } from './store';

/** What is sold, whoever sells it. The right is that of the whole catalogue. */
export const modelsModule: Module = {
  handlers: { ...modelHandlers, ...attributeHandlers, ...imageHandlers },
  seed: seedModels,
};
