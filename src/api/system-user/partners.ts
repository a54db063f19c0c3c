import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { partnersGenerated } from '../generated/system-user/partners';

export type { Distribution, DistributionStatus, Partner } from '../generated/system-user/partners';

const partnersApi = partnersGenerated.enhanceEndpoints({
  endpoints: {
    listPartners: { providesTags: ['Partner'] },
    createPartner: { invalidatesTags: ['Partner'], ...handlesOwnErrors },
    updatePartner: { invalidatesTags: ['Partner'], ...handlesOwnErrors },
    announceProfit: { invalidatesTags: ['Profit', 'Dividend'], ...handlesOwnErrors },
    listProfitDistributions: { providesTags: ['Partner', 'Dividend'] },
  } satisfies Tagged<typeof partnersGenerated>,
});

export const {
  useCreatePartnerMutation,
  useUpdatePartnerMutation,
  useAnnounceProfitMutation,
  useListProfitDistributionsQuery,
} = partnersApi;

export const { useRows: useListPartnersRows } = listEndpoint(partnersApi, 'listPartners', { rows: 'partners' });
export const { useRows: useListDistributionsRows } = listEndpoint(partnersApi, 'listProfitDistributions', {
  rows: 'distributions',
});
