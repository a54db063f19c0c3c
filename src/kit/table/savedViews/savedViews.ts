/**
 * Saved views. A view is an address under a name: the filters and the order as the list writes them, and the look of
 * the table in a parameter of its own. So a view, its link and its file are one thing, and whatever cannot be read in
 * one of them cannot be read in the others.
 */
import { isRecord } from '../../../lib/guards';
import { isMoney } from '../../../lib/money';
import { looksPersonal } from '../../../lib/personal';
import { readLook, viewParameter } from '../columns/settingsParam';

export interface View {
  name: string;
  /** The query of the address, without the question mark. */
  search: string;
}

/** The views of one person on one screen, in the order in which they were saved. */
export interface ViewBook {
  views: readonly View[];
  /** The name of the one that the screen opens with. */
  byDefault?: string;
}

export const viewsAtMost = 20;
export const viewNameAtMost = 60;
/** Longer addresses are cut by mail programs and messengers. */
export const addressAtMost = 2_000;
const fileAtMost = 64 * 1024;
const fileKind = 'table-views';

export const emptyBook: ViewBook = { views: [] };

const isView = (value: unknown): value is View =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  nameProblem(value['name'], []) === undefined &&
  typeof value['search'] === 'string' &&
  value['search'].length <= addressAtMost;

/** What was kept, as far as it is fit to be used. */
export function readBook(kept: unknown): ViewBook {
  if (!isRecord(kept) || !Array.isArray(kept['views'])) return emptyBook;
  const views = kept['views'].filter(isView).slice(0, viewsAtMost);
  const byDefault = views.find(({ name }) => name === kept['byDefault'])?.name;
  return { views: views.map(({ name, search }) => ({ name, search })), ...(byDefault !== undefined && { byDefault }) };
}

export type NameProblem = 'empty' | 'long' | 'personal' | 'taken' | 'full';

/** Why a view cannot be called so; undefined when it can. */
export function nameProblem(text: string, views: readonly View[]): NameProblem | undefined {
  const name = text.trim();
  if (name === '') return 'empty';
  if (name.length > viewNameAtMost) return 'long';
  if (looksPersonal(name)) return 'personal';
  return views.some((view) => view.name === name) ? 'taken' : undefined;
}

export function withView(book: ViewBook, view: View): ViewBook {
  return { ...book, views: [...book.views, { ...view, name: view.name.trim() }] };
}

export function withoutView({ views, byDefault }: ViewBook, name: string): ViewBook {
  const rest = views.filter((view) => view.name !== name);
  return byDefault === undefined || byDefault === name ? { views: rest } : { views: rest, byDefault };
}

export function renamedView(book: ViewBook, from: string, text: string): ViewBook {
  const to = text.trim();
  const views = book.views.map((view) => (view.name === from ? { ...view, name: to } : view));
  return { ...book, views, ...(book.byDefault === from && { byDefault: to }) };
}

/** The view shows what is on the screen from now on. */
export function replacedView(book: ViewBook, { name, search }: View): ViewBook {
  return { ...book, views: book.views.map((view) => (view.name === name ? { name, search } : view)) };
}

/** The screen opens with the view; without a name it opens as it was made. */
export function withDefault({ views }: ViewBook, name: string | undefined): ViewBook {
  return name === undefined ? { views } : { views, byDefault: name };
}

export interface Cleaned {
  search: string;
  /** Parameters that this list does not have, or whose look cannot be read. */
  unknown: string[];
  /** Parameters left out because they may name a person. */
  personal: string[];
}

/** An address made fit to be a view: without page and whatever does not belong to it. `names`: the filters of the list. */
export function cleanSearch(search: string, names: readonly string[]): Cleaned {
  const kept = new URLSearchParams();
  const unknown = new Set<string>();
  const personal = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (name === 'page' || name === 'limit') continue;
    if (name === viewParameter ? !readLook(text) : !names.includes(name)) unknown.add(name);
    // The look is made of the names of columns; everything else is what somebody may have typed.
    else if (name !== viewParameter && !isDayLike(text) && !isMoney(text) && looksPersonal(text)) personal.add(name);
    else kept.append(name, text);
  }
  // One order for what means the same, so that a view is known again on the screen.
  kept.sort();
  return { search: kept.toString(), unknown: [...unknown], personal: [...personal] };
}

const isDayLike = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The text of a file with views, to be given to a colleague. */
export function writeFile(screen: string, views: readonly View[]): string {
  return `${JSON.stringify({ kind: fileKind, version: 1, screen, views }, null, 2)}\n`;
}

export type FileProblem = 'large' | 'unreadable' | 'otherScreen' | 'full';
export type FileRead = { problem: FileProblem } | { views: View[]; unknown: string[]; personal: string[] };

interface Reader {
  screen: string;
  /** The filters of the list. */
  names: readonly string[];
  book: ViewBook;
}

/** A name that no view has yet: the second "Mine" becomes "Mine (2)". */
function freeName(name: string, views: readonly View[]): string {
  for (let count = 2; ; count += 1) {
    const tail = ` (${count})`;
    const next = count === 2 && nameProblem(name, views) !== 'taken' ? name : name.slice(0, viewNameAtMost - 4) + tail;
    if (!views.some((view) => view.name === next)) return next;
  }
}

/** The views of a file, made fit for this screen; or why there are none. */
export function readFile(text: string, { screen, names, book }: Reader): FileRead {
  if (text.length > fileAtMost) return { problem: 'large' };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    // Not even JSON: some other file was picked.
    return { problem: 'unreadable' };
  }
  if (!isRecord(found) || found['kind'] !== fileKind || found['version'] !== 1) return { problem: 'unreadable' };
  const { views } = found;
  if (!Array.isArray(views) || views.length === 0 || !views.every(isView)) return { problem: 'unreadable' };
  if (found['screen'] !== screen) return { problem: 'otherScreen' };
  if (book.views.length + views.length > viewsAtMost) return { problem: 'full' };
  const taken: View[] = [];
  const unknown = new Set<string>();
  const personal = new Set<string>();
  for (const view of views) {
    const clean = cleanSearch(view.search, names);
    clean.unknown.forEach((name) => unknown.add(name));
    clean.personal.forEach((name) => personal.add(name));
    taken.push({ name: freeName(view.name.trim(), [...book.views, ...taken]), search: clean.search });
  }
  return { views: taken, unknown: [...unknown], personal: [...personal] };
}
