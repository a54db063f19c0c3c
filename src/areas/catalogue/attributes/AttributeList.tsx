import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListAttributesRows } from '../../../api/marketplace/attributes';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { order, searchText, someOf } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { m as catalogue } from '../messages';
import { lackOptions } from '../names';
import { attributeColumns } from './attributeColumns';
import { attributeTypes } from './attributeTerms';
import { m } from './messages';

const AttributeDrawer = lazyComponent(async () => (await import('./AttributeDrawer')).AttributeDrawer);
const NewAttribute = lazyComponent(async () => (await import('./attributeForms')).NewAttribute);

export const parameters = {
  type: attributeTypes.param(),
  lacks: someOf(['en', 'uz']),
  search: searchText(),
  order_by: order(['name', 'models_count', 'created_at'], 'name'),
};

const dialogs = ['new'] as const;

/** What the models of the catalogue are described by. */
export default function AttributeList() {
  const list = useListState(parameters);
  const attributes = useListAttributesRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('catalog.add');
  return (
    <ListPage
      list={list}
      rows={attributes}
      columns={attributeColumns}
      actions={
        <>
          <ExportButton file="attributes" />
          <Can do="catalog.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="type" label={catalogue.type} options={attributeTypes.options} />
        <SelectFilter name="lacks" label={catalogue.languages} options={lackOptions} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="catalog.get" Drawer={AttributeDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewAttribute onClose={close} />}</Suspense>
    </ListPage>
  );
}
