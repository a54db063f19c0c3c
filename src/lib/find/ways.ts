/** The ways in which a query may be meant: as typed, by its sound in the other script, on another keyboard. */
import type { Correction } from './board';
import { folded, queryWords } from './fold';
import { otherLayouts } from './layouts';
import { telling, withPhrases } from './littleWords';
import { soundsOf } from './sound';

/** Within a way of reading: the whole, beginnings of words and other endings, initials, inside of words, slips. */
export const grades = { whole: 0, start: 1, initials: 2, inside: 3, slip: 3 } as const;
/** Ways of reading lie apart by this: as typed, by sound, another layout, that by sound; and the same with slips. */
const apart = 6;
/** Before all of them stands a phrase that is known, such as cash in. */
const afterPhrases = 2;
export const slipped = 4 * apart;
/** What answers in several ways at once stands below all that, and then each word that nothing answers to counts. */
export const lacking = 9 * apart;

/** One way to read the query: each word in one or more spellings, any of which may answer. */
export interface Way {
  words: readonly (readonly string[])[];
  isHeard: boolean;
  offset: number;
  correction?: Correction;
}

export function waysOf(text: string): Way[] {
  const seen = new Set<string>();
  const read = (reading: string, offset: number, correction?: Correction): Way[] => {
    const plain = telling(queryWords(reading));
    const name = plain.join(' ');
    if (plain.length === 0 || seen.has(name)) return [];
    seen.add(name);
    return [
      { words: plain.map((word) => [folded(word)]), isHeard: false, offset, correction },
      {
        words: plain.map(soundsOf),
        isHeard: true,
        offset: offset + apart,
        correction: correction ?? { how: 'script' },
      },
    ];
  };
  const layouts = otherLayouts(text.slice(0, 64).trim());
  return [
    ...read(text, afterPhrases),
    ...layouts.flatMap((reading) =>
      read(reading, afterPhrases + 2 * apart, { how: 'layout', read: reading.toLowerCase() }),
    ),
  ];
}

/** The query read with the phrases that the index knows, each as one word; undefined where it has none. */
export function phrasesOf(text: string, isKnown: (phrase: string) => boolean): Way | undefined {
  const words = withPhrases(queryWords(text).map(folded), isKnown);
  return words && { words: words.map((word) => [word]), isHeard: false, offset: 0 };
}
