import { useListAccountsRows, type Account } from '../../api/payment/accounts';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { searchText, someIds } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { href } from '../../routes/href';
import { askedGroups, GroupFilter } from './GroupFilter';
import { accountTypes } from './ledgerTerms';
import { m } from './messages';

export const parameters = { type: accountTypes.param(), group_id: someIds(), search: searchText() };

const columns: Column<Account>[] = [
  fieldColumn('id', t.number, { important: true, width: 88 }),
  fieldColumn('name', t.name, { important: true }),
  { id: 'group', title: m.group, value: (row) => row.group.name },
  { id: 'parent', title: m.parent, value: (row) => row.parent?.id, width: 104, hidden: true },
  accountTypes.column('type', m.accountType, (row) => row.type, { width: 136 }),
  fieldColumn('is_money', m.isMoney, { width: 96, hidden: true }),
  fieldColumn('allows_manual', m.allowsManual, { width: 144 }),
  fieldColumn('is_active', m.isActive, { width: 104, hidden: true }),
  // What stands on an account with parts is theirs as well, and assets are not added to liabilities.
  fieldColumn('balance', t.balance, { as: 'money', important: true, width: 192, isStanding: true }),
];

/** The chart of accounts with what stands on each; one leads to its card. */
export default function AccountList() {
  const list = useListState(parameters);
  const accounts = useListAccountsRows({ ...list, filters: askedGroups(list.filters) });
  return (
    <ListPage list={list} rows={accounts} columns={columns} actions={<ExportButton file="accounts" />}>
      <Toolbar search={m.accountsSearch}>
        <SelectFilter name="type" label={m.accountType} options={accountTypes.options} />
        <GroupFilter />
      </Toolbar>
      <DataTable empty={m.accountsEmpty} rowHref={({ id }: Account) => href('ledger.account', { id: String(id) })} />
    </ListPage>
  );
}
