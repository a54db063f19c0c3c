import type { Subject } from '../generated/investment/investors';
import { investorsGenerated, type InvestorPage, type InvestorRow } from '../generated/investment/investors';
import { investorsGenerated as platformGenerated } from '../generated/system-user/investors';
import { callOf } from '../cache/callOf';
import type { Call } from '../transport/baseQuery';
import { useCallback } from 'react';
import { useApiDispatch, type ApiThunk } from '../cache/dispatch';
import { fetchUncached } from '../cache/fetchUncached';

const list = callOf(investorsGenerated, 'listInvestors');
const byPhone = callOf(platformGenerated, 'searchInvestorsByPhone');

/** What a search shows of an investor. */
export type FoundInvestor = Pick<InvestorRow, 'id' | 'subject' | 'name' | 'phone_number' | 'status'>;

const most = 5;

/** What somebody who was found is known by: one of the two numbers, the PINFL masked, and the money on the balance. */
export type KnownInvestor = FoundInvestor & Pick<InvestorRow, 'pinfl' | 'inn' | 'balance'>;

/** Read past the cache: a search text may name a person, and nobody comes back to it. */
const read =
  <Page, Item>(call: Call, itemsOf: (page: Page) => Item[], signal: AbortSignal): ApiThunk<Promise<Item[]>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(call, signal));
    if (error) throw error;
    return itemsOf(data as Page);
  };

/** The first investors of one kind that a text finds: part of a name, a phone, a PINFL, an INN or a number. */
export const findInvestorsBy = (search: string, subject: Subject, signal: AbortSignal) =>
  read(
    list({ search, subject, limit: most, offset: 0 }),
    (page: InvestorPage): KnownInvestor[] => page.investors,
    signal,
  );

/** The investors of both kinds with this phone, as 998 and nine digits. */
export const findInvestorsByPhone = (phone: string, signal: AbortSignal) =>
  read(byPhone({ phone }), (page: { items: FoundInvestor[] }) => page.items.slice(0, most), signal);

const bothSubjects = ['individual', 'business'] as const;

/** Looks persons and companies up at once, past the cache; rejects with a Failure. */
export function useFindInvestors(): (text: string, signal: AbortSignal) => Promise<KnownInvestor[]> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (text, signal) => {
      const found = await Promise.all(bothSubjects.map((one) => dispatch(findInvestorsBy(text, one, signal))));
      return found.flat();
    },
    [dispatch],
  );
}
