import { useRef, useState } from 'react';
import { toFailure, type Failure } from '../../../lib/failure';
import type { MayWait } from '../waiting';

/** One call of several that are made one after another. */
export interface Line {
  id: string;
  label: string;
  isGrant: boolean;
  /** Whether another person confirms it. */
  needsConfirmation?: boolean;
  run: () => Promise<MayWait>;
}

export type LineState = { kind: 'waiting' | 'running' | 'done' | 'unconfirmed' } | { kind: 'failed'; failure: Failure };

export interface LinesWork {
  /** Empty until it began. */
  lines: readonly Line[];
  stateOf: (line: Line) => LineState;
  isBusy: boolean;
  start: (lines: readonly Line[]) => void;
  refetchFailed: () => void;
}

const waiting: LineState = { kind: 'waiting' };

/** Makes calls one at a time and keeps what became of each; the failed ones can be made again. */
export function useLines(): LinesWork {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [states, setStates] = useState<ReadonlyMap<string, LineState>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const tell = (id: string, state: LineState): void => setStates((before) => new Map(before).set(id, state));

  const work = async (todo: readonly Line[]): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    for (const { id } of todo) tell(id, waiting);
    for (const { id, run } of todo) {
      tell(id, { kind: 'running' });
      try {
        const answer = await run();
        tell(id, { kind: answer.access_change_id === null ? 'done' : 'unconfirmed' });
      } catch (error) {
        tell(id, { kind: 'failed', failure: toFailure(error) });
      }
    }
    isRunning.current = false;
    setBusy(false);
  };
  return {
    lines,
    stateOf: ({ id }) => states.get(id) ?? waiting,
    isBusy,
    start: (all) => {
      setLines(all);
      void work(all);
    },
    refetchFailed: () => void work(lines.filter(({ id }) => states.get(id)?.kind === 'failed')),
  };
}
