import { useMemo } from 'react';
import { isRecord } from '../../lib/guards';
import { failed } from '../transport/parseResponse';
import { useApiDispatch, type ApiThunk } from './dispatch';
import { gateway } from './gateway';
import type { Tag } from './tags';
import { useCheckOutcome } from './writeOutcome';

/** What became of some rows that were to be changed in one call. */
interface BatchDone {
  done: readonly number[];
  refused: readonly { id: number; code: string }[];
}

/** What each of the calls says; where the path names whose records they are, whoever begins the batch adds that. */
interface Sent<Body> {
  body: Body;
  'Idempotency-Key': string;
}
type Initiate<Body> = (sent: Sent<Body>, options: { track: false }) => ApiThunk<{ unwrap: () => Promise<unknown> }>;

interface Parts {
  service: string;
  /** Where the answer names those that were changed. */
  doneIn: 'updated' | 'verified';
  /** Asked for anew once for many batches, when they rest. */
  tags: Tag[];
}

/** A write for many records, begun by a call that only its hook knows: one of the records of one merchant. */
export function batchOf<Body>({ service, doneIn, tags }: Parts) {
  /** The answer to a batch, also one that was lost and is told later; undefined when it is not one. */
  function readAnswer(answer: unknown): BatchDone | undefined {
    if (!isRecord(answer)) return undefined;
    const { [doneIn]: done, skipped } = answer;
    if (!Array.isArray(done) || !Array.isArray(skipped)) return undefined;
    return { done: done as number[], refused: skipped as { id: number; code: string }[] };
  }

  /** `initiate` stays the same while its caller is drawn. */
  function useBatch(initiate: Initiate<Body>) {
    const dispatch = useApiDispatch();
    const checkOutcome = useCheckOutcome(service);
    return useMemo(
      () => ({
        async send(body: Body, key: string): Promise<BatchDone> {
          const sent = { body, 'Idempotency-Key': key };
          const answer = readAnswer(await dispatch(initiate(sent, { track: false })).unwrap());
          if (!answer) throw failed('malformed').error;
          return answer;
        },
        checkOutcome,
        readAnswer,
        onRest: (): void => void dispatch(gateway.util.invalidateTags(tags)),
      }),
      [dispatch, checkOutcome, initiate],
    );
  }
  return { useBatch, readAnswer };
}

/**
 * A write for many records that is sent in many calls. The generated hook forgets its call when the screen closes;
 * these batches outlive it, each under its key.
 *
 *     export const { useBatch: useVerifyTaxBatch } = batchEndpoint(taxApi.endpoints.verifyTaxTransactions, {
 *       service: 'investment', doneIn: 'verified', tags: ['TaxTransaction'] });
 */
export function batchEndpoint<Body>({ initiate }: { initiate: Initiate<Body> }, parts: Parts) {
  const { useBatch, readAnswer } = batchOf<Body>(parts);
  return { useBatch: () => useBatch(initiate), readAnswer };
}
