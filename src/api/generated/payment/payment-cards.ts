// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCardsByMaskedPan: build.query<
      ListCardsByMaskedPanApiResponse,
      ListCardsByMaskedPanApiArg
    >({
      query: (queryArg) => ({ read: reads.listCardsByMaskedPan,
        url: `/payment/v3/payments/cards-by-masked-pan`,
        params: {
          masked_pan: queryArg.masked_pan,
          offset: queryArg.offset,
          limit: queryArg.limit,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getMaskedCard: build.query<GetMaskedCardApiResponse, GetMaskedCardApiArg>({
      query: (queryArg) => ({ read: reads.getMaskedCard,
        url: `/payment/v3/payments/cards/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listCardTransactions: build.query<
      ListCardTransactionsApiResponse,
      ListCardTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCardTransactions,
        url: `/payment/v3/payments/transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          card_id: queryArg.card_id,
          status: queryArg.status,
          direction: queryArg.direction,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getCardTransaction: build.query<
      GetCardTransactionApiResponse,
      GetCardTransactionApiArg
    >({
      query: (queryArg) => ({ read: reads.getCardTransaction,
        url: `/payment/v3/payments/transactions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as paymentCardsGenerated };
export type ListCardsByMaskedPanApiResponse =
  /** status 200 The page and the number of cards with the mask. */ MaskedCardPage;
export type ListCardsByMaskedPanApiArg = {
  masked_pan: string;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  order_by?: "created_at" | "-created_at";
};
export type GetMaskedCardApiResponse =
  /** status 200 The card, masked. */ MaskedCard;
export type GetMaskedCardApiArg = {
  id: Id;
};
export type ListCardTransactionsApiResponse =
  /** status 200 The page, the number of all under the filter, and their sums. */ CardTransactionPage;
export type ListCardTransactionsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  card_id?: Id;
  status?: CardTransactionStatus[];
  direction?: "in" | "out";
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "amount" | "-amount";
};
export type GetCardTransactionApiResponse =
  /** status 200 The transaction. */ CardTransaction;
export type GetCardTransactionApiArg = {
  id: Id;
};
export type Id = number;
export type CardKind = "uzcard" | "humo" | "visa" | "mastercard";
export type NamedRef = {
  id: Id;
  name: string;
};
export type Timestamp = string;
export type MaskedCard = {
  id: Id;
  masked_pan: string;
  type: CardKind;
  holder: string;
  bank: string | null;
  phone_masked: string;
  customer: NamedRef;
  expiry: string;
  status: "active" | "blocked" | "removed";
  created_at: Timestamp;
};
export type MaskedCardPage = {
  list: MaskedCard[];
  count: number;
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type NullableTimestamp = string | null;
export type Money = string;
export type CardTransactionStatus =
  "new" | "success" | "failed" | "cancelled" | "reversed";
export type CardTransaction = {
  id: Id;
  card: NamedRef;
  customer: NamedRef;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  amount: Money;
  /** What the acquirer keeps of it; none where it has not said. */
  commission: string | null;
  direction: "in" | "out";
  /** What it pays. */
  type: ("down_payment" | "instalment" | "refund" | null) | null;
  gateway: CardKind;
  /** Who carried it out; none of one from before that was kept. */
  acquirer: string | null;
  terminal: string | null;
  rrn: string | null;
  status: CardTransactionStatus;
  /** It was sent, and the gateway has not said yet what became of it. */
  is_unknown: boolean;
  /** The gateway has not said yet whether it takes it back. */
  is_being_reversed: boolean;
  error: string | null;
  contract_number: string | null;
  /** The payment by which it is asked for again. */
  payment_id: number | null;
};
export type CardTransactionPage = {
  transactions: CardTransaction[];
  count: number;
  totals: {
    amount: string;
    commission: string;
  };
};
export type Day = string;
export const {
  useListCardsByMaskedPanQuery,
  useLazyListCardsByMaskedPanQuery,
  useGetMaskedCardQuery,
  useLazyGetMaskedCardQuery,
  useListCardTransactionsQuery,
  useLazyListCardTransactionsQuery,
  useGetCardTransactionQuery,
  useLazyGetCardTransactionQuery,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfMaskedCard = { "id": "c", "masked_pan": "s", "type": "e", "holder": "s", "bank~": "s", "phone_masked": "s", "customer": shapeOfNamedRef, "expiry": "s", "status": "e", "created_at": "s" } as const;
const shapeOfMaskedCardPage = { "list": [shapeOfMaskedCard], "count": "c" } as const;
const shapeOfCardTransaction = { "id": "c", "card": shapeOfNamedRef, "customer": shapeOfNamedRef, "created_at": "s", "finished_at~": "s", "amount": "s", "commission~": "s", "direction": "e", "type~": "e", "gateway": "e", "acquirer~": "s", "terminal~": "s", "rrn~": "s", "status": "e", "is_unknown": "b", "is_being_reversed": "b", "error~": "s", "contract_number~": "s", "payment_id~": "n" } as const;
const shapeOfCardTransactionPage = { "transactions": [shapeOfCardTransaction], "count": "c", "totals": { "amount": "s", "commission": "s" } } as const;
const reads = {
  listCardsByMaskedPan: reader(shapeOfMaskedCardPage),
  getMaskedCard: reader(shapeOfMaskedCard),
  listCardTransactions: reader(shapeOfCardTransactionPage),
  getCardTransaction: reader(shapeOfCardTransaction),
};
