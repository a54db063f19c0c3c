import { listEndpoint } from '../cache/listEndpoint';
import { wingsGenerated } from '../generated/payment/wings';
import type { Tagged } from '../cache/tags';

export type { WingsRequest, WingsRequestRow, WingsStatus, WingsType } from '../generated/payment/wings';

const wingsApi = wingsGenerated.enhanceEndpoints({
  endpoints: {
    listWingsRequests: { providesTags: ['WingsRequest'] },
    getWingsRequest: { providesTags: ['WingsRequest'] },
  } satisfies Tagged<typeof wingsGenerated>,
});

export const { useGetWingsRequestQuery } = wingsApi;

export const { useRows: useListWingsRequestsRows } = listEndpoint(wingsApi, 'listWingsRequests', { rows: 'requests' });
