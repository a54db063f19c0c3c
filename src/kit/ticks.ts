import type { TickCell, TickRow } from './TickGrid';

/** What is ticked: row to columns. */
export type TickSets = ReadonlyMap<string, ReadonlySet<string>>;
export type TickState = 'on' | 'off' | 'mixed';

export const none: ReadonlySet<string> = new Set();

function stateOf(on: number, all: number): TickState {
  if (on === 0) return 'off';
  return on === all ? 'on' : 'mixed';
}

/** Whether the box of a whole row is ticked. */
export function rowTick({ columns }: TickRow, ticks: ReadonlySet<string>): TickState {
  return stateOf(columns.filter((column) => ticks.has(column)).length, columns.length);
}

/** Whether the box of a whole column is ticked, over the rows that have the column. */
export function columnTick(rows: readonly TickRow[], column: string, ticks: TickSets): TickState {
  const having = rows.filter((row) => row.columns.includes(column));
  return stateOf(having.filter((row) => ticks.get(row.id)?.has(column)).length, having.length);
}

/** Whether the box of everything is ticked. */
export function allTick(rows: readonly TickRow[], ticks: TickSets): TickState {
  const count = rows.reduce((sum, row) => sum + row.columns.length, 0);
  const on = rows.reduce((sum, row) => sum + row.columns.filter((column) => ticks.get(row.id)?.has(column)).length, 0);
  return stateOf(on, count);
}

/** The cells that setting or taking all of these rows and columns would change; locked ones are never set. */
function settable(
  rows: readonly TickRow[],
  columns: readonly { id: string }[],
  ticks: TickSets,
  isOn: boolean,
): TickCell[] {
  return rows.flatMap((row) =>
    columns
      .filter(({ id }) => row.columns.includes(id) && (ticks.get(row.id)?.has(id) ?? false) !== isOn)
      .filter(({ id }) => !isOn || !row.locked?.includes(id))
      .map(({ id }) => ({ row: row.id, column: id })),
  );
}

/**
 * What pressing the box of whole rows or columns does: sets what may be set; where nothing more may be, takes all
 * away.
 */
export function pressed(
  rows: readonly TickRow[],
  columns: readonly { id: string }[],
  ticks: TickSets,
): [cells: TickCell[], isOn: boolean] {
  const toSet = settable(rows, columns, ticks, true);
  return toSet.length > 0 ? [toSet, true] : [settable(rows, columns, ticks, false), false];
}
