import { useMemo } from 'react';
import { useListEntriesRows, type Entry } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { Toolbar } from '../../kit/list/Toolbar';
import { amount, integer, oneId, oneOf, order, searchText, someIds, thisMonth } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { entryColumns, figureColumn, lineColumn } from './entryColumns';
import { EntryFilters } from './EntryFilters';
import { useAccounts, useProfitLossLines } from './ledgerChoices';
import { factKinds, monthFigures, postingSources } from './ledgerTerms';
import { m } from './messages';
import { reportTie, ReportTieSum } from './reportTie';

const PostingDrawer = lazyComponent(async () => (await import('./PostingDrawer')).PostingDrawer);

const recordNumber = integer(1, 2_147_483_647);

export const parameters = {
  account_id: someIds(),
  debit_id: someIds(),
  credit_id: someIds(),
  operation_id: someIds(),
  source: postingSources.oneParam(),
  strategy_id: someIds(),
  pnl_line_id: oneId(),
  is_common: oneOf(['true', 'false']),
  ...{ investor_id: recordNumber, investment_id: recordNumber, bond_id: recordNumber },
  ...{ order_id: recordNumber, merchant_id: recordNumber },
  ...{ figure: monthFigures.oneParam(), fact: factKinds.oneParam(), fact_id: recordNumber },
  report_tie: reportTie,
  amount_from: amount(),
  amount_to: amount(),
  search: searchText(),
  ...thisMonth,
  order_by: order(['date', 'amount'], '-date'),
};

/** Entries are never changed; they are picked for their sum, and to be exported alone. */
const sumsAlone = () => null;

/** Every entry of the ledger, of this month until another period is chosen; one opens its whole posting. */
export default function EntryList() {
  const list = useListState(parameters);
  const entries = useListEntriesRows(list);
  const isEarly = entries.state === 'loading';
  const { accounts: chart } = useAccounts(isEarly);
  const { lines } = useProfitLossLines(isEarly);
  const line = lines.find(({ id }) => String(id) === list.filters.pnl_line_id);
  const { figure, report_tie: tie } = list.filters;
  const columns = useMemo(
    () => [
      ...entryColumns,
      ...(line ? [lineColumn(line, lines)] : []),
      ...(figure && chart.length > 0 ? [figureColumn(figure, chart)] : []),
    ],
    [line, lines, figure, chart],
  );
  return (
    <ListPage list={list} rows={entries} columns={columns} actions={<ExportButton file="ledger" isLedger />}>
      <Toolbar search={m.entriesSearch} period={t.period}>
        <EntryFilters isEarly={isEarly} />
      </Toolbar>
      {tie !== undefined && figure === undefined && <ReportTieSum sum={entries.totals?.figure} />}
      <RecordTable
        empty={m.entriesEmpty}
        record="entry"
        recordOf={(row: Entry) => row.posting_id}
        permission="gl.get"
        Drawer={PostingDrawer}
        bulkActions={sumsAlone}
      />
    </ListPage>
  );
}
