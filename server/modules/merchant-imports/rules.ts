import { tiyinOf } from '../../shared/money';
import { plainText } from '../../shared/plainText';
import { wrongFields } from '../../shared/problem';
import { columns, type Column, type FaultCode, type Faults, type RowCells } from './columns';
import { foldHeading, headingsOf } from './words';

export interface SheetRow {
  /** As the user sees it; the headings are row 1. */
  row: number;
  cells: RowCells;
  faults?: Faults;
}

export const mostRows = 5000;
export const largestSheet = 10 * 1024 * 1024;
/** What a cell keeps of a text: more than any column takes, so that what is too long is told as such. */
const longestCell = 500;

/** A text as a cell keeps it, without what nobody sees in it; whoever made the file may not know of that. */
export const cellText = (text: string): string => plainText(text).slice(0, longestCell);

/**
 * The rows of a sheet by column, the order of the headings free; rows without a single text are left out.
 */
export function sheetRowsOf([headings = [], ...lines]: string[][]): SheetRow[] {
  const known = headingsOf(columns);
  // Only known names are ever used as keys, so no heading can name anything else.
  const places = headings.map((heading) => known.get(foldHeading(heading)));
  if (!places.includes('sku'))
    throw wrongFields({ file: 'sheet_without_columns' }, 'The sheet has no column for the article');
  if (new Set(places.filter(Boolean)).size < places.filter(Boolean).length)
    throw wrongFields({ file: 'sheet_without_columns' }, 'The sheet has a column twice');
  const rows = lines.flatMap((texts, at) => {
    const cells: RowCells = {};
    places.forEach((name, place) => {
      const text = cellText(texts[place] ?? '');
      if (name !== undefined && text !== '') cells[name] = text;
    });
    return Object.keys(cells).length === 0 ? [] : [{ row: at + 2, cells }];
  });
  if (rows.length === 0) throw wrongFields({ file: 'sheet_empty' }, 'The sheet has no rows');
  if (rows.length > mostRows) throw wrongFields({ file: 'sheet_too_long' }, 'The sheet has too many rows');
  return withoutRepeats(rows);
}

/** Of rows that share an article or a barcode the first one stands; each other is told so. */
export function withoutRepeats(rows: readonly SheetRow[]): SheetRow[] {
  const seen = { sku: new Set<string>(), barcode: new Set<string>() };
  const isRepeated = (column: keyof typeof seen, key: string | undefined) => {
    if (key === undefined) return false;
    const isSeen = seen[column].has(key);
    seen[column].add(key);
    return isSeen;
  };
  return rows.map(({ row, cells }) => {
    const faults: Faults = {
      ...(isRepeated('sku', cells.sku?.toLowerCase()) && { sku: 'sku_repeated' }),
      ...(isRepeated('barcode', barcodeOf(cells.barcode)) && { barcode: 'barcode_repeated' }),
    };
    return Object.keys(faults).length === 0 ? { row, cells } : { row, cells, faults };
  });
}

/** Written in groups it is the same one; any number of rows may take theirs away. */
const barcodeOf = (text: string | undefined) => (text === undefined || nothing.test(text) ? undefined : digitsOf(text));

/** What a row asks for, as far as it can be told without looking at anything else. */
export interface AskedProduct {
  sku: string;
  name?: string;
  /** As it was typed: the number of a model, or its brand and its name. */
  model?: string;
  price?: string;
  /** `null` takes it away. */
  oldPrice?: string | null;
  stock?: number;
  barcode?: string | null;
  spic?: string;
  packageCode?: string | null;
}

const longest: Partial<Record<Column, number>> = { sku: 60, name: 200, model: 300 };
const mostStock = 1_000_000;
/** Takes away what stands, where an empty cell leaves it. */
const nothing = /^[-–—]$/;

/** How a spreadsheet would begin to reckon, wherever the text is put next. */
const isFormula = (text: string) => /^[=+@]|^-[^\d\s]/.test(text);
const digitsOf = (text: string) => text.replace(/[\s\u00a0-]/g, '');

/** A sum above zero with at most two digits behind the point, as the database keeps it. */
function priceOf(text: string): string | undefined {
  const [, whole, parts = ''] = /^0*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0]/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const price = `${whole}.${parts.padEnd(2, '0')}`;
  return tiyinOf(price) > 0n ? price : undefined;
}

/** Reads the cells of a row; each that makes no sense is told. */
export function readCells(cells: RowCells): { asked: AskedProduct; faults: Faults } {
  const faults: Faults = {};
  const asked: AskedProduct = { sku: cells.sku ?? '' };
  for (const column of columns) {
    const text = cells[column];
    if (text === undefined) {
      if (column === 'sku') faults.sku = 'required';
    } else if (isFormula(text)) faults[column] = 'formula';
    else if (text.length > (longest[column] ?? longestCell)) faults[column] = 'too_long';
    else {
      const fault = readers[column](asked, text);
      if (fault !== undefined) faults[column] = fault;
    }
  }
  return { asked, faults };
}

const readers: Record<Column, (asked: AskedProduct, text: string) => FaultCode | undefined> = {
  sku: () => undefined,
  name: (asked, text) => void (asked.name = text),
  model: (asked, text) => void (asked.model = text),
  price(asked, text) {
    asked.price = priceOf(text);
    return asked.price === undefined ? 'invalid_price' : undefined;
  },
  old_price(asked, text) {
    asked.oldPrice = nothing.test(text) ? null : priceOf(text);
    return asked.oldPrice === undefined ? 'invalid_price' : undefined;
  },
  stock(asked, text) {
    const plain = text.replace(/[\s\u00a0]/g, '');
    if (!/^\d{1,7}$/.test(plain) || Number(plain) > mostStock) return 'invalid_stock';
    asked.stock = Number(plain);
    return undefined;
  },
  barcode(asked, text) {
    const plain = digitsOf(text);
    if (nothing.test(text)) asked.barcode = null;
    else if (!/^\d{8,14}$/.test(plain)) return 'invalid_barcode';
    else asked.barcode = plain;
    return undefined;
  },
  spic(asked, text) {
    asked.spic = digitsOf(text);
    return /^\d{17}$/.test(asked.spic) ? undefined : 'invalid_spic';
  },
  package_code(asked, text) {
    const plain = digitsOf(text);
    if (nothing.test(text)) asked.packageCode = null;
    else if (!/^\d{1,20}$/.test(plain)) return 'invalid_package_code';
    else asked.packageCode = plain;
    return undefined;
  },
};
