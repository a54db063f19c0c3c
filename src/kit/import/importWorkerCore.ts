/** The worker's side of the import: looks before it unpacks, stops at the caps, and only then reads. */
import { readCsv } from '../../lib/sheet/readCsv';
import { zipDirectory, zipLimits, type ZipEntry } from '../../lib/sheet/zipDirectory';
import { sheetLimits, type SheetAnswer, type SheetCell, type SheetFault, type SheetLine } from './protocol';

/** What the caller is told instead of rows. */
class Refused extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

/** Reads the first sheet of a file. Never rejects: whatever goes wrong, the file is to blame. */
export async function readBytes(bytes: Uint8Array): Promise<SheetAnswer> {
  try {
    if (bytes.length > sheetLimits.bytes) throw new Refused('size');
    return { sheet: sheetOf(isZip(bytes) ? await readXlsx(bytes) : readText(bytes)) };
  } catch (error) {
    return { fault: error instanceof Refused ? error.fault : 'broken' };
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** A text is one that is wholly text; anything else by that name is something else. */
function readText(bytes: Uint8Array): SheetCell[][] {
  // One zero byte makes it none, as do the marks of pictures, of old workbooks and of pages.
  if (bytes.includes(0)) throw new Refused('kind');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refused('kind');
  }
  if (/^\uFEFF?\s*(<|%PDF|\{\\rtf|PK)/i.test(text)) throw new Refused('kind');
  // Two more than allowed: so that one too many is seen.
  const lines = readCsv(text, sheetLimits.rows + 2);
  return lines.map((line) => line.slice(0, sheetLimits.columns).map((cell) => ({ text: cell })));
}

async function readXlsx(bytes: Uint8Array): Promise<SheetCell[][]> {
  const entries = zipDirectory(bytes);
  if (entries === undefined) throw new Refused('bomb');
  const names = entries.map(({ name }) => name);
  const isBook = names.includes('[Content_Types].xml') && names.includes('xl/workbook.xml');
  if (!isBook || names.some((name) => /vbaProject\.bin$/i.test(name))) throw new Refused('kind');
  const { Inflate } = await import('fflate');
  for (const entry of entries) measure(bytes, entry, Inflate);
  const { read, SSF } = await import('xlsx');
  const book = read(bytes, {
    type: 'array',
    // One sheet, and of it only as much as is taken; formulas are seen and never counted out.
    ...{ sheets: 0, sheetRows: sheetLimits.rows + 2, dense: true },
    ...{ cellFormula: true, cellNF: true, cellHTML: false, cellStyles: false, bookVBA: false },
  });
  const [first = ''] = book.SheetNames;
  const rows = book.Sheets[first]?.['!data'] ?? [];
  // A workbook of an old Excel for Mac counts its days from 1904.
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const dayOf: DayOf = ({ t, v, z }) =>
    t === 'n' && typeof z === 'string' && SSF.is_date(z)
      ? dayText(SSF.parse_date_code(Number(v), { date1904 }))
      : undefined;
  return Array.from(rows, (row) =>
    Array.from((row ?? []).slice(0, sheetLimits.columns), (cell) =>
      cell === undefined ? { text: '' } : cellOf(cell, dayOf),
    ),
  );
}

const longestText = 32_767;

interface RawCell {
  t: string;
  v?: unknown;
  w?: string;
  /** Its formula, and the look of its number. */
  f?: string;
  z?: unknown;
}

/** What a cell shows as a day; undefined where it is none. */
type DayOf = (cell: RawCell) => string | undefined;

/** A number is taken as it is and not as it is shown: a long one is shown as 3,01E+13. Only days are shown numbers. */
function cellOf(cell: RawCell, dayOf: DayOf): SheetCell {
  const { t, v, w, f } = cell;
  const plain =
    t === 'e' || v === undefined ? '' : t === 'b' ? (w ?? String(v)) : t === 'n' ? numberText(Number(v)) : String(v);
  // No cell of a spreadsheet holds more.
  const text = (dayOf(cell) ?? plain).slice(0, longestText);
  return f === undefined ? { text } : { text, formula: true };
}

/** A spreadsheet keeps fifteen digits of a number and makes the rest nought. */
const keptDigits = 1e15;

/**
 * Of a number the point is the decimal one. Before exactly three digits it would part thousands in what people write, and
 * 250.125 would be a quarter of a million: a fourth digit says that it does not. A number that has lost its last digits, such as a bank
 * account that is no text, is written so that nobody takes it for another one.
 */
const numberText = (value: number): string =>
  Math.abs(value) >= keptDigits ? value.toExponential() : String(value).replace(/^-?\d{1,3}\.\d{3}$/, '$&0');

/** As people write it here; a number that is no day of the calendar of spreadsheets is nothing. */
const dayText = (day: { y: number; m: number; d: number } | null): string =>
  day === null ? '' : [day.d, day.m, day.y].map((part) => String(part).padStart(2, '0')).join('.');

/** Unpacks a part and throws it away: what comes out must be what the directory said, and no more rows than allowed. */
function measure(bytes: Uint8Array, entry: ZipEntry, Inflate: typeof import('fflate').Inflate): void {
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  const watch = watcherOf(entry);
  if (entry.method === 0) {
    watch(packed);
    return;
  }
  const inflate = new Inflate(watch);
  for (let at = 0; at < packed.length; at += step)
    inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
}

const step = 16 * 1024;

function watcherOf({ name, unpacked }: ZipEntry) {
  const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i.test(name);
  let size = 0;
  let [rows, cells] = [0, 0];
  return (piece: Uint8Array) => {
    size += piece.length;
    if (size > unpacked || size > zipLimits.unpacked) throw new Refused('bomb');
    if (!isSheet) return;
    // A row or a cell that is cut by the edge of a piece is missed, which only helps honest files.
    for (let at = piece.indexOf(lessThan); at >= 0; at = piece.indexOf(lessThan, at + 1)) {
      const begin = localName(piece, at + 1);
      if (piece[begin] === letterC && !isLetter(piece[begin + 1])) cells++;
      else if (piece[begin] === letterR && piece[begin + 1] === letterO && piece[begin + 2] === letterW) rows++;
    }
    if (rows > sheetLimits.rows * 4 || cells > sheetLimits.cells) throw new Refused('rows');
  };
}

const [lessThan, colon, letterC, letterR, letterO, letterW] = [0x3c, 0x3a, 0x63, 0x72, 0x6f, 0x77];
const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Where the name of a tag begins behind its prefix, if it has one: some programs write `<x:row>`. */
function localName(piece: Uint8Array, at: number): number {
  for (let ahead = at; ahead < at + 8; ahead++) {
    if (piece[ahead] === colon) return ahead + 1;
    if (!isLetter(piece[ahead])) break;
  }
  return at;
}

/** Headings and lines; lines without a single text are left out and keep nobody's number. */
function sheetOf([headings = [], ...rows]: SheetCell[][]) {
  const lines: SheetLine[] = rows.flatMap((cells, at) =>
    cells.some(({ text, formula }) => text.trim() !== '' || formula) ? [{ line: at + 2, cells }] : [],
  );
  if (rows.length > sheetLimits.rows && lines.some(({ line }) => line > sheetLimits.rows + 1))
    throw new Refused('rows');
  if (lines.length === 0) throw new Refused('empty');
  return { headings: headings.map(({ text }) => text.trim()), lines };
}
