import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { mayBeDone, toFailure, type Failure } from '../../lib/failure';
import { pollOutcome, type WriteOutcome } from '../../lib/pollOutcome';
import { createStore, type Store } from '../../lib/store';
import { timings } from '../../lib/timings';

/**
 * `checking`: the answer was lost, and the service is being asked. `unknown`: it does not say, and a person has to
 * look. `refused` and `notDone` are certain: the money did not move.
 */
export type MoneyState = 'asking' | 'running' | 'checking' | 'unknown' | 'refused' | 'notDone' | 'done';

/** What is known of a write, at one moment. */
export interface MoneyStatus {
  state: MoneyState;
  failure: Failure | undefined;
  /** What the service answered, once it is done. */
  answer: unknown;
}

export interface MoneyRequest {
  /** Sends the write under this key. */
  run: (key: string) => Promise<unknown>;
  /** Asks what became of it; where nobody can be asked, a lost answer is told as a failure that does not know. */
  checkOutcome?: (key: string) => Promise<WriteOutcome>;
  /** The pauses before each question what became of it, in milliseconds. */
  pauses?: readonly number[];
}

export interface MoneyMutationStore extends Omit<Store<MoneyStatus>, 'set'> {
  start: () => void;
  /** Waits for the answer no more, and asks what became of it; should the answer still come, it is taken for what it is. */
  stopWaiting: () => void;
  /** Starts, and says what came of it once that is certain. */
  untilKnown: () => Promise<MoneyStatus>;
  /** Asks again what became of it; sends nothing. */
  check: () => void;
  /** Asks no more, or goes on: nobody looks, or somebody does again. */
  setWatched: (isWatched: boolean) => void;
}

const newKey = (): string => crypto.randomUUID();
const openStates: readonly MoneyState[] = ['running', 'checking', 'unknown'];

/**
 * One intent, one effect: the key is made when the question is asked and kept until the outcome is known. `work` is
 * read at each step, so that it may be that of the latest drawing.
 */
export function createMoneyMutation(work: () => MoneyRequest): MoneyMutationStore {
  const { read, set, subscribe } = createStore<MoneyStatus>({ state: 'asking', failure: undefined, answer: undefined });
  let key = newKey();
  let isRunning = false;
  let watch = new AbortController();

  const become = (change: Partial<MoneyStatus>): void => set({ ...read(), ...change });

  /** The outcome is known: whatever is sent next is another intent, and nothing more is asked about this one. */
  const settle = (state: MoneyState, answer?: unknown): void => {
    isRunning = false;
    key = newKey();
    if (!watch.signal.aborted) {
      watch.abort();
      watch = new AbortController();
    }
    become({ state, answer });
  };

  const ask = async (checkOutcome: NonNullable<MoneyRequest['checkOutcome']>): Promise<void> => {
    const asked = key;
    const { signal } = watch;
    become({ state: 'checking' });
    const outcome = await pollOutcome({
      check: () => checkOutcome(asked),
      pauses: work().pauses ?? timings.outcome,
      read: (body) => ({ body }),
      signal,
    });
    // Nobody looks any more; whoever looks again asks again, under the same key.
    if (signal.aborted) return;
    if (outcome.state === 'done') return settle('done', outcome.result.body);
    if (outcome.state === 'never') return settle('notDone');
    become({ state: 'unknown' });
  };

  const send = async (): Promise<void> => {
    const sent = key;
    try {
      const answer = await work().run(sent);
      // Where nobody waited for it any more, the service may have said it before.
      if (key === sent) settle('done', answer);
    } catch (error) {
      if (key !== sent) return;
      const failure = toFailure(error);
      const { checkOutcome } = work();
      if (!checkOutcome || !mayBeDone(failure)) {
        become({ failure });
        settle('refused');
      } else if (read().state === 'running') {
        become({ failure });
        await ask(checkOutcome);
      }
    }
  };

  const start = (): void => {
    // Also in the same frame, and never while the outcome of the last one is open.
    if (isRunning || read().state === 'done') return;
    isRunning = true;
    become({ failure: undefined, state: 'running' });
    void send();
  };

  const askAgain = (): void => {
    const { checkOutcome } = work();
    if (checkOutcome) void ask(checkOutcome);
  };

  return {
    read,
    subscribe,
    start,
    stopWaiting: () => {
      if (read().state === 'running') askAgain();
    },
    untilKnown: () =>
      new Promise((resolve) => {
        const leave = subscribe(() => {
          if (openStates.includes(read().state)) return;
          leave();
          resolve(read());
        });
        start();
      }),
    check: () => {
      if (read().state === 'unknown') askAgain();
    },
    setWatched: (isWatched) => {
      if (!isWatched) return watch.abort();
      if (!watch.signal.aborted) return;
      watch = new AbortController();
      if (read().state === 'checking') askAgain();
    },
  };
}

export interface MoneyMutation extends MoneyStatus, Omit<MoneyMutationStore, 'setWatched' | 'stopWaiting'> {
  /** Not there where nobody can be asked for the outcome. */
  stopWaiting: (() => void) | undefined;
}

/** A write with money as a dialog or a form shows it; the sending itself is createMoneyMutation. */
export function useMoneyMutation(work: MoneyRequest): MoneyMutation {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [sending] = useState(() => createMoneyMutation(() => latest.current));
  useEffect(() => {
    sending.setWatched(true);
    return () => sending.setWatched(false);
  }, [sending]);
  const known = useSyncExternalStore(sending.subscribe, sending.read);
  return { ...sending, ...known, stopWaiting: work.checkOutcome && sending.stopWaiting };
}
