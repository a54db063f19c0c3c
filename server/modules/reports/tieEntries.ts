/** The entries of the general ledger behind a figure of a report, as their list is asked for them. */
import type { Where } from '../../db/where';
import { isDay } from '../../shared/period';
import { badRequest } from '../../shared/problem';
import type { LedgerTie, ReportType } from './source';
import { sources } from './sources';

interface Period {
  type: ReportType;
  begin_date: string;
  end_date: string;
  /** Of what the report lists; empty for all. */
  row_status: string | null;
}

/** Names a figure: its report, its place among the ties, the period, and the status where the report was asked for by one. */
export const tieFilter = ({ type, begin_date: begin, end_date: end, row_status: status }: Period, at: number): string =>
  [`${type}.${at}`, begin, end, ...(status === null ? [] : [status])].join(':');

const filter = /^([a-z-]+)\.(\d):(\d{4}-\d\d-\d\d):(\d{4}-\d\d-\d\d)(?::([a-z_]+))?$/;

function readFilter(text: string) {
  const [, type = '', at, begin = '', end = '', status = null] = filter.exec(text) ?? [];
  const ties: readonly LedgerTie[] | undefined = Object.hasOwn(sources, type)
    ? sources[type as ReportType].ties
    : undefined;
  const tie = ties?.[Number(at)];
  if (tie === undefined || !isDay(begin) || !isDay(end))
    throw badRequest('No report has such a figure', { report_tie: 'invalid' });
  return { tie, begin, end, status };
}

/** Which entries `e` make a figure up. Refuses what names none. */
export function ofReportTie(bind: Where['bind'], text: string): string {
  const { tie, begin, end, status } = readFilter(text);
  return `e.id in (select e.id from (select ${bind(begin)}::date as begin_date, ${bind(end)}::date as end_date,
    ${bind(status)}::text as status) asked ${tie.entries})`;
}

/** By how much each of them moves it. */
export const addedToReportTie = (text: string): string => readFilter(text).tie.adds ?? 'e.amount';
