import { useListAccountGroupsRows } from '../../api/payment/accounts';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { m } from './messages';

/** All of them: a chart has some dozens. */
const everyGroup = { limit: 1000, page: 1, filters: {} };

/** By the groups that the accounts stand in. */
export function GroupFilter() {
  const source = useListAccountGroupsRows(everyGroup);
  const options = source.items.map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectFilter name="group_id" label={m.group} options={options} source={source} />;
}

/** The filters as the service takes them. */
export const askedGroups = <Some extends { group_id: readonly string[] }>({ group_id: groups, ...filters }: Some) => ({
  ...filters,
  group_id: groups.map(Number),
});
