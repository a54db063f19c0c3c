/** What a statement of the bank says, row by row, whatever it was written in. */
import type { RefusalCode } from '../../../shared/codes';
import type { Reply } from '../../../http/contract';
import { decimal, tiyinOf } from '../../../shared/money';
import { isDay } from '../../../shared/period';
import { plainText } from '../../../shared/plainText';
import { wrongFields } from '../../../shared/problem';

type Answer = Reply<'matchBankSheet'>;
export type BankRow = Omit<Answer['rows'][number], 'match'>;
export type BankColumn = Answer['faults'][number]['column'];
export interface RowFault {
  row: number;
  column: BankColumn;
  code: RefusalCode;
}

/** A statement as it was read; nothing of it is believed but what can be counted. */
export interface Statement {
  rows: BankRow[];
  faults: RowFault[];
  /** The days that the file says it is about; none where it does not say. */
  period?: { begin: string; end: string };
  opening: string | null;
  closing: string | null;
}

/** What a row says before it is made sense of. */
export type BankCells = Partial<Record<BankColumn, string>>;

const longest: Readonly<Record<BankColumn, number>> = {
  ...{ date: 40, number: 50, income: 40, expense: 40, amount: 40, counterparty: 200, inn: 40, account: 40 },
  purpose: 1000,
};

/** A text of the file as people may be shown it. */
export const cellOf = (column: BankColumn, text: string): string => plainText(text).slice(0, longest[column]);

/** An amount as people and programs write it; below zero with a minus sign. Nothing where it is none. */
export function amountOf(text: string): string | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[−–]/g, '-');
  // A comma parts the thousands only where a point follows or there are several of them.
  const point = /^-?\d{1,3}(,\d{3})+\.\d{1,2}$/.test(bare) || /^-?\d{1,3}(,\d{3}){2,}$/.test(bare);
  const [, sign = '', whole, part = ''] =
    /^(-?)(\d{1,16})(?:[.,](\d{1,2}))?$/.exec(point ? bare.replaceAll(',', '') : bare) ?? [];
  return whole === undefined ? undefined : `${sign}${BigInt(whole)}.${part.padEnd(2, '0')}`;
}

/** A day as banks write it, with or without the time of it. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[\sT].*)?$/.exec(text) ?? [];
  const iso =
    day === undefined || month === undefined || year === undefined
      ? /^(\d{4}-\d{2}-\d{2})(?:[\sT].*)?$/.exec(text)?.[1]
      : [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return iso !== undefined && isDay(iso) ? iso : undefined;
}

/** Which way the money went and how much: by the column that is filled, else by the sign of the amount. */
function movementOf({ income, expense, amount }: BankCells): Pick<BankRow, 'direction' | 'amount'> | Fault {
  const sums: Partial<Record<'income' | 'expense' | 'amount', bigint>> = {};
  for (const [column, text] of Object.entries({ income, expense, amount }) as ['income', string | undefined][]) {
    if (text === undefined) continue;
    const sum = amountOf(text);
    if (sum === undefined) return { column, code: 'invalid_amount' };
    if (tiyinOf(sum) !== 0n) sums[column] = tiyinOf(sum);
  }
  // Where both sides have columns of their own, a third one with the sum says nothing more.
  const sided = [sums.income, sums.expense].filter((one) => one !== undefined);
  if (sided.length === 2) return { column: 'expense', code: 'invalid_amount' };
  const [sum] = sided.length === 1 ? sided : [sums.amount];
  if (sum === undefined) return { column: 'amount', code: 'required' };
  const isIn = sums.expense === undefined ? sum > 0n : sum < 0n;
  return { direction: isIn ? 'in' : 'out', amount: decimal(sum < 0n ? -sum : sum) };
}
type Fault = Omit<RowFault, 'row'>;

