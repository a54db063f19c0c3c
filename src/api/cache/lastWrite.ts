/**
 * When a write of this window last ended. It stands apart from what reads by it (useFresh), for the first page writes and shows nothing
 * that could be of before.
 */

/** In milliseconds; none yet. */
let lastWrite = 0;

/** A write of this window has ended, however it did: what was asked for before may be as it was before. */
export function noteWrite(): void {
  lastWrite = Date.now();
}

/** Whether this window has written since the moment, in milliseconds. */
export const hasWrittenSince = (moment: number): boolean => moment < lastWrite;
