import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { customerCardsGenerated } from '../generated/payment/customer-cards';

export type { CardBinding, CustomerCard, CustomerCardKind } from '../generated/payment/customer-cards';

const cardsApi = customerCardsGenerated.enhanceEndpoints({
  endpoints: {
    listCustomerCards: { providesTags: ['PaymentCard'] },
    bindCustomerCard: handlesOwnErrors,
    verifyCustomerCard: { invalidatesTags: ['PaymentCard', 'CustomerLog'], ...handlesOwnErrors },
    resendCardCode: handlesOwnErrors,
    // What nobody has words for is said in the sentence of the requirements.
    deleteCustomerCard: {
      invalidatesTags: ['PaymentCard', 'CustomerLog'],
      extraOptions: { handlesOwnErrors: true, work: 'action' },
    },
  } satisfies Tagged<typeof customerCardsGenerated>,
});

export const {
  useBindCustomerCardMutation,
  useVerifyCustomerCardMutation,
  useResendCardCodeMutation,
  useDeleteCustomerCardMutation,
} = cardsApi;

export const { useRows: useListCustomerCardsRows } = listEndpoint(cardsApi, 'listCustomerCards', {
  rows: 'list',
  of: ['customer_id'],
});
