import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { agreementsGenerated } from '../generated/payment/agreements';

export type { Agreement, AgreementKind, AgreementStatus } from '../generated/payment/agreements';

const agreementsApi = agreementsGenerated.enhanceEndpoints({
  endpoints: {
    listAgreements: { providesTags: ['Agreement'] },
    resendActSms: { invalidatesTags: ['Agreement', 'Order'], ...handlesOwnErrors },
    // With the goods at the customer the order moves on by it.
    confirmAct: { invalidatesTags: ['Agreement', 'Order', 'Application'], ...handlesOwnErrors },
  } satisfies Tagged<typeof agreementsGenerated>,
});

export const { useResendActSmsMutation, useConfirmActMutation } = agreementsApi;

export const { useRows: useListAgreementsRows } = listEndpoint(agreementsApi, 'listAgreements', { rows: 'agreements' });
