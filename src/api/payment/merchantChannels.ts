import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';
import {
  merchantChannelsGenerated,
  type MerchantCallback,
  type MerchantTelegramUser,
} from '../generated/payment/merchant-channels';

export type { MerchantCallback, MerchantTelegramUser } from '../generated/payment/merchant-channels';

const channelsApi = merchantChannelsGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantCallbacks: { providesTags: ['MerchantCallback'] },
    createMerchantCallback: { invalidatesTags: ['MerchantCallback', 'Merchant'], ...handlesOwnErrors },
    deleteMerchantCallback: { invalidatesTags: ['MerchantCallback', 'Merchant'], ...handlesOwnErrors },
    listMerchantTelegramUsers: { providesTags: ['MerchantTelegramUser'] },
    createMerchantTelegramUser: { invalidatesTags: ['MerchantTelegramUser', 'Merchant'], ...handlesOwnErrors },
    deleteMerchantTelegramUser: { invalidatesTags: ['MerchantTelegramUser', 'Merchant'], ...handlesOwnErrors },
  } satisfies Tagged<typeof merchantChannelsGenerated>,
});

export const {
  useCreateMerchantCallbackMutation,
  useDeleteMerchantCallbackMutation,
  useCreateMerchantTelegramUserMutation,
  useDeleteMerchantTelegramUserMutation,
} = channelsApi;

/** The addresses that a merchant is told at; there are ten at most. */
export function useListMerchantCallbacksRows(id: number) {
  const result = channelsApi.useListMerchantCallbacksQuery({ id });
  return useUnpagedRows(result, ({ callbacks }): readonly MerchantCallback[] => callbacks, String(id));
}

/** The people of a merchant who are written to; there are fifty at most. */
export function useListMerchantTelegramUsersRows(id: number) {
  const result = channelsApi.useListMerchantTelegramUsersQuery({ id });
  return useUnpagedRows(result, ({ telegram_users: users }): readonly MerchantTelegramUser[] => users, String(id));
}
