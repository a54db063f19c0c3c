import type { Tagged } from '../cache/tags';
import { statisticsGenerated } from '../generated/investment/statistics';

export type {
  InvestorMonthFigure,
  InvestorQueue,
  InvestorQueues,
  InvestorStatus,
  InvestorStatusFigure,
  Subject,
} from '../generated/investment/statistics';

const statisticsApi = statisticsGenerated.enhanceEndpoints({
  endpoints: {
    listInvestorStatusFigures: { providesTags: ['Investor'] },
    listInvestorMonthFigures: { providesTags: ['Investor'] },
    listInvestorQueues: { providesTags: ['Investor'] },
  } satisfies Tagged<typeof statisticsGenerated>,
});

export const { useListInvestorStatusFiguresQuery, useListInvestorMonthFiguresQuery, useListInvestorQueuesQuery } =
  statisticsApi;
