import type { PassThrough } from 'node:stream';
import type { CellValue, Fact, SheetWriter } from '../../../src/lib/sheet/sheetPlan';
import type { Sql } from '../../db/database';
import { factOf, lineTexts, periodFact, say, tieLines, workbookPlan, writeWorkbook } from '../../files/workbook';
import { leavingOn } from '../investments/index';
import { readAfter, readTies, readTotals, type Asked, type ReportRow } from './readReport';
import type { ReportSource } from './source';
import { sources } from './sources';
import { factTexts } from './words';

/** So few rows that other calls hardly wait while they are packed. */
const pageSize = 1000;

interface Parts {
  sql: Sql;
  asked: Asked;
  /** Who asked, and when, for the second sheet. */
  userName: string;
  time: string;
  /** Told after each page; throws to stop. */
  onPage: (rows: number, total: number) => void;
}

const cellsOf =
  ({ columns }: ReportSource) =>
  ({ cells }: ReportRow): CellValue[] =>
    cells.map((value, place) => (columns[place]?.kind === 'number' && value !== null ? Number(value) : value));

function factsOf({ asked, userName, time }: Parts, rows: number): Fact[] {
  const { type, begin_date, end_date, language } = asked;
  const fact = factOf(language);
  return [
    fact(factTexts.report, say(sources[type].title, language)),
    periodFact(language, begin_date, end_date),
    fact(lineTexts.rows, rows, 'number'),
    fact(factTexts.user, userName),
    fact(lineTexts.time, time, 'dateTime'),
  ];
}

/** The bytes of the workbook of a report as they come. Gives the number of rows through `done`. */
export function writeReport(parts: Parts, done: (rows: number) => void): PassThrough {
  const { title, columns } = sources[parts.asked.type];
  return writeWorkbook(workbookPlan(title, columns, parts.asked.language), async (writer, rest) =>
    done(await write(parts, writer, rest)),
  );
}

async function write(parts: Parts, writer: SheetWriter, rest: () => Promise<void>): Promise<number> {
  const { sql, time, onPage } = parts;
  const asked = { ...parts.asked, leaving: await leavingOn(sql, time.slice(0, 10)) };
  const source = sources[asked.type];
  const { count, totals } = await readTotals(sql, asked);
  const toCells = cellsOf(source);
  let rows = 0;
  let last: ReportRow | undefined;
  for (;;) {
    const page = await readAfter(sql, asked, last, pageSize);
    writer.rows(page.map(toCells));
    rows += page.length;
    last = page.at(-1);
    onPage(rows, Math.max(count, rows));
    if (page.length < pageSize) break;
    await rest();
  }
  writer.finish(factsOf(parts, rows), tieLines(source.columns, await readTies(sql, asked, totals), asked.language));
  return rows;
}
