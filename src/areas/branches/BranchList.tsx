import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListMerchantBranchesRows, type BranchRow } from '../../api/payment/branches';
import { Action } from '../../kit/actions/Action';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { Toolbar } from '../../kit/list/Toolbar';
import { useListState } from '../../kit/url/useListState';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { MerchantBranchActions } from './listActions';
import { useBranchColumns } from './branchColumns';
import { askedBranches, branchParameters, BranchFilters } from './branchFilters';
import { m } from './messages';

const BranchDrawer = lazyComponent(async () => (await import('./BranchDrawer')).BranchDrawer);

export const parameters = branchParameters;
const rowActions = (row: BranchRow) => <MerchantBranchActions branch={row} />;

/** The branches of the merchant in the address; one that is opened stands at the side. */
export default function BranchList() {
  const merchantId = useRecordId();
  if (merchantId === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <Branches key={merchantId} merchantId={merchantId} />;
}

function Branches({ merchantId }: { merchantId: number }) {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const branches = useListMerchantBranchesRows({
    ...list,
    filters: { ...askedBranches(list.filters), id: merchantId },
  });
  return (
    <ListPage
      list={list}
      rows={branches}
      columns={useBranchColumns()}
      actions={
        <>
          <ExportButton file="branches" />
          <Can do="branches.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('branches.new', { id: String(merchantId) }))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <BranchFilters />
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
