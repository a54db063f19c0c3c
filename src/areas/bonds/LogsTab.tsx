import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useListBondLogsRows } from '../../api/system-user/bonds';
import { Section } from '../../kit/detail/Section';
import type { Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { useListState } from '../../kit/url/useListState';
import { HistoryValue } from '../../parts/HistoryChange';
import type { HistoryRow } from '../../parts/RecordHistory';
import { m as history } from '../../parts/historyMessages';
import { historyAction, historyField } from '../../parts/historyWords';
import { t } from '../../i18n/terms';
import { bondJournal } from './journalWords';
import { m } from './messages';

const valueColumn = (id: 'old' | 'new', title: MessageDescriptor): Column<HistoryRow> => ({
  id,
  title,
  value: (row) => row[id],
  cell: (row) => <HistoryValue field={row.field ?? ''} text={row[id]} words={bondJournal} />,
});

const columns: Column<HistoryRow>[] = [
  { id: 'created_at', title: t.date, value: (row) => row.created_at, as: 'dateTime', important: true, width: 168 },
  {
    id: 'action',
    title: t.action,
    value: (row) => row.action,
    words: (row) => historyAction(row.action, bondJournal),
    important: true,
    width: 168,
  },
  {
    id: 'field',
    title: m.field,
    value: (row) => row.field,
    words: (row) => historyField(row.field ?? '', bondJournal),
    width: 168,
  },
  valueColumn('old', history.before),
  { ...valueColumn('new', history.after), important: true },
  {
    id: 'user',
    title: m.who,
    value: (row) => row.user?.name ?? '',
    cell: (row) => row.user?.name ?? <FormattedMessage {...t.system} />,
    width: 160,
  },
];
const parameters = {};

/** What was done to a bond, the latest first. */
export function LogsTab({ id }: { id: number }) {
  const list = useListState(parameters);
  const rows = useListBondLogsRows({ filters: { id }, limit: list.limit, page: list.page });
  return (
    <Section id="logs" title={m.logs}>
      <DataTable list={list} rows={rows} columns={columns} empty={m.noLogs} label={m.logs} />
    </Section>
  );
}
