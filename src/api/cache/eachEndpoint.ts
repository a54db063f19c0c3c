import { useMemo } from 'react';
import { isRecord } from '../../lib/guards';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { useApiDispatch, type ApiThunk } from './dispatch';
import { useCheckOutcome } from './writeOutcome';

interface Initiated<Arg> {
  initiate: (arg: Arg, options: { track: false }) => ApiThunk<{ unwrap: () => Promise<unknown> }>;
}

/** How one call for one record is made many times: as `useStartBulk` takes it. */
export interface EachCall {
  size: 1;
  /** Rejects with a Failure; the refusal of one record is no refusal of the others. */
  send: (ids: readonly number[], key: string) => Promise<{ done: readonly number[]; refused: readonly [] }>;
  checkOutcome: (key: string) => Promise<WriteOutcome>;
  readAnswer: (answer: unknown) => { done: readonly number[]; refused: readonly [] } | undefined;
}

/**
 * A write for one record that is made for many, a call for each, so that the service answers row by row. The generated
 * hook forgets its call when the screen closes; these outlive it, each under its key. `idIn` is the field of the answer
 * that holds the id of the row. The tags of the endpoint are asked for anew once the last call is answered.
 *
 *     export const usePrepareEach = eachEndpoint(api.endpoints.createDibankDocument, {
 *       service: 'investment', idIn: 'exit_claim_id' });
 *     startBulk(plan, texts, prepareEach((id, key) => ({ id, 'Idempotency-Key': key })));
 */
export function eachEndpoint<Arg>(
  { initiate }: Initiated<Arg>,
  { service, idIn }: { service: string; idIn: string },
): () => (argOf: (id: number, key: string) => Arg) => EachCall {
  const doneOf = (id: number) => ({ done: [id], refused: [] as const });
  return function useEach() {
    const dispatch = useApiDispatch();
    const checkOutcome = useCheckOutcome(service);
    return useMemo(
      () => (argOf) => ({
        size: 1,
        send: async ([id], key) => {
          if (id === undefined) return { done: [], refused: [] };
          await dispatch(initiate(argOf(id, key), { track: false })).unwrap();
          return doneOf(id);
        },
        checkOutcome,
        readAnswer: (answer) => {
          const id = isRecord(answer) ? answer[idIn] : undefined;
          return typeof id === 'number' ? doneOf(id) : undefined;
        },
      }),
      [dispatch, checkOutcome],
    );
  };
}
