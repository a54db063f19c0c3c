import type { ReportType } from '../../api/system-user/reports';
import type { Day, Period } from '../../lib/days';

/** Tells what is due, so its period may end after today; no other report has anything there. */
const looksAhead: ReportType = 'bonds';

/**
 * The days that a report is asked for. As long as nobody has said otherwise it is the month so far; an end without a beginning is that
 * of its month, since no report has all days that there are. A month, quarter or year that goes on ends today.
 */
export function askedPeriod(type: ReportType, chosen: Partial<Period>, today: Day): Period {
  const { end_date: last = today } = chosen;
  const { begin_date: begin = `${last.slice(0, 7)}-01` } = chosen;
  const goesOn = type !== looksAhead && begin <= today && last > today;
  return { begin_date: begin, end_date: goesOn ? today : last };
}
