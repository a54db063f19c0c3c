import { callOf } from '../cache/callOf';
import { cashInGenerated, type CashInBankPage, type ListCashInBankClaimsApiArg } from '../generated/investment/cash-in';

const list = callOf(cashInGenerated, 'listCashInBankClaims');

/** Apart from payments.ts, so that the menu gets its number without the code of the list. */
const counts = cashInGenerated.injectEndpoints({
  endpoints: (build) => ({
    countCashInBankClaims: build.query<number | null, Pick<ListCashInBankClaimsApiArg, 'status'>>({
      query: ({ status }) => list({ status, offset: 0, limit: 1 }),
      transformResponse: ({ count }: CashInBankPage) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
      providesTags: ['CashInClaim'],
      // A number beside a menu item that cannot be had is no news.
      extraOptions: { handlesOwnErrors: true },
    }),
  }),
});

export const { useCountCashInBankClaimsQuery } = counts;
