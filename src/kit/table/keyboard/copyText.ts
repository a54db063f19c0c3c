import { isDay, tashkentTime } from '../../../lib/days';
import { isMoney } from '../../../lib/money';
import { columnText, type Column } from '../columns/column';
import { emptyValue, type Format } from '../../../i18n/format';
import type { IntlShape } from 'react-intl';

/** A spreadsheet runs what begins so; a quote before it makes it plain text. */
const runs = /^[=+\-@]/;

/**
 * Rows as tab-separated text for a spreadsheet: figures without group spaces and with the decimal sign of the
 * language, so that they are numbers after pasting; an empty value is an empty cell.
 */
export function copyText<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  format: Format,
  intl: IntlShape,
): string {
  const point = intl.locale.startsWith('en') ? '.' : ',';
  const cell = (row: Row, column: Column<Row>): string => {
    const { value, as } = column;
    const plain = value(row);
    if (as === 'money') return isMoney(plain) ? plain.replace('.', point) : '';
    if (typeof plain === 'number' && !column.words)
      return Number.isFinite(plain) ? String(plain).replace('.', point) : '';
    const text = columnText(column, row, format, intl);
    if (text === emptyValue) return '';
    const tidy = text.replace(/[\s\u00a0]+/g, ' ').trim();
    const isSafe = (as === 'day' && isDay(plain)) || (as === 'dateTime' && tashkentTime(plain) !== undefined);
    return !isSafe && runs.test(tidy) ? `'${tidy}` : tidy;
  };
  return rows.map((row) => columns.map((column) => cell(row, column)).join('\t')).join('\n');
}
