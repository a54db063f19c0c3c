/**
 * The one registry of key commands. A screen or a part of one says which keys it answers while it is on the page; one
 * listener hears them. A command is plain keys, one or two in a row, known by their place on the keyboard, so that it
 * is the same in every layout. What the keys of a table do is heard by the table itself and only told here.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { reservedKeys } from './reservedKeys';
import { takesText } from './keyTargets';
import { preferences } from './preferences';
import { timings } from '../../lib/timings';

declare const process: { env: { NODE_ENV?: string } };

/** Where a command is at home: `go` leads to a section of the panel, `dialog` works while a dialog stands above. */
export const shortcutScopes = ['list', 'card', 'dialog', 'go', 'frame'] as const;
export type ShortcutScope = (typeof shortcutScopes)[number];

export interface Shortcut {
  /** Unique on the page, `scope.verb`. */
  id: string;
  title: MessageDescriptor;
  scope: ShortcutScope;
  /**
   * The ways to give the command. Each is one press or two in a row, by `KeyboardEvent.code` with `Ctrl+`, `Alt+` and
   * `Shift+` before it, in this order: `KeyJ`, `KeyG KeyI`, `Shift+Slash`.
   */
  keys: readonly string[];
  /** Missing for what another listener answers: such a command is told in the help and does nothing here. */
  run?: () => void;
  /** What it belongs to: the command rests while that is out of sight. */
  part?: () => Element | null | undefined;
  /** Answers whatever dialog or menu stands above, as the help does. */
  isEverywhere?: boolean;
  /** Switched off by the person: still told where it can be switched on, and may be given in another way. */
  isOff?: boolean;
}

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const registered = new Set<Shortcut>();
const signs: Readonly<Record<string, string>> = { '/': 'Slash', '?': 'Shift+Slash' };
const modifier = /^(Shift|Control|Alt|Meta|CapsLock|OS)/;

