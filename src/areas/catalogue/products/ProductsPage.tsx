import { Add20Regular, ArrowUpload20Regular, MoneySettings20Regular } from '@fluentui/react-icons';
import { useListProductsRows, type Product } from '../../../api/marketplace/products';
import { useNavigate } from 'react-router-dom';
import { Action } from '../../../kit/actions/Action';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { AmountRangeFilter } from '../../../kit/list/AmountRangeFilter';
import { ListPage } from '../../../kit/list/ListPage';
import { MoreFilters } from '../../../kit/list/MoreFilters';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { NamedFilter } from '../../../parts/NamedFilter';
import { addressOf } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { useBrandOptions, useCategoryFilter } from '../places';
import { prices } from '../prices/messages';
import { m } from './messages';
import { merchantColumns, productColumns } from './productColumns';
import { parameters } from './productParameters';
import { offReason, productLack, saleState } from './productTerms';

const ProductDrawer = lazyComponent(async () => (await import('./ProductDrawer')).ProductDrawer);
const NewProduct = lazyComponent(async () => (await import('./productForms')).NewProduct);
const PriceSheet = lazyComponent(async () => (await import('../prices/PriceSheet')).PriceSheet, 'kit.bulk');

const pricing = {
  id: 'catalogue.priceSheet',
  title: prices.sheet,
  icon: MoneySettings20Regular,
  permission: 'catalog.update',
  Form: PriceSheet,
};
const discounts = [
  { value: 'with', label: m.withDiscount },
  { value: 'without', label: m.withoutDiscount },
] as const;
const actives = [
  { value: 'on', label: m.on },
  { value: 'off', label: m.off },
] as const;
const dialogs = ['new'] as const;
/** Nine filters fill half the window of a phone. */
const seldom = ['lacks', 'active', 'discount', 'price_from', 'price_to'];

/** Products with their prices, their stock and whether they are on sale, of all merchants or of one. */
export function ProductsPage({ merchantId }: { merchantId?: number }) {
  const can = useCan();
  const list = useListState(parameters);
  const { dialog, open, close } = useDialogParam(dialogs);
  const bulkActions = useBulkActions<Product>(pricing);
  const { merchant_id: merchants, model_id: model, category_id: category, brand_id: brands, ...filters } = list.filters;
  const { sale, active, discount, ...rest } = filters;
  const products = useListProductsRows({
    ...list,
    filters: {
      ...rest,
      merchant_id: merchantId === undefined ? merchants.map(Number) : [merchantId],
      model_id: model === undefined ? undefined : Number(model),
      category_id: category === undefined ? undefined : Number(category),
      brand_id: brands.map(Number),
      is_on_sale: sale && sale === 'on',
      is_active: active && active === 'on',
      has_discount: discount && discount === 'with',
    },
  });
  return (
    <ListPage
      list={list}
      rows={products}
      columns={merchantId === undefined ? productColumns : merchantColumns}
      actions={
        <>
          <ExportButton file="products" />
          {merchantId !== undefined && <ImportAction merchantId={merchantId} />}
          <Can do="catalog.add">
            <Action label={m.create} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.priceChanged}>
        {merchantId === undefined && <MerchantFilter label={m.merchant} type="product" />}
        <SelectFilter name="sale" label={m.sale} options={saleState.options} />
        <SelectFilter name="off_reason" label={m.reasons} options={offReason.options} />
        <PlaceFilters />
        <NamedFilter name="model_id" label={m.model} known={products.items.map((row) => row.model)} />
        <MoreFilters names={seldom}>
          <SelectFilter name="lacks" label={m.lacks} options={productLack.options} />
          <SelectFilter name="active" label={m.active} options={actives} />
          <SelectFilter name="discount" label={m.discount} options={discounts} />
          <AmountRangeFilter from="price_from" to="price_to" label={m.price} />
        </MoreFilters>
      </Toolbar>
      <RecordTable isTall empty={m.empty} record="product" Drawer={ProductDrawer} bulkActions={bulkActions} />
      {dialog && can('catalog.add') && <NewProduct merchantId={merchantId} onClose={close} />}
    </ListPage>
  );
}

/** Leads to where the sheets of the merchant are taken in, and to what became of each. */
function ImportAction({ merchantId }: { merchantId: number }) {
  const navigate = useNavigate();
  return (
    <Can do="merchants.import">
      <Action
        label={m.fromExcel}
        icon={ArrowUpload20Regular}
        onSelect={() => navigate(addressOf('merchants.one', { id: String(merchantId) }, { tab: 'imports' }))}
      />
    </Can>
  );
}

function PlaceFilters() {
  const categories = useCategoryFilter();
  const brands = useBrandOptions();
  return (
    <>
      <SelectFilter name="category_id" label={m.category} {...categories} />
      <SelectFilter name="brand_id" label={m.brand} {...brands} />
    </>
  );
}
