import { defineMessages } from 'react-intl';

/** When something is open: none is a day off. */
export type Hours = { from: string; to: string } | null;
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
export type Schedule = Readonly<Record<Weekday, Hours>>;

export const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** What each day of the week is called. */
export const weekdayNames = defineMessages({
  mon: { id: 'parts.weekday.mon', defaultMessage: 'Понедельник' },
  tue: { id: 'parts.weekday.tue', defaultMessage: 'Вторник' },
  wed: { id: 'parts.weekday.wed', defaultMessage: 'Среда' },
  thu: { id: 'parts.weekday.thu', defaultMessage: 'Четверг' },
  fri: { id: 'parts.weekday.fri', defaultMessage: 'Пятница' },
  sat: { id: 'parts.weekday.sat', defaultMessage: 'Суббота' },
  sun: { id: 'parts.weekday.sun', defaultMessage: 'Воскресенье' },
});

export const scheduleWords = defineMessages({
  dayOff: { id: 'parts.schedule.dayOff', defaultMessage: 'Выходной' },
});

/** Nine to six on weekdays: what most schedules begin from. */
export const usualSchedule: Schedule = {
  ...{ mon: usual(), tue: usual(), wed: usual(), thu: usual(), fri: usual() },
  ...{ sat: null, sun: null },
};

export function usual(): NonNullable<Hours> {
  return { from: '09:00', to: '18:00' };
}
