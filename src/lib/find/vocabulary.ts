import { lettersOf, mayBegin, slipsToBegin } from './typos';

/** Where in an entry a word stands: what stands higher counts more. */
export const fields = { title: 0, keywords: 1, section: 2 } as const;
export type Field = (typeof fields)[keyof typeof fields];

/** Hears of an entry that has a word: `slips` is how many, `isWhole` that nothing follows what was typed. */
export type Hear = (entry: number, field: Field, isWhole: boolean, slips: number, word: string) => void;

interface Word {
  text: string;
  /** Entry and field, one after the other. */
  places: number[];
}

/** The beginning of a word is known by so many letters when one of them may be wrong. */
const fewestToBegin = 6;

/** Stands before each word where all of them are one text. */
const mark = '\n';

/** All words of all entries, each once, in alphabetical order: what begins with a few letters stands together. */
export class Vocabulary {
  private readonly known = new Map<string, Word>();
  private words: Word[] = [];
  private letters = new Int32Array(0);
  /** All words as one text, which the browser searches faster than any loop of ours, and where each begins there. */
  private text = '';
  private begins = new Int32Array(0);

  /** Takes the words of a field in; entry by entry, and `close` at the end. */
  add(entry: number, field: Field, words: readonly string[]): void {
    for (const text of words) {
      let word = this.known.get(text);
      if (word === undefined) this.known.set(text, (word = { text, places: [] }));
      if (word.places.at(-2) !== entry) word.places.push(entry, field);
    }
  }

  close(): this {
    this.words = [...this.known.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    this.letters = Int32Array.from(this.words, ({ text }) => lettersOf(text));
    this.begins = new Int32Array(this.words.length);
    let at = 0;
    this.words.forEach(({ text }, index) => {
      this.begins[index] = at;
      at += text.length + 1;
    });
    this.text = mark + this.words.map(({ text }) => text).join(mark);
    return this;
  }

  /** The first index of a sorted row at which `isBefore` does not hold any more. */
  private firstWhere(isBefore: (index: number) => boolean): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The words that begin with the query's. */
  starting(query: string, hear: Hear): void {
    let at = this.firstWhere((index) => (this.words[index]?.text ?? '') < query);
    for (let word = this.words[at]; word?.text.startsWith(query); word = this.words[++at])
      tell(word, word.text.length === query.length, 0, hear);
  }

  /** The words that are the stem and an ending. */
  bent(stem: string, isEnding: (rest: string) => boolean, hear: Hear): void {
    let at = this.firstWhere((index) => (this.words[index]?.text ?? '') < stem);
    for (let word = this.words[at]; word?.text.startsWith(stem); word = this.words[++at])
      if (isEnding(word.text.slice(stem.length))) tell(word, false, 0, hear);
  }

  /** The words that have the query's somewhere inside. */
  holding(query: string, hear: Hear): void {
    for (let at = this.text.indexOf(query); at >= 0; at = this.text.indexOf(query, at + 1)) {
      if (this.text[at - 1] === mark) continue;
      const index = this.firstWhere((one) => (this.begins[one] ?? 0) < at) - 1;
      const word = this.words[index];
      if (word) tell(word, word.text.length === query.length, 0, hear);
    }
  }

  /** The words that begin with the query's after so many slips; where it is short, those that are no longer either. */
  slipping(query: string, most: number, hear: Hear): void {
    const letters = lettersOf(query);
    for (let index = 0; index < this.letters.length; index++) {
      if (!mayBegin(letters, this.letters[index] ?? 0, most)) continue;
      const word = this.words[index];
      if (!word || word.text.length + most < query.length) continue;
      if (query.length < fewestToBegin && word.text.length > query.length + most) continue;
      const slips = slipsToBegin(query, word.text, most);
      if (slips > 0 && slips <= most) tell(word, word.text.length === query.length, slips, hear);
    }
  }
}

function tell({ text, places }: Word, isWhole: boolean, slips: number, hear: Hear): void {
  for (let at = 0; at < places.length; at += 2) {
    hear(places[at] ?? 0, places[at + 1] as Field, isWhole, slips, text);
  }
}
