import { listEndpoint } from '../cache/listEndpoint';
import { tariffChangesGenerated } from '../generated/investment/tariff-changes';
import type { Tagged } from '../cache/tags';

export type { TariffChangeClaim, TariffChangeDetail, TariffChangeStatus } from '../generated/investment/tariff-changes';

const tariffChangesApi = tariffChangesGenerated.enhanceEndpoints({
  endpoints: {
    listTariffChangeClaims: { providesTags: ['TariffChange'] },
    getTariffChangeClaim: { providesTags: ['TariffChange'] },
  } satisfies Tagged<typeof tariffChangesGenerated>,
});

export const { useGetTariffChangeClaimQuery } = tariffChangesApi;

export const { useRows: useListTariffChangeClaimsRows, find: findTariffChangeClaims } = listEndpoint(
  tariffChangesApi,
  'listTariffChangeClaims',
  {
    rows: 'claims',
  },
);
