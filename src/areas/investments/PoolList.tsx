import { useListPortfolioPoolsRows, type PortfolioPool } from '../../api/system-user/investments';
import { useFormat } from '../../i18n/format';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { ExportButton } from '../../kit/export/ExportButton';
import { Fact, Facts } from '../../kit/values/Facts';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { useListState } from '../../kit/url/useListState';
import { pagesOf } from '../../lib/readPage';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { p, poolState, risks } from './poolTerms';
import { usedShare } from './usedShare';
import { t } from '../../i18n/terms';

const parameters = { state: poolState.param() };
const sums = ['capacity', 'invested', 'available'] as const;

function Used({ pool }: { pool: PortfolioPool }) {
  return useFormat().percent(usedShare(pool.invested, pool.capacity));
}

const columns: Column<PortfolioPool>[] = [
  { id: 'strategy', title: p.pool, value: (row) => row.strategy.name, important: true },
  poolState.column('state', t.state, (row) => row.state, { width: 120 }),
  { id: 'capacity', title: p.capacity, value: (row) => row.capacity, as: 'money', width: 212 },
  { id: 'invested', title: p.invested, value: (row) => row.invested, as: 'money', important: true, width: 212 },
  { id: 'available', title: p.available, value: (row) => row.available, as: 'money', important: true, width: 212 },
  {
    id: 'used',
    title: p.used,
    value: (row) => usedShare(row.invested, row.capacity),
    as: 'number',
    cell: (row) => <Used pool={row} />,
    width: 88,
    hidden: true,
  },
  fieldColumn('investments_count', t.investmentsCount, { as: 'number', width: 112, hidden: true }),
  fieldColumn('investors_count', p.investors, { as: 'number', width: 112, hidden: true }),
  risks.column('risk_type', t.risk, (row) => row.risk_type, { width: 112, hidden: true }),
];

/** The pools of the strategies: how much each may hold, holds, and can still take. */
export default function PoolList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('investments.get');
  const { state } = list.filters;
  const pools = useListPortfolioPoolsRows(state.length > 0 ? state : poolState.values);
  const { totals } = pools;
  return (
    <ListPage
      list={list}
      rows={pools}
      columns={columns}
      actions={<ExportButton file="portfolio-pools" readPage={pagesOf(pools.items)} />}
    >
      <Toolbar>
        <SelectFilter name="state" label={t.state} options={poolState.options} />
      </Toolbar>
      {totals && (
        <Facts areFigures>
          {sums.map((name) => (
            <Fact key={name} label={p[name]} value={totals[name]} as="money" />
          ))}
        </Facts>
      )}
      <DataTable
        rows={pools}
        columns={columns}
        empty={p.empty}
        rowHref={mayOpen ? ({ id }) => href('investments.pool', { id: String(id) }) : undefined}
      />
    </ListPage>
  );
}
