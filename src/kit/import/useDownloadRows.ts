import { useIntl } from 'react-intl';
import { doubleOf, m } from './messages';
import type { CheckedRow, ImportColumn } from './importRows';
import { downloadSheet } from './downloadSheet';
import { t } from '../../i18n/terms';

/** What the service says of the rows that were sent, by line: why one was refused, undefined where it was taken. */
type Refusals = ReadonlyMap<number, string | undefined>;

/** Gives rows of an import as a file, with a column that says what became of each. */
export function useDownloadRows(file: string, columns: readonly ImportColumn[]) {
  const intl = useIntl();
  const reasonOf = (row: CheckedRow): string =>
    [
      ...columns.flatMap(({ title }, at) => {
        const problem = row.problems[at];
        return problem ? [`${intl.formatMessage(title)}: ${intl.formatMessage(problem)}`] : [];
      }),
      ...(row.doubleOf === undefined ? [] : [intl.formatMessage(doubleOf, { line: String(row.doubleOf) })]),
    ].join('; ');
  const titles = columns.map(({ title }) => intl.formatMessage(title));
  /** The reason of a row that did not go through; the refusals are those of the service, by line. */
  const whyNot = (row: CheckedRow, refusals?: Refusals) => (row.isGood ? refusals?.get(row.line) : reasonOf(row));
  return {
    /** Those that did not go through; put right, the file is taken in again. */
    saveWrong: (rows: readonly CheckedRow[], refusals?: Refusals): Promise<void> =>
      downloadSheet(
        `${file}_errors`,
        [...titles, intl.formatMessage(t.error)],
        rows.flatMap((row) => {
          const why = whyNot(row, refusals);
          return why === undefined ? [] : [[...row.texts, why]];
        }),
        intl,
      ),
    /** All of them, once they were sent. */
    saveAll: (rows: readonly CheckedRow[], outcomes: Refusals): Promise<void> =>
      downloadSheet(
        `${file}_result`,
        [...titles, intl.formatMessage(m.result), intl.formatMessage(t.error)],
        rows.map((row) => {
          const why = whyNot(row, outcomes);
          const kind = !outcomes.has(row.line) ? m.notSent : why === undefined ? m.done : t.rejected;
          return [...row.texts, intl.formatMessage(kind), why ?? ''];
        }),
        intl,
      ),
  };
}
