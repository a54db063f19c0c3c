import type { ListedBank } from './listedBank';
import type { BankRow } from './store';

/** What the directory says of a bank, and a person may write over. */
export const listedFields = ['name', 'inn', 'swift', 'region'] as const;
type ListedField = (typeof listedFields)[number];

type Next = Pick<BankRow, ListedField | 'missing_since'>;

export interface Compared {
  added: ListedBank[];
  changed: { id: number; before: Next; next: Next }[];
  came: { added: number; updated: number; unchanged: number; missing: number };
}

/**
 * The list beside the directory. What a person has written stays, whatever the directory says; where it says nothing of a detail, the
 * detail stays, too. A bank that it lacks is marked, and no other is taken away.
 */
export function compare(kept: readonly BankRow[], listed: readonly ListedBank[], at: string): Compared {
  const byMfo = new Map(listed.map((one) => [one.mfo, one]));
  const known = new Set(kept.map(({ mfo }) => mfo));
  const added = listed.filter(({ mfo }) => !known.has(mfo));
  const changed = kept.flatMap((row) => {
    const says = byMfo.get(row.mfo);
    const next: Next = {
      ...{ name: row.name, inn: row.inn, swift: row.swift, region: row.region },
      missing_since: says === undefined ? (row.missing_since ?? at) : null,
    };
    for (const field of listedFields)
      if (says && !row.edited.includes(field)) Object.assign(next, { [field]: says[field] ?? row[field] });
    const isSame =
      next.missing_since === row.missing_since && listedFields.every((field) => next[field] === row[field]);
    return isSame ? [] : [{ id: row.id, before: row, next }];
  });
  const missing = kept.filter(({ mfo }) => !byMfo.has(mfo)).length;
  const updated = changed.filter(({ next }) => next.missing_since === null).length;
  const unchanged = listed.length - added.length - updated;
  return { added, changed, came: { added: added.length, updated, unchanged, missing } };
}
