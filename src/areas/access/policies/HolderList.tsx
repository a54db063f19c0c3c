import { DataTable } from '../../../kit/table/DataTable';
import { ListPage } from '../../../kit/list/ListPage';
import { searchText } from '../../../kit/url/listParams';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { GiveRoleButton, holdingColumns, useTaking } from './RoleAssignments';
import { m } from './messages';
import type { PolicyArea } from './policyArea';

const parameters = { search: searchText() };

/** Who holds which role of one of the two areas of policies. */
export function HolderList({ area }: { area: PolicyArea }) {
  const list = useListState(parameters);
  const holdings = area.useHoldings(list);
  const { rowActions, question } = useTaking(area, holdings.items);
  return (
    <ListPage list={list} rows={holdings} columns={holdingColumns} actions={<GiveRoleButton area={area} />}>
      <Toolbar search={m.searchPeople} />
      <DataTable empty={m.noHolders} rowHref={({ user_id }) => area.userHref(user_id)} rowActions={rowActions} />
      {question}
    </ListPage>
  );
}
