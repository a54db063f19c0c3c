import { addMonths } from '../../lib/calendar';
import { presets, type Day, type Period } from '../../lib/days';
import { m } from './messages';

/** Of whom a chart tells: all there are, or those who came in a period. */
export const sinceOptions = [
  { value: 'always', label: m.always },
  { value: 'year', label: m.thisYear },
  { value: 'quarter', label: m.thisQuarter },
  { value: 'month', label: m.thisMonth },
] as const;

/** Which months a chart shows; never more than twelve, so that each keeps a place that can be pressed. */
export const spanOptions = [
  { value: 'twelve', label: m.twelveMonths },
  { value: 'six', label: m.sixMonths },
  { value: 'lastYear', label: m.lastYear },
] as const;

export type Since = (typeof sinceOptions)[number]['value'];
export type Span = (typeof spanOptions)[number]['value'];

/** The days of a choice; undefined when it leaves none out. */
export function daysSince(since: Since, today: Day): Period | undefined {
  return since === 'always' ? undefined : presets(today)[since];
}

/** The months of a choice, the earliest first, each YYYY-MM. */
export function monthsOf(span: Span, today: Day): string[] {
  const first =
    span === 'lastYear'
      ? `${addMonths(today, -12).slice(0, 4)}-01-01`
      : addMonths(`${today.slice(0, 7)}-01`, span === 'six' ? -5 : -11);
  const count = span === 'six' ? 6 : 12;
  return Array.from({ length: count }, (_, at) => addMonths(first, at).slice(0, 7));
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string): Period => presets(`${month}-01`).month;

/** From the first day of the first month to the last day of the last. */
export const spanOf = (months: readonly string[]): Period => ({
  begin_date: daysOfMonth(months[0] ?? '').begin_date,
  end_date: daysOfMonth(months.at(-1) ?? '').end_date,
});
