/** Entries taken apart for finding: their words, sounds, initials and numbers. */
import { folded, plainWords } from './fold';
import { phrasesIn } from './littleWords';
import { numbersIn } from './numbers';
import { soundsOf } from './sound';
import { fields, Vocabulary, type Field } from './vocabulary';

/** What can be found. */
export interface Findable {
  id: string;
  title: string;
  /** What it is called in the languages that are not on the screen. */
  otherTitles?: readonly string[];
  /** The group that it stands in. */
  section?: string;
  /** Other words for what it stands in. */
  around?: string;
  /** Other words for the same. */
  keywords?: string;
}

interface Entry {
  id: string;
  title: string;
  /** The title in each language. */
  titles: readonly string[];
  numbers: readonly string[];
}

/** Which entries have the same first letters of their words. */
type Initials = ReadonlyMap<string, readonly number[]>;

/** Entries taken apart; what `find` looks in. */
export interface Index {
  entries: readonly Entry[];
  words: Vocabulary;
  sounds: Vocabulary;
  initials: Initials;
  soundInitials: Initials;
  /** Which words stand beside a little one, and mean something else together than alone. */
  phrases: ReadonlySet<string>;
  hasNumbers: boolean;
}

/** Takes entries apart, once; some 20 µs for each. */
export function prepare(findables: readonly Findable[]): Index {
  const words = new Vocabulary();
  const sounds = new Vocabulary();
  const initials = new Map<string, number[]>();
  const soundInitials = new Map<string, number[]>();
  const phrases = new Set<string>();
  const begins = (all: Map<string, number[]>, letters: string, entry: number): void => {
    const known = all.get(letters);
    if (known) known.push(entry);
    else all.set(letters, [entry]);
  };
  const entries = findables.map(({ id, title, otherTitles = [], ...more }, entry): Entry => {
    const { section = '', around = '', keywords = '' } = more;
    const own = plainWords(title);
    const heard = own.map(soundsOf);
    const others = otherTitles.map(plainWords);
    const join = (field: Field, added: readonly string[]): void => {
      const joined = phrasesIn(added.map(folded));
      words.add(entry, field, joined);
      for (const phrase of joined) phrases.add(phrase);
    };
    const add = (field: Field, added: readonly string[]): void => {
      join(field, added);
      words.add(entry, field, added.map(folded));
      sounds.add(entry, field, added.flatMap(soundsOf));
    };
    words.add(entry, fields.title, own.map(folded));
    join(fields.title, own);
    sounds.add(entry, fields.title, heard.flat());
    for (const other of others) add(fields.title, other);
    if (keywords !== '') add(fields.keywords, plainWords(keywords));
    if (section !== '' || around !== '') add(fields.section, plainWords(`${section} ${around}`));
    begins(initials, own.map((word) => folded(word).charAt(0)).join(''), entry);
    begins(soundInitials, heard.map(([sound = '']) => sound.charAt(0)).join(''), entry);
    return {
      id,
      title: own.map(folded).join(' '),
      titles: [own, ...others].map((title) => title.map(folded).join(' ')),
      numbers: /\d\d/.test(title + keywords) ? numbersIn(`${title} ${keywords}`) : [],
    };
  });
  const hasNumbers = entries.some(({ numbers }) => numbers.length > 0);
  return { entries, words: words.close(), sounds: sounds.close(), initials, soundInitials, phrases, hasNumbers };
}
