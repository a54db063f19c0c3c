import { Add20Regular } from '@fluentui/react-icons';
import { useListModelsRows } from '../../../api/marketplace/models';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { oneId, order, searchText, someIds } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useRecordParam } from '../../../kit/url/useRecordParam';
import { Can, useCan } from '../../../session/can';
import { useBrandOptions, useCategoryFilter } from '../places';
import { AttributeFilters } from './AttributeFilters';
import { m } from './messages';
import { modelColumns } from './modelColumns';
import { modelLack } from './modelTerms';

const ModelDrawer = lazyComponent(async () => (await import('./ModelDrawer')).ModelDrawer);
const NewModel = lazyComponent(async () => (await import('./modelForms')).NewModel);

export const parameters = {
  search: searchText(),
  category_id: oneId(),
  brand_id: someIds(),
  attribute_id: oneId(),
  value_id: oneId(),
  lacks: modelLack.param(),
  order_by: order(['created_at', 'name'], '-created_at'),
};
const dialogs = ['new'] as const;

/** What is sold, with what each model still lacks. */
export default function ModelList() {
  const holds = useCan();
  const list = useListState(parameters);
  const {
    category_id: category,
    brand_id: brands,
    attribute_id: attribute,
    value_id: value,
    ...filters
  } = list.filters;
  const models = useListModelsRows({
    ...list,
    filters: {
      ...filters,
      category_id: category === undefined ? undefined : Number(category),
      attribute_id: attribute === undefined ? undefined : Number(attribute),
      value_id: value === undefined ? undefined : Number(value),
      brand_id: brands.map(Number),
    },
  });
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const side = useRecordParam('model');
  const categories = useCategoryFilter();
  const brandChoices = useBrandOptions();
  return (
    <ListPage
      list={list}
      rows={models}
      columns={modelColumns}
      actions={
        <>
          <ExportButton file="models" />
          <Can do="catalog.add">
            <Action label={m.create} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="category_id" label={m.category} {...categories} />
        <SelectFilter name="brand_id" label={m.brand} {...brandChoices} />
        <SelectFilter name="lacks" label={m.lacks} options={modelLack.options} />
        {(attribute !== undefined || value !== undefined) && <AttributeFilters id={attribute} />}
      </Toolbar>
      <RecordTable empty={m.empty} record="model" permission="catalog.get" Drawer={ModelDrawer} />
      {dialog && holds('catalog.add') && (
        <NewModel onClose={(made) => (made && holds('catalog.get') ? closeFor(() => side.open(made.id)) : close())} />
      )}
    </ListPage>
  );
}
