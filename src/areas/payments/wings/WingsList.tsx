import { useListWingsRequestsRows, type WingsRequestRow } from '../../../api/payment/wings';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText } from '../../../kit/url/listParams';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { m } from './messages';
import { wingsStatus, wingsTypes } from './wingsTerms';
import { t } from '../../../i18n/terms';

const parameters = {
  status: wingsStatus.param(),
  type: wingsTypes.oneParam(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'duration_ms'], '-created_at'),
};

const columns: Column<WingsRequestRow>[] = [
  { id: 'id', title: t.numberSign, value: (row) => row.id, width: 88 },
  { id: 'customer', title: m.customer, value: (row) => row.customer?.name, important: true },
  wingsTypes.column('type', t.type, (row) => row.type, { important: true, width: 160 }),
  wingsStatus.column('status', m.status, (row) => row.status, { important: true, width: 144 }),
  fieldColumn('duration_ms', m.duration, { as: 'number', sort: true, width: 120 }),
  fieldColumn('created_at', t.sent, { as: 'dateTime', sort: true, width: 176 }),
];

/** What was asked of the scoring service, newest first. */
export default function WingsList() {
  const list = useListState(parameters);
  const requests = useListWingsRequestsRows(list);
  return (
    <ListPage list={list} rows={requests} columns={columns} actions={<ExportButton file="wings" />}>
      <Toolbar search={m.search} period={t.sent}>
        <SelectFilter name="status" label={m.status} options={wingsStatus.options} />
        <SelectFilter name="type" label={t.type} options={wingsTypes.options} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={(row) => href('payments.wingsOne', { id: String(row.id) })} />
    </ListPage>
  );
}
