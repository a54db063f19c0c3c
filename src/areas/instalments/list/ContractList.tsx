import { useListInstalmentsRows, type Instalment } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { ListSwitch } from '../../../kit/list/ListSwitch';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { contractStatus } from '../../../parts/orders/applicationStatus';
import { buckets, promiseState, sources } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';
import { AgeingStrip } from './AgeingStrip';
import { contractParams, keeps, views } from './listParams';

const columns: Column<Instalment>[] = [
  fieldColumn('contract_number', instalments.contractShort, { important: true, width: 108 }),
  { id: 'customer', title: instalments.customer, value: (row) => row.customer.name, important: true, width: 124 },
  fieldColumn('total', instalments.total, { as: 'money', sort: true, width: 132 }),
  fieldColumn('paid', instalments.paid, { as: 'money', width: 140 }),
  fieldColumn('debt', instalments.debt, { as: 'money', sort: true, important: true, width: 132 }),
  fieldColumn('to_pay_now', instalments.toPay, { as: 'money', width: 140 }),
  fieldColumn('overdue_days', instalments.overdue, { as: 'number', sort: true, width: 76 }),
  fieldColumn('oldest_due', m.oldestDue, { as: 'day', sort: true, width: 124 }),
  fieldColumn('next_date', m.next, { as: 'day', width: 124, hidden: true }),
  fieldColumn('autopay', m.autopayShort, { width: 64, hidden: true }),
  contractStatus.column('status', t.status, (row) => row.status, { width: 168, hidden: true }),
  {
    id: 'bucket',
    title: m.bucket,
    value: (row) => row.bucket,
    words: (row) => (row.bucket === null ? undefined : buckets.labelOf(row.bucket)),
    width: 144,
    hidden: true,
  },
  { id: 'merchant', title: instalments.merchant, value: (row) => row.merchant?.name, width: 160, hidden: true },
  fieldColumn('down_payment', instalments.down, { as: 'money', width: 144, hidden: true }),
  fieldColumn('installment_amount', instalments.financed, { as: 'money', width: 160, hidden: true }),
  fieldColumn('next_amount', m.nextAmount, { as: 'money', width: 168, hidden: true }),
  { id: 'phone', title: t.phone, value: (row) => row.customer.phone_number, width: 168, hidden: true },
  fieldColumn('created_at', m.made, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];

const autopayOptions = [
  { value: 'true', label: instalments.on },
  { value: 'false', label: instalments.off },
] as const;

const hrefOf = ({ id }: Instalment) => href('instalments.one', { id: String(id) }, { tab: 'schedule' });

/** Every contract, with what is paid, owed and late. */
export function ContractList() {
  const list = useListState(contractParams);
  const mayOpen = useCan()('installments.get');
  const { list: _, merchant_id: merchants, autopay, ...filters } = list.filters;
  const rows = useListInstalmentsRows({
    ...list,
    filters: {
      ...filters,
      merchant_id: merchants.map(Number),
      ...(autopay !== undefined && { autopay: autopay === 'true' }),
    },
  });
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="instalment-contracts" />}>
      <ListSwitch label={m.views} views={views} keeps={keeps} />
      <AgeingStrip list={list} />
      <Toolbar search={m.search} period={m.made}>
        <SelectFilter name="bucket" label={m.bucket} options={buckets.options} />
        <SelectFilter name="promise" label={m.promise} options={promiseState.options} />
        <SelectFilter name="status" label={t.status} options={contractStatus.options} />
        <SelectFilter name="autopay" label={instalments.autopay} options={autopayOptions} />
        <SelectFilter name="source" label={instalments.source} options={sources.options} />
        <MerchantFilter label={instalments.merchant} />
      </Toolbar>
      <DataTable empty={m.contractsEmpty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
