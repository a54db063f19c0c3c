import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dateOf, isDay, tashkentTime } from '../days';

/** Spreadsheets count days from here; those before March 1900 they count wrongly. */
const dayZero = dateOf('1899-12-30');
const firstSure = 61;

/** Rows that lie together share few days; the day of a repeated one is not worked out again. */
const known = new Map<string, number | undefined>();
const knownAtMost = 5_000;

function countDays(day: string): number | undefined {
  if (!isDay(day)) return undefined;
  const serial = differenceInCalendarDays(dateOf(day), dayZero);
  return serial >= firstSure ? serial : undefined;
}

/** 'YYYY-MM-DD' as a spreadsheet counts days; undefined for what it can't hold as one. */
export function daySerial(day: string): number | undefined {
  if (known.has(day)) return known.get(day);
  const serial = countDays(day);
  if (known.size >= knownAtMost) known.clear();
  known.set(day, serial);
  return serial;
}

/** The usual spelling, already by the clock of Tashkent; any other is worked out. */
const usual = /^\d{4}-\d{2}-\d{2}[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A moment as a spreadsheet counts it, by the clock of Tashkent whatever the zone of the computer. */
export function timeSerial(timestamp: string): number | undefined {
  const time = usual.test(timestamp) ? timestamp : tashkentTime(timestamp);
  const day = time === undefined ? undefined : daySerial(time.slice(0, 10));
  if (time === undefined || day === undefined) return undefined;
  const seconds = Number(time.slice(11, 13)) * 3600 + Number(time.slice(14, 16)) * 60 + Number(time.slice(17, 19));
  return day + seconds / 86_400;
}
