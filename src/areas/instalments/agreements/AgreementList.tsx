import { useListAgreementsRows, type Agreement } from '../../../api/payment/agreements';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, period, searchText, someIds } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { FileLink } from '../../../parts/FileLink';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from '../messages';
import { agreementKinds, agreementStatus, w } from './agreementTerms';

export const parameters = {
  kind: agreementKinds.param(),
  status: agreementStatus.param(),
  merchant_id: someIds(),
  search: searchText(),
  ...period,
  order_by: order(['id', 'amount', 'date'], '-id'),
};

const columns: Column<Agreement>[] = [
  fieldColumn('contract_number', m.contractShort, { important: true, width: 104 }),
  agreementKinds.column('kind', t.type, (row) => row.kind, { width: 136 }),
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, important: true, width: 132 },
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name, width: 112 },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, width: 120 }),
  fieldColumn('date', w.date, { as: 'day', sort: true, width: 104 }),
  agreementStatus.column('status', t.status, (row) => row.status, { important: true, width: 168 }),
  {
    id: 'file',
    title: t.file,
    value: (row) => row.file?.name,
    cell: (row) => row.file && <FileLink href={row.file.url}>{row.file.name}</FileLink>,
    width: 108,
  },
  fieldColumn('signed_at', w.signedAt, { as: 'dateTime', width: 168, hidden: true }),
];

const hrefOf = ({ application_id: id }: Agreement) => href('instalments.one', { id: String(id) }, { tab: 'papers' });

/** Contracts with customers and the acts by which they were given the goods. */
export default function AgreementList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('installments.get');
  const { merchant_id: merchants, ...filters } = list.filters;
  const rows = useListAgreementsRows({ ...list, filters: { ...filters, merchant_id: merchants.map(Number) } });
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="agreements" />}>
      <Toolbar search={w.search} period={w.date}>
        <SelectFilter name="kind" label={t.type} options={agreementKinds.options} />
        <SelectFilter name="status" label={t.status} options={agreementStatus.options} />
        <MerchantFilter label={m.merchant} />
      </Toolbar>
      <DataTable empty={w.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
