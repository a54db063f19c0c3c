import { claimsGenerated, type GeneralClaim, type GeneralClaimPage } from '../generated/system-user/claims';
import { callOf } from '../callOf';
import type { ApiThunk } from '../dispatch';
import { asFailure } from '../failures';
import { readOnce } from '../readOnce';

const one = callOf(claimsGenerated, 'getClaim');
const list = callOf(claimsGenerated, 'listClaims');

/** The claim with this number, read past the cache; nothing when there is none. */
export const findClaim =
  (id: number, signal: AbortSignal): ApiThunk<Promise<GeneralClaim | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(readOnce(one({ id }), signal));
    if (!error) return data as GeneralClaim;
    const failure = asFailure(error);
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
    const { data, error } = await dispatch(readOnce(list({ amount, limit: most, page: 1 }), signal));
    if (error) throw error;
    return (data as GeneralClaimPage).claims;
  };
