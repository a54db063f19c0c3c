import { useListApplicationsRows, type ApplicationRow } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { ListSwitch } from '../../../kit/list/ListSwitch';
import { QueueViews } from '../../../kit/list/QueueViews';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { sources } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';
import { applicationParams, keeps, views } from './listParams';
import { stages, useStageCounts } from './stages';

const columns: Column<ApplicationRow>[] = [
  fieldColumn('id', t.number, { as: 'number', width: 72 }),
  { id: 'customer', title: instalments.customer, value: (row) => row.customer.name, important: true, width: 136 },
  {
    id: 'merchant',
    title: m.place,
    value: (row) => [row.merchant?.name, row.branch?.name].filter(Boolean).join(' · '),
    width: 112,
  },
  {
    id: 'price',
    title: instalments.price,
    value: (row) => row.Price_in_merchant,
    as: 'money',
    sort: 'Price_in_merchant',
    width: 136,
  },
  { id: 'down_payment', title: instalments.down, value: (row) => row.down_payment, as: 'money', width: 128 },
  { id: 'months', title: m.months, value: (row) => row.Expiry_month_count, as: 'number', width: 60 },
  { id: 'score', title: instalments.score, value: (row) => row.Scoring, as: 'number', width: 64 },
  applicationStatus.column('status', t.status, (row) => row.Status, { important: true, width: 168 }),
  {
    id: 'waits',
    title: m.waits,
    value: (row) => row.waits_since.slice(0, 'yyyy-mm-dd'.length),
    as: 'day',
    sort: 'waits',
    important: true,
    width: 112,
  },
  {
    id: 'installment_amount',
    title: instalments.financed,
    value: (row) => row.Installment_amount,
    as: 'money',
    width: 160,
    hidden: true,
  },
  sources.column('source', instalments.source, (row) => row.source, { width: 144, hidden: true }),
  fieldColumn('contract_number', instalments.contractShort, { width: 120, hidden: true }),
  { id: 'phone', title: t.phone, value: (row) => row.customer.phone_number, width: 168, hidden: true },
  fieldColumn('expires_at', instalments.expires, { as: 'dateTime', width: 168, hidden: true }),
  {
    id: 'Created_at',
    title: t.created,
    value: (row) => row.Created_at,
    as: 'dateTime',
    sort: 'Created_at',
    width: 168,
    hidden: true,
  },
];

const hrefOf = ({ id }: ApplicationRow) => href('instalments.one', { id: String(id) });

/** Every application, with what waits for whom and since when. */
export function ApplicationList() {
  const list = useListState(applicationParams);
  const mayOpen = useCan()('installments.get');
  const { list: _, merchant_id: merchants, ...filters } = list.filters;
  const asked = { ...filters, merchant_id: merchants.map(Number) };
  const rows = useListApplicationsRows({ ...list, filters: asked });
  const counts = useStageCounts(asked);
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="instalment-applications" />}>
      <ListSwitch label={m.views} views={views} keeps={keeps} />
      <QueueViews label={m.stages} list={list} views={stages} counts={counts} />
      <Toolbar search={m.search} period={t.created}>
        <SelectFilter name="status" label={t.status} options={applicationStatus.options} />
        <SelectFilter name="source" label={instalments.source} options={sources.options} />
        <MerchantFilter label={instalments.merchant} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
