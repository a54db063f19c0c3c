import { useListPosAgentsRows, type PosAgentRow } from '../../api/payment/sellers';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Phone } from '../../kit/values/values';
import { m } from './messages';
import { askedPlaces, placeParameters } from './placeParams';
import { PosAgentList } from './PosAgentList';
import { sellerRole, sellerStatus } from './sellerTerms';

export const parameters = {
  status: sellerStatus.oneParam(),
  role: sellerRole.oneParam(),
  ...placeParameters,
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'name', 'sales_count', 'sales'], '-created_at'),
};

const columns: Column<PosAgentRow>[] = [
  fieldColumn('name', m.sellerName, { sort: true, important: true, width: 152 }),
  sellerStatus.column<PosAgentRow>('status', m.status, (row) => row.status ?? 'active', {
    important: true,
    width: 136,
  }),
  { id: 'branch', title: m.branch, value: (row) => row.branch?.name, important: true, width: 144 },
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name, width: 136 },
  fieldColumn('username', m.username, { width: 112 }),
  { id: 'phone', title: m.phone, value: (row) => row.phone, cell: (row) => <Phone value={row.phone} />, width: 152 },
  sellerRole.column<PosAgentRow>('role', m.role, (row) => row.role ?? 'cashier', { width: 104 }),
  fieldColumn('sales_count', m.salesCount, { as: 'number', sort: true, width: 120 }),
  fieldColumn('sales', m.sales, { as: 'money', sort: true, width: 168 }),
  fieldColumn('created_at', m.added, { as: 'dateTime', sort: true, width: 168 }),
  fieldColumn('must_change_password', m.temporary, { width: 160, hidden: true }),
];

/** Sellers of all branches. */
export default function SellerList() {
  const list = useListState(parameters);
  const sellers = useListPosAgentsRows({ ...list, filters: { ...askedPlaces(list.filters), kind: 'seller' } });
  return (
    <PosAgentList
      {...{ kind: 'seller', list, rows: sellers, columns }}
      words={{ search: m.searchSellers, empty: m.noSellers, add: m.addSeller }}
    >
      <SelectFilter name="status" label={m.status} options={sellerStatus.options} />
      <SelectFilter name="role" label={m.role} options={sellerRole.options} />
    </PosAgentList>
  );
}
