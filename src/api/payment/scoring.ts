import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { scoringGenerated } from '../generated/payment/scoring';

export type {
  Scoring,
  ScoringDetail,
  ScoringFactor,
  ScoringFactorCode,
  ScoringReason,
  ScoringResult,
  ScoringRow,
} from '../generated/payment/scoring';

const scoringApi = scoringGenerated.enhanceEndpoints({
  endpoints: {
    listScorings: { providesTags: ['Scoring'] },
    getScoring: { providesTags: ['Scoring'] },
    getScoringWingsResult: { providesTags: ['Scoring'] },
  } satisfies Tagged<typeof scoringGenerated>,
});

export const { useGetScoringQuery, useGetScoringWingsResultQuery } = scoringApi;

export const { useRows: useListScoringsRows } = listEndpoint(scoringApi, 'listScorings', {
  rows: 'list',
  of: ['customerId'],
});
