import type { ReactNode } from 'react';
import { type IntlShape, type MessageDescriptor } from 'react-intl';
import { emptyValue, isBlank, type Format } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { labelText, type Label } from '../../form/labelText';

/** One column of a table: what it holds as a plain value, and how it looks when that is not enough. */
export interface Column<Row> {
  id: string;
  /** A text where it is a name that a service gives. */
  title: Label;
  value: (row: Row) => string | number | boolean | null | undefined;
  /** A month is YYYY-MM, and shown in words; in a file it stays as it is, so that it sorts. */
  as?: 'text' | 'money' | 'day' | 'dateTime' | 'month' | 'number';
  /** What the panel calls the value where it is a code or several, for the table, the copied rows and the exported file alike. */
  words?: (row: Row) => Label | readonly Label[] | undefined;
  cell?: (row: Row) => ReactNode;
  /** The field to sort by, as the service calls it. */
  sort?: string;
  /** In pixels; columns without one share what is left. */
  width?: number;
  /** Money that adds up to nothing (a balance after an entry, a limit, the price of a piece, sums of several currencies): a file has no sum of it. */
  isStanding?: true;
  /** Not among the columns shown at first; the person finds it in the chooser. */
  hidden?: true;
  /** One of the three that are shown on a narrow screen. */
  important?: boolean;
}

type PlainField<Row> = {
  [Name in keyof Row & string]: Row[Name] extends ReturnType<Column<Row>['value']> ? Name : never;
}[keyof Row & string];

/** The column of one field of the row, shown as it stands; with `sort` the service sorts by it under its own name. */
export const fieldColumn = <Row>(
  id: PlainField<Row>,
  title: MessageDescriptor,
  { sort, ...more }: Pick<Column<Row>, 'as' | 'width' | 'hidden' | 'important' | 'isStanding'> & { sort?: true } = {},
): Column<Row> => ({
  id,
  title,
  value: (row) => row[id] as ReturnType<Column<Row>['value']>,
  ...(sort && { sort: id }),
  ...more,
});

/** Figures stand to the right. */
export function isFigure(column: { as?: Column<unknown>['as'] }): boolean {
  return column.as === 'money' || column.as === 'number';
}

/** Figures of one width stand under one another. */
export function hasFigures(column: { as?: Column<unknown>['as'] }): boolean {
  return isFigure(column) || column.as === 'day' || column.as === 'dateTime';
}

/** The value as text, by the one rule for its kind. A value that is not what the contract says is a dash. */
export function cellText(value: unknown, as: Column<unknown>['as'], format: Format, intl: IntlShape): string {
  if (as === 'money') return format.money(value);
  if (as === 'day') return format.day(value);
  if (as === 'dateTime') return format.dateTime(value);
  if (as === 'month') return typeof value === 'string' ? format.month(value) : emptyValue;
  if (as === 'number') return format.number(value);
  if (typeof value === 'boolean') return intl.formatMessage(value ? t.yes : t.no);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : emptyValue;
  return typeof value === 'string' && value !== '' ? value : emptyValue;
}

/** The words of a row in a column, one after the other; undefined or empty where it has none. */
export function wordsIn<Row>({ words }: Column<Row>, row: Row, intl: IntlShape): string | undefined {
  const said = words?.(row);
  return (
    said &&
    [said]
      .flat()
      .map((one: Label) => labelText(intl, one))
      .join(', ')
  );
}

/** What a row says in a column, as text: its words where it has some. */
export function columnText<Row>(column: Column<Row>, row: Row, format: Format, intl: IntlShape): string {
  return wordsIn(column, row, intl) || cellText(column.value(row), column.as, format, intl);
}

/** The tip of a cell, where a text that is cut stands whole. Where the column draws a code in its own words, the code is no tip. */
export function cellTip<Row>({ cell, words }: Column<Row>, text: string): string | undefined {
  const isSaid = !cell || words !== undefined || !/^[a-z][a-z\d_]*$/.test(text);
  return isSaid && text !== emptyValue ? text : undefined;
}

/** What a row shows in a column whose `text` has been made: what the column draws, or a dash where it draws nothing. */
export function drawnIn<Row>({ cell }: Column<Row>, row: Row, text: string): ReactNode {
  if (!cell) return text;
  const drawn = cell(row);
  return isBlank(drawn) ? emptyValue : drawn;
}
