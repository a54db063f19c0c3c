import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { brandHandlers } from './handlers';
import { seedBrands } from './seed';

/** Under which names the goods of the catalogue are made. */
export const catalogueBrandsModule: Module = {
  handlers: brandHandlers,
  seed: seedBrands,
  permissions: {
    // Of the whole catalogue: categories, attributes, models and products ask for it, too.
    catalog: {
      names: ['Каталог товаров', 'Product catalogue', 'Tovarlar katalogi'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
