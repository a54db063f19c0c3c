import { Box20Regular, Cube20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  models: { id: 'routes.catalogue.models', defaultMessage: 'Модели' },
  newModel: { id: 'routes.catalogue.newModel', defaultMessage: 'Новая модель' },
  products: { id: 'routes.catalogue.products', defaultMessage: 'Товары' },
  newProduct: { id: 'routes.catalogue.newProduct', defaultMessage: 'Новый товар' },
  ofMerchant: { id: 'routes.catalogue.merchantProducts', defaultMessage: 'Товары мерчанта' },
  modelRecords: { id: 'routes.records.models', defaultMessage: 'Модели товаров' },
  productRecords: { id: 'routes.records.products', defaultMessage: 'Товары мерчантов' },
});
const model = defineMessage<{ id: string }>({ id: 'routes.records.model', defaultMessage: 'Модель № {id}' });
const product = defineMessage<{ id: string }>({ id: 'routes.records.product', defaultMessage: 'Товар № {id}' });

/** What is sold on the marketplace, and what each merchant offers of it. */
export const goods = {
  'catalogue.models': route('/marketplace-catalog/model-list', {
    title: m.models,
    permission: 'catalog',
    needs: { listModels: 'catalog.query' },
    create: { title: m.newModel, needs: { createModel: 'catalog.add' } },
    menu: { section: 'marketplace', icon: Cube20Regular },
    record: {
      kind: 'models',
      title: m.modelRecords,
      one: model,
      needs: { getModel: 'catalog.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ model: id }),
      look: () => import('../areas/catalogue/models/findModels'),
    },
    screen: () => import('../areas/catalogue/models/ModelList'),
  }),
  'catalogue.products': route('/marketplace-catalog/product-list', {
    title: m.products,
    permission: 'catalog',
    needs: { listProducts: 'catalog.query' },
    create: { title: m.newProduct, needs: { createProduct: 'catalog.add' } },
    menu: { section: 'marketplace', icon: Box20Regular },
    record: {
      kind: 'products',
      title: m.productRecords,
      one: product,
      prefix: '#',
      takes: ['name', 'recordNumber', 'barcode'],
      query: (id) => ({ product: id }),
      look: () => import('../areas/catalogue/products/findProducts'),
    },
    screen: () => import('../areas/catalogue/products/ProductList'),
  }),
  'catalogue.merchantProducts': route('/merchants/list/:id/products', {
    title: m.ofMerchant,
    permission: 'catalog',
    needs: { listProducts: 'catalog.query' },
    parent: 'merchants.one',
    screen: () => import('../areas/catalogue/products/MerchantProducts'),
  }),
};
