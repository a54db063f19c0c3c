import type { CellKind, CellValue, SheetColumn } from './sheetPlan';

const widest = 60;
/** The arrow of the filter stands beside the heading. */
const arrow = 4;

/** No value of these kinds is wider; a number that does not fit would be shown as #####. */
const widthOf: Partial<Record<CellKind, number>> = { day: 12, dateTime: 21, money: 21, number: 12, figure: 12 };

function lengthOf(value: CellValue | undefined): number {
  if (value === null || value === undefined) return 0;
  const text = String(value);
  return text.includes('\n') ? Math.max(...text.split('\n', 20).map((line) => line.length)) : text.length;
}

/** The widths of the columns, in characters. The first page of rows speaks for all: the head is written before them. */
export function widths(columns: readonly SheetColumn[], rows: readonly (readonly CellValue[])[]): number[] {
  return columns.map(({ title, kind }, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[at])), widthOf[kind] ?? 0);
    return Math.min(Math.max(longest, title.length + arrow) + 1, widest);
  });
}

/** The widths as the sheet states them, before its rows. */
export function columnsPart(list: readonly number[]): string {
  const columns = list.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
}
