import { mergeClasses } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InstallmentStatus, ReportColumn, ReportPage } from '../../api/system-user/reports';
import { useFormat } from '../../i18n/format';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { StaleNotice } from '../../kit/feedback/StaleNotice';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { useFigureStyles } from '../../kit/foundation/figureStyles';
import { cellText, isFigure } from '../../kit/table/columns/column';
import { LedgerTies } from './LedgerTies';
import { m, rowsShown } from './messages';
import { useReportStyles } from './reportStyles';
import { useReportPage, type SeenReport } from './useReportPage';

/** So many rows show what a report is; all of them are in its file. */
const previewSize = 100;

interface Props {
  type: SeenReport;
  begin_date: string;
  end_date: string;
  status?: InstallmentStatus;
}

/** The first rows of a report with its sums, and what the ledger says of them. */
export function ReportRows({ type, ...asked }: Props) {
  const styles = useReportStyles();
  const format = useFormat();
  const page = useReportPage(type, { ...asked, offset: 0, limit: previewSize });
  const { item, failure } = page;
  if (failure && !item) return <FailureNote failure={failure} retry={page.retry} />;
  if (!item) return <SectionSkeleton />;
  const stale = failure && <StaleNotice failure={failure} at={page.at} retry={page.retry} />;
  // Balances stand, and may differ, on days without a row as well.
  const ties = item.ties.length > 0 && <LedgerTies ties={item.ties} />;
  if (item.count === 0)
    return (
      <>
        {stale}
        <EmptyState text={m.noRows} />
        {ties}
      </>
    );
  return (
    <>
      {stale}
      {item.count > item.rows.length && (
        <p className={styles.note}>
          <FormattedMessage
            {...rowsShown}
            values={{ count: format.number(item.rows.length), total: format.number(item.count) }}
          />
        </p>
      )}
      <ReportTable page={item} />
      {ties}
    </>
  );
}

function ReportTable({ page: { columns, rows, totals } }: { page: ReportPage }) {
  const styles = useReportStyles();
  const figures = useFigureStyles();
  const format = useFormat();
  const intl = useIntl();
  const look = ({ kind }: ReportColumn) =>
    isFigure({ as: kind }) ? mergeClasses(figures.root, styles.figure) : undefined;
  const text = ({ kind }: ReportColumn, value: string | undefined): string =>
    cellText(kind === 'number' && value ? Number(value) : value, kind, format, intl);
  const sumOf = (column: ReportColumn, sum: string | undefined) => (sum ? text(column, sum) : null);
  const hasTotals = totals.some((sum) => sum !== '');
  return (
    // The keyboard scrolls what has the focus.
    <div
      className={mergeClasses(styles.scroll, styles.rows)}
      role="group"
      aria-label={intl.formatMessage(m.preview)}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={mergeClasses(styles.cell, styles.head, look(column))}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((column, place) => (
                <td key={column.id} className={mergeClasses(styles.cell, look(column))}>
                  {text(column, cells[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              {columns.map((column, place) => (
                <td key={column.id} className={mergeClasses(styles.cell, styles.total, look(column))}>
                  {place === 0 ? intl.formatMessage(m.total) : sumOf(column, totals[place])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
