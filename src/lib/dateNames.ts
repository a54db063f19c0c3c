/** What days of the week and months are called. Chromium knows no Uzbek and no Kazakh: it would say Mon and M03. */

const uzbekMonths = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
];
const uzbekDays = ['dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba', 'yakshanba'];
const uzbekDaysShort = ['du', 'se', 'cho', 'pa', 'ju', 'sha', 'ya'];

const isUzbek = (locale: string): boolean => locale.startsWith('uz');

/** By the browser; Kazakh, which the panel speaks only in part, has them in Russian as whatever else it lacks. */
const browserName = (locale: string, at: Date, wanted: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale.startsWith('kk') ? 'ru-RU' : locale, { ...wanted, timeZone: 'UTC' }).format(at);

/** The month of a day, YYYY-MM-DD. */
export function monthName(locale: string, day: string, length: 'long' | 'short'): string {
  const uzbek = isUzbek(locale) ? uzbekMonths[Number(day.slice(5, 7)) - 1] : undefined;
  // Iyun and iyul differ in their last letter.
  if (uzbek !== undefined) return length === 'long' ? uzbek : uzbek.replace('iyu', 'iy');
  return browserName(locale, new Date(`${day}T00:00:00Z`), { month: length });
}

/** The days of the week, Monday first, in full and short. */
export function weekdayNames(locale: string): { full: string; short: string }[] {
  if (isUzbek(locale)) return uzbekDays.map((full, at) => ({ full, short: uzbekDaysShort[at] ?? full }));
  return uzbekDays.map((_, at) => {
    // The fifth of January 1970 was a Monday.
    const day = new Date(Date.UTC(1970, 0, 5 + at));
    return {
      full: browserName(locale, day, { weekday: 'long' }),
      short: browserName(locale, day, { weekday: 'short' }),
    };
  });
}
