/** The keys of three keyboards by their places, row by row: English, Russian and Uzbek Cyrillic. */
export const keyboards = {
  english: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.-=",
  russian: 'ёйцукенгшщзхъфывапролджэячсмитьбю-=',
  uzbek: 'ёйцукенгшўзхъфқвапролджэячсмитьбюғҳ',
} as const;

const pairs = [
  ['english', 'russian'],
  ['english', 'uzbek'],
  ['russian', 'english'],
  ['uzbek', 'english'],
] as const;

const readings = pairs.map(
  ([from, to]) => new Map([...keyboards[from]].map((sign, at) => [sign, keyboards[to][at] ?? sign])),
);

const isWord = /^[\p{L}\d'ʻʼ‘’-]+$/u;
const vowel = /[аеёиоуыэюяўaeiouy]/u;
const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** A text of small letters as it would stand there had another keyboard been on, `e,fqlekkftdf` for `убайдуллаева`. */
export const onOtherKeyboards = (text: string): string[] => [
  ...new Set(readings.map((keys) => Array.from(text, (sign) => keys.get(sign) ?? sign).join(''))),
];

/** The same of one word, only what could be a word of the other script. */
export const wordsOnOtherKeyboards = (word: string): string[] =>
  onOtherKeyboards(word).filter(
    (reading) => isWord.test(reading) && vowel.test(reading) && isCyrillic(reading) !== isCyrillic(word),
  );
