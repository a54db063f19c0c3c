import type { Tagged } from '../cache/tags';
import { profitLossGenerated } from '../generated/system-user/profit-loss';

export type { Figures, ProfitLoss, ProfitLossColumn } from '../generated/system-user/profit-loss';

const profitLossApi = profitLossGenerated.enhanceEndpoints({
  endpoints: {
    getProfitLoss: { providesTags: ['ProfitLoss', 'Profit', 'ClosingMonth', 'Strategy'] },
  } satisfies Tagged<typeof profitLossGenerated>,
});

export const { useGetProfitLossQuery } = profitLossApi;
