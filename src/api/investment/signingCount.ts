import { callOf } from '../cache/callOf';
import { signingGenerated, type DibankClaimPage, type DibankStatus } from '../generated/investment/signing';

const list = callOf(signingGenerated, 'listDibankClaims');

/** Apart from esign.ts, so that the menu gets its number without the code of signing. */
const counts = signingGenerated.injectEndpoints({
  endpoints: (build) => ({
    countDibankClaims: build.query<number | null, { status: DibankStatus }>({
      query: ({ status }) => list({ page: 1, limit: 1, status }),
      transformResponse: ({ count }: DibankClaimPage) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
      providesTags: ['DibankClaim'],
      // A number beside a menu item that cannot be had is no news.
      extraOptions: { handlesOwnErrors: true },
    }),
  }),
});

export const { useCountDibankClaimsQuery } = counts;
