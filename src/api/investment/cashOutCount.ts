import type { Call } from '../baseQuery';
import { callOf } from '../callOf';
import type { ApiThunk } from '../dispatch';
import {
  claimsGenerated,
  type CashOutClaim,
  type CashOutPage,
  type CashOutStatus,
} from '../generated/investment/claims';
import { readOnce } from '../readOnce';

const list = callOf(claimsGenerated, 'listCashOutClaims');

/** Apart from claims.ts, so that the menu gets its number, and the palette its claims, without the code of the list. */
const counts = claimsGenerated.injectEndpoints({
  endpoints: (build) => ({
    countCashOutClaims: build.query<number | null, { status: CashOutStatus[] }>({
      query: ({ status }) => list({ status, offset: 0, limit: 1 }),
      transformResponse: ({ count }: CashOutPage) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
      providesTags: ['CashOutClaim'],
      // A number beside a menu item that cannot be had is no news.
      extraOptions: { isToldByCaller: true },
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
    const { data, error } = await dispatch(readOnce(call, signal));
    if (error) throw error;
    // The contract says what the answer holds, as with every generated operation.
    return (data as CashOutPage).exit_claims;
  };
