import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { useCan } from '../../session/can';
import { useScreen } from '../state/screen';
import { columnText, isFigure } from '../table/columns/column';
import { useShownColumns } from '../table/columns/useTableSettings';
import { useListParts } from '../table/listContext';
import { labelText } from '../form/labelText';
import { PrintButton } from './PrintButton';

const m = defineMessages({
  list: { id: 'kit.print.list', defaultMessage: 'Печать списка' },
});

/** More columns than these have no room beside one another on an upright sheet. */
const uprightColumns = 6;

/**
 * Prints the list around it: its filters and order, the columns that the person sees, and the rows of the filter, five
 * hundred at most. Who may not export them prints those on the screen.
 */
export function PrintList() {
  const { list, rows, columns = [], notes } = useListParts();
  const intl = useIntl();
  const format = useFormat();
  const { title, permission } = useScreen();
  const shown = useShownColumns(columns);
  const mayReadAll = useCan()(typeof permission === 'string' ? `${permission}.export` : undefined);
  // Held for the one printing that it was read for.
  const read = useRef<readonly never[]>(undefined);
  return (
    <PrintButton
      title={m.list}
      prepare={async ({ mostOnPaper }) => {
        const isAll = rows?.total !== undefined && rows.items.length >= rows.total;
        read.current =
          rows?.readAll && mayReadAll && !isAll
            ? (await rows.readAll(0, mostOnPaper, new AbortController().signal)).items
            : undefined;
      }}
      paper={(makers) => {
        const items = read.current ?? rows?.items ?? [];
        read.current = undefined;
        const names = Object.fromEntries(notes?.names ?? []);
        const [, ...facts] = makers.askedFacts({ title, filters: list.filters, names, columns: shown, intl, format });
        const [count, total] = [items.length, rows?.total ?? items.length].map((one) => format.number(one));
        return {
          title,
          facts: [
            ...facts.map(({ label, value }) => ({ label, value: String(value) })),
            {
              label: intl.formatMessage(t.rows),
              value: intl.formatMessage(makers.words.rowsOfAll, { count: count ?? '', total: total ?? '' }),
            },
          ],
          isWide: shown.length > uprightColumns,
          body: makers.tableBody(
            shown.map((column) => ({ title: labelText(intl, column.title), isFigure: isFigure(column) })),
            items.map((row) => shown.map((column) => columnText(column, row, format, intl))),
          ),
        };
      }}
    />
  );
}
