import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListConstantsRows, type Constant } from '../../api/investment/constants';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { order, searchText } from '../../kit/url/listParams';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { Can, useCan } from '../../session/can';
import { t } from '../../i18n/terms';
import { constantTypes } from './constantTerms';
import { ConstantValue } from './ConstantValue';
import { m } from './messages';

const ConstantDrawer = lazyComponent(async () => (await import('./ConstantDrawer')).ConstantDrawer);
const NewConstant = lazyComponent(async () => (await import('./constantForms')).NewConstant);

const parameters = {
  type: constantTypes.param(),
  search: searchText(),
  order_by: order(['key', 'updated_at'], 'key'),
};

const columns: Column<Constant>[] = [
  fieldColumn('key', m.key, { sort: true, important: true, width: 224 }),
  constantTypes.column('type', m.type, (row) => row.type, { width: 112 }),
  {
    ...fieldColumn('value', m.value, { important: true, width: 240 }),
    words: (row) => (row.type === 'bool' ? (row.value === 'true' ? t.yes : t.no) : undefined),
    cell: (row) => <ConstantValue constant={row} />,
  },
  fieldColumn('description', m.description),
  fieldColumn('read_by', m.readBy),
  fieldColumn('is_active', m.isActive, { width: 104, hidden: true }),
  fieldColumn('updated_at', m.updated, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
const dialogs = ['new'] as const;

/** The values by which the investment service works. */
export default function ConstantList() {
  const list = useListState(parameters);
  const constants = useListConstantsRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('invest_constants.add');
  return (
    <ListPage
      list={list}
      rows={constants}
      columns={columns}
      actions={
        <>
          <ExportButton file="constants" />
          <Can do="invest_constants.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="type" label={m.type} options={constantTypes.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="invest_constants.get" Drawer={ConstantDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewConstant onClose={close} />}</Suspense>
    </ListPage>
  );
}
