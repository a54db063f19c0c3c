import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListCatalogueRegionsQuery } from '../../api/payment/catalogues';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { oneOf, order, searchText, someIds } from '../../kit/url/listParams';
import { branchStatus } from '../../parts/branchStatus';
import { m } from './messages';

/** What the lists of branches keep in their addresses. */
export const branchParameters = {
  status: branchStatus.oneParam(),
  region_id: someIds(),
  kind: oneOf(['main', 'others']),
  search: searchText(),
  order_by: order(['created_at', 'name', 'sellers_count'], 'created_at'),
};

interface Filters {
  kind?: 'main' | 'others';
  region_id: readonly string[];
}

/** The filters as the service takes them. */
export const askedBranches = <Some extends Filters>({ kind, region_id: regions, ...filters }: Some) => ({
  ...filters,
  region_id: regions.map(Number),
  is_main: kind && kind === 'main',
});

const kinds = [
  { value: 'main', label: m.onlyMain },
  { value: 'others', label: m.onlyOthers },
] as const;

export function BranchFilters() {
  const source = useRecordQuery(useListCatalogueRegionsQuery());
  const regions = (source.item?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <SelectFilter name="status" label={m.status} options={branchStatus.options} />
      <SelectFilter name="region_id" label={m.region} options={regions} source={source} />
      <SelectFilter name="kind" label={m.isMain} options={kinds} />
    </>
  );
}
