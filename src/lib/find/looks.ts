/** What of an index answers to a query that is read in one way. */
import { Answers, details, nothing, type Board, type Correction } from './board';
import { isEnding, stemsOf } from './endings';
import type { Index } from './searchIndex';
import { mostSlips } from './typos';
import { fields, type Hear, type Vocabulary } from './vocabulary';
import { grades, lacking, slipped, type Way } from './ways';

/** A part from the middle of a word says little; only titles are known well enough to be asked for so. */
const ofTitles =
  (hear: Hear): Hear =>
  (entry, field, ...more) => {
    if (field === fields.title) hear(entry, field, ...more);
  };

function startingWith(vocabulary: Vocabulary, word: string, { isHeard }: Way, answers: Answers): void {
  vocabulary.starting(word, answers.at(grades.start));
  for (const stem of stemsOf(word, isHeard))
    vocabulary.bent(stem, (rest) => isEnding(rest, isHeard), answers.at(grades.start, true));
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
    startingWith(vocabulary, word, way, answers);
    if (word.length > 2) vocabulary.holding(word, ofTitles(answers.at(grades.inside)));
    if (withSlips && mostSlips(word) > 0) vocabulary.slipping(word, mostSlips(word), answers.at(grades.slip));
  }
  return answers;
}

/** Keeps the entries that answer to all words of the way. */
export function look(index: Index, way: Way, withSlips: boolean, board: Board): void {
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
    const isWhole = isReported && index.entries[entry]?.titles.includes(asked);
    const correction: Correction | undefined =
      slip === undefined ? way.correction : { how: 'slip', read: isReported ? slip : undefined };
    const offset = way.offset + (slip === undefined ? 0 : slipped);
    board.keep(entry, offset + (isWhole ? grades.whole : grade), value % details, correction);
  }
}

export function lookForInitials(index: Index, way: Way, board: Board): void {
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
export function lookForNumber({ entries }: Index, digits: string, board: Board): void {
  entries.forEach(({ numbers }, entry) => {
    for (const number of numbers) {
      if (number === digits) board.keep(entry, grades.whole, 0);
      else if (number.endsWith(digits)) board.keep(entry, grades.start, 0);
      else if (number.startsWith(digits)) board.keep(entry, grades.start, 1);
      else if (digits.length > 2 && number.includes(digits)) board.keep(entry, grades.inside, 0);
    }
  });
}

/** A word may be misspelt where the others are right only when it is long enough not to be any other. */
const fewestLetters = 5;

interface Best {
  rank: number;
  detail: number;
  correction?: Correction;
}

/** What answers to one word, read in whatever way: beginnings and endings of words, no parts from their middle. */
function bestOf(index: Index, ways: readonly Way[], at: number): Map<number, Best> {
  const best = new Map<number, Best>();
  for (const way of ways) {
    const vocabulary = way.isHeard ? index.sounds : index.words;
    const answers = new Answers(index.entries.length);
    for (const word of way.words[at] ?? []) {
      if (word.length < 2) continue;
      startingWith(vocabulary, word, way, answers);
      if (word.length >= fewestLetters && way.correction?.how !== 'layout')
        vocabulary.slipping(word, 1, answers.at(grades.slip));
    }
    for (const entry of answers.entries) {
      const value = answers.values[entry] ?? nothing;
      const slip = answers.said.get(entry);
      const rank = way.offset + Math.floor(value / details) + (slip === undefined ? 0 : slipped);
      if (rank >= (best.get(entry)?.rank ?? nothing)) continue;
      const correction =
        slip === undefined ? way.correction : ({ how: 'slip', read: way.isHeard ? undefined : slip } as const);
      best.set(entry, { rank, detail: value % details, correction });
    }
  }
  return best;
}

/** Keeps the entries that answer to some words of the query, each in its own way: the more of them the better. */
export function lookForSome(index: Index, ways: readonly Way[], board: Board): void {
  const count = ways[0]?.words.length ?? 0;
  if (count < 2) return;
  const same = ways.filter(({ words }) => words.length === count);
  const found = new Map<number, { answered: number; worst: Best; detail: number }>();
  for (let at = 0; at < count; at += 1) {
    for (const [entry, best] of bestOf(index, same, at)) {
      const known = found.get(entry);
      if (!known) found.set(entry, { answered: 1, worst: best, detail: best.detail });
      else {
        known.answered += 1;
        known.detail += best.detail;
        if (best.rank > known.worst.rank) known.worst = best;
      }
    }
  }
  for (const [entry, { answered, worst, detail }] of found)
    board.keep(entry, lacking * (1 + count - answered) + worst.rank, detail, worst.correction);
}
