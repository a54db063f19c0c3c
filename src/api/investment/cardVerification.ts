import { listEndpoint } from '../cache/listEndpoint';
import type { ApiThunk } from '../cache/dispatch';
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

const { useRows, useCount, read } = listEndpoint(cardVerificationApi, 'listCardVerificationClaims', {
  rows: 'card_verification_claims',
});
export { useRows as useListCardVerificationClaimsRows, useCount as useCardVerificationCount };

/** What a search shows of a card. */
export type FoundCard = Pick<CardVerificationClaim, 'id' | 'card_masked' | 'investor' | 'status'>;

/** The first cards with these four last digits, read past the cache, since no user comes back to it. */
export const findCardsByEnd =
  (ending: string, signal: AbortSignal): ApiThunk<Promise<FoundCard[]>> =>
  async (dispatch) => {
    // The list also finds the number of a card and names with these digits, so more are read than are shown.
    const { items } = await dispatch(read({ search: ending }, 0, 20, signal));
    return items.filter(({ card_masked: mask }) => mask.endsWith(ending)).slice(0, 5);
  };
