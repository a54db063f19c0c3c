// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJournal: build.query<ListJournalApiResponse, ListJournalApiArg>({
      query: (queryArg) => ({ read: reads.listJournal,
        url: `/system-user/v1/journal`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          user_id: queryArg.user_id,
          actor: queryArg.actor,
          entity: queryArg.entity,
          entity_id: queryArg.entity_id,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as journalGenerated };
export type ListJournalApiResponse =
  /** status 200 The page, and the number of rows under the filter. */ JournalPage;
export type ListJournalApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only what these accounts did. */
  user_id?: Id[];
  /** Only what somebody of the staff did, or what nobody of them did, as a customer, a bank or the platform by itself. */
  actor?: "staff" | "others";
  /** Only what was done to records of these kinds. */
  entity?: JournalEntity[];
  /** Only what was done to records with just this number or code. */
  entity_id?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at";
};
export type Id = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Timestamp = string;
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type JournalEntity =
  | "investor"
  | "claim"
  | "exit_claim"
  | "cash_in_claim"
  | "card_verification"
  | "application_document"
  | "tariff_change_claim"
  | "tax_transaction"
  | "outgoing_payment"
  | "dibank_document"
  | "investment"
  | "portfolio_pool"
  | "strategy"
  | "strategy_category"
  | "merchant_category"
  | "tariff"
  | "round"
  | "constant"
  | "posting_template"
  | "posting"
  | "bond"
  | "project"
  | "receipt"
  | "merchant_transfer"
  | "merchant"
  | "market_category"
  | "attribute"
  | "bank"
  | "sms_provider"
  | "sms_template"
  | "payment_settings"
  | "psp_category"
  | "faq_category"
  | "faq_chapter"
  | "faq_article"
  | "question"
  | "psp_service"
  | "budget_category"
  | "banner"
  | "story"
  | "system_error"
  | "brand"
  | "model"
  | "product"
  | "expense"
  | "income"
  | "profit"
  | "profit_loss"
  | "partner"
  | "dividend_run"
  | "branch"
  | "seller"
  | "customer"
  | "delivery"
  | "agent"
  | "call_order"
  | "async_task"
  | "closing_month"
  | "access_change"
  | "return_claim"
  | "application"
  | "push_message"
  | "fomo"
  | "system_user"
  | "role"
  | "payment_role"
  | "investment_role";
export type JournalRow = HistoryRow & {
  entity: JournalEntity;
  /** Its number, or its code where it has none. */
  entity_id: string;
};
export type JournalPage = {
  items: JournalRow[];
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
export type Day = string;
export const { useListJournalQuery, useLazyListJournalQuery } = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfJournalRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "entity": "e", "entity_id": "s" } as const;
const shapeOfJournalPage = { "items": [shapeOfJournalRow], "count": "c" } as const;
const reads = {
  listJournal: reader(shapeOfJournalPage),
};
