import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { identityResponsesGenerated } from '../generated/payment/identity-responses';

export type { IdentityResponse } from '../generated/payment/identity-responses';

const identityApi = identityResponsesGenerated.enhanceEndpoints({
  endpoints: {
    listIdentityResponses: { providesTags: ['IdentityResponse'] },
  } satisfies Tagged<typeof identityResponsesGenerated>,
});

export const { useRows: useListIdentityResponsesRows } = listEndpoint(identityApi, 'listIdentityResponses', {
  rows: 'list',
  of: ['id'],
});
