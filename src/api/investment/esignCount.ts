import { callOf } from '../callOf';
import { esignGenerated, type DibankClaimPage, type DibankStatus } from '../generated/investment/esign';

const list = callOf(esignGenerated, 'listDibankClaims');

/** Apart from esign.ts, so that the menu gets its number without the code of signing. */
const counts = esignGenerated.injectEndpoints({
  endpoints: (build) => ({
    countDibankClaims: build.query<number | null, { status: DibankStatus }>({
      query: ({ status }) => list({ page: 1, limit: 1, status }),
      transformResponse: ({ count }: DibankClaimPage) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
      providesTags: ['DibankClaim'],
      // A number beside a menu item that cannot be had is no news.
      extraOptions: { isToldByCaller: true },
    }),
  }),
});

export const { useCountDibankClaimsQuery } = counts;
