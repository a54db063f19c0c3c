import type { Failure } from '../../lib/failure';
import { failureOf, mayBeDone } from '../../lib/thrown';
import { timings } from '../../lib/timings';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What a service says of a write by its Idempotency-Key. `never`: it was not done, and now never will be. */
export interface Outcome {
  state: 'done' | 'running' | 'never';
  /** The answer that was lost. */
  status?: number;
  body?: unknown;
}

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
  /** Asks what became of it. */
  checkOutcome: (key: string) => Promise<Outcome>;
  /** The pauses before each question what became of it, in milliseconds. */
  pauses?: readonly number[];
}

export interface MoneyMutationStore {
  read: () => MoneyStatus;
  subscribe: (listener: () => void) => () => void;
  start: () => void;
  /** Asks again what became of it; sends nothing. */
  check: () => void;
  /** Asks no more, or goes on: nobody looks, or somebody does again. */
  setWatched: (isWatched: boolean) => void;
}

const newKey = (): string => crypto.randomUUID();
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * One intent, one effect: the key is made when the question is asked and kept until the outcome is known. `work` is
 * read at each step, so that it may be that of the latest drawing.
 */
export function createMoneyMutation(work: () => MoneyRequest): MoneyMutationStore {
  const listeners = new Set<() => void>();
  let known: MoneyStatus = { state: 'asking', failure: undefined, answer: undefined };
  let key = newKey();
  let isRunning = false;
  let isWatched = true;

  const become = (change: Partial<MoneyStatus>): void => {
    known = { ...known, ...change };
    for (const listener of listeners) listener();
  };

  /** The outcome is known: whatever is sent next is another intent. */
  const settle = (state: MoneyState, answer?: unknown): void => {
    isRunning = false;
    key = newKey();
    become({ state, answer });
  };

  const ask = async (): Promise<void> => {
    const asked = key;
    become({ state: 'checking' });
    for (const time of work().pauses ?? timings.outcome) {
      await pause(time);
      if (!isWatched) return;
      // No answer is not an outcome either: the next question may get one.
      const outcome = await work()
        .checkOutcome(asked)
        .catch(() => undefined);
      if (outcome?.state === 'done') return settle((outcome.status ?? 200) < 400 ? 'done' : 'notDone', outcome.body);
      if (outcome?.state === 'never') return settle('notDone');
    }
    become({ state: 'unknown' });
  };

  const send = async (): Promise<void> => {
    try {
      settle('done', await work().run(key));
    } catch (error) {
      const failure = failureOf(error);
      become({ failure });
      if (mayBeDone(failure)) return ask();
      settle('refused');
    }
  };

  return {
    read: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      // Also in the same frame, and never while the outcome of the last one is open.
      if (isRunning || known.state === 'done') return;
      isRunning = true;
      become({ failure: undefined, state: 'running' });
      void send();
    },
    check: () => {
      if (known.state === 'unknown') void ask();
    },
    setWatched: (watched) => {
      isWatched = watched;
    },
  };
}

export type MoneyMutation = MoneyStatus & Pick<MoneyMutationStore, 'start' | 'check'>;

/** A write with money as a dialog shows it; the sending itself is createMoneySending. */
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
  return { ...known, start: sending.start, check: sending.check };
}
