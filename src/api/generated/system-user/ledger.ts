// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEntries: build.query<ListEntriesApiResponse, ListEntriesApiArg>({
      query: (queryArg) => ({ read: reads.listEntries,
        url: `/system-user/v1/gl-list`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          after: queryArg.after,
          account_id: queryArg.account_id,
          debit_id: queryArg.debit_id,
          credit_id: queryArg.credit_id,
          operation_id: queryArg.operation_id,
          source: queryArg.source,
          strategy_id: queryArg.strategy_id,
          investor_id: queryArg.investor_id,
          investment_id: queryArg.investment_id,
          bond_id: queryArg.bond_id,
          order_id: queryArg.order_id,
          merchant_id: queryArg.merchant_id,
          pnl_line_id: queryArg.pnl_line_id,
          is_common: queryArg.is_common,
          figure: queryArg.figure,
          report_tie: queryArg.report_tie,
          fact: queryArg.fact,
          fact_id: queryArg.fact_id,
          amount_from: queryArg.amount_from,
          amount_to: queryArg.amount_to,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getPosting: build.query<GetPostingApiResponse, GetPostingApiArg>({
      query: (queryArg) => ({ read: reads.getPosting,
        url: `/system-user/v1/gl-list/${encodeURIComponent(String(queryArg.id))}/cash-in-out-detail`,
      }),
    }),
    changePosting: build.mutation<
      ChangePostingApiResponse,
      ChangePostingApiArg
    >({
      query: (queryArg) => ({ read: reads.changePosting,
        url: `/system-user/v1/gl-list/${encodeURIComponent(String(queryArg.id))}/cash-in-out-detail`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listPostings: build.query<ListPostingsApiResponse, ListPostingsApiArg>({
      query: (queryArg) => ({ read: reads.listPostings,
        url: `/system-user/v1/gl/cash-in-out-list`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          kind: queryArg.kind,
          awaits: queryArg.awaits,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createCashIn: build.mutation<CreateCashInApiResponse, CreateCashInApiArg>({
      query: (queryArg) => ({ read: reads.createCashIn,
        url: `/system-user/v1/gl/cash-in-create`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    createCashOut: build.mutation<
      CreateCashOutApiResponse,
      CreateCashOutApiArg
    >({
      query: (queryArg) => ({ read: reads.createCashOut,
        url: `/system-user/v1/gl/cash-out-create`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    createCashInOut: build.mutation<
      CreateCashInOutApiResponse,
      CreateCashInOutApiArg
    >({
      query: (queryArg) => ({ read: reads.createCashInOut,
        url: `/system-user/v1/gl/cash-in-out-create`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listPostingTemplates: build.query<
      ListPostingTemplatesApiResponse,
      ListPostingTemplatesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPostingTemplates,
        url: `/system-user/v1/gl/posting-templates`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    createPostingTemplate: build.mutation<
      CreatePostingTemplateApiResponse,
      CreatePostingTemplateApiArg
    >({
      query: (queryArg) => ({ read: reads.createPostingTemplate,
        url: `/system-user/v1/gl/posting-templates`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    changePostingTemplate: build.mutation<
      ChangePostingTemplateApiResponse,
      ChangePostingTemplateApiArg
    >({
      query: (queryArg) => ({ read: reads.changePostingTemplate,
        url: `/system-user/v1/gl/posting-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deletePostingTemplate: build.mutation<
      DeletePostingTemplateApiResponse,
      DeletePostingTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/gl/posting-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listTrialBalance: build.query<
      ListTrialBalanceApiResponse,
      ListTrialBalanceApiArg
    >({
      query: (queryArg) => ({ read: reads.listTrialBalance,
        url: `/system-user/v1/gl/trial-balance`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          group_id: queryArg.group_id,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    listAccountCard: build.query<
      ListAccountCardApiResponse,
      ListAccountCardApiArg
    >({
      query: (queryArg) => ({ read: reads.listAccountCard,
        url: `/system-user/v1/gl/accounts/${encodeURIComponent(String(queryArg.id))}/card`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    listTies: build.query<ListTiesApiResponse, ListTiesApiArg>({
      query: (queryArg) => ({ read: reads.listTies,
        url: `/system-user/v1/gl/ties`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          date: queryArg.date,
        },
      }),
    }),
    listTieRecords: build.query<
      ListTieRecordsApiResponse,
      ListTieRecordsApiArg
    >({
      query: (queryArg) => ({ read: reads.listTieRecords,
        url: `/system-user/v1/gl/ties/${encodeURIComponent(String(queryArg.id))}/records`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          date: queryArg.date,
          differs: queryArg.differs,
          order_by: queryArg.order_by,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ledgerGenerated };
export type ListEntriesApiResponse =
  /** status 200 The page, the number of entries under the filter and the sum over all of them. */ EntryPage;
export type ListEntriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only entries behind this one in the order that is asked for, whatever was added before it meanwhile; the offset is then left aside, and nothing is counted or summed up. */
  after?: Id;
  /** Only entries of one of these accounts, on either side; the parameter is repeated. */
  account_id?: AccountNumber[];
  /** Only entries whose debit is one of these accounts. */
  debit_id?: AccountNumber[];
  /** Only entries whose credit is one of these accounts. */
  credit_id?: AccountNumber[];
  operation_id?: Id[];
  source?: PostingSource;
  strategy_id?: Id[];
  investor_id?: Id;
  investment_id?: Id;
  bond_id?: Id;
  /** Only entries of what was paid for this order, of its sale and of what came back. */
  order_id?: Id;
  /** Only entries of the goods of this merchant and of what was paid out to him. */
  merchant_id?: Id;
  /** Only entries that make up this line of profit and loss, without the closing of months; the totals then tell what they come to. */
  pnl_line_id?: Id;
  /** Only entries of no strategy, or only those of one. */
  is_common?: boolean;
  /** Only entries that make up this figure of a month, without the closing of the accounts; the totals then tell what they come to. */
  figure?: MonthFigure;
  /** Only entries that make up this figure of a report, as the report names it (`entries` of its ties); the totals then tell what they come to. 400 where no report has such a figure. */
  report_tie?: string;
  /** Only postings of rows of this kind. */
  fact?: FactKind;
  /** Only postings of the row with this number. */
  fact_id?: Id;
  amount_from?: Money;
  amount_to?: Money;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type GetPostingApiResponse =
  /** status 200 The posting. */ PostingDetail;
export type GetPostingApiArg = {
  id: Id;
};
export type ChangePostingApiResponse =
  /** status 200 The posting as it stands; of `reverse` the draft that was made. */ Posting;
export type ChangePostingApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PostingChange;
};
export type ListPostingsApiResponse =
  /** status 200 The page, the number of postings under the filter and the sum over all of them. */ PostingPage;
export type ListPostingsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: PostingStatus[];
  kind?: PostingKind[];
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** By the day of the posting; `waiting` begins with the drafts, the longest waiting first. */
  order_by?:
    | "waiting"
    | "-waiting"
    | "date"
    | "-date"
    | "amount"
    | "-amount"
    | "created_at"
    | "-created_at";
};
export type CreateCashInApiResponse =
  /** status 201 The draft that was made. */ Posting;
export type CreateCashInApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PostingTerms;
};
export type CreateCashOutApiResponse =
  /** status 201 The draft that was made. */ Posting;
export type CreateCashOutApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PostingTerms;
};
export type CreateCashInOutApiResponse =
  /** status 201 The draft that was made. */ Posting;
export type CreateCashInOutApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PostingTerms;
};
export type ListPostingTemplatesApiResponse =
  /** status 200 The page and the number of templates. */ PostingTemplatePage;
export type ListPostingTemplatesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type CreatePostingTemplateApiResponse =
  /** status 201 The template that was made. */ PostingTemplate;
export type CreatePostingTemplateApiArg = {
  body: PostingTemplateTerms;
};
export type ChangePostingTemplateApiResponse =
  /** status 200 The template as it stands. */ PostingTemplate;
export type ChangePostingTemplateApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PostingTemplateTerms;
};
export type DeletePostingTemplateApiResponse = unknown;
export type DeletePostingTemplateApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListTrialBalanceApiResponse =
  /** status 200 Rows in the order of the numbers; the sums are over all of them, and debit and credit are equal without a filter. */ TrialBalance;
export type ListTrialBalanceApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  group_id?: Id[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type ListAccountCardApiResponse =
  /** status 200 The account, the page, and what stood on it before, moved and stood after the period. */ AccountCard;
export type ListAccountCardApiArg = {
  id: AccountNumber;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type ListTiesApiResponse =
  /** status 200 The accounts in the order of their numbers. */ TiePage;
export type ListTiesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** At the end of this day; today unless told otherwise. */
  date?: Day;
};
export type ListTieRecordsApiResponse =
  /** status 200 The account, the page, and the sums over all records under the filter. */ TieRecords;
export type ListTieRecordsApiArg = {
  id: AccountNumber;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** At the end of this day; today unless told otherwise. */
  date?: Day;
  /** Only records whose two figures differ, or only those whose figures agree. */
  differs?: boolean;
  order_by?:
    | "difference"
    | "-difference"
    | "ledger"
    | "-ledger"
    | "records"
    | "-records";
};
export type Id = number;
export type Day = string;
export type OperationRef = {
  id: Id;
  code: string;
  /** In the language of the call. */
  name: string;
};
export type AccountNumber = number;
export type AccountRef = {
  id: AccountNumber;
  /** In the language of the call. */
  name: string;
};
export type Money = string;
export type PostingSource = "auto" | "manual";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Entry = {
  id: Id;
  posting_id: Id;
  /** Year and number of the posting. */
  number: string;
  date: Day;
  operation: OperationRef;
  debit: AccountRef;
  credit: AccountRef;
  amount: Money;
  description: string | null;
  source: PostingSource;
  investor: NullableNamedRef;
  investment: NullableNamedRef;
  bond: NullableNamedRef;
  strategy: NullableNamedRef;
  /** Whose goods were paid for, sold or brought back; its name is its number. */
  order: {
    id: Id;
    name: string;
  } | null;
  merchant: NullableNamedRef;
  created_by: NullableNamedRef;
};
export type Sum = string;
export type EntryPage = {
  entries: Entry[];
  /** None behind an entry. */
  count: number | null;
  /** None behind an entry. */
  totals: {
    amount: Sum;
    /** What the entries come to in the line of profit and loss that was asked for. */
    pnl: string | null;
    /** What the entries come to in the figure of a month or of a report that was asked for. */
    figure: string | null;
  } | null;
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
export type MonthFigure =
  | "cash_in"
  | "cash_out"
  | "dividends"
  | "tax"
  | "incomes"
  | "expenses"
  | "net_profit"
  | "announced"
  | "dividends_gross"
  | "dividends_tax"
  | "dividends_net"
  | "partners_share";
export type FactKind =
  | "investor_transactions"
  | "investment_transactions"
  | "dividend_transactions"
  | "dividend_reversals"
  | "profit_announcements"
  | "profit_distributions"
  | "distribution_reversals"
  | "expenses"
  | "incomes"
  | "closing_months"
  | "installment_moves"
  | "merchant_moves";
export type Version = number;
export type PostingNumber = string | null;
export type PostingStatus = "draft" | "posted" | "rejected";
export type PostingLine = {
  id: Id;
  debit: AccountRef;
  credit: AccountRef;
  amount: Money;
  investor: NullableNamedRef;
  investment: NullableNamedRef;
  bond: NullableNamedRef;
  strategy: NullableNamedRef;
};
export type LinkType =
  | "investor"
  | "investment"
  | "bond"
  | "strategy"
  | "profit_distribution"
  | "expense"
  | "income";
export type SourceRecord = {
  /** The dividends of a strategy are known by the strategy and their month, the share of a partner by the partner and its month, all others by their number. `cash_in` is a payment that came by bank, `claim` a general claim, `cash_out` one by which money left an investment. */
  type:
    | "dividends"
    | "profit"
    | "partner_share"
    | "closing_month"
    | "cash_in"
    | "claim"
    | "cash_out"
    | "contract"
    | "order"
    | "return_claim"
    | "transfer"
    | "merchant";
  id: Id;
  name: string;
  month: string | null;
};
export type OtherPosting = {
  id: Id;
  number: PostingNumber;
  status: PostingStatus;
} | null;
export type Timestamp = string;
export type NullableTimestamp = string | null;
export type Posting = {
  id: Id;
  version: Version;
  number: PostingNumber;
  date: Day;
  status: PostingStatus;
  source: PostingSource;
  /** Which way the money goes; none of a posting of the system. */
  kind: ("cash_in" | "cash_out" | "cash_in_out" | null) | null;
  operation: OperationRef;
  /** The account that the form begins with; none of a posting of the system. */
  account: {
    id: AccountNumber;
    name: string;
  } | null;
  amount: Money;
  lines: PostingLine[];
  description: string | null;
  counterparty: string | null;
  document_number: string | null;
  /** The record that the posting is about, as its maker said. */
  link: {
    type: LinkType;
    id: Id;
    /** None of a record that is erased. */
    name: string | null;
  } | null;
  file: {
    file_id: string;
    name: string;
    /** Good for a short while. */
    url: string;
  } | null;
  /** The row that a posting of the system posts. */
  fact: {
    kind: FactKind;
    id: Id;
  } | null;
  /** What the row belongs to, besides what the lines name and the expense or income that it is itself; empty of a posting of people. */
  sources: SourceRecord[];
  /** Why it was rejected. */
  reason: string | null;
  reverses: OtherPosting;
  reversed_by: OtherPosting;
  created_by: NullableNamedRef;
  created_at: Timestamp;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
};
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type PostingDetail = Posting & WithHistory;
export type TypedAmount = string;
export type PostingTerms = {
  date: Day;
  account_id: AccountNumber;
  to_account_id?: AccountNumber;
  operation_id: Id;
  amount: TypedAmount;
  lines?: {
    account_id: AccountNumber;
    amount: TypedAmount;
  }[];
  description?: string | null;
  counterparty?: string | null;
  document_number?: string | null;
  /** Of an upload of the caller. */
  file_id?: string | null;
  link?: {
    type: LinkType;
    id: Id;
  } | null;
};
export type PostingChange = {
  action: "update" | "post" | "reject" | "reverse";
  terms?: PostingTerms;
  /** Of a rejection. */
  reason?: string;
  date?: Day;
};
export type PostingKind = "cash_in" | "cash_out" | "cash_in_out";
export type NamedRef = {
  id: Id;
  name: string;
};
export type PostingRow = {
  id: Id;
  version: Version;
  number: PostingNumber;
  date: Day;
  status: PostingStatus;
  kind: PostingKind;
  operation: OperationRef;
  account: AccountRef;
  line_count: number;
  /** The numbers of the accounts that are debited. */
  debit: string;
  /** The numbers of the accounts that are credited. */
  credit: string;
  amount: Money;
  description: string | null;
  counterparty: string | null;
  document_number: string | null;
  reverses: OtherPosting;
  reversed_by: OtherPosting;
  created_by: NamedRef;
  created_at: Timestamp;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
};
export type PostingPage = {
  postings: PostingRow[];
  count: number;
  totals: {
    amount: Sum;
  };
};
export type OpenAmount = string | null;
export type TemplateLine = {
  account_id: AccountNumber;
  amount: OpenAmount;
};
export type PostingTemplate = {
  id: Id;
  version: Version;
  name: string;
  kind: PostingKind;
  operation_id: Id;
  account_id: AccountNumber;
  amount: OpenAmount;
  lines: TemplateLine[];
  description: string | null;
  counterparty: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type PostingTemplatePage = {
  templates: PostingTemplate[];
  count: number;
};
export type PostingTemplateTerms = {
  name: string;
  kind: PostingKind;
  operation_id: Id;
  account_id: AccountNumber;
  amount: OpenAmount;
  lines: TemplateLine[];
  description: string | null;
  counterparty: string | null;
};
export type LedgerAccountType =
  "asset" | "liability" | "equity" | "income" | "expense";
export type TrialBalanceRow = {
  id: AccountNumber;
  name: string;
  group: NamedRef;
  type: LedgerAccountType;
  opening_debit: Sum;
  opening_credit: Sum;
  debit: Sum;
  credit: Sum;
  closing_debit: Sum;
  closing_credit: Sum;
};
export type TrialBalance = {
  accounts: TrialBalanceRow[];
  count: number;
  totals: {
    opening_debit: Sum;
    opening_credit: Sum;
    debit: Sum;
    credit: Sum;
    closing_debit: Sum;
    closing_credit: Sum;
  };
};
export type CardRow = {
  id: Id;
  posting_id: Id;
  number: string;
  date: Day;
  operation: OperationRef;
  other: AccountRef;
  debit: Sum;
  credit: Sum;
  balance: Sum;
  description: string | null;
};
export type AccountCard = {
  account: {
    id: AccountNumber;
    name: string;
    type: LedgerAccountType;
    group: NamedRef;
    is_money: boolean;
    allows_manual: boolean;
    is_active: boolean;
  };
  entries: CardRow[];
  count: number;
  totals: {
    opening: Sum;
    debit: Sum;
    credit: Sum;
    closing: Sum;
  };
};
export type TieKind = "investor" | "investment" | "bond";
export type NullableDay = string | null;
export type Tie = {
  id: AccountNumber;
  name: string;
  kind: TieKind;
  ledger: Sum;
  records: Sum;
  difference: Sum;
  first_day: NullableDay;
};
export type TiePage = {
  ties: Tie[];
  count: number;
  date: Day;
};
export type TieRecord = {
  /** The number of the record; 0 for what names none. */
  id: number;
  /** None where it names no record, or one that is erased. */
  name: string | null;
  ledger: Sum;
  records: Sum;
  difference: Sum;
};
export type TieRecords = {
  tie: Tie;
  records: TieRecord[];
  count: number;
  totals: {
    ledger: Sum;
    records: Sum;
    difference: Sum;
  };
};
export const {
  useListEntriesQuery,
  useLazyListEntriesQuery,
  useGetPostingQuery,
  useLazyGetPostingQuery,
  useChangePostingMutation,
  useListPostingsQuery,
  useLazyListPostingsQuery,
  useCreateCashInMutation,
  useCreateCashOutMutation,
  useCreateCashInOutMutation,
  useListPostingTemplatesQuery,
  useLazyListPostingTemplatesQuery,
  useCreatePostingTemplateMutation,
  useChangePostingTemplateMutation,
  useDeletePostingTemplateMutation,
  useListTrialBalanceQuery,
  useLazyListTrialBalanceQuery,
  useListAccountCardQuery,
  useLazyListAccountCardQuery,
  useListTiesQuery,
  useLazyListTiesQuery,
  useListTieRecordsQuery,
  useLazyListTieRecordsQuery,
} = injectedRtkApi;
const shapeOfOperationRef = { "id": "c", "code": "s", "name": "s" } as const;
const shapeOfAccountRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfEntry = { "id": "c", "posting_id": "c", "number": "s", "date": "s", "operation": shapeOfOperationRef, "debit": shapeOfAccountRef, "credit": shapeOfAccountRef, "amount": "s", "description~": "s", "source": "e", "investor~": shapeOfNullableNamedRef, "investment~": shapeOfNullableNamedRef, "bond~": shapeOfNullableNamedRef, "strategy~": shapeOfNullableNamedRef, "order~": { "id": "c", "name": "s" }, "merchant~": shapeOfNullableNamedRef, "created_by~": shapeOfNullableNamedRef } as const;
const shapeOfEntryPage = { "entries": [shapeOfEntry], "count~": "c", "totals~": { "amount": "s", "pnl~": "s", "figure~": "s" } } as const;
const shapeOfPostingLine = { "id": "c", "debit": shapeOfAccountRef, "credit": shapeOfAccountRef, "amount": "s", "investor~": shapeOfNullableNamedRef, "investment~": shapeOfNullableNamedRef, "bond~": shapeOfNullableNamedRef, "strategy~": shapeOfNullableNamedRef } as const;
const shapeOfSourceRecord = { "type": "e", "id": "c", "name": "s", "month~": "s" } as const;
const shapeOfOtherPosting = { "id": "c", "number~": "s", "status": "e" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPostingDetail = { "id": "c", "version": "c", "number~": "s", "date": "s", "status": "e", "source": "e", "kind~": "e", "operation": shapeOfOperationRef, "account~": { "id": "c", "name": "s" }, "amount": "s", "lines": [shapeOfPostingLine], "description~": "s", "counterparty~": "s", "document_number~": "s", "link~": { "type": "e", "id": "c", "name~": "s" }, "file~": { "file_id": "s", "name": "s", "url": "s" }, "fact~": { "kind": "e", "id": "c" }, "sources": [shapeOfSourceRecord], "reason~": "s", "reverses~": shapeOfOtherPosting, "reversed_by~": shapeOfOtherPosting, "created_by~": shapeOfNullableNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfPosting = { "id": "c", "version": "c", "number~": "s", "date": "s", "status": "e", "source": "e", "kind~": "e", "operation": shapeOfOperationRef, "account~": { "id": "c", "name": "s" }, "amount": "s", "lines": [shapeOfPostingLine], "description~": "s", "counterparty~": "s", "document_number~": "s", "link~": { "type": "e", "id": "c", "name~": "s" }, "file~": { "file_id": "s", "name": "s", "url": "s" }, "fact~": { "kind": "e", "id": "c" }, "sources": [shapeOfSourceRecord], "reason~": "s", "reverses~": shapeOfOtherPosting, "reversed_by~": shapeOfOtherPosting, "created_by~": shapeOfNullableNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfPostingRow = { "id": "c", "version": "c", "number~": "s", "date": "s", "status": "e", "kind": "e", "operation": shapeOfOperationRef, "account": shapeOfAccountRef, "line_count": "c", "debit": "s", "credit": "s", "amount": "s", "description~": "s", "counterparty~": "s", "document_number~": "s", "reverses~": shapeOfOtherPosting, "reversed_by~": shapeOfOtherPosting, "created_by": shapeOfNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s" } as const;
const shapeOfPostingPage = { "postings": [shapeOfPostingRow], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfTemplateLine = { "account_id": "c", "amount~": "s" } as const;
const shapeOfPostingTemplate = { "id": "c", "version": "c", "name": "s", "kind": "e", "operation_id": "c", "account_id": "c", "amount~": "s", "lines": [shapeOfTemplateLine], "description~": "s", "counterparty~": "s", "created_at": "s", "updated_at": "s" } as const;
const shapeOfPostingTemplatePage = { "templates": [shapeOfPostingTemplate], "count": "c" } as const;
const shapeOfTrialBalanceRow = { "id": "c", "name": "s", "group": shapeOfNamedRef, "type": "e", "opening_debit": "s", "opening_credit": "s", "debit": "s", "credit": "s", "closing_debit": "s", "closing_credit": "s" } as const;
const shapeOfTrialBalance = { "accounts": [shapeOfTrialBalanceRow], "count": "c", "totals": { "opening_debit": "s", "opening_credit": "s", "debit": "s", "credit": "s", "closing_debit": "s", "closing_credit": "s" } } as const;
const shapeOfCardRow = { "id": "c", "posting_id": "c", "number": "s", "date": "s", "operation": shapeOfOperationRef, "other": shapeOfAccountRef, "debit": "s", "credit": "s", "balance": "s", "description~": "s" } as const;
const shapeOfAccountCard = { "account": { "id": "c", "name": "s", "type": "e", "group": shapeOfNamedRef, "is_money": "b", "allows_manual": "b", "is_active": "b" }, "entries": [shapeOfCardRow], "count": "c", "totals": { "opening": "s", "debit": "s", "credit": "s", "closing": "s" } } as const;
const shapeOfTie = { "id": "c", "name": "s", "kind": "e", "ledger": "s", "records": "s", "difference": "s", "first_day~": "s" } as const;
const shapeOfTiePage = { "ties": [shapeOfTie], "count": "c", "date": "s" } as const;
const shapeOfTieRecord = { "id": "c", "name~": "s", "ledger": "s", "records": "s", "difference": "s" } as const;
const shapeOfTieRecords = { "tie": shapeOfTie, "records": [shapeOfTieRecord], "count": "c", "totals": { "ledger": "s", "records": "s", "difference": "s" } } as const;
const reads = {
  listEntries: reader(shapeOfEntryPage),
  getPosting: reader(shapeOfPostingDetail),
  changePosting: reader(shapeOfPosting, true),
  listPostings: reader(shapeOfPostingPage),
  createCashIn: reader(shapeOfPosting, true),
  createCashOut: reader(shapeOfPosting, true),
  createCashInOut: reader(shapeOfPosting, true),
  listPostingTemplates: reader(shapeOfPostingTemplatePage),
  createPostingTemplate: reader(shapeOfPostingTemplate, true),
  changePostingTemplate: reader(shapeOfPostingTemplate, true),
  listTrialBalance: reader(shapeOfTrialBalance),
  listAccountCard: reader(shapeOfAccountCard),
  listTies: reader(shapeOfTiePage),
  listTieRecords: reader(shapeOfTieRecords),
};