/** The names of a press. A sign counts wherever its layout has it, as well as the key that has it in the English one. */
export function pressNames({ code, key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string[] {
  const isFar = ctrlKey || metaKey;
  const place = `${isFar ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${code}`;
  const sign = isFar ? undefined : signs[key];
  return sign === undefined || sign === place ? [place] : [sign, place];
}

const openDialogs = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The dialog or menu that stands above everything now. */
function topDialog(): Element | undefined {
  return [...document.querySelectorAll(openDialogs)].findLast((dialog) => dialog.checkVisibility?.() !== false);
}

const dialogOf = ({ part }: Shortcut): Element | null | undefined => part?.()?.closest('dialog, [role="dialog"]');
const isInDialog = (shortcut: Shortcut): boolean => shortcut.scope === 'dialog' || Boolean(dialogOf(shortcut));

function isWithin(shortcut: Shortcut, top: Element | undefined): boolean {
  if (shortcut.isEverywhere) return true;
  if (shortcut.part) {
    const part = shortcut.part();
    if (!part?.isConnected || part.checkVisibility?.() === false) return false;
    if (top) return top.contains(part);
  }
  return isInDialog(shortcut) === (top !== undefined);
}

/** What the keys do on the page as it is now, in the order of the scopes: for the help, and for the rows of the palette. */
export function activeShortcuts(): readonly Shortcut[] {
  return shortcutsUnder(topDialog());
}

/** The same for the page below the dialog that asks. */
export function pageShortcuts(): readonly Shortcut[] {
  return shortcutsUnder(undefined);
}

/** The first way to give one command of the page below, as it is printed on the keys; for a row of the palette. */
export function keysOf(id: string): string | undefined {
  for (const shortcut of registered) {
    if (shortcut.id !== id || shortcut.isOff || !isWithin(shortcut, undefined)) continue;
    return (
      shortcut.keys[0] &&
      keysShown(shortcut.keys[0])
        .presses.map((press) => press.join('+'))
        .join(' ')
    );
  }
  return undefined;
}

function shortcutsUnder(top: Element | undefined): readonly Shortcut[] {
  const here = [...registered].filter((shortcut) => isWithin(shortcut, top));
  return shortcutScopes.flatMap((scope) => here.filter((shortcut) => shortcut.scope === scope));
}

const clash = (some: string, others: string): boolean =>
  some === others || some.startsWith(`${others} `) || others.startsWith(`${some} `);

/** Why the command cannot stand beside those that are there; undefined when it can. */
export function shortcutProblem(shortcut: Shortcut, others: Iterable<Shortcut>): string | undefined {
  if (!shortcut.run) return undefined;
  const taken = shortcut.keys.flatMap((keys) => keys.split(' ')).find((press) => reservedKeys.has(press));
  if (taken) return `${shortcut.id}: ${taken} belongs to the browser`;
  const isAbove = isInDialog(shortcut);
  for (const other of others) {
    if (!other.run || isInDialog(other) !== isAbove) continue;
    if (isAbove && dialogOf(other) !== dialogOf(shortcut)) continue;
    const keys = shortcut.keys.find((own) => other.keys.some((theirs) => clash(own, theirs)));
    if (keys !== undefined) return `${shortcut.id} and ${other.id} both answer ${keys}`;
  }
  return undefined;
}

let begun: { names: readonly string[]; at: number } | undefined;

/** Answers the press, as the second of two when one has begun. */
function answer(event: KeyboardEvent, first: readonly string[]): 'done' | 'begun' | undefined {
  const names = pressNames(event);
  const presses = first.length > 0 ? first.flatMap((one) => names.map((name) => `${one} ${name}`)) : names;
  const here = shortcutsUnder(topDialog()).filter(({ run, isOff }) => run && !isOff);
  // The sign is asked for before the place: in some layouts the key of one sign is the place of another.
  for (const press of presses) {
    const found = here.find(({ keys }) => keys.includes(press));
    if (found) {
      found.run?.();
      return 'done';
    }
    if (here.some(({ keys }) => keys.some((one) => one.startsWith(`${press} `)))) return 'begun';
  }
  return undefined;
}

const isDeaf = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.code === '' ||
  modifier.test(event.code) ||
  takesText(event.target);

/** The second of two presses is heard before anything on the page hears it: "g j" moves nobody to the next row. */
function hearSecond(event: KeyboardEvent): void {
  if (!begun || isDeaf(event)) return;
  const { names, at } = begun;
  begun = undefined;
  if (event.timeStamp - at > timings.secondKey || event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
  answer(event, names);
}

function hear(event: KeyboardEvent): void {
  if (isDeaf(event) || event.repeat) return;
  const outcome = answer(event, []);
  if (outcome) event.preventDefault();
  if (outcome === 'begun') begun = { names: pressNames(event), at: event.timeStamp };
}

/** Adds a command; what comes back takes it away. In development and tests a command that cannot be is an error. */
function register(shortcut: Shortcut): () => void {
  if (process.env.NODE_ENV !== 'production') {
    const problem = shortcutProblem(shortcut, registered);
    if (problem) throw new Error(problem);
  }
  if (registered.size === 0) {
    document.addEventListener('keydown', hearSecond, { capture: true });
    document.addEventListener('keydown', hear);
  }
  registered.add(shortcut);
  return () => {
    registered.delete(shortcut);
    if (registered.size > 0) return;
    document.removeEventListener('keydown', hearSecond, { capture: true });
    document.removeEventListener('keydown', hear);
  };
}

/**
 * Key commands of the part that calls, for as long as it is on the page. They rest when the person switched them off.
 *
 *     useShortcuts([{ id: 'list.new', title: m.create, scope: 'list', keys: ['KeyN'], run: create }]);
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const isOn = useSelector(preferences.selectors.shortcuts);
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const names = shortcuts.map(({ id, keys }) => `${id} ${keys.join()}`).join('\n');
  useEffect(() => {
    const ends = latest.current.map((shortcut) => {
      const run = () => latest.current.find(({ id }) => id === shortcut.id)?.run?.();
      return register(shortcut.run ? { ...shortcut, run, isOff: !isOn } : shortcut);
    });
    return () => ends.forEach((end) => end());
  }, [names, isOn]);
}

const shown: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  Slash: '/',
  'Shift+Slash': '?',
};

/** One way to give a command, as it is printed on the keys: `['g', 'i']`, `['Ctrl', 'C']`. */
export function keysShown(keys: string): { presses: string[][] } {
  const press = (name: string): string[] => {
    const whole = shown[name];
    if (whole) return [whole];
    const parts = name.split('+');
    const isPlain = parts.length === 1;
    return parts.map((part) => {
      const letter = part.replace(/^(Key|Digit)/, '');
      return shown[part] ?? (isPlain ? (letter === part ? part : letter.toLowerCase()) : letter);
    });
  };
  return { presses: keys.split(' ').map(press) };
}
