/** What a batch of signatures does, beside the cache: the drafts are read whole, stamped, sent, and told at the end. */
import { useCallback } from 'react';
import { useApiDispatch, type ApiThunk } from '../cache/dispatch';
import { eimzoOf, type Eimzo } from '../eimzo/program';
import type { DibankClaimPage, DibankSignature, TimestampToken } from '../generated/investment/signing';
import { readUncached } from '../cache/fetchUncached';
import { receivedIn } from '../transport/responseSchema';
import { documentsOf, documentsRequest, esignApi, paid, type Document, type Organisation } from './signing';

/** As the list is shown: a batch is collected by the same pages. */
export const draftPage = 20;

/** Every draft there is now, the oldest first, and who pays; past the cache. Rejects with a Failure. */
export const readDrafts =
  (signal: AbortSignal): ApiThunk<Promise<{ drafts: Document[]; organisation: Organisation }>> =>
  async (dispatch) => {
    const drafts = new Map<number, Document>();
    for (let page = 1; ; page += 1) {
      const answer = await dispatch(
        readUncached<DibankClaimPage>(documentsRequest({ page, limit: draftPage, status: 'draft' }), signal),
      );
      for (const row of documentsOf(answer.list)) drafts.set(row.id, row);
      if (receivedIn(answer.list) < draftPage)
        return { drafts: [...drafts.values()], organisation: answer.organisation };
    }
  };

// What a batch sends is not kept in the cache: signatures are nobody's to read afterwards.
const untracked = { track: false } as const;

/** Gives the time stamp of a signature in hex; rejects with a Failure. */
export function useGetTimestampMutation(): (signature: string) => Promise<string> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (signature) => {
      const call = esignApi.endpoints.getTimestamp.initiate({ body: { signature_hex: signature } }, untracked);
      // As above.
      return ((await dispatch(call).unwrap()) as TimestampToken).token;
    },
    [dispatch],
  );
}

/** Sends one signed document under its key, which rejects with a Failure; and has the lists read anew, after the last. */
export function useSendDibankDocumentMutation() {
  const dispatch = useApiDispatch();
  const send = useCallback(
    (body: DibankSignature, key: string): Promise<unknown> =>
      dispatch(esignApi.endpoints.sendDibankDocument.initiate({ 'Idempotency-Key': key, body }, untracked)).unwrap(),
    [dispatch],
  );
  const settled = useCallback(() => void dispatch(esignApi.util.invalidateTags(paid)), [dispatch]);
  return [send, settled] as const;
}

const ownEimzo =
  (): ApiThunk<Eimzo> =>
  (_dispatch, _getState, { config }) =>
    eimzoOf(config.EIMZO_KEYS);

/** The signing program on this computer. */
export function useEimzo(): Eimzo {
  return useApiDispatch()(ownEimzo());
}
