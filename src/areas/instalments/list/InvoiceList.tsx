import { useListProductInvoicesRows, type ProductInvoice } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { ListSwitch } from '../../../kit/list/ListSwitch';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { href } from '../../../routes/href';
import { m as instalments } from '../messages';
import { m } from './messages';
import { invoiceParams, keeps, views } from './listParams';

const columns: Column<ProductInvoice>[] = [
  fieldColumn('number', t.number, { important: true, width: 128 }),
  fieldColumn('date', t.date, { as: 'day', sort: true, important: true, width: 120 }),
  { id: 'merchant', title: instalments.merchant, value: (row) => row.merchant.name, important: true, width: 200 },
  fieldColumn('name', m.invoiceLine, {}),
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 160 }),
  fieldColumn('application_id', m.application, { width: 112 }),
  fieldColumn('created_at', t.created, { as: 'dateTime', width: 168, hidden: true }),
];

const hrefOf = ({ application_id: id }: ProductInvoice) =>
  href('instalments.one', { id: String(id) }, { tab: 'goods' });

/** The invoices of merchants for what was sold by instalments, each for a line. */
export function InvoiceList() {
  const list = useListState(invoiceParams);
  const { list: _, merchant_id: merchants, ...filters } = list.filters;
  const rows = useListProductInvoicesRows({ ...list, filters: { ...filters, merchant_id: merchants.map(Number) } });
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="product-invoices" />}>
      <ListSwitch label={m.views} views={views} keeps={keeps} />
      <Toolbar search={m.findLineInvoice} period={t.date}>
        <MerchantFilter label={instalments.merchant} />
      </Toolbar>
      <DataTable empty={m.noLineInvoices} rowHref={hrefOf} />
    </ListPage>
  );
}
