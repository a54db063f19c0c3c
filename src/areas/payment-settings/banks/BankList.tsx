import { ArrowSync20Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { useListBanksRows, useSyncBanksMutation, type Bank } from '../../../api/payment/banks';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { notify } from '../../../kit/state/notifications';
import { choices } from '../../../kit/table/choices';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { Can } from '../../../session/can';
import { m as settings } from '../messages';
import { isOn, stateOf } from '../../../parts/switchState';
import { NameWithMonogram } from '../NameWithMonogram';
import { switchState } from '../switchState';
import { came, m } from './messages';
import { innColumn } from '../../../parts/innColumn';

const BankDrawer = lazyComponent(async () => (await import('./BankDrawer')).BankDrawer);

const directory = choices<'missing' | 'listed'>({ missing: m.missing, listed: m.listed });

export const parameters = {
  state: switchState.oneParam(),
  directory: directory.oneParam(),
  search: searchText(),
  order_by: order(['name', 'mfo', 'updated_at'], 'mfo'),
};

const columns: Column<Bank>[] = [
  fieldColumn('mfo', m.mfoColumn, { sort: true, important: true, width: 80 }),
  {
    ...{ id: 'name', title: m.name, value: (row) => row.name, sort: 'name', important: true },
    cell: (row) => <NameWithMonogram name={row.name} />,
  },
  innColumn('inn', m.inn, { width: 112 }),
  fieldColumn('swift', m.swift, { width: 112 }),
  fieldColumn('region', m.region, { width: 152 }),
  switchState.column('is_active', settings.switch, stateOf, { width: 120, important: true }),
  fieldColumn('missing_since', m.missingSince, { as: 'dateTime', width: 176, hidden: true }),
  fieldColumn('updated_at', settings.changedAt, { as: 'dateTime', sort: true, width: 176 }),
];

/** The banks by which forms know an MFO, and how they are laid beside the directory. */
export default function BankList() {
  const list = useListState(parameters);
  const dispatch = useDispatch();
  const [sync] = useSyncBanksMutation();
  const { state, directory: listed, ...filters } = list.filters;
  const banks = useListBanksRows({
    ...list,
    filters: { ...filters, is_active: isOn(state), is_missing: listed && listed === 'missing' },
  });
  const run = async () => {
    const values = await sync().unwrap();
    dispatch(notify({ tone: 'success', title: m.synced, text: came, values: { ...values }, isSummary: true }));
  };
  return (
    <ListPage
      list={list}
      rows={banks}
      columns={columns}
      actions={
        <>
          <ExportButton file="banks" />
          <Can do="banks.import">
            <Action label={m.sync} icon={ArrowSync20Regular} isPrimary onSelect={run} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="state" label={settings.switch} options={switchState.options} />
        <SelectFilter name="directory" label={m.directory} options={directory.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="bank" permission="banks.get" Drawer={BankDrawer} />
    </ListPage>
  );
}
