import { strategiesGenerated } from '../generated/investment/strategies';
import type { Tagged } from '../cache/tags';

export type { StrategyChoice, StrategyChoiceStatus } from '../generated/investment/strategies';

const strategyChoicesApi = strategiesGenerated.enhanceEndpoints({
  endpoints: {
    listStrategyChoices: { providesTags: ['Strategy'] },
  } satisfies Tagged<typeof strategiesGenerated>,
});

export const { useListStrategyChoicesQuery } = strategyChoicesApi;
