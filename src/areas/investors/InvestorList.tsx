import { Suspense } from 'react';
import {
  beginInvestors,
  useListInvestorsRows,
  useListInvestorStatusesQuery,
  type InvestorRow,
} from '../../api/investment/investors';
import { DataTable, type Column } from '../../kit/DataTable';
import { DateRangeFilter } from '../../kit/DateRangeFilter';
import { lazily } from '../../kit/lazily';
import { ListPage } from '../../kit/ListPage';
import { day, oneOf, searchText, someOf } from '../../kit/listParameters';
import { SearchFilter } from '../../kit/SearchFilter';
import { SelectFilter } from '../../kit/SelectFilter';
import { StatusBadge } from '../../kit/StatusBadge';
import { Toolbar } from '../../kit/Toolbar';
import { listQueryOf, useListState } from '../../kit/useListState';
import { wholePhone } from '../../lib/wholePhone';
import type { Begin } from '../../routes/route';
import { BulkStatus } from './actions/BulkStatus';
import { InvestorRowActions } from './actions/InvestorRowActions';
import { InvestorName } from './InvestorName';
import { investorHref } from './investorHref';
import { investorStatus } from './investorStatus';
import { m } from './messages';
import { SubjectSwitch } from './SubjectSwitch';

const PhoneOwners = lazily(async () => (await import('./PhoneOwners')).PhoneOwners);

const statuses = ['new', 'in_process', 'active', 'current', 'left', 'inactive', 'archive'] as const;
const orders = ['created_at', 'name', 'status', 'investment_amount', 'balance'] as const;

const parameters = {
  subject: oneOf(['individual', 'business'], 'individual'),
  status: someOf(statuses),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: oneOf(
    orders.flatMap((field) => [field, `-${field}` as const]),
    '-created_at',
  ),
};

const shared: Column<InvestorRow>[] = [
  { id: 'phone_number', title: m.phone, value: (row) => row.phone_number, width: 144 },
  {
    id: 'status',
    title: m.status,
    value: (row) => row.status,
    cell: (row) => <StatusBadge code={row.status} look={investorStatus[row.status]} />,
    sort: 'status',
    width: 148,
    important: true,
  },
  {
    id: 'investment_amount',
    title: m.invested,
    value: (row) => row.investment_amount,
    as: 'money',
    sort: 'investment_amount',
    width: 160,
    important: true,
  },
  { id: 'balance', title: m.balance, value: (row) => row.balance, as: 'money', sort: 'balance', width: 144 },
  {
    id: 'created_at',
    title: m.created,
    // The time of day is on the card; here it would cost the name its place.
    value: (row) => String(row.created_at).slice(0, 10),
    as: 'day',
    sort: 'created_at',
    width: 104,
  },
];

const columns: Record<InvestorRow['subject'], Column<InvestorRow>[]> = {
  individual: [
    {
      id: 'name',
      title: m.name,
      value: (row) => row.name,
      cell: (row) => <InvestorName investor={row} />,
      sort: 'name',
      important: true,
    },
    { id: 'pinfl', title: m.pinfl, value: (row) => row.pinfl, width: 148, hidden: true },
    ...shared,
  ],
  business: [
    {
      id: 'name',
      title: m.company,
      value: (row) => row.name,
      cell: (row) => <InvestorName investor={row} />,
      sort: 'name',
      important: true,
    },
    { id: 'inn', title: m.inn, value: (row) => row.inn, width: 112 },
    ...shared,
  ],
};

const rowActions = (row: InvestorRow) => <InvestorRowActions investor={row} />;

/**
 * Asks for the first rows while the screen is still on its way.
 * @public read by the route's loader, past the reach of the tools
 */
export const begin: Begin = (beginning) => beginInvestors(listQueryOf(parameters, beginning));

export default function InvestorList() {
  const list = useListState(parameters);
  const investors = useListInvestorsRows(list);
  // The filter is needed after the rows; asking for both at once would hold the rows up.
  const known = useListInvestorStatusesQuery(undefined, { skip: investors.state === 'loading' });
  const statusOptions = (known.data?.statuses ?? statuses).map((status) => ({
    value: status,
    label: investorStatus[status]?.label ?? status,
  }));
  const phone = wholePhone(list.filters.search ?? '');

  return (
    <ListPage list={list} rows={investors}>
      <SubjectSwitch value={list.filters.subject} onChange={(subject) => list.set({ subject })} />
      <Toolbar list={list}>
        <SearchFilter list={list} name="search" label={m.search} />
        <SelectFilter list={list} name="status" label={m.status} options={statusOptions} />
        <DateRangeFilter list={list} from="begin_date" to="end_date" label={m.created} />
      </Toolbar>
      {phone && (
        <Suspense>
          <PhoneOwners phone={phone} />
        </Suspense>
      )}
      <DataTable
        list={list}
        rows={investors}
        columns={columns[list.filters.subject]}
        empty={m.empty}
        rowHref={investorHref}
        rowActions={rowActions}
        bulkActions={(picked, clear) => <BulkStatus investors={picked} onDone={clear} />}
      />
    </ListPage>
  );
}
