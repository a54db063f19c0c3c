import { useEffect, useRef, useState } from 'react';
import type { ListQuery } from '../../lib/rows';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { useRecordQuery } from '../cache/useRecordQuery';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import {
  dividendsGenerated,
  type DividendRow,
  type GetDividendsApiArg,
  type ListDividendsApiArg,
} from '../generated/investment/dividends';

export type {
  DividendDetail,
  DividendPlan,
  DividendRow,
  DividendShare,
  DividendStatus,
  PayableDividends,
} from '../generated/investment/dividends';

/** What is divided shows with the profit, what is paid with whom it is paid to, and both in the books and what stands in a month's way. */
const divided: Tag[] = [
  ...(['Dividend', 'Profit', 'Investment', 'Investor', 'InvestorBalance'] as const),
  ...(['Posting', 'LedgerAccount', 'ProfitLoss', 'ClosingMonth'] as const),
];

const dividendsApi = dividendsGenerated.enhanceEndpoints({
  endpoints: {
    listDividends: { providesTags: ['Dividend', 'Strategy'] },
    getDividends: { providesTags: ['Dividend', 'Strategy'] },
    planDividends: { providesTags: ['Dividend', 'Profit', 'Strategy'] },
    getPayableDividends: { providesTags: ['Dividend', 'Strategy'] },
    calculateDividends: { invalidatesTags: divided, ...handlesOwnErrors },
    payDividends: { invalidatesTags: divided, ...handlesOwnErrors },
  } satisfies Tagged<typeof dividendsGenerated>,
});

export const { useCalculateDividendsMutation, usePayDividendsMutation, usePlanDividendsQuery } = dividendsApi;

/** Whether the service goes on with it by itself, and so it has to be looked at again. */
export const isUnderWay = ({ status }: Pick<DividendRow, 'status'>): boolean =>
  status === 'calculating' || status === 'paying';

/** How often that is, in milliseconds; a hidden window asks nothing. */
const tempo = 1000;
const pace = (isLive: boolean) => ({ pollingInterval: isLive ? tempo : 0, skipPollingIfUnfocused: true });

interface Look {
  /** What is looked at. */
  of: string;
  /** How far it is; nothing while nobody knows. */
  state: string | undefined;
  isLive: boolean;
}

/**
 * What the service did by itself shows everywhere once it has come to its end, for the call that began it came before all of it.
 * A short run may have begun and ended between two looks.
 */
function useDividedAfter({ of, state, isLive }: Look): void {
  const dispatch = useApiDispatch();
  const last = useRef({ of, state });
  useEffect(() => {
    const before = last.current;
    if (before.of === of && state === undefined) return;
    last.current = { of, state };
    const hasMoved = before.of === of && before.state !== undefined && before.state !== state;
    if (hasMoved && !isLive) dispatch(dividendsApi.util.invalidateTags(divided));
  }, [of, state, isLive, dispatch]);
}

const stateOf = (isLive: boolean | undefined) => (isLive === undefined ? undefined : isLive ? 'live' : 'still');

/** The dividends of a strategy; while they are calculated or paid they are asked for again by themselves. */
export function useDividends(of: GetDividendsApiArg) {
  const known = dividendsApi.endpoints.getDividends.useQueryState(of).currentData;
  const isLive = known !== undefined && isUnderWay(known);
  const result = dividendsApi.endpoints.getDividends.useQuery(of, pace(isLive));
  const state = known && `${known.revision} ${known.status}`;
  useDividedAfter({ of: `${of.month} ${of.strategy_id}`, state, isLive });
  return isLive ? { ...result, isFetching: result.isLoading } : result;
}

/** What paying a month would pay; `isFresh`: asked anew, whatever is known. While something goes on it is asked again by itself. */
export function usePayableDividends(month: string, { isFresh = false } = {}) {
  const { getPayableDividends: endpoint } = dividendsApi.endpoints;
  const known = endpoint.useQueryState({ month }).currentData?.is_under_way;
  const isLive = known === true;
  const result = endpoint.useQuery({ month }, { ...pace(isLive), refetchOnMountOrArgChange: isFresh });
  useDividedAfter({ of: month, state: stateOf(known), isLive });
  return useRecordQuery(result, month);
}

export const { useRows: useDividendShareRows } = listEndpoint(dividendsApi, 'getDividends', { rows: 'shares' });

const { useRows } = listEndpoint(dividendsApi, 'listDividends', { rows: 'strategies' });

export function useListDividendsRows(list: ListQuery<FiltersOf<ListDividendsApiArg>>) {
  const [isLive, setLive] = useState(false);
  const rows = useRows(list, pace(isLive));
  const nowLive = rows.items.some(isUnderWay);
  if (nowLive !== isLive) setLive(nowLive);
  useDividedAfter({ of: JSON.stringify(list), state: stateOf(nowLive), isLive: nowLive });
  // What is looked at all the time is not shown as being refreshed.
  return isLive ? { ...rows, refreshing: false } : rows;
}
