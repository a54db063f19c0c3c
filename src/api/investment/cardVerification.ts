import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import {
  cardVerificationGenerated,
  type CardVerificationClaim,
  type CardVerificationPage,
  type ListCardVerificationClaimsApiArg,
} from '../generated/investment/card-verification';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tagged } from '../cache/tags';

export type { CardStatus, CardVerificationClaim, RejectReason } from '../generated/investment/card-verification';

const cardVerificationApi = cardVerificationGenerated.enhanceEndpoints({
  endpoints: {
    listCardVerificationClaims: { providesTags: ['CardVerification'] },
    decideCardVerification: {
      invalidatesTags: ['CardVerification', 'InvestorCard', 'InvestorLog'],
      extraOptions: { handlesOwnErrors: true },
    },
  } satisfies Tagged<typeof cardVerificationGenerated>,
});

const listCall = callOf(cardVerificationApi, 'listCardVerificationClaims');
const parts = (answer: CardVerificationPage) => [answer.card_verification_claims, answer.count] as const;

const pages = cardVerificationApi.injectEndpoints({
  endpoints: (build) => ({
    pageCardVerificationClaims: build.infiniteQuery<
      Page<CardVerificationClaim>,
      PagedArg<ListCardVerificationClaimsApiArg>,
      number
    >({ ...paged(listCall, parts), providesTags: ['CardVerification'] }),
  }),
});

export const { useDecideCardVerificationMutation } = cardVerificationApi;

type Filters = Omit<ListCardVerificationClaimsApiArg, 'offset' | 'limit'>;
const useReadClaims = readerOf(listCall, parts);

export function useListCardVerificationClaimsRows(
  list: ListQuery<Filters>,
): Rows<CardVerificationClaim> & Required<Pick<Rows<CardVerificationClaim>, 'every'>> {
  const rows = usePagedRows(pages.usePageCardVerificationClaimsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadClaims(list) };
}
