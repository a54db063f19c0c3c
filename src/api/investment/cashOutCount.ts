import type { Call } from '../transport/baseQuery';
import { callOf } from '../cache/callOf';
import type { ApiThunk } from '../cache/dispatch';
import {
  cashOutGenerated,
  type CashOutClaim,
  type CashOutPage,
  type CashOutStatus,
} from '../generated/investment/cash-out';
import { fetchUncached } from '../cache/fetchUncached';

const list = callOf(cashOutGenerated, 'listCashOutClaims');

/** Apart from claims.ts, so that the menu gets its number, and the palette its claims, without the code of the list. */
const counts = cashOutGenerated.injectEndpoints({
  endpoints: (build) => ({
    countCashOutClaims: build.query<number | null, { status: CashOutStatus[] }>({
      query: ({ status }) => list({ status, offset: 0, limit: 1 }),
      transformResponse: ({ count }: CashOutPage) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
      providesTags: ['CashOutClaim'],
      // A number beside a menu item that cannot be had is no news.
      extraOptions: { handlesOwnErrors: true },
    }),
  }),
});

export const { useCountCashOutClaimsQuery } = counts;

/** What a search shows of a claim. */
export type FoundCashOut = Pick<CashOutClaim, 'id' | 'number' | 'status' | 'investor' | 'payable_amount'>;

const most = 5;

/** The first claims whose number holds a text; read past the cache, since nobody comes back to it. */
export const findCashOutBy =
  (number: string, signal: AbortSignal): ApiThunk<Promise<FoundCashOut[]>> =>
  async (dispatch) => {
    const call: Call = list({ search: number, limit: most, offset: 0 });
    const { data, error } = await dispatch(fetchUncached(call, signal));
    if (error) throw error;
    // The contract says what the answer holds, as with every generated operation.
    return (data as CashOutPage).exit_claims;
  };
