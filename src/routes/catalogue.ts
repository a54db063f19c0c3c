import { Apps20Regular, Organization20Regular, TagMultiple20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  categories: { id: 'routes.catalogue.categories', defaultMessage: 'Категории товаров' },
  category: { id: 'routes.catalogue.category', defaultMessage: 'Категория товаров' },
  newCategory: { id: 'routes.catalogue.newCategory', defaultMessage: 'Новая категория товаров' },
  brands: { id: 'routes.catalogue.brands', defaultMessage: 'Бренды' },
  newBrand: { id: 'routes.catalogue.newBrand', defaultMessage: 'Новый бренд' },
  attributes: { id: 'routes.catalogue.attributes', defaultMessage: 'Атрибуты' },
  newAttribute: { id: 'routes.catalogue.newAttribute', defaultMessage: 'Новый атрибут' },
});
const oneCategory = defineMessage<{ id: string }>({
  id: 'routes.records.marketCategory',
  defaultMessage: 'Категория товаров № {id}',
});
const oneBrand = defineMessage<{ id: string }>({ id: 'routes.records.brand', defaultMessage: 'Бренд № {id}' });

/** What the goods of the marketplace are sorted into and described by. */
export const catalogue = {
  'catalogue.categories': route('/marketplace-catalog/category-list', {
    title: m.categories,
    permission: 'catalog',
    needs: { listCategories: 'catalog.query' },
    create: { title: m.newCategory, needs: { createCategory: 'catalog.add' } },
    menu: { section: 'marketplace', icon: Organization20Regular },
    screen: () => import('../areas/catalogue/categories/CategoryTree'),
  }),
  'catalogue.category': route('/marketplace-catalog/category-list/:id', {
    title: m.category,
    permission: 'catalog',
    needs: { getCategory: 'catalog.get' },
    parent: 'catalogue.categories',
    record: {
      kind: 'marketCategories',
      title: m.categories,
      one: oneCategory,
      needs: { listCategories: 'catalog.query' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      look: () => import('../areas/catalogue/categories/findCategories'),
    },
    screen: () => import('../areas/catalogue/categories/CategoryPage'),
  }),
  'catalogue.brands': route('/marketplace-catalog/brand-list', {
    title: m.brands,
    permission: 'catalog',
    needs: { listBrands: 'catalog.query' },
    create: { title: m.newBrand, needs: { createBrand: 'catalog.add' } },
    menu: { section: 'marketplace', icon: TagMultiple20Regular },
    record: {
      kind: 'brands',
      title: m.brands,
      one: oneBrand,
      needs: { getBrand: 'catalog.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ id }),
      look: () => import('../areas/catalogue/brands/findBrands'),
    },
    screen: () => import('../areas/catalogue/brands/BrandList'),
  }),
  'catalogue.attributes': route('/marketplace-catalog/attribute-list', {
    title: m.attributes,
    permission: 'catalog',
    needs: { listAttributes: 'catalog.query' },
    create: { title: m.newAttribute, needs: { createAttribute: 'catalog.add' } },
    menu: { section: 'marketplace', icon: Apps20Regular },
    screen: () => import('../areas/catalogue/attributes/AttributeList'),
  }),
};
