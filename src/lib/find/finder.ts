/**
 * Finds among some thousands of titles while somebody types. Entries are taken apart once; a query is tried as typed,
 * by its sound in the other script, as another keyboard layout would have given it, and at last with slips. Corrected
 * hits stand below direct ones and tell what was corrected. The same query with the same history gives the same order.
 */
import { Answers, Board, details, firstOf, nothing, type Correction } from './board';
import { folded, plainWords, queryWords } from './fold';
import { otherLayouts } from './layouts';
import { numberAsked, numbersIn } from './numbers';
import { soundsOf } from './sound';
import { mostSlips } from './typos';
import { fields, Vocabulary } from './vocabulary';

/** What can be found. */
export interface Findable {
  id: string;
  title: string;
  /** The group that it stands in. */
  section?: string;
  /** Other words for the same. */
  keywords?: string;
}

export interface Found {
  id: string;
  /** Lower is better; comparable between indexes asked the same. */
  rank: number;
  correction?: Correction;
}

interface Entry {
  id: string;
  title: string;
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
  hasNumbers: boolean;
}

/** Within a way of reading: the whole, beginnings of words, initials, inside of words, slips. */
const grades = { whole: 0, start: 1, initials: 2, inside: 3, slip: 3 } as const;
/** Ways of reading lie apart by this: as typed, by sound, another layout, that by sound; and the same with slips. */
const apart = 6;
const slipped = 4 * apart;
/** What is found with slips is only looked for while this little has been found without. */
const few = 3;

/** Takes entries apart, once; some 20 µs for each. */
export function prepare(findables: readonly Findable[]): Index {
  const words = new Vocabulary();
  const sounds = new Vocabulary();
  const initials = new Map<string, number[]>();
  const soundInitials = new Map<string, number[]>();
  const begins = (all: Map<string, number[]>, letters: string, entry: number): void => {
    const known = all.get(letters);
    if (known) known.push(entry);
    else all.set(letters, [entry]);
  };
  const entries = findables.map(({ id, title, section = '', keywords = '' }, entry): Entry => {
    const own = plainWords(title);
    const heard = own.map(soundsOf);
    words.add(entry, fields.title, own.map(folded));
    sounds.add(entry, fields.title, heard.flat());
    for (const [field, text] of [[fields.keywords, keywords] as const, [fields.section, section] as const]) {
      if (text === '') continue;
      const others = plainWords(text);
      words.add(entry, field, others.map(folded));
      sounds.add(entry, field, others.flatMap(soundsOf));
    }
    begins(initials, own.map((word) => folded(word).charAt(0)).join(''), entry);
    begins(soundInitials, heard.map(([sound = '']) => sound.charAt(0)).join(''), entry);
    return {
      id,
      title: own.map(folded).join(' '),
      numbers: /\d\d/.test(title + keywords) ? numbersIn(`${title} ${keywords}`) : [],
    };
  });
  const hasNumbers = entries.some(({ numbers }) => numbers.length > 0);
  return { entries, words: words.close(), sounds: sounds.close(), initials, soundInitials, hasNumbers };
}

/** One way to read the query: each word in one or more spellings, any of which may answer. */
interface Way {
  words: readonly (readonly string[])[];
  isHeard: boolean;
  offset: number;
  correction?: Correction;
}

function waysOf(text: string): Way[] {
  const seen = new Set<string>();
  const read = (reading: string, offset: number, correction?: Correction): Way[] => {
    const plain = queryWords(reading);
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
    ...read(text, 0),
    ...layouts.flatMap((reading) => read(reading, 2 * apart, { how: 'layout', read: reading.toLowerCase() })),
  ];
}

/** The words of the index that answer to one word of the query, in any of its spellings. */
function answersTo(
  { entries, sounds, words }: Index,
  way: Way,
  spellings: readonly string[],
  withSlips: boolean,
): Answers {
  const vocabulary = way.isHeard ? sounds : words;
  const answers = new Answers(entries.length);
  for (const word of spellings) {
    if (word === '') continue;
    vocabulary.starting(word, answers.at(grades.start));
    if (word.length > 2) vocabulary.holding(word, answers.at(grades.inside));
    if (withSlips && mostSlips(word) > 0) vocabulary.slipping(word, mostSlips(word), answers.at(grades.slip));
  }
  return answers;
}

