/** What a cell holds. `figure` is a number as it is; `number` one with groups of digits. */
export type CellKind = 'text' | 'money' | 'day' | 'dateTime' | 'number' | 'figure';

/** A value as the table has it, before it is a cell; words stand for what is not a number already. */
export type CellValue = string | number | null;

export interface SheetColumn {
  title: string;
  kind: CellKind;
  /** Money that adds up to nothing, as a balance after an entry or a limit: it has no sum. */
  isStanding?: boolean;
}

/** A line of the second sheet: what the rows are, and where they come from. */
export interface Fact {
  label: string;
  value: CellValue;
  kind: CellKind;
}

/** The sentences that the writer puts into the file, in the language of the panel. */
export interface SheetWords {
  /** The name of the second sheet. */
  facts: string;
  /** Stands before the sums of the last row. */
  total: string;
  /** Ends a text that was too long for a cell. */
  cut: string;
  /** Before the remarks below, on the second sheet. */
  remark: string;
  wasCut: string;
  /** Some amounts have more digits than a spreadsheet counts with. */
  wasLong: string;
  wasSplit: string;
}

/** All that is known of a file before its first row. */
export interface SheetPlan {
  format: 'xlsx' | 'csv';
  name: string;
  columns: readonly SheetColumn[];
  words: SheetWords;
  /** Of the csv file: between two values, and within an amount. */
  separator: ';' | ',';
  point: ',' | '.';
  /** Lines of one sheet, the heading and the sums included. */
  lines?: number;
}

type Line = readonly CellValue[];

/** Against what the sums of a file are held: the sum of each column as the service says it, null where it says none. */
export interface Ties {
  sums: readonly (string | null)[];
  /** Of the three lines, in the language of the panel. */
  words: { inLedger: string; inFile: string; difference: string };
}

/** A writer hands over the bytes of the file as they come; it keeps none. */
export interface SheetWriter {
  rows(rows: readonly Line[]): void;
  /**
   * Ends the file; gives the number of sheets with rows. The closing lines stand under the sums of a workbook and are in none; those
   * that need them are given the sum of each column of money.
   */
  finish(
    facts: readonly Fact[],
    closing?: readonly Line[] | ((sums: readonly (string | undefined)[]) => readonly Line[]),
  ): number;
}
