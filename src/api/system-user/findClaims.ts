import { claimsGenerated, type GeneralClaim } from '../generated/system-user/claims';
import { callOf } from '../callOf';
import type { ApiThunk } from '../dispatch';
import { asFailure } from '../failures';
import { readOnce } from '../readOnce';

const one = callOf(claimsGenerated, 'getClaim');

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
