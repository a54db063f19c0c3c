/** The keys of three keyboards by their places, row by row: English, Russian and Uzbek Cyrillic. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.-=";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю-=';
const uzbek = 'ёйцукенгшўзхъфқвапролджэячсмитьбюғҳ';
/** What the same keys of the English keyboard give with Shift. */
const shifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>_+';

type Keys = ReadonlyMap<string, string>;

function keys(from: string, to: string): [string, string][] {
  return [...from].map((sign, at) => [sign, to[at] ?? sign]);
}

const capitals = (text: string) => text.toUpperCase();

/** What a text typed on one keyboard would have been on another; a letter that is on neither stays. */
const readings: readonly Keys[] = [
  new Map([...keys(english, russian), ...keys(shifted, russian)]),
  new Map([...keys(russian, english), ...keys(capitals(russian), english)]),
  new Map([...keys(english, uzbek), ...keys(shifted, uzbek)]),
  new Map([...keys(uzbek, english), ...keys(capitals(uzbek), english)]),
  new Map([...keys(russian, uzbek), ...keys(capitals(russian), uzbek)]),
  new Map([...keys(uzbek, russian), ...keys(capitals(uzbek), russian)]),
];

/**
 * The text as it would stand there had another keyboard been on: pfzdrb is заявки, учсуд is excel. Most likely first,
 * the text itself left out.
 */
export function otherLayouts(text: string): string[] {
  const found = readings.map((map) => Array.from(text, (sign) => map.get(sign) ?? sign).join(''));
  return [...new Set(found)].filter((reading) => reading !== text);
}
