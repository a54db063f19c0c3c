import type { Module } from '../../http/module';
import { everything } from '../../auth/permissions';
import { categoryHandlers } from './handlers';
import { seedCategories } from './seed';

/** What merchants are sorted into. */
export const merchantCategoriesModule: Module = {
  handlers: categoryHandlers,
  seed: seedCategories,
  permissions: {
    merchant_categories: {
      names: ['Категории мерчантов', 'Merchant categories', 'Savdogar toifalari'],
      roles: {
        ...{ moderator: 'qg', manager: 'qgaueix', accountant: 'qgx' },
        ...{ administrator: everything, director: 'qgx' },
      },
    },
  },
};
