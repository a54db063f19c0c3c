import { createContext } from 'react';

/** A cell of a grid: the row by its place among the loaded ones, the head being -1, and the column by its place. */
export interface GridCell {
  row: number;
  column: number;
}

interface Grid {
  rows: number;
  columns: number;
  /** Rows in sight at once. */
  page: number;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * Where a key leads, as in a spreadsheet; undefined when it leads nowhere. The letters j and k count by their place
 * on the keyboard, so they work in every layout.
 */
export function gridMove(
  pressed: Pressed,
  { row, column }: GridCell,
  grid: Grid,
  letters: boolean,
): GridCell | undefined {
  const last = grid.rows - 1;
  const end = grid.columns - 1;
  const to = (nextRow: number, nextColumn = column): GridCell => ({
    row: within(nextRow, -1, last),
    column: within(nextColumn, 0, end),
  });
  const isFar = pressed.ctrlKey || pressed.metaKey;
  if (pressed.altKey) return undefined;
  switch (pressed.key) {
    case 'ArrowUp':
      return isFar ? to(0) : to(row - 1);
    case 'ArrowDown':
      return isFar ? to(last) : to(row + 1);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? end : column + 1);
    case 'Home':
      return isFar ? to(0, 0) : to(row, 0);
    case 'End':
      return isFar ? to(last, end) : to(row, end);
    case 'PageUp':
      return to(Math.max(row - grid.page, 0));
    case 'PageDown':
      return to(row + grid.page);
  }
  if (!letters || isFar) return undefined;
  if (pressed.code === 'KeyJ') return to(row + 1);
  if (pressed.code === 'KeyK') return to(Math.max(row - 1, 0));
  return undefined;
}

/** Whether this stands in a cell of a grid: there the keys of the grid reach links and buttons, and Tab passes them. */
export const GridCellContext = createContext(false);
