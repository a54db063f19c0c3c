import { useListCustomersRows, type CustomerRow } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { flag, oneOf, order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { Masked } from '../../../kit/values/values';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { customerStatus } from '../customerTerms';
import { m } from '../messages';

export const parameters = {
  status: customerStatus.param(),
  debt: oneOf(['owes', 'overdue', 'none']),
  is_investor: flag(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'name', 'contract_count', 'debt', 'oldest_due'], '-created_at'),
};

const debts = [
  { value: 'owes', label: m.owes },
  { value: 'overdue', label: m.overdue },
  { value: 'none', label: m.owesNothing },
] as const;
const yesNo = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
] as const;

const columns: Column<CustomerRow>[] = [
  fieldColumn('name', m.customer, { sort: true, important: true }),
  {
    id: 'phone_number',
    title: t.phone,
    value: (row) => row.phone_number,
    cell: (row) => <Masked text={row.phone_number} />,
    width: 144,
  },
  { id: 'pinfl', title: t.pinfl, value: (row) => row.pinfl, cell: (row) => <Masked text={row.pinfl} />, width: 136 },
  customerStatus.column('status', t.status, (row) => row.status, { width: 140 }),
  fieldColumn('contract_count', m.contracts, { as: 'number', sort: true, width: 124 }),
  fieldColumn('debt', m.debt, { as: 'money', sort: true, important: true, width: 136 }),
  // Nothing is overdue of most, so that the few figures are seen.
  {
    id: 'overdue_days',
    title: m.overdueDays,
    value: (row) => (row.overdue_days === 0 ? null : row.overdue_days),
    as: 'number',
    important: true,
    width: 144,
  },
  fieldColumn('oldest_due', m.oldestDue, { as: 'day', sort: true, width: 136, hidden: true }),
  {
    id: 'is_investor',
    title: m.isInvestor,
    value: (row) => row.investor_id !== null,
    width: 136,
    hidden: true,
  },
  fieldColumn('created_at', m.since, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];

const hrefOf = ({ id }: Pick<CustomerRow, 'id'>) => href('customers.one', { id: String(id) });

/** Every customer, with what he owes and since when. */
export default function CustomerList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('customers.get');
  const customers = useListCustomersRows(list);
  return (
    <ListPage list={list} rows={customers} columns={columns} actions={<ExportButton file="customers" />}>
      <Toolbar search={m.search} period={m.since}>
        <SelectFilter name="status" label={t.status} options={customerStatus.options} />
        <SelectFilter name="debt" label={m.debtFilter} options={debts} />
        <SelectFilter name="is_investor" label={m.isInvestor} options={yesNo} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
