/** What a search keeps of each entry, in arrays: the first letter hits thousands of them. */
import type { Hear } from './vocabulary';

/** Why something was found although it was typed otherwise, and how the query was read where that can be said. */
export interface Correction {
  how: 'script' | 'layout' | 'slip';
  read?: string;
}

/** Of the details (which field, how much of the word) so many are told apart within one rank. */
export const details = 16;
export const nothing = 0xffff;

/** The best that is known of each entry: rank and detail in one number, and what had to be corrected. */
export class Board {
  readonly best: Uint16Array;
  readonly corrections = new Map<number, Correction>();
  readonly hits: number[] = [];

  constructor(size: number) {
    this.best = new Uint16Array(size).fill(nothing);
  }

  keep(entry: number, rank: number, detail: number, correction?: Correction): void {
    const value = rank * details + Math.min(detail, details - 1);
    const known = this.best[entry] ?? nothing;
    if (known <= value) return;
    if (known === nothing) this.hits.push(entry);
    this.best[entry] = value;
    if (correction) this.corrections.set(entry, correction);
    else this.corrections.delete(entry);
  }

  rankOf(entry: number): number {
    return Math.floor((this.best[entry] ?? nothing) / details);
  }

  detailOf(entry: number): number {
    return (this.best[entry] ?? nothing) % details;
  }
}

/** What answers to one word of the query: grade and detail in one number for each entry, and what a slip was read as. */
export class Answers {
  readonly values: Uint16Array;
  readonly entries: number[] = [];
  readonly said = new Map<number, string>();

  constructor(size: number) {
    this.values = new Uint16Array(size).fill(nothing);
  }

  /** `isBent`: a word in another ending than it was typed in stands below one that was typed so. */
  at(grade: number, isBent = false): Hear {
    return (entry, field, isWhole, slips, word) => {
      const value = (grade + slips) * details + field * 2 + (isWhole ? 0 : 1) + (isBent ? 2 : 0);
      const known = this.values[entry] ?? nothing;
      if (known <= value) return;
      if (known === nothing) this.entries.push(entry);
      this.values[entry] = value;
      if (slips > 0) this.said.set(entry, word);
      else if (this.said.size > 0) this.said.delete(entry);
    };
  }

  /** Keeps the entries that answer to the other word too: the worse grade counts, and the details of both. */
  join(other: Answers): Answers {
    const both = new Answers(this.values.length);
    for (const entry of this.entries) {
      const one = this.values[entry] ?? nothing;
      const two = other.values[entry] ?? nothing;
      if (two === nothing) continue;
      const grade = Math.max(Math.floor(one / details), Math.floor(two / details));
      both.values[entry] = grade * details + Math.min(details - 1, (one % details) + (two % details));
      both.entries.push(entry);
      const said = other.said.get(entry) ?? this.said.get(entry);
      if (said !== undefined) both.said.set(entry, said);
    }
    return both;
  }
}

/** The first `most` in order. The first letter hits thousands, of which two dozen are drawn: most fall at one look. */
export function firstOf(hits: readonly number[], most: number, order: (a: number, b: number) => number): number[] {
  if (hits.length <= most) return [...hits].sort(order);
  const first: number[] = [];
  for (const hit of hits) {
    const last = first.length < most ? undefined : first[most - 1];
    if (last !== undefined && order(hit, last) > 0) continue;
    let at = first.length;
    while (at > 0 && order(hit, first[at - 1] ?? hit) < 0) at -= 1;
    first.splice(at, 0, hit);
    if (first.length > most) first.pop();
  }
  return first;
}
