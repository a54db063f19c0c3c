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

interface Initiated<Arg> {
  initiate: (arg: Arg, options: { track: false }) => ApiThunk<{ unwrap: () => Promise<unknown> }>;
}

interface Parts {
  service: string;
  /** Where the answer names those that were changed. */
  doneIn: 'updated' | 'verified';
  /** Asked for anew once for many batches, when they rest. */
  tags: Tag[];
}

/** What each of the calls says besides whose records they are. */
interface Sent {
  body: unknown;
  'Idempotency-Key': string;
}

// The same each time, so that what is made of it stays.
const nowhere = {};

/**
 * A write for many records that is sent in many calls. The generated hook forgets its call when the screen closes;
 * these batches outlive it, each under its key.
 *
 *     export const { useBatch: useVerifyTaxBatch } = batchEndpoint(taxApi.endpoints.verifyTaxTransactions, {
 *       service: 'investment', doneIn: 'verified', tags: ['TaxTransaction'] });
 */
export function batchEndpoint<Arg extends Sent>({ initiate }: Initiated<Arg>, { service, doneIn, tags }: Parts) {
  /** The answer to a batch, also one that was lost and is told later; undefined when it is not one. */
  function readAnswer(answer: unknown): BatchDone | undefined {
    if (!isRecord(answer)) return undefined;
    const { [doneIn]: done, skipped } = answer;
    if (!Array.isArray(done) || !Array.isArray(skipped)) return undefined;
    return { done: done as number[], refused: skipped as { id: number; code: string }[] };
  }

  /** `place` is whose records they are, where the path of the call names it; it stays the same while the caller is drawn. */
  function useBatch(place = nowhere as Omit<Arg, keyof Sent>) {
    const dispatch = useApiDispatch();
    const checkOutcome = useCheckOutcome(service);
    return useMemo(
      () => ({
        async send(body: Arg['body'], key: string): Promise<BatchDone> {
          // All that the call takes.
          const arg = { ...place, body, 'Idempotency-Key': key } as unknown as Arg;
          const answer = readAnswer(await (await dispatch(initiate(arg, { track: false }))).unwrap());
          if (!answer) throw failed('malformed').error;
          return answer;
        },
        checkOutcome,
        readAnswer,
        onRest: (): void => void dispatch(gateway.util.invalidateTags(tags)),
      }),
      [dispatch, checkOutcome, place],
    );
  }
  return { useBatch, readAnswer };
}
