/** How many parts the network makes of a message, which is what is paid for. */

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Written with an escape before them, so each takes the place of two. */
const extended = new Set('\f^{}\\[]~|€');

export interface SmsSize {
  /** One letter that the alphabet of the network lacks makes the whole message one of two bytes a letter. */
  encoding: 'gsm7' | 'ucs2';
  /** Places that the letters take. */
  length: number;
  parts: number;
}

/** A pair of places is never cut, so a part may end one place early. */
function partsOf(places: readonly number[], whole: number, each: number): number {
  const length = places.reduce((sum, one) => sum + one, 0);
  if (length <= whole) return 1;
  let parts = 1;
  let used = 0;
  for (const one of places) {
    if (used + one > each) {
      parts += 1;
      used = 0;
    }
    used += one;
  }
  return parts;
}

export function sizeOfSms(text: string): SmsSize {
  const letters = [...text];
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const places = letters.map((letter) => (isGsm ? (extended.has(letter) ? 2 : 1) : letter.length));
  return {
    encoding: isGsm ? 'gsm7' : 'ucs2',
    length: places.reduce((sum, one) => sum + one, 0),
    parts: isGsm ? partsOf(places, 160, 153) : partsOf(places, 70, 67),
  };
}
