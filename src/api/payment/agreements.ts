import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { agreementsGenerated } from '../generated/payment/agreements';

export type { Agreement, AgreementKind, AgreementStatus } from '../generated/payment/agreements';

const agreementsApi = agreementsGenerated.enhanceEndpoints({
  endpoints: { listAgreements: { providesTags: ['Agreement'] } } satisfies Tagged<typeof agreementsGenerated>,
});

export const { useRows: useListAgreementsRows } = listEndpoint(agreementsApi, 'listAgreements', { rows: 'agreements' });
