import type { Correction } from '../../lib/find/board';
import { find } from '../../lib/find/finder';
import { prepare, type Index } from '../../lib/find/searchIndex';
import { weightAt, type Chosen } from '../../lib/find/frecency';
import { flat, type Item, type StaticGroup } from './item';

/** A row as it is drawn: the same thing may stand in two groups, and is two rows then. */
export interface Row {
  value: string;
  item: Item;
  correction?: Correction;
}

export interface Group {
  id: StaticGroup;
  rows: Row[];
}

/** What the first sign of a query narrows the palette to. № is on the key of # in the Russian layout. */
export const prefixes = {
  '>': 'actions',
  '/': 'screens',
  '@': 'people',
  '#': 'numbers',
  '№': 'numbers',
  '?': 'help',
} as const;
export type Mode = 'all' | (typeof prefixes)[keyof typeof prefixes];

export interface Query {
  mode: Mode;
  text: string;
}

export function readQuery(typed: string): Query {
  const sign = typed.trimStart().charAt(0);
  const mode = (prefixes as Partial<Record<string, Mode>>)[sign];
  // №17 and #17 are also numbers as people write them; the number stays, whatever the prefix.
  return mode ? { mode, text: typed.trimStart().slice(1).trim() } : { mode: 'all', text: typed.trim() };
}

const groupsOf: Record<Mode, readonly StaticGroup[]> = {
  all: ['picked', 'recent', 'actions', 'screens', 'settings'],
  actions: ['picked', 'actions', 'settings'],
  screens: ['screens'],
  people: [],
  numbers: [],
  help: [],
};

/** Never more rows than this are drawn, records beside them. */
export const mostRows = 24;
const mostRecent = 5;

const indexes = new WeakMap<readonly Item[], { items: Map<string, Item>; index: Index }>();

/** Takes the items apart once; called beforehand, so that the first key finds it done. */
function indexOf(items: readonly Item[]): { items: Map<string, Item>; index: Index } {
  let known = indexes.get(items);
  if (!known) {
    const all = flat(items);
    known = { items: new Map(all.map((item) => [item.id, item])), index: prepare(all) };
    indexes.set(items, known);
  }
  return known;
}

interface History {
  chosen: Chosen;
  now: number;
}

/** What was chosen often and lately, without what stands on the screen as an action anyway. */
function recentOf(items: readonly Item[], { chosen, now }: History): Item[] {
  const all = new Map(flat(items).map((item) => [item.id, item]));
  return Object.entries(chosen)
    .map(([id, weight]) => ({ item: all.get(id), weight: weightAt(weight, now) }))
    .filter(({ item }) => item && (item.group === 'screens' || item.group === 'recent' || item.group === 'settings'))
    .sort((a, b) => b.weight - a.weight || ((a.item?.id ?? '') < (b.item?.id ?? '') ? -1 : 1))
    .slice(0, mostRecent)
    .flatMap(({ item }) => (item ? [item] : []));
}

function rowsOf(items: readonly Item[], group: StaticGroup): Row[] {
  return items.map((item) => ({ value: `${group}|${item.id}`, item }));
}

/** The groups of a level before anything was typed. */
function resting(items: readonly Item[], mode: Mode, history: History): Group[] {
  const recent = mode === 'all' ? recentOf(items, history) : [];
  let room = mostRows;
  return groupsOf[mode].flatMap((id) => {
    const own = id === 'recent' ? recent : items.filter((item) => item.group === id && !recent.includes(item));
    const rows = rowsOf(own.slice(0, room), id);
    room -= rows.length;
    return rows.length > 0 ? [{ id, rows }] : [];
  });
}

/** The rows of a query, group by group; the group of the best hit stands first. */
export function groupsFor(items: readonly Item[], { mode, text }: Query, history: History): Group[] {
  if (text === '') return resting(items, mode, history);
  const wanted = groupsOf[mode];
  if (wanted.length === 0) return [];
  const { items: all, index } = indexOf(items);
  const weightOf = (id: string) => {
    const weight = history.chosen[id];
    return weight ? weightAt(weight, history.now) : 0;
  };
  const groups: Group[] = [];
  let room = mostRows;
  for (const { id, correction } of find(index, text, weightOf, mode === 'all' ? mostRows : Infinity)) {
    const item = all.get(id);
    if (!item || !wanted.includes(item.group) || room === 0) continue;
    const known = groups.find((group) => group.id === item.group);
    const row = { value: `${item.group}|${id}`, item, correction };
    if (known) known.rows.push(row);
    else groups.push({ id: item.group, rows: [row] });
    room -= 1;
  }
  return groups;
}
