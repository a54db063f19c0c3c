import { wait } from './wait';
import { badRequest, ok } from './httpStatus';

/** What a service says of a write by its Idempotency-Key. `never`: it was not done, and now never will be. */
export interface WriteOutcome {
  state: 'done' | 'running' | 'never';
  /** The answer that was lost. */
  status?: number;
  body?: unknown;
}

/**
 * What became of a write whose answer was lost. `never`: it changed nothing, and nothing will come of it any more.
 * `unknown`: the service does not say; the write must neither be taken for failed nor be sent again.
 */
export type PolledOutcome<Result> = { state: 'done'; result: Result } | { state: 'never' } | { state: 'unknown' };

interface Polling<Result> {
  /** Asks the service once; sends nothing. */
  check: () => Promise<WriteOutcome>;
  /** The pauses before each question, in milliseconds. */
  pauses: readonly number[];
  /** Reads the answer that was lost; undefined when it makes no sense. */
  read: (body: unknown) => Result | undefined;
  /** Asks no more once it is aborted. */
  signal?: AbortSignal;
}

/** Asks until it is known what became of a write, or the pauses are spent. */
export async function pollOutcome<Result>(polling: Polling<Result>): Promise<PolledOutcome<Result>> {
  const { check, pauses, read, signal } = polling;
  for (const time of pauses) {
    await wait(time, signal);
    if (signal?.aborted) break;
    const outcome = await outcomeOf(check);
    if (outcome?.state === 'never') return { state: 'never' };
    if (outcome?.state !== 'done') continue;
    if ((outcome.status ?? ok) >= badRequest) return { state: 'never' };
    const result = read(outcome.body);
    if (result !== undefined) return { state: 'done', result };
  }
  return { state: 'unknown' };
}

async function outcomeOf(check: () => Promise<WriteOutcome>): Promise<WriteOutcome | undefined> {
  try {
    return await check();
  } catch {
    // No answer is not an outcome: the next question may get one.
    return undefined;
  }
}
