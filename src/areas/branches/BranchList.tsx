import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListMerchantBranchesRows, type BranchRow } from '../../api/payment/branches';
import { useListCatalogueRegionsQuery } from '../../api/payment/catalogues';
import { Action } from '../../kit/actions/Action';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { oneOf, order, searchText, someIds } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { BranchActions } from './BranchActions';
import { branchColumns } from './branchColumns';
import { branchStatus } from './branchTerms';
import { m } from './messages';

const BranchDrawer = lazyComponent(async () => (await import('./BranchDrawer')).BranchDrawer);

const kinds = [
  { value: 'main', label: m.onlyMain },
  { value: 'others', label: m.onlyOthers },
] as const;

export const parameters = {
  status: branchStatus.oneParam(),
  region_id: someIds(),
  kind: oneOf(['main', 'others']),
  search: searchText(),
  order_by: order(['created_at', 'name', 'sellers_count'], 'created_at'),
};
const rowActions = (row: BranchRow) => <BranchActions branch={row} />;

function RegionFilter() {
  const { item } = useRecordQuery(useListCatalogueRegionsQuery());
  const options = (item?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectFilter name="region_id" label={m.region} options={options} />;
}

/** The branches of the merchant in the address; one that is opened stands at the side. */
export default function BranchList() {
  const merchantId = useRecordId();
  if (merchantId === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <Branches key={merchantId} merchantId={merchantId} />;
}

function Branches({ merchantId }: { merchantId: number }) {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const { kind, region_id: regions, ...filters } = list.filters;
  const branches = useListMerchantBranchesRows({
    ...list,
    filters: { ...filters, id: merchantId, region_id: regions.map(Number), is_main: kind && kind === 'main' },
  });
  return (
    <ListPage
      list={list}
      rows={branches}
      columns={branchColumns}
      actions={
        <>
          <Can do="branches.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('branches.new', { id: String(merchantId) }))}
            />
          </Can>
          <ExportButton file="branches" />
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="status" label={m.status} options={branchStatus.options} />
        <RegionFilter />
        <SelectFilter name="kind" label={m.isMain} options={kinds} />
      </Toolbar>
      <RecordTable
        empty={m.empty}
        record="branch"
        permission="branches.get"
        Drawer={BranchDrawer}
        rowActions={rowActions}
      />
    </ListPage>
  );
}
