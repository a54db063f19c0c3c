import { defineMessage, defineMessages, type IntlShape } from 'react-intl';
import { hoursRuns, type HoursRun, type Weekday, type WeekHours } from '../../lib/weekHours';

// The browser knows no names of days in Uzbek.
/** What each day is called. */
export const weekdayNames: Record<Weekday, { id: string; defaultMessage: string }> = defineMessages({
  mon: { id: 'kit.hours.mon', defaultMessage: 'Понедельник' },
  tue: { id: 'kit.hours.tue', defaultMessage: 'Вторник' },
  wed: { id: 'kit.hours.wed', defaultMessage: 'Среда' },
  thu: { id: 'kit.hours.thu', defaultMessage: 'Четверг' },
  fri: { id: 'kit.hours.fri', defaultMessage: 'Пятница' },
  sat: { id: 'kit.hours.sat', defaultMessage: 'Суббота' },
  sun: { id: 'kit.hours.sun', defaultMessage: 'Воскресенье' },
});
const short: Record<Weekday, { id: string; defaultMessage: string }> = defineMessages({
  mon: { id: 'kit.weekday.mon', defaultMessage: 'пн' },
  tue: { id: 'kit.weekday.tue', defaultMessage: 'вт' },
  wed: { id: 'kit.weekday.wed', defaultMessage: 'ср' },
  thu: { id: 'kit.weekday.thu', defaultMessage: 'чт' },
  fri: { id: 'kit.weekday.fri', defaultMessage: 'пт' },
  sat: { id: 'kit.weekday.sat', defaultMessage: 'сб' },
  sun: { id: 'kit.weekday.sun', defaultMessage: 'вс' },
});
const off = defineMessage({ id: 'kit.weekday.off', defaultMessage: 'выходной' });

/** A part of the week that has the same hours. */
export function runText(intl: IntlShape, { first, last, hours }: HoursRun): string {
  const days = [...new Set([first, last])].map((one) => intl.formatMessage(short[one])).join('–');
  return `${days} ${hours === null ? intl.formatMessage(off) : `${hours.from}–${hours.to}`}`;
}

/** The hours of a week in one line, as a table, an export and a history say them: `пн–пт 09:00–18:00, вс выходной`. */
export const weekHoursText = (intl: IntlShape, week: WeekHours): string =>
  hoursRuns(week)
    .map((run) => runText(intl, run))
    .join(', ');
