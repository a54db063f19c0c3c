import { formatFor } from '../i18n/format';

const format = () => formatFor(document.documentElement.lang, String);

/** A sum of an answer as the panel writes sums, for words that are said outside of a screen. */
export const moneyShown = (decimal: string): string => format().money(decimal);

/** The same of a month, YYYY-MM. */
export const monthShown = (month: string): string => format().month(month);
