import { useListInvoicesRows, type Invoice } from '../../../api/payment/invoices';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { invoiceStatus, invoiceType } from './invoiceTerms';
import { m } from './messages';

export const parameters = {
  search: searchText(),
  type: invoiceType.param(),
  status: invoiceStatus.param(),
  ...period,
  order_by: order(['date', 'total'], '-date'),
};

const columns: Column<Invoice>[] = [
  fieldColumn('number', m.number, { important: true, width: 72 }),
  fieldColumn('date', m.date, { as: 'day', sort: true, width: 100 }),
  invoiceType.column('type', m.type, (row) => row.type, { width: 104 }),
  { id: 'seller', title: m.seller, value: (row) => row.seller.name, important: true, width: 124 },
  { id: 'buyer', title: m.buyer, value: (row) => row.buyer.name, width: 124 },
  fieldColumn('total', m.total, { as: 'money', sort: true, important: true, width: 132 }),
  fieldColumn('total_vat', m.vat, { as: 'money', width: 120 }),
  invoiceStatus.column('status', m.status, (row) => row.status, { width: 152 }),
  fieldColumn('contract_number', m.contract, { width: 128 }),
];

/** Invoices to the platform and by it, with the sums of what is filtered. */
export default function InvoiceList() {
  const list = useListState(parameters);
  const invoices = useListInvoicesRows(list);
  const mayOpen = useCan()('invoices.get');
  return (
    <ListPage list={list} rows={invoices} columns={columns} actions={<ExportButton file="invoices" />}>
      <Toolbar search={m.search} period={m.date}>
        <SelectFilter name="type" label={m.type} options={invoiceType.options} />
        <SelectFilter name="status" label={m.status} options={invoiceStatus.options} />
      </Toolbar>
      <DataTable<Invoice>
        empty={m.empty}
        rowHref={mayOpen ? (row) => href('paymentSettings.invoice', { id: String(row.id) }) : undefined}
      />
    </ListPage>
  );
}
