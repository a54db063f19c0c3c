import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../lib/failure';
import { failureOf, mayBeDone } from './outcome';
import { timings } from './timings';

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

export interface MoneyDeed {
  state: MoneyState;
  failure: Failure | undefined;
  /** What the service answered, once it is done. */
  answer: unknown;
  start: () => void;
  /** Asks again what became of it; sends nothing. */
  check: () => void;
}

interface Options {
  /** Sends the write under this key. */
  run: (key: string) => Promise<unknown>;
  /** Asks what became of it. */
  checkOutcome: (key: string) => Promise<Outcome>;
}

const newKey = (): string => crypto.randomUUID();
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** One intent, one effect: the key is made when the question is asked and kept until the outcome is known. */
export function useMoneyDeed({ run, checkOutcome }: Options): MoneyDeed {
  const [state, setState] = useState<MoneyState>('asking');
  const [failure, setFailure] = useState<Failure>();
  const [answer, setAnswer] = useState<unknown>();
  const key = useRef<string>(undefined);
  const isRunning = useRef(false);
  const isGone = useRef(false);
  key.current ??= newKey();

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** The outcome is known: whatever is sent next is another intent. */
  const settle = (known: MoneyState, said?: unknown): void => {
    isRunning.current = false;
    setAnswer(() => said);
    key.current = newKey();
    setState(known);
  };

  const ask = async (): Promise<void> => {
    const asked = key.current ?? '';
    setState('checking');
    for (const time of timings.outcome) {
      await pause(time);
      if (isGone.current) return;
      // No answer is not an outcome either: the next question may get one.
      const outcome = await checkOutcome(asked).catch(() => undefined);
      if (outcome?.state === 'done') return settle((outcome.status ?? 200) < 400 ? 'done' : 'notDone', outcome.body);
      if (outcome?.state === 'never') return settle('notDone');
    }
    setState('unknown');
  };

  const send = async (): Promise<void> => {
    try {
      const said = await run(key.current ?? '');
      settle('done', said);
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (mayBeDone(reason)) return ask();
      settle('refused');
    }
  };

  return {
    state,
    failure,
    answer,
    start: () => {
      // Also in the same frame, and never while the outcome of the last one is open.
      if (isRunning.current || state === 'done') return;
      isRunning.current = true;
      setFailure(undefined);
      setState('running');
      void send();
    },
    check: () => {
      if (state === 'unknown') void ask();
    },
  };
}
