import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { paymentCardsGenerated } from '../generated/payment/payment-cards';

export type { CardTransaction, CardTransactionStatus, MaskedCard } from '../generated/payment/payment-cards';

const paymentCardsApi = paymentCardsGenerated.enhanceEndpoints({
  endpoints: {
    listCardsByMaskedPan: { providesTags: ['PaymentCard'] },
    getMaskedCard: { providesTags: ['PaymentCard'] },
    listCardTransactions: { providesTags: ['InstalmentPayment'] },
    getCardTransaction: { providesTags: ['InstalmentPayment'] },
  } satisfies Tagged<typeof paymentCardsGenerated>,
});

export const { useGetMaskedCardQuery, useGetCardTransactionQuery } = paymentCardsApi;
export const { useRows: useListCardsByMaskedPanRows, find: findMaskedCards } = listEndpoint(
  paymentCardsApi,
  'listCardsByMaskedPan',
  { rows: 'list', of: ['masked_pan'] },
);
export const { useRows: useListCardTransactionsRows, useCount: useCardTransactionCount } = listEndpoint(
  paymentCardsApi,
  'listCardTransactions',
  { rows: 'transactions', of: ['card_id'] },
);
