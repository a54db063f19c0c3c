/** Why a file is not read at all. */
export type SheetFault = 'kind' | 'size' | 'bomb' | 'broken' | 'rows' | 'empty' | 'slow';

/** A cell as text; `formula` when the sheet counts it out, which nobody does here. */
export interface SheetCell {
  text: string;
  formula?: true;
}

/** One line of the sheet below the headings; `line` is its number as the person sees it. */
export interface SheetLine {
  line: number;
  cells: SheetCell[];
}

export interface Sheet {
  headings: string[];
  lines: SheetLine[];
}

export type SheetAnswer = { sheet: Sheet } | { fault: SheetFault };

export const sheetLimits = {
  /** In bytes, of the file. */
  bytes: 10 * 1024 * 1024,
  /** Below the headings. */
  rows: 5000,
  columns: 100,
  cells: 300_000,
  /** Milliseconds until the reading is given up. */
  patience: 10_000,
} as const;
