import { addDays as daysLater } from 'date-fns/addDays';
import { endOfMonth } from 'date-fns/endOfMonth';
import { endOfQuarter } from 'date-fns/endOfQuarter';
import { endOfYear } from 'date-fns/endOfYear';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfQuarter } from 'date-fns/startOfQuarter';
import { startOfYear } from 'date-fns/startOfYear';
import { subMonths } from 'date-fns/subMonths';

/** A calendar day of Tashkent, YYYY-MM-DD. */
export type Day = string;

export interface Period {
  begin_date: Day;
  end_date: Day;
}

/** Tashkent is five hours ahead of UTC all year round. */
const tashkentOffset = 5 * 60 * 60 * 1000;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const timestampPattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Midnight of a day by UTC. date-fns reckons by what the methods without UTC in their names say, which is the zone of
 * the computer: there a day may last 23 hours, begin at one o'clock, or be left out altogether. Here they say UTC.
 */
class UtcDate extends Date {
  override getFullYear = () => this.getUTCFullYear();
  override getMonth = () => this.getUTCMonth();
  override getDate = () => this.getUTCDate();
  override getDay = () => this.getUTCDay();
  override getHours = () => this.getUTCHours();
  override getMinutes = () => this.getUTCMinutes();
  override getSeconds = () => this.getUTCSeconds();
  override setFullYear = (...parts: Parameters<Date['setFullYear']>) => this.setUTCFullYear(...parts);
  override setMonth = (...parts: Parameters<Date['setMonth']>) => this.setUTCMonth(...parts);
  override setDate = (...parts: Parameters<Date['setDate']>) => this.setUTCDate(...parts);
  override setHours = (...parts: Parameters<Date['setHours']>) => this.setUTCHours(...parts);
}

/** A day for the functions of date-fns; an invalid date for what is no day. */
export const dateOf = (day: Day): Date => new UtcDate(`${day}T00:00:00Z`);

/** The day of a date that was made by `dateOf`. */
export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether the text names a day that the calendar has. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** The day it is in Tashkent, whatever the zone of the computer. */
export function todayInTashkent(now: Date): Day {
  return dayOf(new Date(now.getTime() + tashkentOffset));
}

export function addDays(day: Day, count: number): Day {
  return dayOf(daysLater(dateOf(day), count));
}

/**
 * A day as people type it, 5.3.2026 or 05.03.2026 (also with / or -), 05032026 by those who use the digits alone, or as
 * the services write it.
 */
export function dayFromTyped(text: string): Day | undefined {
  const clean = text.trim();
  if (isDay(clean)) return clean;
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(clean) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(clean);
  if (!match) return undefined;
  const [, date = '', month = '', year = ''] = match;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/**
 * A moment as 'YYYY-MM-DD HH:mm:ss' by the clock of Tashkent. A time with a zone is converted; a time without one
 * is already Tashkent. Undefined for what is not a moment.
 */
export function tashkentTime(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const match = timestampPattern.exec(text);
  if (!match) return undefined;
  const [, day = '', time = '', zone] = match;
  if (!isDay(day) || !timePattern.test(time)) return undefined;
  if (!zone) return `${day} ${time}`;
  const withColon = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const instant = Date.parse(`${day}T${time}${withColon}`);
  if (Number.isNaN(instant)) return undefined;
  return new Date(instant + tashkentOffset).toISOString().slice(0, 19).replace('T', ' ');
}

export const presetNames = ['today', 'yesterday', 'week', 'month', 'previousMonth', 'quarter', 'year'] as const;
export type PresetName = (typeof presetNames)[number];

/** The ready-made periods, both ends included; month, quarter and year run to their last day. */
export function presets(today: Day): Record<PresetName, Period> {
  const date = dateOf(today);
  const lastMonth = subMonths(date, 1);
  const yesterday = addDays(today, -1);
  return {
    today: { begin_date: today, end_date: today },
    yesterday: { begin_date: yesterday, end_date: yesterday },
    week: { begin_date: addDays(today, -6), end_date: today },
    month: { begin_date: dayOf(startOfMonth(date)), end_date: dayOf(endOfMonth(date)) },
    previousMonth: { begin_date: dayOf(startOfMonth(lastMonth)), end_date: dayOf(endOfMonth(lastMonth)) },
    quarter: { begin_date: dayOf(startOfQuarter(date)), end_date: dayOf(endOfQuarter(date)) },
    year: { begin_date: dayOf(startOfYear(date)), end_date: dayOf(endOfYear(date)) },
  };
}

/** So many months before the one that goes on, the latest first, as YYYY-MM. */
export function monthsBefore(now: Date, count: number): string[] {
  const [year = 0, month = 0] = todayInTashkent(now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const number = year * 12 + month - 2 - back;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** The days of a month, `YYYY-MM`, as a filter of a list takes them. */
export function monthPeriod(month: string): Period {
  const next = new UtcDate(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return { begin_date: `${month}-01`, end_date: dayOf(next) };
}
