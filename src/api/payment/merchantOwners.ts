import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { merchantOwnersGenerated } from '../generated/payment/merchant-owners';

export type { MerchantOwner, NewMerchantOwner } from '../generated/payment/merchant-owners';

const ownersApi = merchantOwnersGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantOwners: { providesTags: ['MerchantOwner'] },
    createMerchantOwner: { invalidatesTags: ['MerchantOwner', 'Merchant'], ...handlesOwnErrors },
    resetMerchantOwnerPassword: { invalidatesTags: ['MerchantOwner', 'Merchant'], ...handlesOwnErrors },
    deleteMerchantOwner: { invalidatesTags: ['MerchantOwner', 'Merchant'], ...handlesOwnErrors },
  } satisfies Tagged<typeof merchantOwnersGenerated>,
});

export const { useCreateMerchantOwnerMutation, useResetMerchantOwnerPasswordMutation, useDeleteMerchantOwnerMutation } =
  ownersApi;

export const { useRows: useListMerchantOwnersRows } = listEndpoint(ownersApi, 'listMerchantOwners', {
  rows: 'owners',
  of: ['id'],
});
