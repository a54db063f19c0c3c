import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { readUncached } from '../cache/fetchUncached';
import { requestOf } from '../cache/requestOf';
import { instalmentsGenerated, type Recalculated, type RecalculateTerms } from '../generated/payment/instalments';

const recalculateCall = requestOf(instalmentsGenerated, 'recalculateInstalment');

/** Asks what would come of other terms; nothing is written or cached. */
export function usePlanRecalculation(): (
  version: number,
  body: RecalculateTerms,
  signal: AbortSignal,
) => Promise<Recalculated> {
  const dispatch = useApiDispatch();
  return useCallback(
    (version, body, signal) => {
      const call = recalculateCall({ 'If-Match': version, body: { ...body, dry_run: true } });
      return dispatch(readUncached<Recalculated>(call, signal));
    },
    [dispatch],
  );
}
