/** What stands in a chosen sheet, and what is wrong with it: pure, so that it is asked anew at every change. */
import type { MessageDescriptor } from 'react-intl';
import { addMoney } from '../../lib/money';
import { readAmount } from '../../lib/readAmount';
import { m } from './messages';
import type { Sheet } from './protocol';

export type ReadCell = { value: string } | { problem: MessageDescriptor };

/** One column of an import: what it is called in the file, and what may stand in it. */
export interface ImportColumn {
  /** The key of the value; a heading in the file may be it as well as the title. */
  id: string;
  title: MessageDescriptor;
  required?: true;
  /** `money` takes spaces and commas, and is summed. */
  as?: 'text' | 'money';
  /** A filled cell as it is sent, or what is wrong with it. */
  read?: (text: string) => ReadCell;
  /** Stands in the template, in words where the column takes words. */
  example?: string | MessageDescriptor;
}

/** The values of a row by column; an empty cell is left out. */
export type ImportValues = Readonly<Record<string, string>>;

export interface ImportRules {
  columns: readonly ImportColumn[];
  /** What is wrong with a row whose cells are each right. */
  checkRow?: (values: ImportValues) => { column: string; problem: MessageDescriptor } | undefined;
  /** Two rows with the same key are one too many. */
  keyOf?: (values: ImportValues) => string | undefined;
}

/** A row as it was read, and as the person has put it right since; cells in the order of the columns. */
export interface ImportRow {
  line: number;
  texts: readonly string[];
  formulas: readonly boolean[];
}

export interface CheckedRow extends ImportRow {
  values: ImportValues;
  /** By the place of the column. */
  problems: readonly (MessageDescriptor | undefined)[];
  /** The line of the first row with the same key. */
  doubleOf?: number;
  isGood: boolean;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Finds the columns by their headings, under their ids or their titles; knows which are missing and which too many. */
export function takeSheet(
  { headings, lines }: Sheet,
  columns: readonly ImportColumn[],
  titleOf: (column: ImportColumn) => string,
) {
  const places = columns.map((column) =>
    headings.findIndex((heading) => same(heading, column.id) || same(heading, titleOf(column))),
  );
  const lacking = columns.filter((column, at) => column.required && places[at] === -1);
  const ignored = headings.filter((heading, at) => heading !== '' && !places.includes(at));
  const rows: ImportRow[] = lines.map(({ line, cells }) => ({
    line,
    texts: places.map((place) => cells[place]?.text.trim() ?? ''),
    formulas: places.map((place) => cells[place]?.formula === true),
  }));
  return { rows, lacking, ignored, isKnown: places.some((place) => place >= 0) };
}

function readCell(column: ImportColumn, text: string, isFormula: boolean): ReadCell | undefined {
  if (isFormula) return { problem: m.formula };
  if (text.trim() === '') return column.required ? { problem: m.empty } : undefined;
  if (column.as === 'money') {
    const value = readAmount(text);
    return value === undefined ? { problem: m.notMoney } : { value };
  }
  return column.read ? column.read(text.trim()) : { value: text.trim() };
}

const known = new WeakMap<ImportRules, WeakMap<ImportRow, CheckedRow>>();

/** A row is looked at once under the same rules: a cell that is put right costs its own row, and not five thousand. */
function checkOnce(row: ImportRow, rules: ImportRules): CheckedRow {
  const checks = known.get(rules) ?? new WeakMap<ImportRow, CheckedRow>();
  known.set(rules, checks);
  const checked = checks.get(row) ?? checkRow(row, rules);
  checks.set(row, checked);
  return checked;
}

/** In one turn of the page so many are looked at; that takes a few milliseconds. */
const atOnce = 250;

/** Looks at the rows of a long sheet a few at a time, so that the page goes on answering meanwhile. */
export async function checkAhead(rows: readonly ImportRow[], rules: ImportRules): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    for (const row of rows.slice(from, from + atOnce)) checkOnce(row, rules);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function checkRow(row: ImportRow, { columns, checkRow: check }: ImportRules): CheckedRow {
  const entries: [string, string][] = [];
  const problems = columns.map((column, at) => {
    const cell = readCell(column, row.texts[at] ?? '', row.formulas[at] ?? false);
    if (cell === undefined) return undefined;
    if ('problem' in cell) return cell.problem;
    entries.push([column.id, cell.value]);
    return undefined;
  });
  const values: ImportValues = Object.fromEntries(entries);
  const wrong = problems.some(Boolean) ? undefined : check?.(values);
  if (wrong) problems[columns.findIndex(({ id }) => id === wrong.column)] = wrong.problem;
  return { ...row, values, problems, isGood: !problems.some(Boolean) };
}

/** Every row with its problems. Of rows with one key the first good one is kept, the others are marked. */
export function checkRows(rows: readonly ImportRow[], rules: ImportRules): CheckedRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const checked = checkOnce(row, rules);
    const key = checked.isGood ? rules.keyOf?.(checked.values) : undefined;
    if (key === undefined) return checked;
    const doubleOf = first.get(key);
    if (doubleOf === undefined) {
      first.set(key, row.line);
      return checked;
    }
    return { ...checked, doubleOf, isGood: false };
  });
}

/** The sum of all amounts of some rows, as a decimal; undefined where no column holds any. */
export function sumOf(rows: readonly CheckedRow[], columns: readonly ImportColumn[]): string | undefined {
  const amounts = columns.filter(({ as }) => as === 'money').map(({ id }) => id);
  if (amounts.length === 0) return undefined;
  return addMoney('0.00', ...rows.flatMap(({ values }) => amounts.flatMap((id) => values[id] ?? [])));
}
