import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasCommandKey } from '../state/keyTargets';

/**
 * The verbs that have a key of their own wherever they are offered. `approve` is the step onward of a record, whatever
 * its screen calls it: approved, marked as checked, prepared, signed; `approveAll` does it to all that wait.
 */
export const verbLetters = {
  approve: 'KeyA',
  approveAll: 'Shift+KeyA',
  reject: 'KeyR',
  edit: 'KeyE',
  create: 'KeyN',
} as const;
export type Verb = keyof typeof verbLetters;

/** A key as `aria-keyshortcuts` says it: `A`, `Shift+A`. */
export const spokenKey = (keys: string): string => keys.replace('Key', '');

/** Of a row: what is created is no row yet. */
const ofRow: readonly string[] = [verbLetters.approve, verbLetters.reject, verbLetters.edit];

/**
 * Does what the letter means in the menu of the row: opens the menu and presses the line that has the letter. A line
 * that cannot be pressed now has the focus and says why. Without such a line the menu is closed again; all of that
 * happens before anything is painted.
 */
export function pressRowAction(event: KeyboardEvent, cell: HTMLElement): boolean {
  if (hasCommandKey(event) || event.shiftKey || event.repeat || !ofRow.includes(event.code)) return false;
  const row = cell.parentElement;
  const opener = row?.querySelector<HTMLElement>('[data-actions] [aria-haspopup="menu"]');
  if (!row || !opener) return false;
  flushSync(() => opener.click());
  const item = row.querySelector<HTMLElement>(`[role="menuitem"][data-letter="${event.code}"]`);
  if (!item) {
    flushSync(() => opener.click());
    cell.focus();
    return false;
  }
  item.focus();
  if (item.getAttribute('aria-disabled') !== 'true') item.click();
  return true;
}
