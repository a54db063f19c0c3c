import { useListWingsRequestsRows, type WingsRequestRow, type WingsType } from '../../../api/payment/wings';
import type { Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { DateRangeFilter } from '../../../kit/list/DateRangeFilter';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { day, oneOf, searchText, someOf } from '../../../kit/url/listParams';
import { SearchFilter } from '../../../kit/list/SearchFilter';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { StatusBadge } from '../../../kit/values/StatusBadge';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { m } from './messages';
import { wingsStatus, wingsTypes } from './wingsTerms';

const statuses = ['success', 'failed', 'timeout'] as const;
const types = Object.keys(wingsTypes) as WingsType[];
const orders = ['created_at', 'duration_ms'] as const;

const parameters = {
  status: someOf(statuses),
  type: oneOf(types),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: oneOf(
    orders.flatMap((field) => [field, `-${field}` as const]),
    '-created_at',
  ),
};
const statusOptions = statuses.map((status) => ({ value: status, label: wingsStatus[status].label }));
const typeOptions = types.map((type) => ({ value: type, label: wingsTypes[type] }));

const columns: Column<WingsRequestRow>[] = [
  { id: 'id', title: m.number, value: (row) => row.id, width: 88 },
  { id: 'customer', title: m.customer, value: (row) => row.customer?.name, important: true },
  {
    id: 'type',
    title: m.type,
    value: (row) => row.type,
    words: (row) => wingsTypes[row.type],
    important: true,
    width: 160,
  },
  {
    id: 'status',
    title: m.status,
    value: (row) => row.status,
    words: (row) => wingsStatus[row.status]?.label,
    cell: (row) => <StatusBadge code={row.status} look={wingsStatus[row.status]} />,
    important: true,
    width: 144,
  },
  {
    id: 'duration_ms',
    title: m.duration,
    value: (row) => row.duration_ms,
    as: 'number',
    sort: 'duration_ms',
    width: 120,
  },
  {
    id: 'created_at',
    title: m.created,
    value: (row) => row.created_at,
    as: 'dateTime',
    sort: 'created_at',
    width: 176,
  },
];

/** What was asked of the scoring service, newest first. */
export default function WingsList() {
  const list = useListState(parameters);
  const requests = useListWingsRequestsRows(list);
  return (
    <ListPage
      list={list}
      rows={requests}
      columns={columns}
      actions={<ExportButton file="wings" permission="scoring.export" />}
    >
      <Toolbar>
        <SearchFilter label={m.search} />
        <SelectFilter name="status" label={m.status} options={statusOptions} />
        <SelectFilter name="type" label={m.type} options={typeOptions} />
        <DateRangeFilter label={m.created} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={(row) => href('payments.wingsOne', { id: String(row.id) })} />
    </ListPage>
  );
}
