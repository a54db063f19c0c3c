import { useMemo } from 'react';
import {
  useListClaimsRows,
  useListClaimStatusesQuery,
  type GeneralClaimRow,
} from '../../../api/system-user/generalClaims';
import { DataTable } from '../../../kit/table/DataTable';
import { DateRangeFilter } from '../../../kit/list/DateRangeFilter';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { day, oneOf, order, searchText } from '../../../kit/url/listParams';
import { RecordSlot } from '../../../kit/list/RecordSlot';
import { SearchFilter } from '../../../kit/list/SearchFilter';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { useRecordParam } from '../../../kit/url/useRecordParam';
import { SegmentedControl } from '../../../kit/list/SegmentedControl';
import { useCan } from '../../../session/can';
import { BulkDecision } from './BulkDecision';
import { ClaimActions } from './ClaimActions';
import { allColumns, claimColumns } from './claimColumns';
import { claimStatus, claimTypes, paymentTypes } from '../../../parts/claims/terms';
import { m } from './messages';
import { useClaimCommands } from './useClaimCommands';
import { m as shared } from '../../../parts/claims/messages';
import { t } from '../../../i18n/terms';

const ClaimDrawer = lazyComponent(async () => (await import('./ClaimDrawer')).ClaimDrawer);

export const parameters = {
  // The requirements begin with what comes in.
  type: oneOf(['all', ...claimTypes.values], 'cash_in'),
  status: claimStatus.param(),
  payment_type: paymentTypes.oneParam(),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: order(['created_at', 'amount'], '-created_at'),
};
const views = [...claimTypes.options, { value: 'all' as const, label: m.all }];

const rowActions = (row: GeneralClaimRow) => <ClaimActions claim={row} isRow />;

/** General claims by their type; one that is clicked opens at the side. */
export default function ClaimList() {
  const list = useListState(parameters);
  const side = useRecordParam('claim');
  const { type, ...rest } = list.filters;
  const filters = { ...rest, type: type === 'all' ? undefined : type };
  const claims = useListClaimsRows({ ...list, filters });
  // The filter is needed after the rows; asking for both at once would hold the rows up.
  const codes =
    useListClaimStatusesQuery(undefined, { skip: claims.state === 'loading' }).data?.statuses ?? claimStatus.values;
  const statusOptions = useMemo(() => claimStatus.optionsOf(codes), [codes]);
  useClaimCommands(list.set);
  const columns = type === 'all' ? allColumns : claimColumns;
  const can = useCan();
  const mayAct = can('claims.enable') || can('claims.update');
  const mayPick = can('claims.enable') || can('claims.export');
  return (
    <ListPage
      list={list}
      rows={claims}
      columns={columns}
      actions={
        <ExportButton file="claims" permission="claims.export" names={{ type: { label: t.type, options: views } }} />
      }
    >
      <SegmentedControl label={m.view} value={type} options={views} onChange={(next) => list.set({ type: next })} />
      <Toolbar>
        <SearchFilter label={m.search} />
        <SelectFilter name="status" label={t.status} options={statusOptions} />
        <SelectFilter name="payment_type" label={shared.paymentType} options={paymentTypes.options} />
        <DateRangeFilter label={t.created} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={side.hrefOf}
        rowActions={mayAct ? rowActions : undefined}
        bulkActions={mayPick ? (picked, clear) => <BulkDecision claims={picked} onDone={clear} /> : undefined}
      />
      <RecordSlot record={side} Drawer={ClaimDrawer} />
    </ListPage>
  );
}
