import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';

const asked = createStore(0);

/** Says that a record is wanted whole, with what is otherwise fetched only once it is seen. */
export const askForWholeRecord = (): void => asked.set(asked.read() + 1);

/** How often the record was wanted whole; a part that waits to be seen comes when this changes. */
export const useWholeRecordAsked = (): number => useSyncExternalStore(asked.subscribe, asked.read);

/** No paper waits longer than this for what is on its way, in milliseconds. */
const longestWait = 8_000;
const pause = 100;

/** Whether something in the record is on its way: a paper made now has it not. */
export const isComing = (root: HTMLElement): boolean => root.querySelector('[aria-busy="true"]') !== null;

/** Waits until nothing in the record is on its way any more, or for as long as a paper waits. */
export async function untilWhole(root: HTMLElement): Promise<void> {
  for (let waited = 0; waited < longestWait; waited += pause) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isComing(root)) return;
  }
}
