import {
  generalClaimsGenerated,
  type GeneralClaim,
  type GeneralClaimPage,
} from '../generated/system-user/general-claims';
import { callOf } from '../cache/callOf';
import type { ApiThunk } from '../cache/dispatch';
import { toFailure } from '../../lib/failure';
import { fetchUncached } from '../cache/fetchUncached';

const one = callOf(generalClaimsGenerated, 'getClaim');
const list = callOf(generalClaimsGenerated, 'listClaims');

/** The claim with this number, read past the cache; nothing when there is none. */
export const findClaim =
  (id: number, signal: AbortSignal): ApiThunk<Promise<GeneralClaim | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(one({ id }), signal));
    if (!error) return data as GeneralClaim;
    const failure = toFailure(error);
    if (failure.status === 404) return undefined;
    throw failure;
  };

/** What a search shows of a claim. */
export type FoundClaim = Pick<GeneralClaim, 'id' | 'investor' | 'status'>;

const most = 5;

/** The first claims of exactly this amount, `12500000.00`. */
export const findClaimsByAmount =
  (amount: string, signal: AbortSignal): ApiThunk<Promise<FoundClaim[]>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(list({ amount, limit: most, page: 1 }), signal));
    if (error) throw error;
    return (data as GeneralClaimPage).claims;
  };
