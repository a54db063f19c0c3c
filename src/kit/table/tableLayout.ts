import type { CSSProperties, ReactNode } from 'react';
import { type Column, hasFigures, isFigure } from './columns/column';
import { flexibleLeast, shownColumns } from './columns/visibleColumns';
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

export function shapeOf<Row>(
  columns: readonly Column<Row>[],
  look: TableSettings,
  { rowActions, onPick, isTall }: Pick<TableShape<Row>, 'rowActions' | 'onPick' | 'isTall'>,
): TableShape<Row> {
  const shown = shownColumns(columns, look);
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

/** Below this width the table scrolls sideways; without a column that takes what is left it is exactly so wide. */
export function tableWidth(shape: TableShape<never>): { minWidth: number; width: number | undefined } {
  const widths = widthsOf(shape);
  const minWidth = widths.reduce((sum, { width }) => sum + (width ?? flexibleLeast), 0);
  return { minWidth, width: widths.some(({ width }) => width === undefined) ? undefined : minWidth };
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

/** Put together once for a table: to do it for each cell would take longer than all else about the cell. */
export function cellClasses(shape: TableShape<never>, styles: Styles): CellClasses {
  const classes = (id: string, ...more: (string | false)[]): [string, string] => [
    id,
    mergeClasses(
      styles.cell,
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
