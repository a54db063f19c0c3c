import {
  ArrowUpload20Regular,
  Clock20Regular,
  DocumentAdd20Regular,
  ErrorCircle20Regular,
  TableSimple20Regular,
} from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListCashOutClaimsRows, type CashOutClaim } from '../../../api/investment/cashOut';
import { Action } from '../../../kit/actions/Action';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText } from '../../../kit/url/listParams';
import { QueueViews } from '../../../kit/list/QueueViews';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { preparing } from '../signing/bulkVerbs';
import { approving, rejecting } from './bulkVerbs';
import { CashOutActions } from './CashOutActions';
import { cashOutColumns } from './cashOutColumns';
import { awaiting } from '../../../parts/awaiting';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { cashOutStatus, payoutMethods } from './cashOutTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const parameters = {
  status: cashOutStatus.param(['pending']),
  reason_type: exitReasons.param(),
  method: payoutMethods.oneParam(),
  awaits: awaiting.oneParam(),
  search: searchText(),
  ...period,
  // Who waits longest comes first.
  order_by: order(['created_at', 'amount', 'payable_amount', 'planned_date'], 'created_at'),
};

const views = [
  { id: 'cashOut.pending', title: m.viewPending, icon: Clock20Regular, filters: { status: ['pending'] } },
  { id: 'cashOut.approved', title: m.viewApproved, icon: DocumentAdd20Regular, filters: { status: ['approved'] } },
  { id: 'cashOut.failed', title: m.viewFailed, icon: ErrorCircle20Regular, filters: { status: ['failed'] } },
  { id: 'cashOut.all', title: m.viewAll, icon: TableSimple20Regular, filters: { status: [] } },
] as const;
const claimHref = ({ id }: CashOutClaim) => href('claims.cashOutOne', { id: String(id) });
const rowActions = (claim: CashOutClaim) => <CashOutActions claim={claim} isRow />;

/** The claims of investors who take money out. */
export default function CashOutList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const claims = useListCashOutClaimsRows(list);
  const bulkActions = useBulkActions(approving, rejecting, preparing);
  return (
    <ListPage
      list={list}
      rows={claims}
      columns={cashOutColumns}
      actions={
        <>
          <Can do="cash_out.import">
            <Action
              label={m.upload}
              icon={ArrowUpload20Regular}
              onSelect={() => navigate(href('claims.cashOutSheet'))}
            />
          </Can>
          <ExportButton file="cash-out" />
        </>
      }
    >
      <QueueViews label={t.steps} list={list} views={views} />
      <Toolbar search={m.search} period={m.created}>
        <SelectFilter name="status" label={m.status} options={cashOutStatus.options} />
        <SelectFilter name="awaits" label={t.decision} options={awaiting.options} />
        <SelectFilter name="reason_type" label={m.reason} options={exitReasons.options} />
        <SelectFilter name="method" label={m.method} options={payoutMethods.options} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={claimHref} rowActions={rowActions} bulkActions={bulkActions} />
    </ListPage>
  );
}
