/** A calendar day of Tashkent, YYYY-MM-DD. */
export type Day = string;

export interface Period {
  begin_date: Day;
  end_date: Day;
}

/** Tashkent is five hours ahead of UTC all year round. */
const tashkentOffset = 5 * 60 * 60 * 1000;
const oneDay = 24 * 60 * 60 * 1000;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const timestampPattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

function dayOf(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10);
}

function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function fromParts(year: number, month: number, date: number): Day {
  return dayOf(Date.UTC(year, month, date));
}

/** Whether the text names a day that the calendar has. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !dayPattern.test(text)) return false;
  const start = startOf(text);
  return !Number.isNaN(start) && dayOf(start) === text;
}

/** The day it is in Tashkent, whatever the zone of the computer. */
export function todayInTashkent(now: Date): Day {
  return dayOf(now.getTime() + tashkentOffset);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(startOf(day) + count * oneDay);
}

/** A day as people type it, 5.3.2026 or 05.03.2026 (also with / or -), or as the services write it. */
export function dayFromTyped(text: string): Day | undefined {
  const clean = text.trim();
  if (isDay(clean)) return clean;
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(clean);
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
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const months = (first: number, count: number): Period => ({
    begin_date: fromParts(year, first, 1),
    end_date: fromParts(year, first + count, 0),
  });
  const yesterday = addDays(today, -1);
  return {
    today: { begin_date: today, end_date: today },
    yesterday: { begin_date: yesterday, end_date: yesterday },
    week: { begin_date: addDays(today, -6), end_date: today },
    month: months(month, 1),
    previousMonth: months(month - 1, 1),
    quarter: months(month - (month % 3), 3),
    year: months(0, 12),
  };
}
