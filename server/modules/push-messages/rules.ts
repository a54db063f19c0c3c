import { isActionAddress } from '../../shared/actionAddress';
import { momentOf, timestampOf } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import type { AppLanguage, LanguageCount } from '../app-users/index';

/** What a message may lead to, and what it asks for: an address, the number of a record, or nothing. */
export const actionTypes = [
  { code: 'none', value: 'none' },
  { code: 'url', value: 'address' },
  { code: 'product', value: 'number' },
  { code: 'category', value: 'number' },
  { code: 'bond', value: 'number' },
  { code: 'story', value: 'number' },
] as const;

/** Minutes after which somebody who was not reached is tried again: the first, the second and the third time. */
const pauses = [1, 5, 25] as const;

/**
 * What becomes of somebody after a try that failed.
 * @param attempts how many there were, with this one
 * @param now the wall clock of Tashkent
 */
export function afterFailure(attempts: number, now: string): { state: 'failed' | 'dead'; due_at: string | null } {
  const pause = pauses[attempts - 1];
  return pause === undefined ? { state: 'dead', due_at: null } : { state: 'failed', due_at: later(now, pause * 60) };
}

/** Names what one person is sent of one message: the same at each try, and when it is asked what became of it. */
export const keyOf = (message: number, person: number): string => `${message}-${person}`;

/** A moment so many seconds later; both as the wall clock of Tashkent. */
export const later = (at: string, seconds: number): string =>
  timestampOf(new Date(momentOf(at).getTime() + seconds * 1000));

/** Hours of the wall clock of Tashkent between which only what is urgent is sent. */
export const quietHours = { from: 22, to: 8 } as const;
const { from: quietFrom, to: quietTo } = quietHours;
const hourOf = (at: string) => Number(at.slice(11, 13));

/** Whether a moment, as the wall clock of Tashkent, lies in the quiet hours: from 22:00 on and before 08:00. */
export const isQuiet = (at: string): boolean => hourOf(at) >= quietFrom || hourOf(at) < quietTo;

/** The moment itself, or 08:00 after it where that is a quiet hour and the message is not urgent. */
export function afterQuiet(at: string, isUrgent: boolean): string {
  if (isUrgent || !isQuiet(at)) return at;
  const day = hourOf(at) < quietTo ? at : later(at, 86_400);
  return `${day.slice(0, 10)} 08:00:00`;
}

/** Whether a moment is less than a minute ahead: too late to be planned for. */
export const isTooSoon = (scheduledAt: string | null, now: string): boolean =>
  scheduledAt !== null && scheduledAt < later(now, 60);

/** Whether there are a tenth more people by now than the one who publishes was shown. */
export const hasGrown = (seen: number, now: number): boolean => now * 10 > seen * 11;

/** A phone as people type it, as its twelve digits; nothing where it is none of this country. */
export function phoneOf(typed: string): string | undefined {
  if (/[^\d\s()+.-]/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  const whole = digits.length === 9 ? `998${digits}` : digits;
  return /^998\d{9}$/.test(whole) ? whole : undefined;
}

/** What of a message is written. */
export interface Terms {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  body_ru: string;
  body_en: string | null;
  body_uz: string | null;
  action_type: string;
  action_value: string | null;
  segment: 'all' | 'investors' | 'customers' | 'custom';
  /** YYYY-MM-DD */
  date_from: string | null;
  date_to: string | null;
  /** The wall clock of Tashkent; none is at once. */
  scheduled_at: string | null;
  urgent: boolean;
}

/** What is wrong with a message as it is to be kept, by fields; nothing where it may be. */
export function faultsOf(terms: Terms, now: string): Record<string, RefusalCode> {
  return {
    ...(terms.title_ru === '' && { title_ru: 'required' as const }),
    ...(terms.body_ru === '' && { body_ru: 'required' as const }),
    ...halfLanguage(terms, 'en'),
    ...halfLanguage(terms, 'uz'),
    ...faultOfAction(terms),
    ...(terms.date_from !== null &&
      terms.date_to !== null &&
      terms.date_to < terms.date_from && { date_to: 'before_begin' as const }),
    ...(isTooSoon(terms.scheduled_at, now) && { scheduled_at: 'in_past' as const }),
  };
}

/** A language has a title and a text, or neither. */
function halfLanguage(terms: Terms, language: 'en' | 'uz'): Record<string, RefusalCode> {
  const [title, body] = [terms[`title_${language}`], terms[`body_${language}`]];
  if ((title === null) === (body === null)) return {};
  return { [title === null ? `title_${language}` : `body_${language}`]: 'required' };
}

function faultOfAction({ action_type: code, action_value: value }: Terms): Record<string, RefusalCode> {
  const type = actionTypes.find((one) => one.code === code);
  if (type === undefined) return { action_type: 'unknown_value' };
  if (type.value === 'none') return value === null ? {} : { action_value: 'unknown_value' };
  if (value === null) return { action_value: 'required' };
  if (type.value === 'address') return isActionAddress(value) ? {} : { action_value: 'link_not_allowed' };
  return /^[1-9]\d{0,14}$/.test(value) ? {} : { action_value: 'unknown_value' };
}

/** The languages that a message speaks besides Russian. */
export const spoken = ({ title_en, title_uz }: Pick<Terms, 'title_en' | 'title_uz'>): AppLanguage[] => [
  ...(title_en === null ? [] : ['en' as const]),
  ...(title_uz === null ? [] : ['uz' as const]),
];

/** Everybody together, and how many of the reachable get the Russian text because theirs is not there. */
export function summedUp(languages: readonly LanguageCount[], speaks: readonly AppLanguage[]) {
  const sum = (rows: readonly LanguageCount[], of: 'people' | 'reachable') =>
    rows.reduce((total, row) => total + row[of], 0);
  const silent = languages.filter(({ language }) => language !== 'ru' && !speaks.includes(language));
  return {
    people: sum(languages, 'people'),
    reachable: sum(languages, 'reachable'),
    fallback: sum(silent, 'reachable'),
    languages: [...languages],
  };
}
