import { PassThrough } from 'node:stream';
import { writeXlsx } from '../../../src/lib/sheet/xlsx';
import type { CellValue, Fact, SheetPlan } from '../../../src/lib/sheet/sheetPlan';
import { zipArchive } from '../../../src/lib/sheet/zipArchive';
import type { Sql } from '../../db/database';
import { readAfter, readTies, readTotals, type Asked, type ReportRow, type TiedSum } from './readReport';
import type { ReportSource } from './source';
import { sources } from './sources';
import { lineTexts, say, sheetTexts, type Texts } from './words';

/** So few rows that other calls hardly wait while they are packed. */
const pageSize = 1000;

/** Thrown where nobody wants the report any more, or another process writes it. */
export class ReportStopped extends Error {}

interface Parts {
  sql: Sql;
  asked: Asked;
  /** Who asked, and when, for the second sheet. */
  userName: string;
  time: string;
  /** Told after each page; throws to stop. */
  onPage: (rows: number, total: number) => Promise<void>;
}

function planOf({ asked: { type, language } }: Parts): SheetPlan {
  const { title, columns } = sources[type];
  const texts = Object.entries(sheetTexts).map(([name, text]) => [name, say(text, language)]);
  return {
    format: 'xlsx',
    name: say(title, language),
    columns: columns.map((column) => ({ title: say(column.title, language), kind: column.kind })),
    words: Object.fromEntries(texts) as SheetPlan['words'],
    separator: language === 'en' ? ',' : ';',
    point: language === 'en' ? '.' : ',',
  };
}

const cellsOf =
  ({ columns }: ReportSource) =>
  ({ cells }: ReportRow): CellValue[] =>
    cells.map((value, place) => (columns[place]?.kind === 'number' && value !== null ? Number(value) : value));

/** Three lines for each figure that the ledger holds as well, under the column that it belongs to. */
function tieLines({ columns }: ReportSource, ties: readonly TiedSum[], { language }: Asked): CellValue[][] {
  return ties.flatMap(({ name, place, ledger, file, difference }) =>
    (
      [
        [lineTexts.ledger, ledger],
        [lineTexts.file, file],
        [lineTexts.difference, difference],
      ] as const
    ).map(([what, sum]) =>
      columns.map((_, at) => (at === 0 ? `${name}, ${say(what, language)}` : at === place ? sum : null)),
    ),
  );
}

function factsOf({ asked, userName, time }: Parts, rows: number): Fact[] {
  const { type, begin_date, end_date, language } = asked;
  const fact = (label: Texts, value: CellValue, kind: Fact['kind'] = 'text'): Fact => ({
    label: say(label, language),
    value,
    kind,
  });
  return [
    fact(lineTexts.report, say(sources[type].title, language)),
    fact(lineTexts.period, `${begin_date} – ${end_date}`),
    fact(lineTexts.rows, rows, 'number'),
    fact(lineTexts.user, userName),
    fact(lineTexts.time, time, 'dateTime'),
  ];
}

/**
 * The bytes of the workbook of a report as they come, never more of them than a page of rows makes. Whoever reads slowly makes
 * the writer wait. Gives the number of rows through `done`.
 */
export function writeReport(parts: Parts, done: (rows: number) => void): PassThrough {
  const out = new PassThrough();
  // Whoever reads hears of a failure from the stream, even when he comes after it; until he does, it would end the process.
  out.on('error', () => undefined);
  write(parts, out).then(
    (rows) => {
      done(rows);
      out.end();
    },
    (error: Error) => out.destroy(error),
  );
  return out;
}

async function write(parts: Parts, out: PassThrough): Promise<number> {
  const { sql, asked, onPage } = parts;
  const source = sources[asked.type];
  const writer = writeXlsx(planOf(parts), await zipArchive((bytes) => void out.write(bytes)));
  const { count, totals } = await readTotals(sql, asked);
  const toCells = cellsOf(source);
  let rows = 0;
  let last: ReportRow | undefined;
  for (;;) {
    const page = await readAfter(sql, asked, last, pageSize);
    writer.rows(page.map(toCells));
    rows += page.length;
    last = page.at(-1);
    await onPage(rows, Math.max(count, rows));
    if (page.length < pageSize) break;
    if (out.writableNeedDrain) await drained(out);
  }
  writer.finish(factsOf(parts, rows), tieLines(source, await readTies(sql, asked, totals), asked));
  return rows;
}

/** Until whoever reads takes more; nothing that listens stays behind. */
const drained = (out: PassThrough) =>
  new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      out.off('drain', taken).off('close', left);
      settle();
    };
    const taken = end(resolve);
    const left = end(() => reject(new ReportStopped('Nobody takes the file')));
    out.on('drain', taken).on('close', left);
  });
