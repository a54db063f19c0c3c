/** Writes a spreadsheet the way the export's worker does, and reads it back with another library. */
import { unzipSync } from 'fflate';
import { read, type WorkBook, type WorkSheet } from 'xlsx';
import { exportWorkerCore } from '../../src/kit/export/exportWorkerCore';
import type { Report } from '../../src/kit/export/protocol';
import type { CellKind, CellValue, Fact, SheetPlan, Ties } from '../../src/lib/sheet/sheetPlan';

export function planOf(columns: Record<string, CellKind>, change: Partial<SheetPlan> = {}): SheetPlan {
  return {
    format: 'xlsx',
    name: 'Инвесторы',
    columns: Object.entries(columns).map(([title, kind]) => ({ title, kind })),
    words: {
      facts: 'Фильтры',
      total: 'Итого',
      cut: '… [обрезано]',
      remark: 'Примечание',
      wasCut: 'Обрезаны',
      wasLong: 'Текстом',
      wasSplit: 'На следующих',
    },
    separator: ';',
    point: ',',
    ...change,
  };
}

/** The file, from rows that come page by page. */
export async function write(
  plan: SheetPlan,
  pages: CellValue[][][],
  facts: Fact[] = [],
  ties?: Ties,
): Promise<Uint8Array> {
  const reports: Report[] = [];
  const carryOut = exportWorkerCore((report) => reports.push(report));
  await carryOut({ kind: 'begin', plan });
  for (const rows of pages) await carryOut({ kind: 'rows', rows });
  await carryOut({ kind: 'finish', facts, ties });
  const last = reports.at(-1);
  if (last?.kind !== 'file') throw new Error(last?.kind === 'failed' ? last.message : 'No file was made.');
  return new Uint8Array(await last.file.arrayBuffer());
}

export interface ReadBack {
  book: WorkBook;
  /** A sheet by its place. */
  sheet: (at: number) => WorkSheet;
  /** A part of the file as text. */
  part: (name: string) => string;
}

export function readBack(bytes: Uint8Array): ReadBack {
  const book = read(bytes, { type: 'array', cellNF: true, cellStyles: true, cellFormula: true });
  const parts = unzipSync(bytes);
  return {
    book,
    sheet: (at) => {
      const sheet = book.Sheets[book.SheetNames[at] ?? ''];
      if (!sheet) throw new Error(`There is no sheet ${at}.`);
      return sheet;
    },
    part: (name) => new TextDecoder().decode(parts[name]),
  };
}

/** Every cell of every sheet that is a formula, with its address. */
export function formulas({ book }: ReadBack): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of book.SheetNames)
    for (const [place, cell] of Object.entries(book.Sheets[name] ?? {}))
      if (!place.startsWith('!') && typeof (cell as { f?: unknown }).f === 'string')
        found[`${name}!${place}`] = (cell as { f: string }).f;
  return found;
}
