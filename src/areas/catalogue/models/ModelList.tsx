import { Add20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useListModelsRows, type Model } from '../../../api/marketplace/models';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { oneId, order, searchText, someIds } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { useBrandOptions, useCategoryFilter } from '../places';
import { Pictured } from '../products/productTerms';
import { filledOf, m } from './messages';
import { modelLack } from './modelTerms';

const ModelDrawer = lazyComponent(async () => (await import('./ModelDrawer')).ModelDrawer);
const NewModel = lazyComponent(async () => (await import('./modelForms')).NewModel);

/** How many of its attributes say something, 7 of 9. */
function Filled({ model: { attributes_filled: filled, attributes_count: count } }: { model: Model }) {
  const format = useFormat();
  return <FormattedMessage {...filledOf} values={{ filled: format.number(filled), count: format.number(count) }} />;
}

const columns: Column<Model>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <Pictured url={row.image_url} name={row.name} />,
    sort: 'name',
    important: true,
  },
  { id: 'category', title: m.category, value: (row) => row.category.name, important: true, width: 200 },
  { id: 'path', title: m.path, value: (row) => row.category_path.join(' → '), width: 320, hidden: true },
  { id: 'brand', title: m.brand, value: (row) => row.brand.name, width: 136 },
  {
    id: 'attributes',
    title: m.attributes,
    value: (row) => `${row.attributes_filled}/${row.attributes_count}`,
    cell: (row) => <Filled model={row} />,
    width: 112,
  },
  fieldColumn('images_count', m.imageCount, { as: 'number', width: 104 }),
  fieldColumn('products_count', m.products, { as: 'number', important: true, width: 144 }),
  fieldColumn('created_at', m.madeAt, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];

export const parameters = {
  search: searchText(),
  category_id: oneId(),
  brand_id: someIds(),
  attribute_id: oneId(),
  lacks: modelLack.param(),
  order_by: order(['created_at', 'name'], '-created_at'),
};
const dialogs = ['new'] as const;

/** What is sold, with what each model still lacks. */
export default function ModelList() {
  const holds = useCan();
  const list = useListState(parameters);
  const { category_id: category, brand_id: brands, attribute_id: attribute, ...filters } = list.filters;
  const models = useListModelsRows({
    ...list,
    filters: {
      ...filters,
      category_id: category === undefined ? undefined : Number(category),
      attribute_id: attribute === undefined ? undefined : Number(attribute),
      brand_id: brands.map(Number),
    },
  });
  const { dialog, open, close } = useDialogParam(dialogs);
  const categories = useCategoryFilter();
  const { options: brandOptions } = useBrandOptions();
  return (
    <ListPage
      list={list}
      rows={models}
      columns={columns}
      actions={
        <>
          <Can do="catalog.add">
            <Action label={m.create} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
          <ExportButton file="models" />
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="category_id" label={m.category} options={categories} />
        <SelectFilter name="brand_id" label={m.brand} options={brandOptions} />
        <SelectFilter name="lacks" label={m.lacks} options={modelLack.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="model" permission="catalog.get" Drawer={ModelDrawer} />
      {dialog && holds('catalog.add') && <NewModel onClose={close} />}
    </ListPage>
  );
}
