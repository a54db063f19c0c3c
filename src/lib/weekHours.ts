/** The days of a week as the services name them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** From when until when, as HH:MM. */
export interface DayHours {
  from: string;
  to: string;
}

/** The hours of a week; none is a day off. */
export type WeekHours = Record<Weekday, DayHours | null>;

/** A week in which every shop is open until it is told otherwise. */
export const usualHours: WeekHours = {
  ...{ mon: day('09:00', '18:00'), tue: day('09:00', '18:00'), wed: day('09:00', '18:00') },
  ...{ thu: day('09:00', '18:00'), fri: day('09:00', '18:00'), sat: day('10:00', '16:00'), sun: null },
};

function day(from: string, to: string): DayHours {
  return { from, to };
}

/** A time of a day as HH:MM; 24:00 is its end. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text) || text === '24:00';

/** What was typed as HH:MM: 9, 930, 9.30 and 9:30 are times, too; anything else stays as it is. */
export function timeFromTyped(text: string): string {
  const parts = /^\s*(\d{1,2})(?:\s*[:.,\- ]\s*(\d{2})|(\d{2}))?\s*$/.exec(text);
  if (!parts) return text;
  const [, hours = '', apart, together] = parts;
  const time = `${hours.padStart(2, '0')}:${apart ?? together ?? '00'}`;
  return isTime(time) ? time : text;
}

/** What is wrong with the hours of a day. A shop that is open past midnight ends its day at 24:00. */
export function hoursFault({ from, to }: DayHours): 'times' | 'order' | undefined {
  if (!isTime(from) || !isTime(to)) return 'times';
  return to > from ? undefined : 'order';
}

/** Days that follow each other and have the same hours. */
export interface HoursRun {
  first: Weekday;
  last: Weekday;
  hours: DayHours | null;
}

/** A week told as shortly as it can be: from Monday to Friday nine to six, Saturday ten to four. */
export function hoursRuns(week: WeekHours): HoursRun[] {
  const runs: HoursRun[] = [];
  for (const name of weekdays) {
    const hours = week[name];
    const before = runs.at(-1);
    if (before && before.hours?.from === hours?.from && before.hours?.to === hours?.to) before.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  return runs;
}
