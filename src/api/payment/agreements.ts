import type { Tagged } from '../cache/tags';
import { agreementsGenerated } from '../generated/payment/agreements';

export const agreementsApi = agreementsGenerated.enhanceEndpoints({
  endpoints: { listAgreements: { providesTags: ['Agreement'] } } satisfies Tagged<typeof agreementsGenerated>,
});
