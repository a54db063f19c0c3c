import { failureOf, mayBeDone } from '../../lib/thrown';
import { timings } from '../../lib/timings';
import type { Outcome } from '../money/moneyWrite';
import {
  afterEvent,
  beginRun,
  nextBatch,
  phaseOf,
  type BatchAnswer,
  type BulkEvent,
  type BulkState,
  type Refused,
  type RowId,
} from './bulkState';

/** Calls that are on their way at the same time. */
const callsAtOnce = 4;
/** Rows of one call: few enough that a pause comes soon. */
const usualSize = 20;

export interface BulkWork {
  ids: readonly RowId[];
  /** Left out from the beginning, each with the code that says why. */
  skipped: readonly Refused[];
  /** Sends some rows under a key that is theirs alone; rejects with a Failure. */
  send: (ids: readonly RowId[], key: string) => Promise<BatchAnswer>;
  /** Asks what became of a call whose answer was lost; sends nothing. */
  checkOutcome: (key: string) => Promise<Outcome>;
  /** The answer that was lost, as the service kept it; undefined when it makes no sense. */
  readAnswer: (body: unknown) => BatchAnswer | undefined;
  /** Nothing is on its way any more: finished, paused or stuck. */
  onRest?: (state: BulkState) => void;
  size?: number;
  /** The pauses before each question what became of a call, in milliseconds. */
  pauses?: readonly number[];
}

export interface BulkRun {
  read: () => BulkState;
  /** Something is on its way, waits to be sent, or is not known. */
  isUnderWay: () => boolean;
  subscribe: (listener: () => void) => () => void;
  pause: () => void;
  resume: () => void;
  /** Sends nothing more; what is on its way is still told. */
  cancel: () => void;
  /** Sends the failed ones once more, and no others. */
  retry: () => void;
  /** Asks again what became of the calls nobody knows about. */
  ask: () => void;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Does one thing to many rows, some at a time. Each call has a key of its own, made once: a call is never sent again
 * by itself, and one whose answer was lost is asked about until it is known.
 */
export function runBulk(work: BulkWork): BulkRun {
  const { ids, skipped, send, checkOutcome, readAnswer, onRest, size = usualSize, pauses = timings.outcome } = work;
  const listeners = new Set<() => void>();
  let state = beginRun(ids, skipped);
  let isResting = false;

  const happen = (event: BulkEvent): void => {
    state = afterEvent(state, event);
    pump();
    for (const listener of listeners) listener();
  };

  const pump = (): void => {
    for (let batch = nextBatch(state, size, callsAtOnce); batch.length > 0;) {
      const key = crypto.randomUUID();
      state = afterEvent(state, { type: 'sent', key, ids: batch });
      void sendOne(key, batch);
      batch = nextBatch(state, size, callsAtOnce);
    }
    const rests = phaseOf(state) !== 'running';
    if (rests && !isResting) onRest?.(state);
    isResting = rests;
  };

  const sendOne = async (key: string, batch: readonly RowId[]): Promise<void> => {
    try {
      happen({ type: 'answered', key, answer: await send(batch, key) });
    } catch (error) {
      const failure = failureOf(error);
      if (!mayBeDone(failure)) return happen({ type: 'refused', key, failure });
      happen({ type: 'lost', key });
      await askOne(key);
    }
  };

  const askOne = async (key: string): Promise<void> => {
    for (const time of pauses) {
      await pause(time);
      // No answer is not an outcome either: the next question may get one.
      const outcome = await checkOutcome(key).catch(() => undefined);
      if (outcome?.state === 'never') return happen({ type: 'never', key });
      if (outcome?.state !== 'done') continue;
      const answer = (outcome.status ?? 200) < 400 ? readAnswer(outcome.body) : undefined;
      if (answer) return happen({ type: 'answered', key, answer });
      if ((outcome.status ?? 200) >= 400) return happen({ type: 'never', key });
    }
    happen({ type: 'silent', key });
  };

  pump();
  return {
    read: () => state,
    isUnderWay: () => phaseOf(state) !== 'over',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: () => happen({ type: 'paused' }),
    resume: () => happen({ type: 'resumed' }),
    cancel: () => happen({ type: 'cancelled' }),
    retry: () => happen({ type: 'retried' }),
    ask: () => {
      for (const [key, call] of state.calls) {
        if (call.state !== 'unknown') continue;
        happen({ type: 'lost', key });
        void askOne(key);
      }
    },
  };
}
