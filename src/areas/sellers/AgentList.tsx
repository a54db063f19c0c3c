import { useListPosAgentsRows, type PosAgentRow } from '../../api/payment/sellers';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Phone } from '../../kit/values/values';
import { m } from './messages';
import { askedPlaces, placeParameters } from './placeParams';
import { PosAgentList } from './PosAgentList';
import { createdColumn } from '../../parts/columns';
import { innColumn } from '../../parts/innColumn';

export const parameters = {
  ...placeParameters,
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'name'], '-created_at'),
};

const columns: Column<PosAgentRow>[] = [
  fieldColumn('name', m.agentName, { sort: true, important: true, width: 176 }),
  innColumn('inn', m.inn, { important: true, width: 104 }),
  { id: 'phone', title: m.phone, value: (row) => row.phone, cell: (row) => <Phone value={row.phone} />, width: 152 },
  fieldColumn('city', m.city, { important: true, width: 112 }),
  fieldColumn('bank_name', m.bankName, { width: 136 }),
  { id: 'branches', title: m.branches, value: (row) => row.branches.length, as: 'number', width: 88 },
  fieldColumn('accounts_count', m.accountsCount, { as: 'number', width: 72 }),
  { ...createdColumn, title: m.added },
];

/** Agents: organisations that bring customers to branches. */
export default function AgentList() {
  const list = useListState(parameters);
  const agents = useListPosAgentsRows({ ...list, filters: { ...askedPlaces(list.filters), kind: 'agent' } });
  return (
    <PosAgentList
      {...{ kind: 'agent', list, rows: agents, columns }}
      words={{ search: m.searchAgents, empty: m.noAgents, add: m.addAgent }}
    />
  );
}
