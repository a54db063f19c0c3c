import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';

const standing = createStore<readonly HTMLElement[]>([]);

/** A dialog makes all that lies under it inert; answers how it says that it is gone. */
export function coverPage(dialog: HTMLElement): () => void {
  standing.set([...standing.read(), dialog]);
  return () => {
    const last = standing.read().lastIndexOf(dialog);
    standing.set(standing.read().filter((_, at) => at !== last));
  };
}

/** How each open dialog is left, the one on top last. */
const ways: (() => void)[] = [];

/** A dialog is open; `leave` is what Escape does to it. Answers how it says that it is gone. */
export function modalOpened(leave: () => void): () => void {
  ways.push(leave);
  return () => void ways.splice(ways.indexOf(leave), 1);
}

/** How many dialogs are open, one over another. */
export const openModals = (): number => ways.length;

/** Does to the dialog on top what Escape does, which may be nothing; `false` when none is open over the first `below`. */
export function leaveModal(below = 0): boolean {
  if (ways.length <= below) return false;
  ways.at(-1)?.();
  return true;
}

/** The window over all others; only what stands in it can be seen well, heard and pressed now. */
export const useTopModal = (): HTMLElement | undefined =>
  useSyncExternalStore(standing.subscribe, () => standing.read().at(-1));
