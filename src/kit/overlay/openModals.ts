import { useSyncExternalStore } from 'react';

const standing: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** A dialog makes all that lies under it inert; answers how it says that it is gone. */
export function coverPage(dialog: HTMLElement): () => void {
  standing.push(dialog);
  changed();
  return () => {
    const at = standing.lastIndexOf(dialog);
    if (at >= 0) standing.splice(at, 1);
    changed();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How each open dialog is left, the one on top last. */
const ways: (() => void)[] = [];

/** A dialog is open; `leave` is what Escape does to it. Answers how it says that it is gone. */
export function modalOpened(leave: () => void): () => void {
  ways.push(leave);
  return () => void ways.splice(ways.indexOf(leave), 1);
}

/** Does to the dialog on top what Escape does, which may be nothing; `false` when none is open. */
export function leaveModal(): boolean {
  ways.at(-1)?.();
  return ways.length > 0;
}

/** The window over all others; only what stands in it can be seen well, heard and pressed now. */
export const useTopModal = (): HTMLElement | undefined => useSyncExternalStore(subscribe, () => standing.at(-1));
