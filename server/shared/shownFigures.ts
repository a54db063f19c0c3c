/** Sums, days and moments in a text that people read, as the panel shows them. */
/** A no-break space: a number never ends one line and begins the next. */
const gap = '\u00a0';

/** '1250000.00' as 1 250 000,00. */
export function shownMoney(decimal: string, language: 'ru' | 'en' | 'uz'): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, gap)}${language === 'en' ? '.' : ','}${fraction}`;
}

/** '2026-03-05' as 05.03.2026. */
export const shownDay = (day: string): string => day.split('-').reverse().join('.');

/** '2026-03-05 14:07:31' as 05.03.2026 14:07:31. */
export const shownMoment = (timestamp: string): string => `${shownDay(timestamp.slice(0, 10))}${timestamp.slice(10)}`;
