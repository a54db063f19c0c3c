import { latinCapitals } from './lookAlikes';

/** What people put between the digits of a phone, a card or a passport number. */
const decoration = /[\s()+\-.,/_–—−№#'’*•]/g;

/**
 * Whether a search text may be a phone, PINFL, INN, passport or card, whole or nearly so. Such a text stays out of
 * addresses, tabs, saved views and logs. Seven digits in a row are taken for personal: part of a phone is one too.
 */
export function looksPersonal(text: string): boolean {
  const bare = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(decoration, '');
  const latin = latinCapitals(bare);
  return /\d{7}/.test(latin) || /^[A-Z]{2}\d{4,}/.test(latin);
}
