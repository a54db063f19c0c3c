import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { dividendsGenerated } from '../generated/investment/dividends';

export type { DividendDetail, DividendRow, DividendShare, DividendStatus } from '../generated/investment/dividends';

/** What is divided shows with the profit, what is paid with whom it is paid to. */
const divided: Tag[] = ['Dividend', 'Profit', 'Investment', 'Investor', 'InvestorBalance'];

const dividendsApi = dividendsGenerated.enhanceEndpoints({
  endpoints: {
    listDividends: { providesTags: ['Dividend', 'Strategy'] },
    getDividends: { providesTags: ['Dividend', 'Strategy'] },
    calculateDividends: { invalidatesTags: divided, ...handlesOwnErrors },
    payDividends: { invalidatesTags: divided, ...handlesOwnErrors },
  } satisfies Tagged<typeof dividendsGenerated>,
});

export const { useGetDividendsQuery, useCalculateDividendsMutation, usePayDividendsMutation } = dividendsApi;

export const { useRows: useListDividendsRows } = listEndpoint(dividendsApi, 'listDividends', { rows: 'strategies' });
