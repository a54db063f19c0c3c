import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { numberListsGenerated } from '../generated/payment/number-lists';

export type { CardType, PhoneCode } from '../generated/payment/number-lists';

const numberListsApi = numberListsGenerated.enhanceEndpoints({
  endpoints: {
    listCardTypes: { providesTags: ['CardType'] },
    createCardType: { invalidatesTags: ['CardType'], ...handlesOwnErrors },
    deleteCardType: { invalidatesTags: ['CardType'], ...handlesOwnErrors },
    listPhoneCodes: { providesTags: ['PhoneCode'] },
    createPhoneCode: { invalidatesTags: ['PhoneCode'], ...handlesOwnErrors },
    deletePhoneCode: { invalidatesTags: ['PhoneCode'], ...handlesOwnErrors },
  } satisfies Tagged<typeof numberListsGenerated>,
});

export const {
  useListCardTypesQuery,
  useCreateCardTypeMutation,
  useDeleteCardTypeMutation,
  useListPhoneCodesQuery,
  useCreatePhoneCodeMutation,
  useDeletePhoneCodeMutation,
} = numberListsApi;

export const { useRows: useListCardTypesRows } = listEndpoint(numberListsApi, 'listCardTypes', { rows: 'card_types' });
export const { useRows: useListPhoneCodesRows } = listEndpoint(numberListsApi, 'listPhoneCodes', {
  rows: 'phone_codes',
});
