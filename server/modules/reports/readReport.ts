import type { Sql } from '../../db/database';
import { say, type Texts, type TiedSum } from '../../files/workbook';
import { Where } from '../../db/where';
import type { Language } from '../../http/contract';
import { decimal, tiyinOf } from '../../shared/money';
import type { LeavingOn } from '../investments/index';
import type { ReportSource, ReportType } from './source';
import { sources } from './sources';
import { tieFilter } from './tieEntries';
import { words } from './words';

/** What a report is asked for by. */
export interface Asked {
  type: ReportType;
  begin_date: string;
  end_date: string;
  /** Of what it lists; empty for all. */
  row_status: string | null;
  language: Language;
}

/** What is read of it, and what waiting claims cost meanwhile. */
export interface Reading extends Asked {
  leaving: LeavingOn;
}

/** A row as people read it; the money and days of its cells as the wire writes them. */
export interface ReportRow {
  id: number;
  /** What the page after it begins behind. */
  at: string;
  cells: (string | null)[];
}

const given = `with asked as materialized (select $1::date as begin_date, $2::date as end_date, $3::text as language,
  $4::text as status)`;
// The same as values that the planner knows, so that it finds the rows of a period by their index.
const known = `(select $1::date as begin_date, $2::date as end_date, $3::text as language, $4::text as status) asked`;
const valuesOf = ({ begin_date, end_date, language, row_status }: Asked) => [
  begin_date,
  end_date,
  language,
  row_status,
];

const rowsOf = (
  { from, joins, where = 'true', at, isRegister }: ReportSource,
  bind: Where['bind'],
  leaving: LeavingOn,
) =>
  `from ${known} cross join ${from} ${joins?.(bind, leaving) ?? ''} where ${where} and ${at.column} < asked.end_date + 1
    ${isRegister ? '' : `and ${at.column} >= asked.begin_date`}`;

const selected = ({ columns, at, id }: ReportSource) =>
  `select ${id} as id, ${at.column}::text as at, ${columns.map(({ sql }, place) => `(${sql})::text as c${place}`).join(', ')}`;

type RawRow = { id: number; at: string } & Record<string, string | null>;

function rowReader({ columns }: ReportSource, language: Language) {
  return (raw: RawRow): ReportRow => ({
    id: raw.id,
    at: raw.at,
    cells: columns.map(({ words: list, mask }, place) => {
      const value = raw[`c${place}`] ?? null;
      if (value === null) return null;
      if (mask) return mask(value);
      const named = list && (words[list] as Record<string, Texts>)[value];
      return named ? say(named, language) : value;
    }),
  });
}

/** A page of rows from a place on, in the order of the day and the number. */
export async function readPage(
  sql: Sql,
  asked: Reading,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReportRow[]> {
  const source = sources[asked.type];
  const { at, id } = source;
  const { bind, values } = new Where(valuesOf(asked));
  const found = await sql.query<RawRow>(
    `${selected(source)} ${rowsOf(source, bind, asked.leaving)}
     order by ${at.column}, ${id} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
  return found.map(rowReader(source, asked.language));
}

/** The rows after one, without counting those before it. */
export async function readAfter(sql: Sql, asked: Reading, last: ReportRow | undefined, limit: number) {
  const source = sources[asked.type];
  const { at, id } = source;
  const { bind, values } = new Where(valuesOf(asked));
  const rows = rowsOf(source, bind, asked.leaving);
  const after = last && `and (${at.column}, ${id}) > (${bind(last.at)}::${at.type}, ${bind(last.id)})`;
  const found = await sql.query<RawRow>(
    `${selected(source)} ${rows} ${after ?? ''} order by ${at.column}, ${id} limit ${bind(limit)}`,
    values,
  );
  return found.map(rowReader(source, asked.language));
}

/** The number of all rows and the sums of the money columns that add up to something, each in its place. */
export async function readTotals(sql: Sql, asked: Reading): Promise<{ count: number; totals: (string | null)[] }> {
  const source = sources[asked.type];
  const { bind, values } = new Where(valuesOf(asked));
  const sums = source.columns.map(({ kind, isStanding, sql: text }, place) =>
    kind === 'money' && !isStanding ? `, coalesce(sum(${text}), 0)::numeric(24, 2) as c${place}` : '',
  );
  const [row] = await sql.query<{ count: number } & Record<string, string>>(
    `select count(*)::int as count${sums.join('')} ${rowsOf(source, bind, asked.leaving)}`,
    values,
  );
  const { count, ...totals } = row!; // an aggregate always answers one row
  return { count, totals: source.columns.map((_, place) => (totals as Record<string, string>)[`c${place}`] ?? null) };
}

/** The figures that the ledger holds as well, with the filter of their entries; those of the file from the sums of its columns. */
export async function readTies(sql: Sql, asked: Asked, totals: readonly (string | null)[]) {
  const { ties = [], columns } = sources[asked.type];
  const sums: (TiedSum & { entries: string })[] = [];
  const figure = async (text: string) => {
    const [row] = await sql.query<{ sum: string }>(
      `${given} select (${text})::numeric(24, 2) as sum from asked`,
      valuesOf(asked),
    );
    return row!.sum; // one row of `asked`
  };
  for (const [at, { name, column, adds = 'e.amount', entries, file: own }] of ties.entries()) {
    const place = columns.findIndex(({ id }) => id === column);
    const ledger = await figure(`select coalesce(sum(${adds}), 0) from asked ${entries}`);
    const file = own === undefined ? (totals[place] ?? '0.00') : await figure(own);
    const difference = decimal(tiyinOf(ledger) - tiyinOf(file));
    sums.push({ name: say(name, asked.language), place, ledger, file, difference, entries: tieFilter(asked, at) });
  }
  return sums;
}
