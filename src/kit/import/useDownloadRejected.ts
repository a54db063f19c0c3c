import { useIntl } from 'react-intl';
import { doubleOf } from './messages';
import type { CheckedRow, ImportColumn } from './importRows';
import { downloadSheet } from './downloadSheet';
import { t } from '../../i18n/terms';

/** Gives the rows that did not go through as a file with a column that says why; put right, it is taken in again. */
export function useDownloadRejected(file: string, columns: readonly ImportColumn[]) {
  const intl = useIntl();
  const reasonOf = (row: CheckedRow): string =>
    [
      ...columns.flatMap(({ title }, at) => {
        const problem = row.problems[at];
        return problem ? [`${intl.formatMessage(title)}: ${intl.formatMessage(problem)}`] : [];
      }),
      ...(row.doubleOf === undefined ? [] : [intl.formatMessage(doubleOf, { line: String(row.doubleOf) })]),
    ].join('; ');
  /** `refusals` are those of the service, by line. */
  return (rows: readonly CheckedRow[], refusals?: ReadonlyMap<number, string | undefined>): Promise<void> => {
    const reason = (row: CheckedRow) => (row.isGood ? refusals?.get(row.line) : reasonOf(row));
    return downloadSheet(
      `${file}_errors`,
      [...columns.map(({ title }) => intl.formatMessage(title)), intl.formatMessage(t.error)],
      rows.flatMap((row) => {
        const why = reason(row);
        return why === undefined ? [] : [[...row.texts, why]];
      }),
      intl,
    );
  };
}
