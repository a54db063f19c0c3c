import { useMemo } from 'react';
import type { ListQuery, Rows } from '../../lib/rows';
import { failed } from '../transport/parseResponse';
import { callOf } from '../cache/callOf';
import { useApiDispatch } from '../cache/dispatch';
import {
  generalClaimsGenerated,
  type GeneralClaimPage,
  type GeneralClaimRow,
  type ListClaimsApiArg,
  type UpdateClaimStatusesApiArg,
} from '../generated/system-user/general-claims';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import { batchOutcome, type BatchDone } from '../cache/batchOutcome';
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
/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };

export const claimsApi = generalClaimsGenerated.enhanceEndpoints({
  endpoints: {
    listClaims: { providesTags: ['Claim'] },
    getClaim: { providesTags: ['Claim'] },
    getClaimCard: { providesTags: ['Claim'] },
    listClaimStatuses: {},
    listClaimPaymentTypes: {},
    changeClaimStatus: { invalidatesTags: decided, ...told },
    changeClaimPaymentType: { invalidatesTags: ['Claim'], ...told },
    updateClaimAmount: { invalidatesTags: ['Claim', 'InvestorBalance'], ...told },
    // Sent in many calls: what shows the claims is asked for anew once they rest, see useUpdateClaimStatusesMutation.
    updateClaimStatuses: { ...told },
  } satisfies Tagged<typeof generalClaimsGenerated>,
});

type ByOffset = Omit<ListClaimsApiArg, 'page'> & { offset?: number };
const call = callOf(claimsApi, 'listClaims');
/** This list counts pages where the others count rows; a read always begins where a page does. */
const listCall = ({ offset = 0, limit = 10, ...arg }: ByOffset) =>
  call({ ...arg, limit, page: Math.floor(offset / limit) + 1 });
const parts = (answer: GeneralClaimPage) => [answer.claims, answer.count, answer.totals] as const;

const pages = claimsApi.injectEndpoints({
  endpoints: (build) => ({
    pageClaims: build.infiniteQuery<Page<GeneralClaimRow>, PagedArg<ByOffset>, number>({
      ...paged(listCall, parts),
      providesTags: ['Claim'],
    }),
  }),
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

type Filters = Omit<ByOffset, 'offset' | 'limit'>;
const useReadClaims = readerOf(listCall, parts);

export function useListClaimsRows(
  list: ListQuery<Filters>,
): Rows<GeneralClaimRow> & Required<Pick<Rows<GeneralClaimRow>, 'every'>> {
  const rows = usePagedRows(pages.usePageClaimsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadClaims(list) };
}

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
