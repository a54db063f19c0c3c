import { mayBeDone, toFailure } from '../../lib/failure';
import { pollOutcome, type WriteOutcome } from '../../lib/pollOutcome';
import { createStore } from '../../lib/store';
import { timings } from '../../lib/timings';
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
  checkOutcome: (key: string) => Promise<WriteOutcome>;
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

/**
 * Does one thing to many rows, some at a time. Each call has a key of its own, made once: a call is never sent again
 * by itself, and one whose answer was lost is asked about until it is known.
 */
export function runBulk(work: BulkWork): BulkRun {
  const { ids, skipped, send, checkOutcome, readAnswer, onRest, size = usualSize, pauses = timings.outcome } = work;
  const { read, set, subscribe } = createStore(beginRun(ids, skipped));
  let isResting = false;

  const happen = (event: BulkEvent): void => goOn(afterEvent(read(), event));

  /** From this state on: what may be sent now is sent. */
  const goOn = (reached: BulkState): void => {
    let state = reached;
    const batches = new Map<string, readonly RowId[]>();
    for (let batch = nextBatch(state, size, callsAtOnce); batch.length > 0;) {
      const key = crypto.randomUUID();
      batches.set(key, batch);
      state = afterEvent(state, { type: 'sent', key, ids: batch });
      batch = nextBatch(state, size, callsAtOnce);
    }
    set(state);
    for (const [key, batch] of batches) void sendOne(key, batch);
    const wasResting = isResting;
    isResting = phaseOf(read()) !== 'running';
    if (isResting && !wasResting) onRest?.(read());
  };

  const sendOne = async (key: string, batch: readonly RowId[]): Promise<void> => {
    try {
      happen({ type: 'answered', key, answer: await send(batch, key) });
    } catch (error) {
      const failure = toFailure(error);
      if (!mayBeDone(failure)) return happen({ type: 'refused', key, failure });
      happen({ type: 'lost', key });
      await askOne(key);
    }
  };

  const askOne = async (key: string): Promise<void> => {
    const outcome = await pollOutcome({ check: () => checkOutcome(key), pauses, read: readAnswer });
    if (outcome.state === 'done') return happen({ type: 'answered', key, answer: outcome.result });
    happen({ type: outcome.state === 'never' ? 'never' : 'silent', key });
  };

  goOn(read());
  return {
    read,
    isUnderWay: () => phaseOf(read()) !== 'over',
    subscribe,
    pause: () => happen({ type: 'paused' }),
    resume: () => happen({ type: 'resumed' }),
    cancel: () => happen({ type: 'cancelled' }),
    retry: () => happen({ type: 'retried' }),
    ask: () => {
      for (const [key, call] of read().calls) {
        if (call.state !== 'unknown') continue;
        happen({ type: 'lost', key });
        void askOne(key);
      }
    },
  };
}
