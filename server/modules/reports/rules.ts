import { holds, type SignedInUser } from '../../auth/currentUser';
import { today, type Clock } from '../../shared/clock';
import { isDay } from '../../shared/period';
import { forbidden, wrongFields } from '../../shared/problem';
import type { ReportType } from './source';
import { sources } from './sources';

/** Days of the longest period, both ends included. */
const mostDays = 366;
const dayLength = 24 * 60 * 60 * 1000;

interface Period {
  begin_date: string;
  end_date: string;
}

/** Refuses with 422 a period that is none, is too long, or ends after today where nothing lies ahead. */
export function refuseReportPeriod(type: ReportType, { begin_date, end_date }: Period, clock: Clock): void {
  if (!isDay(begin_date)) throw wrongFields({ begin_date: 'no_such_day' }, 'No such day');
  if (!isDay(end_date)) throw wrongFields({ end_date: 'no_such_day' }, 'No such day');
  if (begin_date > end_date) throw wrongFields({ end_date: 'not_after_begin' }, 'The period ends before it begins');
  if ((Date.parse(end_date) - Date.parse(begin_date)) / dayLength >= mostDays)
    throw wrongFields({ end_date: 'period_too_long' }, 'The period is longer than 366 days');
  if (sources[type].looksAhead !== true && end_date > today(clock))
    throw wrongFields({ end_date: 'in_future' }, 'The period ends after today');
}

/** Refuses whoever may not see what the report is about. */
export function refuseForeign(user: SignedInUser, type: ReportType): void {
  const { right } = sources[type];
  if (!holds(user, right)) throw forbidden(`Permission ${right} is missing`);
}

/** Whether the person may have the file of a report at this moment. */
export const mayExport = (user: SignedInUser, type: ReportType): boolean =>
  holds(user, 'reports.export') && holds(user, sources[type].right);
