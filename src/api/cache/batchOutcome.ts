import { isRecord } from '../../lib/guards';

/** What became of some rows that were to be changed in one call. */
export interface BatchDone {
  done: readonly number[];
  refused: readonly { id: number; code: string }[];
}

/** The answer to a batch, also one that was lost and is told later; undefined when it is not one. */
export function batchOutcome(body: unknown, doneIn: 'updated' | 'verified'): BatchDone | undefined {
  if (!isRecord(body)) return undefined;
  const { [doneIn]: done, skipped } = body;
  if (!Array.isArray(done) || !Array.isArray(skipped)) return undefined;
  return { done: done as number[], refused: skipped as { id: number; code: string }[] };
}
