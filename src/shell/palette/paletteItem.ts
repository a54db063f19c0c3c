import type { IntlShape } from 'react-intl';
import type { ReactNode } from 'react';
import type { FluentIcon } from '@fluentui/react-icons';
import { Person20Regular } from '@fluentui/react-icons';
import type { Correction } from '../../lib/find/board';
import type { RecordHit } from '../../routes/record';
import { recordHref } from '../../routes/records';
import { byLayout, bySlipOf, m } from './messages';
import type { Group, Row } from './paletteGroups';
import type { Item } from './item';
import type { KindAnswer } from './useRecords';

type Words = Pick<IntlShape, 'formatMessage'>;

/** One row on the screen. */
export interface Line {
  /** Its own among all rows, whatever they are called. */
  value: string;
  /** What is remembered when it is chosen. */
  id: string;
  title: string;
  detail?: string;
  /** What was corrected in the query before this answered to it. */
  note?: string;
  icon?: FluentIcon;
  end?: ReactNode;
  shortcut?: string;
  tone?: 'danger';
  isPicked?: boolean;
  reason?: string;
  /** Opens a level inside the palette. */
  hasLevel: boolean;
  run?: () => unknown;
}

export interface LineGroup {
  id: string;
  title: string;
  lines: readonly Line[];
}

function noteOf(correction: Correction | undefined, intl: Words): string | undefined {
  if (correction === undefined) return undefined;
  const { how, read } = correction;
  if (how === 'layout' && read) return intl.formatMessage(byLayout, { read });
  if (how === 'slip') return read ? intl.formatMessage(bySlipOf, { read }) : intl.formatMessage(m.bySlip);
  return intl.formatMessage(m.byScript);
}

function madeLine({ value, item }: Row, note: string | undefined, isInside: boolean): Line {
  const { id, title, section, detail, choices, run, icon, end, shortcut, tone, isPicked, reason } = item;
  return {
    value,
    id,
    title,
    detail: [detail, isInside ? undefined : section].filter(Boolean).join(' · ') || undefined,
    note,
    icon,
    end,
    shortcut,
    tone,
    isPicked,
    reason,
    hasLevel: choices !== undefined,
    run,
  };
}

/** A line stays the same from one key to the next, so that its row need not be drawn anew. */
const made = new WeakMap<Item, Map<string, Line>>();

function lineOf(row: Row, intl: Words, isInside: boolean): Line {
  const note = noteOf(row.correction, intl);
  const key = `${row.value}|${String(isInside)}|${note ?? ''}`;
  const own = made.get(row.item) ?? new Map<string, Line>();
  const line = own.get(key) ?? madeLine(row, note, isInside);
  made.set(row.item, own.set(key, line));
  return line;
}

/** The rows in the words of the language; `isInside` a level, which says itself what its choices belong to. */
export function staticLines(groups: readonly Group[], intl: Words, isInside: boolean): LineGroup[] {
  return groups.map(({ id, rows }) => ({
    id,
    title: intl.formatMessage(m[id]),
    lines: rows.map((row) => lineOf(row, intl, isInside)),
  }));
}

/** What a record is called. */
export const nameOfHit = ({ name }: Pick<RecordHit, 'name'>, intl: Words): string =>
  typeof name === 'string' ? name : intl.formatMessage(name);

/** What stands after the name of a record. */
export const aboutHit = ({ details, place }: Pick<RecordHit, 'details' | 'place'>, intl: Words): string | undefined =>
  [...(place ? [intl.formatMessage(place)] : []), ...details].join(' · ') || undefined;

export function recordLines(answers: readonly KindAnswer[], intl: Words, go: (path: string) => unknown): LineGroup[] {
  return answers.flatMap(({ kind, hits }) => {
    const { title, one } = kind;
    if (hits.length === 0) return [];
    return {
      id: `record:${kind.kind}`,
      title: intl.formatMessage(title),
      lines: hits.map(({ id, name, details, place, badge, path = recordHref(kind, id) }) => ({
        value: `record|${kind.kind}|${id}|${path}`,
        id: `record:${kind.kind}/${id}`,
        title: nameOfHit({ name }, intl) || intl.formatMessage(one, { id }),
        detail: aboutHit({ details, place }, intl),
        icon: Person20Regular,
        end: badge,
        hasLevel: false,
        run: () => go(path),
      })),
    };
  });
}
