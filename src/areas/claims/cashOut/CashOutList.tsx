import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListCashOutClaimsRows, type CashOutClaim } from '../../../api/investment/cashOut';
import { Action } from '../../../kit/actions/Action';
import { DataTable } from '../../../kit/table/DataTable';
import { DateRangeFilter } from '../../../kit/list/DateRangeFilter';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { day, oneOf, order, searchText, someOf } from '../../../kit/url/listParams';
import { SearchFilter } from '../../../kit/list/SearchFilter';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { BulkDecision } from './BulkDecision';
import { CashOutActions } from './CashOutActions';
import { cashOutColumns } from './cashOutColumns';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { cashOutStatus, payoutMethods } from './cashOutTerms';
import { m } from './messages';

const statuses = ['pending', 'approved', 'to_sign', 'signed', 'paid', 'failed', 'rejected', 'cancelled'] as const;
const reasons = [
  ...(['unspecified', 'unplanned_need', 'saved_up', 'not_satisfied_profitability'] as const),
  ...(['not_understanding_app', 'heard_negative', 'not_satisfied_service', 'other'] as const),
];
const methods = ['card', 'bank_account'] as const;

export const parameters = {
  status: someOf(statuses),
  reason_type: someOf(reasons),
  method: oneOf(methods),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: order(['created_at', 'amount', 'payable_amount', 'planned_date'], '-created_at'),
};

const statusOptions = statuses.map((value) => ({ value, label: cashOutStatus[value].label }));
const reasonOptions = reasons.map((value) => ({ value, label: exitReasons[value] }));
const methodOptions = methods.map((value) => ({ value, label: payoutMethods[value] }));
const claimHref = ({ id }: CashOutClaim) => href('claims.cashOutOne', { id: String(id) });
const rowActions = (claim: CashOutClaim) => <CashOutActions claim={claim} isRow />;

/** The claims of investors who take money out. */
export default function CashOutList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const claims = useListCashOutClaimsRows(list);
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
          <ExportButton file="cash-out" permission="cash_out.export" />
        </>
      }
    >
      <Toolbar>
        <SearchFilter label={m.search} />
        <SelectFilter name="status" label={m.status} options={statusOptions} />
        <SelectFilter name="reason_type" label={m.reason} options={reasonOptions} />
        <SelectFilter name="method" label={m.method} options={methodOptions} />
        <DateRangeFilter label={m.created} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={claimHref}
        rowActions={rowActions}
        bulkActions={(picked, clear) => <BulkDecision claims={picked} onDone={clear} />}
      />
    </ListPage>
  );
}
