import { investorsGenerated, type InvestorPage, type ListInvestorsApiArg } from '../generated/investment/investors';
import { callOf } from '../cache/callOf';

const list = callOf(investorsGenerated, 'listInvestors');

/** How many investors a filter finds: one row is asked for, and only the number is kept. */
type CountArg = Omit<ListInvestorsApiArg, 'offset' | 'limit'>;

/** Apart from investors.ts, so that the menu gets its number without the code of the list. */
const counts = investorsGenerated.injectEndpoints({
  endpoints: (build) => ({
    countInvestors: build.query<number | null, CountArg>({
      query: (filters) => list({ ...filters, offset: 0, limit: 1 }),
      transformResponse: ({ count }: InvestorPage) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
      providesTags: ['Investor'],
      // A number beside a menu item that cannot be had is no news.
      extraOptions: { handlesOwnErrors: true },
    }),
  }),
});

export const { useCountInvestorsQuery } = counts;
