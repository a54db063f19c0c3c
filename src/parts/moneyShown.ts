import { formatFor } from '../i18n/format';

/** A sum of an answer as the panel writes sums, for words that are said outside of a screen. */
export const moneyShown = (decimal: string): string => formatFor(document.documentElement.lang, String).money(decimal);
