/**
 * Finds among some thousands of titles while somebody types. Entries are taken apart once; a query is tried as typed,
 * by its sound in the other script, as another keyboard layout would have given it, and at last with slips. Corrected
 * hits stand below direct ones and tell what was corrected. A word that nothing answers to lowers the rank and no more.
 * The same query with the same history gives the same order.
 */
import { Board, firstOf, type Correction } from './board';
import { look, lookForInitials, lookForNumber, lookForSome } from './looks';
import { numberAsked } from './numbers';
import type { Index } from './searchIndex';
import { lacking, phrasesOf, waysOf, type Way } from './ways';

export interface Found {
  id: string;
  /** Lower is better; comparable between indexes asked the same. */
  rank: number;
  /** How many words of the query it does not answer to. */
  missing: number;
  correction?: Correction;
}

/** What is found with slips is only looked for while this little has been found without. */
const few = 3;

/**
 * The entries that answer to the query, best first, at most `most`. `weightOf` tells how often and how lately the
 * person chose an entry; it decides between those that answer equally well.
 */
export function find(index: Index, query: string, weightOf: (id: string) => number = () => 0, most = 50): Found[] {
  const { entries } = index;
  const board = new Board(entries.length);
  const digits = index.hasNumbers ? numberAsked(query) : undefined;
  if (digits !== undefined) lookForNumber(index, digits, board);

  const phrases = phrasesOf(query, (phrase) => index.phrases.has(phrase));
  if (phrases) look(index, phrases, false, board);
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
  const likely = ways.filter((way) => !rest.includes(way));
  if (board.hits.length < few) for (const way of likely) look(index, way, true, board);
  if (board.hits.length < few) lookForSome(index, likely, board);

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
    missing: Math.max(0, Math.floor(board.rankOf(entry) / lacking) - 1),
    correction: board.corrections.get(entry),
  }));
}

/**
 * Of some choices those that answer to each word of a text, found as the palette finds: by the sound in the other script, as typed on
 * another keyboard, and with a slip where nothing answers as it stands. A list keeps its own order; this tells only which stay.
 */
export function answering(index: Index, text: string): ReadonlySet<string> {
  const found = find(index, text, undefined, index.entries.length).filter(({ missing }) => missing === 0);
  const direct = found.filter(({ correction }) => correction === undefined);
  return new Set((direct.length > 0 ? direct : found).map(({ id }) => id));
}
