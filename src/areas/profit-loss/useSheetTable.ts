import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import type { Column } from '../../kit/table/columns/column';
import { pagesOf } from '../../lib/readPage';
import { rowsOf, type Loaded } from '../../lib/rows';
import { m } from './messages';
import { sheetColumns } from './sheetColumns';
import { sheetRows, type SheetRow } from './sheetRows';

/** Before the first answer there are no strategies, but the table has a head. */
const nameColumn: Column<SheetRow>[] = [{ id: 'name', title: m.line, value: ({ name }) => name, width: 264 }];

/** The sheet as rows and columns of a table. */
export function useSheetTable(result: Loaded<ProfitLoss>, chosen: readonly string[]) {
  const intl = useIntl();
  const { item: sheet, failure, at, refreshing, retry } = result;
  const items = useMemo(() => {
    const names = {
      ...{ result: intl.formatMessage(m.result), share: intl.formatMessage(m.share) },
      profit: intl.formatMessage(m.profit),
    };
    return sheet && sheet.lines.length > 0 ? sheetRows(sheet, names) : [];
  }, [sheet, intl]);
  const columns = useMemo(
    () => (sheet ? sheetColumns(sheet, chosen, items, intl) : nameColumn),
    [sheet, chosen, items, intl],
  );
  const rows = rowsOf(items, {
    ...{ state: sheet ? 'ready' : failure ? 'failed' : 'loading', failure, at, refreshing, retry },
    // How many lines there are says nothing.
    total: undefined,
    readAll: pagesOf(items),
  });
  return { rows, columns };
}

/** The column of what belongs to no strategy. */
export const commonId = 'common';

/** What values are typed of and profits reckoned of: what is common, and each strategy. */
export function usePlaces(sheet: ProfitLoss | undefined) {
  const intl = useIntl();
  return (sheet?.columns ?? []).map(({ strategy }) => ({
    strategy,
    id: strategy === null ? commonId : String(strategy.id),
    name: strategy?.name ?? intl.formatMessage(m.common),
  }));
}