/** One row as it is matched, or the first thing that is wrong with it. */
export function rowOf(row: number, cells: BankCells, today: string): BankRow | RowFault {
  const date = cells.date === undefined ? undefined : dayOf(cells.date);
  if (date === undefined) return { row, column: 'date', code: cells.date === undefined ? 'required' : 'no_such_day' };
  if (date > today) return { row, column: 'date', code: 'in_future' };
  const movement = movementOf(cells);
  if ('code' in movement) return { row, ...movement };
  return {
    ...{ row, date, ...movement, document_number: cells.number ?? null, counterparty: cells.counterparty ?? null },
    ...{ inn: cells.inn ?? null, account: cells.account ?? null, purpose: cells.purpose ?? null },
  };
}

/** Parts what was read into rows and faults. */
export function partedRows(read: readonly (BankRow | RowFault)[]): Pick<Statement, 'rows' | 'faults'> {
  return {
    rows: read.filter((one): one is BankRow => !('code' in one)),
    faults: read.filter((one): one is RowFault => 'code' in one),
  };
}

/** By what headings a column is known, in Russian, Uzbek and English; the first that fits decides. */
const headings: readonly (readonly [BankColumn, RegExp])[] = [
  ['date', /^(дата|день|sana|date)/],
  ['account', /^(сч[её]т|номер сч|расч[её]тный|лицевой|р\/с|hisob|account)/],
  ['inn', /(инн|пинфл|stir|jshshir|\binn\b|tax id)/],
  ['purpose', /(назнач|содержан|основан|детал|maqsad|mazmun|purpose|details)/],
  ['income', /(кредит|приход|поступ|зачисл|kredit|kirim|credit|income|received)/],
  ['expense', /(дебет|расход|списан|debet|chiqim|debit|expense|paid)/],
  ['number', /^(номер|№(?! ?п)|no\b|number|raqam|hujjat|документ|document)/],
  ['counterparty', /(контрагент|наименован|корреспондент|получатель|плательщик|kontragent|nomi|counterparty|name)/],
  ['amount', /^(сумма|summa|amount|sum\b)/],
];
const columnOf = (heading: string): BankColumn | undefined => {
  const text = plainText(heading).toLowerCase().replace(/\s+/g, ' ');
  return headings.find(([, pattern]) => pattern.test(text))?.[0];
};

/** Above the headings banks write whose statement it is. */
const mostAbove = 30;
/** A row that sums up what stands above it. */
const summing = /^(итого|всего|оборот|остат|сальдо|jami|qoldiq|total|balance)/i;

/** The rows of a sheet. Refuses one that lacks a day or a sum. */
export function sheetRows(lines: readonly string[][], today: string): Statement {
  const places = lines.slice(0, mostAbove).map((texts) => texts.map(columnOf));
  const head = places.findIndex(
    (columns) =>
      columns.includes('date') && (['income', 'expense', 'amount'] as const).some((one) => columns.includes(one)),
  );
  const columns = places[head];
  if (columns === undefined)
    throw wrongFields({ bank_file: 'sheet_without_columns' }, 'The sheet lacks a column of the day or of the sum');
  const read = lines.slice(head + 1).flatMap((texts, at) => {
    const cells: BankCells = {};
    columns.forEach((column, place) => {
      const text = column === undefined ? '' : cellOf(column, texts[place] ?? '');
      // Of two columns of one name the first counts.
      if (column !== undefined && text !== '') cells[column] ??= text;
    });
    if (texts.every((text) => text.trim() === '')) return [];
    const isDated = cells.date !== undefined && dayOf(cells.date) !== undefined;
    if (!isDated && texts.some((text) => summing.test(text.trim()))) return [];
    // Beside the headings banks number their columns and write remarks; those have neither day nor sum.
    if (Object.keys(cells).length === 0 || !isAboutMoney(cells)) return [];
    return [rowOf(head + 2 + at, cells, today)];
  });
  return { ...partedRows(read), opening: null, closing: null };
}

const isAboutMoney = ({ date, income, expense, amount }: BankCells) =>
  [date, income, expense, amount].some((one) => one !== undefined);
