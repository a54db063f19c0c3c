import type { Product } from '../../../api/marketplace/products';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { ikpuColumn } from '../../../parts/numberColumns';
import { m } from './messages';
import { PicturedName } from '../../../kit/photos/Thumbnail';
import { Price, Sale, saleState, stateOfSale } from './productTerms';
import { SwitchProduct } from './SwitchProduct';

const merchantColumn: Column<Product> = {
  id: 'merchant',
  title: m.merchant,
  value: (row) => row.merchant.name,
  width: 136,
};

const columns: Column<Product>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <PicturedName url={row.image_url} width={36} height={36} name={row.name} under={row.sku} />,
    sort: 'name',
    important: true,
  },
  { id: 'model', title: m.model, value: (row) => row.model.name, width: 152, hidden: true },
  fieldColumn('sku', m.sku, { width: 128, hidden: true }),
  {
    id: 'price',
    title: m.price,
    value: (row) => row.price,
    as: 'money',
    isStanding: true,
    sort: 'price',
    cell: (row) => <Price product={row} />,
    important: true,
    width: 148,
  },
  fieldColumn('old_price', m.oldPrice, { as: 'money', width: 176, hidden: true, isStanding: true }),
  { id: 'discount', title: m.discount, value: (row) => row.discount_percent, as: 'number', width: 104, hidden: true },
  fieldColumn('stock', m.stock, { as: 'number', sort: true, width: 136 }),
  {
    id: 'is_active',
    title: m.switch,
    value: (row) => row.is_active,
    cell: (row) => <SwitchProduct product={row} />,
    width: 112,
  },
  {
    id: 'sale',
    title: m.sale,
    value: (row) => stateOfSale(row),
    words: (row) => saleState.labelOf(stateOfSale(row)),
    cell: (row) => <Sale product={row} />,
    important: true,
    width: 190,
  },
  { id: 'category', title: m.category, value: (row) => row.category.name, width: 168, hidden: true },
  { id: 'brand', title: m.brand, value: (row) => row.brand.name, width: 136, hidden: true },
  ikpuColumn('spic', m.spic, { width: 184, hidden: true }),
  fieldColumn('barcode', m.barcode, { width: 144, hidden: true }),
  fieldColumn('package_code', m.packageCode, { width: 136, hidden: true }),
  fieldColumn('price_changed_at', m.priceChanged, { as: 'dateTime', sort: true, width: 168, hidden: true }),
  fieldColumn('created_at', m.madeAt, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];

/** Of one merchant the merchant is not said again with each product. */
export const merchantColumns: Column<Product>[] = columns;
export const productColumns: Column<Product>[] = columns.toSpliced(1, 0, merchantColumn);
