import { useListDividendsRows, type DividendRow } from '../../api/investment/dividends';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { t } from '../../i18n/terms';
import { useListState } from '../../kit/url/useListState';
import { parameters, useMonthOptions } from './dividendParams';
import { dividendStatus } from './dividendTerms';
import { m } from './messages';
import { PayMonth } from './PayMonth';
import { doneOf } from './RunProgress';

export { parameters } from './dividendParams';

const DividendDrawer = lazyComponent(async () => (await import('./DividendDrawer')).DividendDrawer);

const columns: Column<DividendRow>[] = [
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, sort: 'strategy', important: true },
  dividendStatus.column('status', m.status, (row) => row.status, { important: true, width: 176 }),
  fieldColumn('announced', m.announced, { as: 'money', width: 152 }),
  fieldColumn('pool', m.pool, { as: 'money', width: 176, hidden: true }),
  fieldColumn('gross', m.gross, { as: 'money', sort: true, width: 152 }),
  fieldColumn('tax', m.tax, { as: 'money', width: 136 }),
  fieldColumn('net', m.net, { as: 'money', important: true, width: 192 }),
  { id: 'done', title: m.done, value: percentDone, as: 'number', width: 112 },
  fieldColumn('iman_percent', m.iman, { as: 'number', width: 120 }),
  fieldColumn('count', m.count, { as: 'number', width: 128 }),
  fieldColumn('paid_count', m.paidCount, { as: 'number', width: 128 }),
  fieldColumn('owed_count', m.owedCount, { as: 'number', width: 112, hidden: true }),
];

const yesNo = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
] as const;

/** Of what goes on now. */
function percentDone(row: DividendRow): number | null {
  const known = doneOf(row);
  return known && known.total > 0 ? Math.floor((known.done / known.total) * 100) : null;
}

/** What the profit of a month gives to the investors of each strategy. */
export default function DividendList() {
  const list = useListState(parameters);
  const dividends = useListDividendsRows(list);
  return (
    <ListPage
      list={list}
      rows={dividends}
      columns={columns}
      actions={
        <>
          <ExportButton file="dividends" />
          <PayMonth month={list.filters.month} />
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="month" label={m.month} options={useMonthOptions()} />
        <SelectFilter name="status" label={m.status} options={dividendStatus.options} />
        <SelectFilter name="is_missing" label={m.holdsMonth} options={yesNo} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="dividends.get" Drawer={DividendDrawer} />
    </ListPage>
  );
}
