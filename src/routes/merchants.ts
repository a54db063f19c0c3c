import { TextBulletListTree20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  categories: { id: 'routes.merchants.categories', defaultMessage: 'Категории мерчантов' },
  category: { id: 'routes.merchants.category', defaultMessage: 'Категория мерчантов' },
  newCategory: { id: 'routes.merchants.newCategory', defaultMessage: 'Новая категория мерчантов' },
});

/** Who sells by instalments, and what they are sorted into. */
export const merchants = {
  'merchants.categories': route('/merchants/list/merchants-category', {
    title: m.categories,
    permission: 'merchant_categories',
    needs: { listMerchantCategories: 'merchant_categories.query' },
    create: { title: m.newCategory, needs: { createMerchantCategory: 'merchant_categories.add' } },
    menu: { section: 'merchants', icon: TextBulletListTree20Regular },
    screen: () => import('../areas/merchants/categories/CategoryTree'),
  }),
  'merchants.category': route('/merchants/categories/:id', {
    title: m.category,
    permission: 'merchant_categories',
    needs: { getMerchantCategory: 'merchant_categories.get' },
    parent: 'merchants.categories',
    screen: () => import('../areas/merchants/categories/CategoryTree'),
  }),
};
