import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { toFailure } from '../../lib/failure';
import { fetchUncached } from '../cache/fetchUncached';
import { useMemo } from 'react';
import { failed } from '../transport/parseResponse';
import { useApiDispatch, type ApiThunk } from '../cache/dispatch';
import {
  generalClaimsGenerated,
  type GeneralClaim,
  type UpdateClaimStatusesApiArg,
} from '../generated/system-user/general-claims';
import { batchOutcome, type BatchDone } from '../cache/batchOutcome';
import { handlesOwnErrors } from '../cache/handlesOwnErrors';
import type { Tag, Tagged } from '../cache/tags';

export type {
  ClaimStatus,
  ClaimType,
  GeneralClaim,
  GeneralClaimRow,
  PaymentType,
} from '../generated/system-user/general-claims';

/** A decision moves money of the investor; a change of what is asked for changes what is held. */
const decided: Tag[] = ['Claim', 'Investor', 'InvestorBalance', 'InvestorLog'];

export const claimsApi = generalClaimsGenerated.enhanceEndpoints({
  endpoints: {
    listClaims: { providesTags: ['Claim'] },
    getClaim: { providesTags: ['Claim'] },
    getClaimCard: { providesTags: ['Claim'] },
    listClaimStatuses: {},
    listClaimPaymentTypes: {},
    changeClaimStatus: { invalidatesTags: decided, ...handlesOwnErrors },
    changeClaimPaymentType: { invalidatesTags: ['Claim'], ...handlesOwnErrors },
    updateClaimAmount: { invalidatesTags: ['Claim', 'InvestorBalance'], ...handlesOwnErrors },
    // Sent in many calls: what shows the claims is asked for anew once they rest, see useUpdateClaimStatusesMutation.
    updateClaimStatuses: handlesOwnErrors,
  } satisfies Tagged<typeof generalClaimsGenerated>,
});

export const {
  useGetClaimQuery,
  useGetClaimCardQuery,
  useListClaimStatusesQuery,
  useListClaimPaymentTypesQuery,
  useChangeClaimStatusMutation,
  useChangeClaimPaymentTypeMutation,
  useUpdateClaimAmountMutation,
} = claimsApi;

/** This list counts pages where the others count rows; a read always begins where a page does. */
const { useRows, useCount, read } = listEndpoint(claimsApi, 'listClaims', {
  rows: 'claims',
  total: 'count',
  by: 'page',
});
export { useRows as useListClaimsRows, useCount as useClaimCount };

/** What a search shows of a claim. */
export type FoundClaim = Pick<GeneralClaim, 'id' | 'investor' | 'status'>;

/** The first claims of exactly this amount, `12500000.00`; read past the cache, since no user comes back to it. */
export const findClaimsByAmount =
  (amount: string, signal: AbortSignal): ApiThunk<Promise<readonly FoundClaim[]>> =>
  async (dispatch) =>
    (await dispatch(read({ amount }, 0, 5, signal))).items;

const claimRequest = requestOf(claimsApi, 'getClaim');

/** The claim with this number, read past the cache; nothing when there is none. */
export const findClaim =
  (id: number, signal: AbortSignal): ApiThunk<Promise<GeneralClaim | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(claimRequest({ id }), signal));
    if (!error) return data as GeneralClaim;
    const failure = toFailure(error);
    if (failure.status === 404) return undefined;
    throw failure;
  };

export const readClaimBatch = (body: unknown): BatchDone | undefined => batchOutcome(body, 'updated');

/**
 * The generated hook of this name forgets its call when the screen closes; these batches outlive it, each under its
 * key. `settled` asks anew for all that shows the claims, once for many batches.
 */
export function useUpdateClaimStatusesMutation() {
  const dispatch = useApiDispatch();
  return useMemo(() => {
    const send = async (body: UpdateClaimStatusesApiArg['body'], key: string): Promise<BatchDone> => {
      const { initiate } = claimsApi.endpoints.updateClaimStatuses;
      const answer = readClaimBatch(
        await dispatch(initiate({ body, 'Idempotency-Key': key }, { track: false })).unwrap(),
      );
      if (!answer) throw failed('malformed').error;
      return answer;
    };
    const settled = (): void => void dispatch(claimsApi.util.invalidateTags(decided));
    return [send, settled] as const;
  }, [dispatch]);
}
