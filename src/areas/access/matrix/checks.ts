import type { MessageDescriptor } from 'react-intl';

/** One line of the grid: what it stands for, and in which columns there is something to tick. */
export interface CheckRow {
  id: string;
  label: string;
  /** A quiet second line, such as the code. */
  note?: string;
  columns: readonly string[];
  /** Columns whose tick may not be set here; one that is set may be taken away. */
  locked?: readonly string[];
}

export interface CheckColumn {
  id: string;
  label: MessageDescriptor;
}

export interface CheckCellState {
  row: string;
  column: string;
}

/** What is ticked: row to columns. */
export type CheckSets = ReadonlyMap<string, ReadonlySet<string>>;
export type CheckState = 'on' | 'off' | 'mixed';

export const none: ReadonlySet<string> = new Set();

function stateOf(on: number, all: number): CheckState {
  if (on === 0) return 'off';
  return on === all ? 'on' : 'mixed';
}

/** Whether the box of a whole row is ticked. */
export function rowCheck({ columns }: CheckRow, checks: ReadonlySet<string>): CheckState {
  return stateOf(columns.filter((column) => checks.has(column)).length, columns.length);
}

/** Whether the box of a whole column is ticked, over the rows that have the column. */
export function columnCheck(rows: readonly CheckRow[], column: string, checks: CheckSets): CheckState {
  const having = rows.filter((row) => row.columns.includes(column));
  return stateOf(having.filter((row) => checks.get(row.id)?.has(column)).length, having.length);
}

/** Whether the box of everything is ticked. */
export function allCheck(rows: readonly CheckRow[], checks: CheckSets): CheckState {
  const count = rows.reduce((sum, row) => sum + row.columns.length, 0);
  const on = rows.reduce((sum, row) => sum + row.columns.filter((column) => checks.get(row.id)?.has(column)).length, 0);
  return stateOf(on, count);
}

/** The cells that setting or taking all of these rows and columns would change; locked ones are never set. */
function settable(
  rows: readonly CheckRow[],
  columns: readonly { id: string }[],
  checks: CheckSets,
  isOn: boolean,
): CheckCellState[] {
  return rows.flatMap((row) =>
    columns
      .filter(({ id }) => row.columns.includes(id) && (checks.get(row.id)?.has(id) ?? false) !== isOn)
      .filter(({ id }) => !isOn || !row.locked?.includes(id))
      .map(({ id }) => ({ row: row.id, column: id })),
  );
}

/**
 * What pressing the box of whole rows or columns does: sets what may be set; where nothing more may be, takes all
 * away.
 */
export function pressed(
  rows: readonly CheckRow[],
  columns: readonly { id: string }[],
  checks: CheckSets,
): [cells: CheckCellState[], isOn: boolean] {
  const toSet = settable(rows, columns, checks, true);
  return toSet.length > 0 ? [toSet, true] : [settable(rows, columns, checks, false), false];
}
