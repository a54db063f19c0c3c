import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListBrandsRows, type Brand } from '../../../api/marketplace/brands';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { choices } from '../../../kit/table/choices';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { m as catalogue } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { BrandLogo } from './BrandLogo';
import { m } from './messages';

const BrandDrawer = lazyComponent(async () => (await import('./BrandDrawer')).BrandDrawer);
const NewBrand = lazyComponent(async () => (await import('./brandForms')).NewBrand);

const logos = choices<'yes' | 'no'>({ yes: m.withLogo, no: m.withoutLogo });

export const parameters = {
  state: switchState.oneParam(),
  logo: logos.oneParam(),
  search: searchText(),
  order_by: order(['name', 'models_count', 'created_at'], 'name'),
};

const columns: Column<Brand>[] = [
  {
    ...fieldColumn('name', catalogue.name, { sort: true, important: true }),
    cell: ({ name, logo_url: url }) => <BrandLogo name={name} url={url} />,
  },
  fieldColumn('models_count', catalogue.models, { as: 'number', sort: true, important: true, width: 120 }),
  fieldColumn('products_count', catalogue.products, { as: 'number', width: 120 }),
  switchState.column('is_active', catalogue.shown, stateOf, { width: 192, important: true }),
  fieldColumn('created_at', catalogue.madeAt, { as: 'dateTime', sort: true, width: 176 }),
  fieldColumn('updated_at', catalogue.changedAt, { as: 'dateTime', width: 176, hidden: true }),
];
const dialogs = ['new'] as const;

/** Under which names the goods of the catalogue are made. */
export default function BrandList() {
  const list = useListState(parameters);
  const { state, logo, ...filters } = list.filters;
  const brands = useListBrandsRows({
    ...list,
    filters: { ...filters, is_active: state && state === 'on', has_logo: logo && logo === 'yes' },
  });
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('catalog.add');
  return (
    <ListPage
      list={list}
      rows={brands}
      columns={columns}
      actions={
        <>
          <ExportButton file="brands" />
          <Can do="catalog.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="state" label={catalogue.shown} options={switchState.options} />
        <SelectFilter name="logo" label={m.logo} options={logos.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="catalog.get" Drawer={BrandDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewBrand onClose={close} />}</Suspense>
    </ListPage>
  );
}
