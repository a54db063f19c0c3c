import { investmentStatisticsGenerated } from '../generated/system-user/investment-statistics';
import type { Tagged } from '../cache/tags';

export type { InvestmentMonthFigure } from '../generated/system-user/investment-statistics';

const investmentStatisticsApi = investmentStatisticsGenerated.enhanceEndpoints({
  endpoints: {
    listInvestmentFigures: { providesTags: ['Investment'] },
  } satisfies Tagged<typeof investmentStatisticsGenerated>,
});

export const { useListInvestmentFiguresQuery } = investmentStatisticsApi;
