import { Clock20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import {
  useListClaimsRows,
  useListClaimStatusesQuery,
  type GeneralClaimRow,
} from '../../../api/system-user/generalClaims';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { oneOf, order, period, searchText } from '../../../kit/url/listParams';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useFilterCommand } from '../../../kit/list/useFilterCommand';
import { useListState } from '../../../kit/url/useListState';
import { SegmentedControl } from '../../../kit/list/SegmentedControl';
import { useCan } from '../../../session/can';
import { approving, deciding } from './bulkVerbs';
import { ClaimActions } from './ClaimActions';
import { allColumns, claimColumns } from './claimColumns';
import { awaiting } from '../../../parts/awaiting';
import { claimStatus, claimTypes, paymentTypes } from '../../../parts/claims/terms';
import { m } from './messages';
import { m as shared } from '../../../parts/claims/messages';
import { t } from '../../../i18n/terms';

const ClaimDrawer = lazyComponent(async () => (await import('./ClaimDrawer')).ClaimDrawer);

export const parameters = {
  // The requirements begin with what comes in.
  type: oneOf(['all', ...claimTypes.values], 'cash_in'),
  // What waits, as the requirements begin with what comes in.
  status: claimStatus.param(['pending', 'in_process']),
  payment_type: paymentTypes.oneParam(),
  awaits: awaiting.oneParam(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'amount'], 'created_at'),
};
const views = [...claimTypes.options, { value: 'all' as const, label: m.all }];

const waiting = {
  id: 'claims.waiting',
  title: m.showWaiting,
  keywords: m.waitingWords,
  icon: Clock20Regular,
  filters: { type: 'all', status: ['pending', 'in_process'] },
} as const;
const rowActions = (row: GeneralClaimRow) => <ClaimActions claim={row} isRow />;

/** General claims by their type; one that is clicked opens at the side. */
export default function ClaimList() {
  const list = useListState(parameters);
  const { type, ...rest } = list.filters;
  const filters = { ...rest, type: type === 'all' ? undefined : type };
  const claims = useListClaimsRows({ ...list, filters });
  // The filter is needed after the rows; asking for both at once would hold the rows up.
  const codes =
    useListClaimStatusesQuery(undefined, { skip: claims.state === 'loading' }).data?.statuses ?? claimStatus.values;
  const statusOptions = useMemo(() => claimStatus.optionsOf(codes), [codes]);
  useFilterCommand(list, waiting);
  const columns = type === 'all' ? allColumns : claimColumns;
  const can = useCan();
  const mayAct = can('claims.enable') || can('claims.update');
  const bulkActions = useBulkActions(approving, deciding);
  return (
    <ListPage
      list={list}
      rows={claims}
      columns={columns}
      actions={<ExportButton file="claims" names={{ type: { label: t.type, options: views } }} />}
    >
      <SegmentedControl label={m.view} value={type} options={views} onChange={(next) => list.set({ type: next })} />
      <Toolbar search={m.search} period={t.created}>
        <SelectFilter name="status" label={t.status} options={statusOptions} />
        <SelectFilter name="awaits" label={t.decision} options={awaiting.options} />
        <SelectFilter name="payment_type" label={shared.paymentType} options={paymentTypes.options} />
      </Toolbar>
      <RecordTable
        empty={m.empty}
        record="claim"
        Drawer={ClaimDrawer}
        rowActions={mayAct ? rowActions : undefined}
        bulkActions={bulkActions}
      />
    </ListPage>
  );
}
