import { useListAccountGroupsRows, type AccountGroup } from '../../api/payment/accounts';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { href } from '../../routes/href';
import { m } from './messages';

export const parameters = { search: searchText() };

const columns: Column<AccountGroup>[] = [
  fieldColumn('id', t.number, { important: true, width: 88 }),
  fieldColumn('name', t.name, { important: true }),
  { id: 'parent', title: m.parent, value: (row) => row.parent?.name },
  fieldColumn('accounts_count', m.accountsCount, { as: 'number', important: true, width: 112 }),
];

const accountsOf = ({ id }: AccountGroup): string => href('ledger.accounts', {}, { group_id: [String(id)] });

/** The groups of the chart of accounts; one leads to its accounts. */
export default function GroupList() {
  const list = useListState(parameters);
  const groups = useListAccountGroupsRows(list);
  return (
    <ListPage list={list} rows={groups} columns={columns} actions={<ExportButton file="account-groups" />}>
      <Toolbar search={m.groupsSearch} />
      <DataTable empty={m.groupsEmpty} rowHref={accountsOf} />
    </ListPage>
  );
}
