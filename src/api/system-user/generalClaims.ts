import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { toFailure } from '../../lib/failure';
import { notFound } from '../../lib/httpStatus';
import { fetchUncached } from '../cache/fetchUncached';
import type { ApiThunk } from '../cache/dispatch';
import { generalClaimsGenerated, type GeneralClaim } from '../generated/system-user/general-claims';
import { batchEndpoint } from '../cache/batchEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';

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
    // Sent in many calls: what shows the claims is asked for anew once they rest, see useClaimStatusBatch.
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
const { useRows, useCount, find } = listEndpoint(claimsApi, 'listClaims', { rows: 'claims', by: 'page' });
export { useRows as useListClaimsRows, useCount as useClaimCount, find as findClaimsByAmount };

/** What a search shows of a claim. */
export type FoundClaim = Pick<GeneralClaim, 'id' | 'investor' | 'status'>;

const claimRequest = requestOf(claimsApi, 'getClaim');

/** The claim with this number, read past the cache; nothing when there is none. */
export const findClaim =
  (id: number, signal: AbortSignal): ApiThunk<Promise<GeneralClaim | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(claimRequest({ id }), signal));
    if (!error) return data as GeneralClaim;
    const failure = toFailure(error);
    if (failure.status === notFound) return undefined;
    throw failure;
  };

export const { useBatch: useClaimStatusBatch, readAnswer: readClaimBatch } = batchEndpoint(
  claimsApi.endpoints.updateClaimStatuses,
  { service: 'system-user', doneIn: 'updated', tags: decided },
);
