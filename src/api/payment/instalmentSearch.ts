import type { ApiThunk } from '../cache/dispatch';
import { readUncached } from '../cache/fetchUncached';
import { requestOf } from '../cache/requestOf';
import { instalmentsGenerated, type InstalmentFound, type InstalmentSearch } from '../generated/payment/instalments';

export type { InstalmentFound } from '../generated/payment/instalments';

/** As many as the palette shows of one kind. */
const mostFound = 5;

const searchCall = requestOf(instalmentsGenerated, 'searchInstalments');
/** Applications and contracts that a text finds, past the cache: it may name a person. */
export const findInstalmentRows =
  ({ search }: { search: string }, signal: AbortSignal): ApiThunk<Promise<readonly InstalmentFound[]>> =>
  async (dispatch) =>
    (await dispatch(readUncached<InstalmentSearch>(searchCall({ search, limit: mostFound }), signal))).installments;
