import { tidyText } from './cellText';
import { exactNumber } from './exact';
import { isMoney } from '../money';
import { isDay, tashkentTime } from '../days';
import type { CellKind, CellValue, SheetPlan, SheetWriter } from './sheetPlan';

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** A spreadsheet runs what begins so, but for a plus and digits alone: a telephone is no formula. */
const runs = /^(?:[=\-@\t\r\n]|\+(?!\d+$))/;

const dotted = (day: string) => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;

/** The value without quotes; only what is truly an amount or a number may begin with a minus. */
function plainText(value: string | number, kind: CellKind, point: string): string {
  if (kind === 'money' && isMoney(value)) return value.replace('.', point);
  if (kind === 'day' && isDay(value)) return dotted(value);
  if (kind === 'dateTime') {
    const time = tashkentTime(value);
    if (time !== undefined) return `${dotted(time)} ${time.slice(11)}`;
  }
  const digits = kind === 'number' || kind === 'figure' ? exactNumber(value) : undefined;
  if (digits !== undefined) return digits.replace('.', point);
  const text = String(value);
  // Looked at before and after tidying: a sign that is taken away must not bring a dangerous one to the front.
  const tidy = tidyText(text);
  return runs.test(text) || runs.test(tidy) ? `'${tidy}` : tidy;
}

/** Writes lines of values between separators, for programs that take nothing else; no sums, no second sheet. */
export function writeCsv(
  plan: Pick<SheetPlan, 'columns' | 'separator' | 'point'>,
  write: (text: string) => void,
): SheetWriter {
  const { columns, separator, point } = plan;
  const needsQuotes = new RegExp(`["\\n\\t,;]|^\\s|\\s$`);
  const cell = (value: CellValue | undefined, kind: CellKind): string => {
    if (value === null || value === undefined || value === '') return '';
    const text = plainText(value, kind, point);
    // The comma of an amount only matters where commas separate.
    const isFigure = text !== value && /^-?\d+,\d+$/.test(text);
    if (!needsQuotes.test(text) || (isFigure && separator === ';')) return text;
    return `"${text.replaceAll('"', '""')}"`;
  };
  const heading = columns.map(({ title }) => cell(title, 'text')).join(separator);
  write(byteOrderMark + heading + lineEnd);
  return {
    rows(rows) {
      let text = '';
      for (const row of rows) text += columns.map(({ kind }, at) => cell(row[at], kind)).join(separator) + lineEnd;
      if (text) write(text);
    },
    finish: () => 1,
  };
}