/** Keeps the entries that answer to all words of the way. */
function look(index: Index, way: Way, withSlips: boolean, board: Board): void {
  let all: Answers | undefined;
  for (const spellings of way.words) {
    const own = answersTo(index, way, spellings, withSlips);
    all = all ? all.join(own) : own;
    if (all.entries.length === 0) return;
  }
  if (!all) return;
  const asked = way.words.map(([word]) => word).join(' ');
  const isReported = !way.isHeard;
  for (const entry of all.entries) {
    const value = all.values[entry] ?? nothing;
    const slip = all.said.get(entry);
    const grade = Math.floor(value / details);
    const isWhole = isReported && index.entries[entry]?.title === asked;
    const correction: Correction | undefined =
      slip === undefined ? way.correction : { how: 'slip', read: isReported ? slip : undefined };
    const offset = way.offset + (slip === undefined ? 0 : slipped);
    board.keep(entry, offset + (isWhole ? grades.whole : grade), value % details, correction);
  }
}

function lookForInitials(index: Index, way: Way, board: Board): void {
  const [only, second] = way.words;
  if (second !== undefined) return;
  for (const letters of only ?? []) {
    if (letters.length < 2 || letters.length > 6) continue;
    for (const [own, entries] of way.isHeard ? index.soundInitials : index.initials) {
      if (!own.startsWith(letters)) continue;
      const rank = way.offset + grades.initials;
      for (const entry of entries) board.keep(entry, rank, own.length - letters.length, way.correction);
    }
  }
}

/** Numbers by their digits, whatever stands between them: the whole, an end of it such as a card's last four, a part. */
function lookForNumber({ entries }: Index, digits: string, board: Board): void {
  entries.forEach(({ numbers }, entry) => {
    for (const number of numbers) {
      if (number === digits) board.keep(entry, grades.whole, 0);
      else if (number.endsWith(digits)) board.keep(entry, grades.start, 0);
      else if (number.startsWith(digits)) board.keep(entry, grades.start, 1);
      else if (digits.length > 2 && number.includes(digits)) board.keep(entry, grades.inside, 0);
    }
  });
}

/**
 * The entries that answer to the query, best first, at most `most`. `weightOf` tells how often and how lately the
 * person chose an entry; it decides between those that answer equally well.
 */
export function find(index: Index, query: string, weightOf: (id: string) => number = () => 0, most = 50): Found[] {
  const { entries } = index;
  const board = new Board(entries.length);
  const digits = index.hasNumbers ? numberAsked(query) : undefined;
  if (digits !== undefined) lookForNumber(index, digits, board);

  const ways = waysOf(query);
  const rest: Way[] = [];
  for (const [at, way] of ways.entries()) {
    // Whatever this way and later ones find stands below all that was found before.
    if (board.hits.length >= most && ways.slice(0, at).every(({ offset }) => offset < way.offset)) break;
    // Another layout and another script at once is a last resort.
    if (way.isHeard && way.correction?.how === 'layout') rest.push(way);
    else look(index, way, false, board);
    lookForInitials(index, way, board);
  }
  if (board.hits.length === 0) for (const way of rest) look(index, way, false, board);
  if (board.hits.length < few) for (const way of ways) if (!rest.includes(way)) look(index, way, true, board);

  const weights = new Map<number, number>();
  for (const entry of board.hits) {
    const weight = weightOf(entries[entry]?.id ?? '');
    if (weight > 0) weights.set(entry, weight);
  }
  const lengthOf = (entry: number) => entries[entry]?.title.length ?? 0;
  const order = (a: number, b: number): number =>
    board.rankOf(a) - board.rankOf(b) ||
    (weights.get(b) ?? 0) - (weights.get(a) ?? 0) ||
    board.detailOf(a) - board.detailOf(b) ||
    lengthOf(a) - lengthOf(b) ||
    a - b;
  return firstOf(board.hits, most, order).map((entry) => ({
    id: entries[entry]?.id ?? '',
    rank: board.rankOf(entry),
    correction: board.corrections.get(entry),
  }));
}
