import { useSyncExternalStore } from 'react';

let standing = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  standing += by;
  for (const listener of listeners) listener();
}

/** A dialog makes the whole page under it inert; answers how it says that it is gone. */
export function coverPage(): () => void {
  change(1);
  return () => change(-1);
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

/** Whether what stands on the page can neither be seen well, nor heard, nor pressed now. */
export const usePageCovered = (): boolean => useSyncExternalStore(subscribe, () => standing > 0);
