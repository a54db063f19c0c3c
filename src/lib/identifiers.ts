import { digits, digitsOf, inGroups, type Identifier } from './identifier';
import { latinCapitals } from './lookAlikes';

const innDigits = digits('inn', 9, [3, 3, 3]);

/** The number of a taxpayer: 2 or 3 first is an organisation, 4 to 7 a person. It has no check digit to rely on. */
export const inn: Identifier = {
  ...innDigits,
  check: (value) => innDigits.check(value) ?? (/^[2-7]/.test(value) ? undefined : 'inn.kind'),
};

/** Series and number of a passport or ID card. */
export const passport: Identifier = {
  clean: (text) =>
    latinCapitals(text.replace(/№/g, '').normalize('NFKC'))
      .replace(/[^\p{L}\d]/gu, '')
      .slice(0, 40),
  show: (value) => inGroups(value, [2]),
  check: (value) => (/^[A-Z]{2}\d{7}$/.test(value) ? undefined : 'passport.shape'),
};

const country = '998';

/**
 * A phone of the country, sent as 998901234567. The country code may be there or not; a trunk 8 of old times is taken
 * away. What is too long for a phone stays too long.
 */
export const phone: Identifier = {
  clean: (text) => {
    const bare = digitsOf(text).replace(/^00(?=998)/, '');
    const isPlus = text.trim().startsWith('+');
    if (bare.startsWith(country) && (isPlus || bare.length > 9)) return bare;
    if (/^8\d{9}$/.test(bare)) return country + bare.slice(1);
    return bare === '' || isPlus ? bare : country + bare;
  },
  show: (value) => (value === '' ? '' : `+${inGroups(value, [3, 2, 3, 2, 2])}`),
  check: (value) => (/^998\d{9}$/.test(value) ? undefined : 'phone.shape'),
};

/** The nine digits after the country code: what is typed into a field that shows the code itself. */
export const localPhone = (value: string): string => value.replace(/^998/, '');

/** A product code of the tax service. */
export const ikpu: Identifier = digits('ikpu', 17, [3, 2, 3, 3, 6]);
