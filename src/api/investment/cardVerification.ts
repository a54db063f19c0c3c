import { listEndpoint } from '../cache/listEndpoint';
import { cardVerificationGenerated, type CardVerificationClaim } from '../generated/investment/card-verification';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

export type { CardStatus, CardVerificationClaim, RejectReason } from '../generated/investment/card-verification';

const cardVerificationApi = cardVerificationGenerated.enhanceEndpoints({
  endpoints: {
    listCardVerificationClaims: { providesTags: ['CardVerification'] },
    decideCardVerification: {
      invalidatesTags: ['CardVerification', 'InvestorCard', 'InvestorLog'],
      ...handlesOwnErrors,
    },
  } satisfies Tagged<typeof cardVerificationGenerated>,
});

export const { useDecideCardVerificationMutation } = cardVerificationApi;

const { useRows, useCount, find } = listEndpoint(cardVerificationApi, 'listCardVerificationClaims', {
  rows: 'card_verification_claims',
});
export { useRows as useListCardVerificationClaimsRows, useCount as useCardVerificationCount, find as findCards };

/** What a search shows of a card. */
export type FoundCard = Pick<CardVerificationClaim, 'id' | 'card_masked' | 'investor' | 'status'>;
