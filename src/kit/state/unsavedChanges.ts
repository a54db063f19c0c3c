import { useInsertionEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';

/** The addresses of the screens on which something was changed and not saved, once for each such form. */
const unsaved = new Map<object, string>();
const paths = createStore<readonly string[]>([]);

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changed(): void {
  // The browser keeps no page with such a listener for Back, so it stands only while something would be lost.
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  // Whoever draws them must not be made to while React is at work.
  queueMicrotask(() => paths.set(unsavedPaths()));
}

/** The screens with unsaved changes, by address, for whoever closes tabs or signs out. */
export const unsavedPaths = (): readonly string[] => [...new Set(unsaved.values())];

/** Takes all changes for given up: the person has been asked elsewhere, and the window may go. */
export function forgetUnsaved(): void {
  if (unsaved.size === 0) return;
  unsaved.clear();
  changed();
}

/** The same, drawn anew when it changes. */
export function useUnsavedPaths(): readonly string[] {
  return useSyncExternalStore(paths.subscribe, paths.read);
}

/**
 * Says that leaving this screen would lose something. Also true while the screen is kept but hidden: other effects
 * are taken back then, insertion effects are not.
 */
export function useUnsavedChanges(path: string, isDirty: boolean): void {
  useInsertionEffect(() => {
    if (!isDirty) return undefined;
    const form = {};
    unsaved.set(form, path);
    changed();
    return () => {
      unsaved.delete(form);
      changed();
    };
  }, [path, isDirty]);
}
