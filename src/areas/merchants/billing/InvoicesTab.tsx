import { useListMerchantInvoicesRows, type MerchantInvoice } from '../../../api/payment/merchantBilling';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { t } from '../../../i18n/terms';
import { invoiceStatus, invoiceType } from './billingTerms';
import { m } from './messages';

const columns: Column<MerchantInvoice>[] = [
  fieldColumn('number', t.number, { important: true, width: 128 }),
  fieldColumn('date', t.date, { as: 'day', sort: true, important: true, width: 112 }),
  invoiceType.column('type', t.type, (row) => row.type, { width: 136 }),
  fieldColumn('total', m.total, { as: 'money', sort: true, important: true, width: 168 }),
  fieldColumn('total_vat', m.vat, { as: 'money', width: 200 }),
  invoiceStatus.column('status', t.status, (row) => row.status, { important: true, width: 144 }),
];
const parameters = {
  search: searchText(),
  type: invoiceType.param(),
  status: invoiceStatus.param(),
  ...period,
  order_by: order(['date', 'total'], '-date'),
};

/** The invoices that a merchant sent and was sent. */
export function InvoicesTab({ merchantId }: { merchantId: number }) {
  const list = useListState(parameters);
  const query = { filters: { id: merchantId, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useListMerchantInvoicesRows(query);
  return (
    <Section id="invoices" title={m.invoices}>
      <Toolbar
        list={list}
        search={m.findInvoice}
        period={t.date}
        actions={
          <ExportButton
            permission="merchants.export"
            file="merchant-invoices"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="type" label={t.type} options={invoiceType.options} />
        <SelectFilter name="status" label={t.status} options={invoiceStatus.options} />
      </Toolbar>
      <DataTable list={list} rows={rows} columns={columns} empty={m.noInvoices} label={m.invoices} />
    </Section>
  );
}
