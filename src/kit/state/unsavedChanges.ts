import { useInsertionEffect, useSyncExternalStore } from 'react';

/** The addresses of the screens on which something was changed and not saved, once for each such form. */
const unsaved = new Map<object, string>();
const listeners = new Set<() => void>();
let paths: readonly string[] = [];

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changed(): void {
  paths = [...new Set(unsaved.values())];
  // The browser keeps no page with such a listener for Back, so it stands only while something would be lost.
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  // Whoever draws them must not be made to while React is at work.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

/** The screens with unsaved changes, by address, for whoever closes tabs or signs out. */
export const unsavedPaths = (): readonly string[] => paths;

/** Takes all changes for given up: the person has been asked elsewhere, and the window may go. */
export function forgetUnsaved(): void {
  if (unsaved.size === 0) return;
  unsaved.clear();
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, drawn anew when it changes. */
export function useUnsavedPaths(): readonly string[] {
  return useSyncExternalStore(subscribe, unsavedPaths);
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
