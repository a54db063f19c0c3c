import { useState } from 'react';
import type { ListQuery } from '../../lib/rows';
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

/** What is divided shows with the profit, what is paid with whom it is paid to. */
const divided: Tag[] = ['Dividend', 'Profit', 'Investment', 'Investor', 'InvestorBalance'];

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

/** The dividends of a strategy; while they are calculated or paid they are asked for again by themselves. */
export function useDividends(of: GetDividendsApiArg) {
  const known = dividendsApi.endpoints.getDividends.useQueryState(of).currentData;
  const isLive = known !== undefined && isUnderWay(known);
  const result = dividendsApi.endpoints.getDividends.useQuery(of, pace(isLive));
  return isLive ? { ...result, isFetching: result.isLoading } : result;
}

/** What paying a month would pay; `isFresh`: asked anew, whatever is known. While something goes on it is asked again by itself. */
export function usePayableDividends(month: string, { isFresh = false } = {}) {
  const { getPayableDividends: endpoint } = dividendsApi.endpoints;
  const isLive = endpoint.useQueryState({ month }).currentData?.is_under_way === true;
  const result = endpoint.useQuery({ month }, { ...pace(isLive), refetchOnMountOrArgChange: isFresh });
  return useRecordQuery(result, month);
}

export const { useRows: useDividendShareRows } = listEndpoint(dividendsApi, 'getDividends', { rows: 'shares' });

const { useRows } = listEndpoint(dividendsApi, 'listDividends', { rows: 'strategies' });

export function useListDividendsRows(list: ListQuery<FiltersOf<ListDividendsApiArg>>) {
  const [isLive, setLive] = useState(false);
  const rows = useRows(list, pace(isLive));
  const nowLive = rows.items.some(isUnderWay);
  if (nowLive !== isLive) setLive(nowLive);
  // What is looked at all the time is not shown as being refreshed.
  return isLive ? { ...rows, refreshing: false } : rows;
}
