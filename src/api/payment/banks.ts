import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { banksGenerated } from '../generated/payment/banks';

export type { Bank, BankChange, BankDetail } from '../generated/payment/banks';

// Merchants say by its name where their account is.
const renamed: Tag[] = ['Bank', 'Merchant'];

const banksApi = banksGenerated.enhanceEndpoints({
  endpoints: {
    listBanks: { providesTags: ['Bank'] },
    getBank: { providesTags: ['Bank'] },
    updateBank: { invalidatesTags: renamed, ...handlesOwnErrors },
    syncBanks: { invalidatesTags: renamed, ...handlesOwnErrors },
  } satisfies Tagged<typeof banksGenerated>,
});

export const { useListBanksQuery, useGetBankQuery, useUpdateBankMutation, useSyncBanksMutation } = banksApi;

export const { useRows: useListBanksRows, find: findBanks } = listEndpoint(banksApi, 'listBanks', { rows: 'banks' });
