import type { CSSProperties, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { type Column, hasFigures, isFigure, wordsIn } from './columns/column';
import { flexibleLeast } from './columns/visibleColumns';
import type { TableSettings } from '../state/tableSettings';
import { mergeClasses } from '@fluentui/react-components';
import type { useTableStyles } from './tableStyles';

/** The two columns that hold no values. */
export const pickColumn = '$pick';
export const actionsColumn = '$actions';
const pickWidth = 40;
const actionsWidth = 48;

/** All that the head and the rows of one table have in common; the same object until something of it changes. */
export interface TableShape<Row> {
  /** Those shown, in the person's order. */
  columns: readonly Column<Row>[];
  isRoomy: boolean;
  /** The person gave widths: none is more than was asked for, though some of the room is left. */
  isExact: boolean;
  /** The cells have two lines. */
  isTall?: boolean;
  /** How far from the left a column stands that does not scroll sideways, by id. */
  left: Readonly<Record<string, number>>;
  /** The last of these: the line between what stays and what moves. */
  lastPinned: string | undefined;
  actionsPinned: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  onPick: ((index: number, extend: boolean) => void) | undefined;
}

/**
 * What the longest value of a column takes in pixels, by its id, where it must not be cut: a sum, and a code in its badge.
 * A digit is 8 wide at most, with the two behind the comma; what groups them is 4, and 38 are the room at the sides and
 * behind a link. A letter of a badge is 6.5, and 60 are its symbol and all room around it.
 */
export function leastWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  intl: IntlShape,
): Record<string, number> {
  const widths: Record<string, number> = {};
  for (const column of columns) {
    const { id, as, value, words, cell } = column;
    const isMoney = as === 'money';
    if (!isMoney && !(words && cell)) continue;
    // Each of its words is measured once: a list may have thousands of rows, and is asked again with every page of them.
    const codes = new Set<unknown>();
    let longest = 0;
    for (const row of rows) {
      const plain = value(row);
      if (isMoney) longest = Math.max(longest, String(plain ?? '').replace(/\..*/, '').length);
      else {
        // What a code is called may be by more of its row than the code.
        const said = words?.(row) ?? plain;
        if (codes.has(said)) continue;
        codes.add(said);
        // What has no words is a text beside them, as JSON is among constants, and may be cut.
        longest = Math.max(longest, wordsIn(column, row, intl)?.length ?? 0);
      }
    }
    widths[id] = isMoney ? 8 * (longest + 2) + 4 * Math.ceil(longest / 3) + 38 : Math.ceil(6.5 * longest) + 60;
  }
  return widths;
}

/** `columns` are those of `shownColumns`, `least` what `leastWidths` says of them. */
export function shapeOf<Row>(
  columns: readonly Column<Row>[],
  look: TableSettings,
  least: Readonly<Record<string, number>>,
  { rowActions, onPick, isTall }: Pick<TableShape<Row>, 'rowActions' | 'onPick' | 'isTall'>,
): TableShape<Row> {
  const shown = columns.map((column) => {
    const width = look.widths?.[column.id] ?? least[column.id] ?? 0;
    return width > (column.width ?? flexibleLeast) ? { ...column, width } : column;
  });
  const pinned = shown.slice(0, look.pinned ?? 1);
  const left: Record<string, number> = {};
  let place = onPick ? pickWidth : 0;
  if (pinned.length > 0) left[pickColumn] = 0;
  for (const column of pinned) {
    left[column.id] = place;
    place += column.width ?? flexibleLeast;
  }
  return {
    columns: shown,
    isRoomy: look.density === 'comfortable',
    isExact: shown.some(({ id }) => look.widths?.[id] !== undefined),
    isTall,
    left,
    lastPinned: pinned.at(-1)?.id,
    actionsPinned: look.actionsPinned ?? true,
    rowActions,
    onPick,
  };
}

/** The ids of all columns, those without values among them, from left to right. */
export function columnIds({ columns, rowActions, onPick }: TableShape<never>): string[] {
  return [...(onPick ? [pickColumn] : []), ...columns.map(({ id }) => id), ...(rowActions ? [actionsColumn] : [])];
}

/** Widths in pixels by column; undefined for one that takes what is left. */
export function widthsOf(shape: TableShape<never>): { id: string; width: number | undefined }[] {
  const own: Record<string, number | undefined> = { [pickColumn]: pickWidth, [actionsColumn]: actionsWidth };
  const wide = new Map(shape.columns.map((column) => [column.id, column.width]));
  return columnIds(shape).map((id) => ({ id, width: own[id] ?? wide.get(id) }));
}

/** Where a column that stays is held, as the styles of heads and cells read it. */
export function heldAt({ left }: TableShape<never>, id: string): CSSProperties | undefined {
  // React knows such properties of styles, its types do not.
  return left[id] === undefined ? undefined : ({ '--left': `${left[id]}px` } as CSSProperties);
}

/**
 * Below this width the table scrolls sideways. Where no column takes what is left all of them share it by their widths,
 * unless the person gave some: then the table is exactly so wide.
 */
export function tableWidth(shape: TableShape<never>): { minWidth: number; width: number | undefined } {
  const widths = widthsOf(shape);
  const minWidth = widths.reduce((sum, { width }) => sum + (width ?? flexibleLeast), 0);
  const isFull = !shape.isExact || widths.some(({ width }) => width === undefined);
  return { minWidth, width: isFull ? undefined : minWidth };
}

/** The room at the sides that columns which stay take from those that scroll. */
export function coveredRoom(shape: TableShape<never>): { left: number; right: number } {
  const last = shape.columns.find(({ id }) => id === shape.lastPinned);
  const left = last ? (shape.left[last.id] ?? 0) + (last.width ?? flexibleLeast) : 0;
  return { left, right: shape.rowActions && shape.actionsPinned ? actionsWidth : 0 };
}

type Styles = ReturnType<typeof useTableStyles>;

/** The classes of the cells of any row, by column. */
export type CellClasses = Readonly<Record<string, string>>;

/** Put together once for a table, with the class `common` to all: to do it for each cell would take longer than all else about the cell. */
export function cellClasses(shape: TableShape<never>, common: string, styles: Styles): CellClasses {
  const classes = (id: string, ...more: (string | false)[]): [string, string] => [
    id,
    mergeClasses(
      common,
      shape.isRoomy && styles.roomy,
      shape.isTall && styles.tall,
      shape.left[id] !== undefined && styles.pinned,
      shape.lastPinned === id && styles.edge,
      ...more,
    ),
  ];
  return Object.fromEntries([
    classes(pickColumn, styles.pick),
    ...shape.columns.map((column) =>
      classes(column.id, isFigure(column) && styles.right, hasFigures(column) && styles.figures),
    ),
    classes(actionsColumn, styles.actions, shape.actionsPinned && styles.pinned),
  ]);
}
