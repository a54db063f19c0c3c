import type { Operations } from '../../generated/operations';
import type { Texts } from '../../files/workbook';
import type { Where } from '../../db/where';
import type { LeavingOn } from '../investments/index';
import type { WordList } from './words';

type Job = Operations['getReportJob']['responses'][200]['content']['application/json'];
export type ReportType = Job['type'];
export type ReportStatus = Job['status'];
type Page = Operations['reportInvestors']['responses'][200]['content']['application/json'];
export type CellKind = Page['columns'][number]['kind'];

/** A column; its text of SQL may name the tables of its report and the row `asked`. */
export interface ReportColumn {
  id: string;
  kind: CellKind;
  title: Texts;
  sql: string;
  /** Money that adds up to nothing. */
  isStanding?: boolean;
  /** Values that people call otherwise. */
  words?: WordList;
  /** Personal values, which no report tells whole. */
  mask?: (value: string) => string;
}

/** A figure of a report that the general ledger holds as well. */
export interface LedgerTie {
  name: Texts;
  /** The money column whose sum it is, and under which it stands. */
  column: string;
  /** The entries `e` of the ledger that make it up, as they are joined to the row `asked`. */
  entries: string;
  /** What such an entry adds to it; its amount unless told otherwise. */
  adds?: string;
  /** The figure of the records where it is not the sum of the column. */
  file?: string;
}

/**
 * One report. Its texts of SQL are given what was asked as the row `asked`: `begin_date`, `end_date`, `language` and
 * `status`, which is empty unless the report is asked for by it.
 */
export interface ReportSource {
  title: Texts;
  /** What it is about: whoever may not query that is refused. */
  right: string;
  from: string;
  /** Joined to it, where it depends on the day on which it is read. */
  joins?: (bind: Where['bind'], leaving: LeavingOn) => string;
  /** The day or the moment by which rows are chosen and ordered. */
  at: { column: string; type: 'date' | 'timestamp' };
  id: string;
  where?: string;
  /** Everything up to the last day belongs to it, whatever the first. */
  isRegister?: true;
  /** It tells what is due, so its last day may lie ahead. */
  looksAhead?: true;
  columns: readonly ReportColumn[];
  ties?: readonly LedgerTie[];
}
