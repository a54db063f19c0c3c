import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { partnersGenerated } from '../generated/system-user/partners';
import { timeouts } from '../transport/timeouts';

export type { Distribution, DistributionStatus, Partner, PartnerChange } from '../generated/system-user/partners';

const changesPartner = {
  invalidatesTags: ['Partner' as const],
  extraOptions: { handlesOwnErrors: true, timeout: timeouts.named },
};

const partnersApi = partnersGenerated.enhanceEndpoints({
  endpoints: {
    listPartners: { providesTags: ['Partner'], extraOptions: { timeout: timeouts.named } },
    getPartner: { providesTags: ['Partner'], extraOptions: { timeout: timeouts.named } },
    createPartner: changesPartner,
    updatePartner: changesPartner,
    announceProfit: {
      invalidatesTags: ['Profit', 'Dividend', 'Posting', 'LedgerAccount', 'ProfitLoss', 'ClosingMonth'],
      ...handlesOwnErrors,
    },
    listProfitDistributions: { providesTags: ['Partner', 'Dividend'] },
  } satisfies Tagged<typeof partnersGenerated>,
});

export const {
  useCreatePartnerMutation,
  useGetPartnerQuery,
  useUpdatePartnerMutation,
  useAnnounceProfitMutation,
  useListProfitDistributionsQuery,
} = partnersApi;

export const { useRows: useListPartnersRows, find: findPartners } = listEndpoint(partnersApi, 'listPartners', {
  rows: 'partners',
});
const everybody = { filters: { order_by: '-percent' as const }, limit: 100, page: 1 };
/** All partners on one page: shares are seen and set together. */
export const useAllPartners = () => useListPartnersRows(everybody);
export const { useRows: useListDistributionsRows } = listEndpoint(partnersApi, 'listProfitDistributions', {
  rows: 'distributions',
});
