import { toFailure } from '../../lib/failure';
import type { ApiThunk } from '../cache/dispatch';
import { fetchUncached } from '../cache/fetchUncached';
import { requestOf } from '../cache/requestOf';
import { instalmentsGenerated, type InstalmentFound } from '../generated/payment/instalments';

export type { InstalmentFound } from '../generated/payment/instalments';

const searchCall = requestOf(instalmentsGenerated, 'searchInstalments');
/** Applications and contracts that a text finds, past the cache: it may name a person. */
export const findInstalmentRows =
  ({ search }: { search: string }, signal: AbortSignal): ApiThunk<Promise<readonly InstalmentFound[]>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(searchCall({ search, limit: 5 }), signal));
    if (error) throw toFailure(error);
    return (data as { installments: InstalmentFound[] }).installments;
  };
