import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { banksGenerated } from '../generated/payment/banks';

export type { Bank, BankChange, BankDetail } from '../generated/payment/banks';

const banksApi = banksGenerated.enhanceEndpoints({
  endpoints: {
    listBanks: { providesTags: ['Bank'] },
    getBank: { providesTags: ['Bank'] },
    updateBank: { invalidatesTags: ['Bank'], ...handlesOwnErrors },
    syncBanks: { invalidatesTags: ['Bank'], ...handlesOwnErrors },
  } satisfies Tagged<typeof banksGenerated>,
});

export const { useListBanksQuery, useGetBankQuery, useUpdateBankMutation, useSyncBanksMutation } = banksApi;

export const { useRows: useListBanksRows, find: findBanks } = listEndpoint(banksApi, 'listBanks', { rows: 'banks' });
