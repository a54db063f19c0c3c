/** How many parts the network makes of a message, as the back end counts them: this is what is paid for. */

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Written with an escape before them, so each takes the place of two. */
const extended = new Set('\f^{}\\[]~|€');
const limits = { gsm7: [160, 153], ucs2: [70, 67] } as const;

export interface SmsParts {
  encoding: 'gsm7' | 'ucs2';
  length: number;
  parts: number;
}

export function smsParts(text: string): SmsParts {
  const letters = [...text];
  const encoding = letters.every((letter) => basic.has(letter) || extended.has(letter)) ? 'gsm7' : 'ucs2';
  const places = letters.map((letter) => (encoding === 'ucs2' ? letter.length : extended.has(letter) ? 2 : 1));
  const length = places.reduce((sum, one) => sum + one, 0);
  const [whole, each] = limits[encoding];
  if (length <= whole) return { encoding, length, parts: 1 };
  // A letter of two places is never cut, so a part may end one place early.
  const last = places.reduce(
    ({ parts, used }, one) => (used + one > each ? { parts: parts + 1, used: one } : { parts, used: used + one }),
    { parts: 1, used: 0 },
  );
  return { encoding, length, parts: last.parts };
}

/** What Uzbek is written with, and the network has not: each makes the whole message one of two bytes a letter. */
const uzbekMarks = /[ʻʼ‘’]/g;

export const hasUzbekMarks = (text: string): boolean => text.search(uzbekMarks) >= 0;
export const withPlainMarks = (text: string): string => text.replace(uzbekMarks, "'");
