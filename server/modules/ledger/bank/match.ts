/** Which posting moved the money of which row of the bank. */
import type { Reply } from '../../../http/contract';
import { dayAfter } from '../../../shared/period';
import type { BankRow } from './rows';

type Answer = Reply<'matchBankSheet'>;
export type BankPosting = Answer['postings'][number];
export type Match = NonNullable<Answer['rows'][number]['match']>;

/** So many days may lie between what the bank booked and what the ledger has of it. */
export const daysApart = 5;

/** A number of a document as it is compared: banks and people write zeros and signs before it as they like. */
export const documentOf = (number: string | null): string | undefined =>
  number
    ?.toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '') || undefined;

/** Days from the one that is meant outwards: the same, then one later and one earlier. */
const offsets = [0, ...Array.from({ length: daysApart }, (_, at) => [at + 1, -at - 1]).flat()];

/**
 * The postings of the rows, each for one row at most and of the same direction and sum. A row takes the posting of its
 * document and day before one of its document alone; where one of both sides names no document, the day decides, and then
 * the nearest day. Two different documents are two payments, whatever their sums and days.
 */
export function matchRows(rows: readonly BankRow[], postings: readonly BankPosting[]): Map<BankRow, Match> {
  const queues = new Map<string, BankPosting[]>();
  const add = (key: string, posting: BankPosting) => {
    const queue = queues.get(key);
    if (queue) queue.push(posting);
    else queues.set(key, [posting]);
  };
  for (const posting of postings) {
    const document = documentOf(posting.document_number);
    const on = keyOf(posting, posting.date);
    add(`${on} any`, posting);
    add(document === undefined ? `${on} none` : `${on} ${document}`, posting);
  }
  const taken = new Set<BankPosting>();
  /** The first of a queue that no row has; those that have gone are left behind for good. */
  const take = (key: string): BankPosting | undefined => {
    const queue = queues.get(key);
    while (queue?.[0] && taken.has(queue[0])) queue.shift();
    const found = queue?.shift();
    if (found) taken.add(found);
    return found;
  };
  const matches = new Map<BankRow, Match>();
  for (const { how, days, name } of passes)
    for (const row of rows) {
      const kind = matches.has(row) ? undefined : name(documentOf(row.document_number));
      if (kind === undefined) continue;
      for (const day of days) {
        const posting = take(`${keyOf(row, dayAfter(row.date, day))} ${kind}`);
        if (posting === undefined) continue;
        matches.set(row, { how, posting });
        break;
      }
    }
  return matches;
}

const keyOf = ({ direction, amount }: Pick<BankRow, 'direction' | 'amount'>, day: string) =>
  `${direction} ${amount} ${day}`;

/** A row without a document may be of any posting; one with a document only of a posting that names none. */
const undocumented = (document: string | undefined) => (document === undefined ? 'any' : 'none');
const passes: readonly {
  how: Match['how'];
  days: readonly number[];
  /** Which queue of a day is asked; none where the row has no document to ask by. */
  name: (document: string | undefined) => string | undefined;
}[] = [
  { how: 'exact', days: [0], name: (document) => document },
  { how: 'document', days: offsets.slice(1), name: (document) => document },
  { how: 'day', days: [0], name: undocumented },
  { how: 'near', days: offsets.slice(1), name: undocumented },
];
