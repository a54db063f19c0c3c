import type { MessageDescriptor } from 'react-intl';
import { useListTiesRows, type Tie } from '../../api/system-user/ledger';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { byDay, dayOr } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Money } from '../../kit/values/values';
import type { Day } from '../../lib/days';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { tieKinds, tieStateOf, tieStates } from './ledgerTerms';
import { m } from './messages';
import { useTieDays } from './tieDays';

export const parameters = { date: byDay(dayOr) };

const recordsOf = (id: number, date: Day | undefined, differs?: true) =>
  href('ledger.tie', { id: String(id) }, { ...(date !== undefined && { date }), ...(differs && { state: 'differs' }) });

/** The entries of the account, of everything until a day, or of one day. */
const cardOf = (id: number, begin: Day | '', end: Day | '') =>
  href('ledger.account', { id: String(id) }, { begin_date: begin, end_date: end });

/** The columns at the end of a day: each figure leads to what adds up to it. */
function columnsOf(date: Day | undefined): Column<Tie>[] {
  const figure = (id: 'ledger' | 'records' | 'difference', title: MessageDescriptor, to: (row: Tie) => string) =>
    ({
      id,
      title,
      value: (row: Tie) => row[id],
      as: 'money',
      width: id === 'difference' ? 120 : 144,
      important: id !== 'records',
      cell: (row: Tie) => (
        <RecordLink to={to(row)} permission="gl.query">
          <Money amount={row[id]} />
        </RecordLink>
      ),
    }) satisfies Column<Tie>;
  return [
    { id: 'id', title: t.account, value: (row) => row.id, important: true, width: 72 },
    fieldColumn('name', t.name, { width: 128 }),
    tieKinds.column('kind', m.kindOf, (row) => row.kind, { width: 136 }),
    tieStates.column('state', m.check, tieStateOf, { width: 128 }),
    figure('ledger', m.byLedger, (row) => cardOf(row.id, '', date ?? '')),
    figure('records', m.byRecords, (row) => recordsOf(row.id, date)),
    figure('difference', m.apart, (row) => recordsOf(row.id, date, tieStateOf(row) === 'differs' ? true : undefined)),
    {
      ...{ id: 'first_day', title: m.firstDay, value: (row) => row.first_day, as: 'day', width: 100 },
      cell: (row) => row.first_day && <DayLink id={row.id} day={row.first_day} />,
    },
  ];
}

function DayLink({ id, day }: { id: number; day: Day }) {
  const format = useFormat();
  return (
    <RecordLink to={cardOf(id, day, day)} permission="gl.query">
      {format.day(day)}
    </RecordLink>
  );
}

/** What accounts stand at beside the records behind them: where the two differ, since when, and which records it is. */
export default function TieList() {
  const list = useListState(parameters);
  const ties = useListTiesRows(list);
  const { date } = list.filters;
  return (
    <ListPage list={list} rows={ties} columns={columnsOf(date)} actions={<ExportButton file="ledger-ties" />}>
      <Toolbar>
        <SelectFilter name="date" label={m.atDay} options={useTieDays(date)} />
      </Toolbar>
      <DataTable empty={m.tiesEmpty} rowHref={({ id }: Tie) => recordsOf(id, date)} />
    </ListPage>
  );
}
