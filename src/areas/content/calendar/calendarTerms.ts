import type { IntlShape } from 'react-intl';
import type { ContentEntry, ShownKind } from '../../../api/payment/contentCalendar';
import { formatFor, type Format } from '../../../i18n/format';
import { choices } from '../../../kit/table/choices';
import { todayInTashkent } from '../../../lib/days';
import { daysOf, monthsAround } from '../../../lib/months';
import { addressOf } from '../../../routes/href';
import { endless, m, moment, period } from './messages';

export const shownKind = choices<ShownKind>({
  banner: m.banner,
  story: m.story,
  fomo: m.fomo,
  notification: m.notification,
});

/** Whether something else is on at the same place on one of its days. */
export const togetherness = choices<'yes' | 'no'>({ yes: m.crossing, no: m.alone });

/** A year back, and as far as anybody plans. */
export const calendarMonths = monthsAround(todayInTashkent(new Date()), 12, 12);

/** Where an entry leads, and who may go there. */
export function recordOf({ kind, key }: ContentEntry): { to: string; permission: string } {
  if (kind === 'banner') return { to: addressOf('content.banners', {}, { banner: key }), permission: 'banners.get' };
  if (kind === 'story') return { to: addressOf('content.stories', {}, { story: key }), permission: 'stories.get' };
  if (kind === 'fomo') return { to: addressOf('fomo.campaigns', {}, { campaign: key }), permission: 'fomo.query' };
  return { to: addressOf('pushes.list', {}, { message: key }), permission: 'notifications.get' };
}

/** When it is shown, in words. */
export function periodText(intl: IntlShape, format: Format, { start, end, time }: ContentEntry): string {
  if (time !== null) return intl.formatMessage(moment, { day: format.day(start), time });
  return end === null
    ? intl.formatMessage(endless, { from: format.day(start) })
    : intl.formatMessage(period, { from: format.day(start), to: format.day(end) });
}

const { day } = formatFor('ru-RU', String);
/** The same as no language changes it, for files and for what is copied. */
export function plainPeriod({ start, end, time }: ContentEntry): string {
  if (time !== null) return `${day(start)} ${time}`;
  return `${day(start)} – ${end === null ? '…' : day(end)}`;
}

/** The part of a month that an entry covers: the first of its days there, from 0, how many there are, and how many the month has. */
export function partOf(month: string, { start, end }: Pick<ContentEntry, 'start' | 'end'>) {
  const days = daysOf(month);
  const covered = days.filter((day) => day >= start && (end === null || day <= end));
  return { first: covered[0] === undefined ? 0 : days.indexOf(covered[0]), count: covered.length, all: days.length };
}
