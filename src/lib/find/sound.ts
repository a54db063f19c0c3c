/**
 * Words by their sound, so that one written in Latin letters meets the same word in Cyrillic: Russian and Uzbek, in
 * the spellings that people use when they do not think of rules. x stands for ч, w for ш and щ:
 * those two letters are free, being heard as h and v.
 */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'io',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'o',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 'c',
  ч: 'x',
  ш: 'w',
  щ: 'w',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

const latin: Readonly<Record<string, string>> = {
  shch: 'w',
  sch: 'w',
  sh: 'w',
  ch: 'x',
  '\u0001': 'x',
  zh: 'j',
  kh: 'h',
  gh: 'g',
  ph: 'f',
  ts: 'c',
  ck: 'k',
  ce: 'ce',
  ci: 'ci',
  cy: 'ci',
  c: 'k',
  ya: 'ia',
  yu: 'iu',
  yo: 'io',
  ye: 'e',
  je: 'e',
  y: 'i',
  x: 'h',
  w: 'v',
  q: 'k',
};

const parts = /shch|sch|sh|ch|zh|kh|gh|ph|ts|ck|c[eiy]|y[auoe]|je|./gs;
const isCyrillic = /[а-яёўқғҳ]/;

function spoken(word: string): string {
  let sound = '';
  // Doubled letters are heard once, and so are ий and ый; digits are not sounds.
  const say = (part: string): void => {
    for (const letter of part) if (!sound.endsWith(letter) || (letter >= '0' && letter <= '9')) sound += letter;
  };
  if (isCyrillic.test(word)) for (const letter of word) say(cyrillic[letter] ?? letter);
  else for (const part of word.match(parts) ?? []) say(latin[part] ?? part);
  return sound;
}

/** Stands for ch where the letters before it would be taken for something else. */
const ch = '\u0001';

/** The same words stand in many entries. */
const heard = new Map<string, string[]>();
const mostHeard = 20_000;

/**
 * The sounds that a word of small letters may stand for, the likeliest first. ё and yo are also written and meant
 * as е, j is ж in Uzbek and й in many a Russian word.
 */
export function soundsOf(word: string): string[] {
  const known = heard.get(word);
  if (known) return known;
  const sounds = hear(word);
  if (heard.size >= mostHeard) heard.clear();
  heard.set(word, sounds);
  return sounds;
}

function hear(typed: string): string[] {
  // In messengers 4 is written for ч and 6 for ш.
  const word = typed.replace(/(?<=[a-z])4(?=[a-z])/g, ch).replace(/(?<=[a-z])6(?=[a-z])/g, 'sh');
  const spellings = [word];
  if (/ё|yo|jo/.test(word)) spellings.push(word.replace(/ё|yo|jo/g, 'e'));
  // счёт is written schet as often as щётка is written schetka.
  if (word.includes('sch')) spellings.push(word.replaceAll('sch', `s${ch}`));
  // In Russian letters the English -tion is written as it is heard: нотификейшн, транзакшн.
  if (/[st]ion/.test(word)) spellings.push(word.replace(/ation/g, 'eishn').replace(/[st]ion/g, 'shn'));
  if (/j[aou]|j$/.test(word)) spellings.push(word.replace(/j(?=[aou]|$)/g, 'y'));
  return spellings.length === 1 ? [spoken(word)] : [...new Set(spellings.map(spoken))];
}
