// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExpenses: build.query<ListExpensesApiResponse, ListExpensesApiArg>({
      query: (queryArg) => ({ read: reads.listExpenses,
        url: `/system-user/v1/expenses`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category_id: queryArg.category_id,
          account_id: queryArg.account_id,
          strategy_id: queryArg.strategy_id,
          source: queryArg.source,
          state: queryArg.state,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getExpense: build.query<GetExpenseApiResponse, GetExpenseApiArg>({
      query: (queryArg) => ({ read: reads.getExpense,
        url: `/system-user/v1/expenses/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listExpenseChoices: build.query<
      ListExpenseChoicesApiResponse,
      ListExpenseChoicesApiArg
    >({
      query: () => ({ read: reads.listExpenseChoices, url: `/system-user/v1/expense-choices` }),
    }),
    addManualExpense: build.mutation<
      AddManualExpenseApiResponse,
      AddManualExpenseApiArg
    >({
      query: (queryArg) => ({ read: reads.addManualExpense,
        url: `/system-user/v1/add-manual-expense`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listIncomes: build.query<ListIncomesApiResponse, ListIncomesApiArg>({
      query: (queryArg) => ({ read: reads.listIncomes,
        url: `/system-user/v1/incomes`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category_id: queryArg.category_id,
          account_id: queryArg.account_id,
          strategy_id: queryArg.strategy_id,
          source: queryArg.source,
          state: queryArg.state,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getIncome: build.query<GetIncomeApiResponse, GetIncomeApiArg>({
      query: (queryArg) => ({ read: reads.getIncome,
        url: `/system-user/v1/incomes/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listIncomeChoices: build.query<
      ListIncomeChoicesApiResponse,
      ListIncomeChoicesApiArg
    >({
      query: () => ({ read: reads.listIncomeChoices, url: `/system-user/v1/income-choices` }),
    }),
    addManualIncome: build.mutation<
      AddManualIncomeApiResponse,
      AddManualIncomeApiArg
    >({
      query: (queryArg) => ({ read: reads.addManualIncome,
        url: `/system-user/v1/add-manual-income`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as expensesGenerated };
export type ListExpensesApiResponse =
  /** status 200 The page, the number of expenses under the filter and the sums over all of them. */ ExpensePage;
export type ListExpensesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only those of one of these lines of profit and loss; the parameter is repeated. */
  category_id?: Id[];
  /** Only those paid over one of these accounts; the parameter is repeated. */
  account_id?: Id[];
  /** Only those of one of these strategies; the parameter is repeated. */
  strategy_id?: Id[];
  source?: EntrySource[];
  /** Only those that stand, or only those that a posting has taken back. */
  state?: EntryState;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type GetExpenseApiResponse = /** status 200 The expense. */ EntryDetail;
export type GetExpenseApiArg = {
  id: Id;
};
export type ListExpenseChoicesApiResponse =
  /** status 200 Lines in the order of profit and loss, accounts by their numbers. */ EntryChoices;
export type ListExpenseChoicesApiArg = void;
export type AddManualExpenseApiResponse =
  /** status 201 The expense as it was posted. */ EntryDetail;
export type AddManualExpenseApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: NewEntry;
};
export type ListIncomesApiResponse =
  /** status 200 The page, the number of incomes under the filter and the sums over all of them. */ IncomePage;
export type ListIncomesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only those of one of these lines of profit and loss; the parameter is repeated. */
  category_id?: Id[];
  /** Only those paid over one of these accounts; the parameter is repeated. */
  account_id?: Id[];
  /** Only those of one of these strategies; the parameter is repeated. */
  strategy_id?: Id[];
  source?: EntrySource[];
  /** Only those that stand, or only those that a posting has taken back. */
  state?: EntryState;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type GetIncomeApiResponse = /** status 200 The income. */ EntryDetail;
export type GetIncomeApiArg = {
  id: Id;
};
export type ListIncomeChoicesApiResponse =
  /** status 200 Lines in the order of profit and loss, accounts by their numbers. */ EntryChoices;
export type ListIncomeChoicesApiArg = void;
export type AddManualIncomeApiResponse =
  /** status 201 The income as it was posted. */ EntryDetail;
export type AddManualIncomeApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: NewEntry;
};
export type Id = number;
export type Day = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Money = string;
export type EntrySource = "manual" | "auto";
export type PostingRef = {
  id: Id;
  /** Without gaps in each year. */
  number: number;
  year: number;
};
export type EntryState = "posted" | "reversed";
export type Timestamp = string;
export type Entry = {
  id: Id;
  date: Day;
  /** The line of profit and loss. */
  category: NamedRef;
  /** The account of money; its id is its number in the plan of accounts. */
  account: NamedRef;
  strategy: NullableNamedRef;
  amount: Money;
  /** The part of the amount that is value-added tax. */
  vat_amount: string | null;
  net_amount: Money;
  counterparty: string | null;
  description: string | null;
  source: EntrySource;
  posting: PostingRef;
  state: EntryState;
  /** The posting of people that takes it back, or the draft of one; a draft has no number. */
  taken_back_by: {
    id: Id;
    number: string | null;
  } | null;
  files_count: number;
  created_by: NullableNamedRef;
  created_at: Timestamp;
};
export type Sum = string;
export type EntryTotals = {
  amount: Sum;
  vat_amount: Sum;
};
export type ExpensePage = {
  expenses: Entry[];
  count: number;
  totals: EntryTotals;
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
export type EntryLine = {
  id: Id;
  debit: NamedRef;
  credit: NamedRef;
  amount: Money;
};
export type EntryFile = {
  file_id: string;
  name: string;
  size: number;
  /** Good for a short time. */
  url: string;
  created_at: Timestamp;
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
export type EntryDetail = Entry & {
  lines: EntryLine[];
  files: EntryFile[];
} & WithHistory;
export type EntryChoices = {
  categories: NamedRef[];
  accounts: NamedRef[];
};
export type NewEntry = {
  date: Day;
  category_id: Id;
  account_id: Id;
  /** None where it is common to all. */
  strategy_id?: number | null;
  amount: Money;
  /** None where there is no tax. */
  vat_amount?: string | null;
  counterparty?: string | null;
  description?: string | null;
  /** Files of `POST /files`. */
  file_ids?: string[];
};
export type IncomePage = {
  incomes: Entry[];
  count: number;
  totals: EntryTotals;
};
export const {
  useListExpensesQuery,
  useLazyListExpensesQuery,
  useGetExpenseQuery,
  useLazyGetExpenseQuery,
  useListExpenseChoicesQuery,
  useLazyListExpenseChoicesQuery,
  useAddManualExpenseMutation,
  useListIncomesQuery,
  useLazyListIncomesQuery,
  useGetIncomeQuery,
  useLazyGetIncomeQuery,
  useListIncomeChoicesQuery,
  useLazyListIncomeChoicesQuery,
  useAddManualIncomeMutation,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfPostingRef = { "id": "c", "number": "c", "year": "c" } as const;
const shapeOfEntry = { "id": "c", "date": "s", "category": { "id": "c", "name": "s" }, "account": { "id": "c", "name": "s" }, "strategy~": shapeOfNullableNamedRef, "amount": "s", "vat_amount~": "s", "net_amount": "s", "counterparty~": "s", "description~": "s", "source": "e", "posting": shapeOfPostingRef, "state": "e", "taken_back_by~": { "id": "c", "number~": "s" }, "files_count": "c", "created_by~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfEntryTotals = { "amount": "s", "vat_amount": "s" } as const;
const shapeOfExpensePage = { "expenses": [shapeOfEntry], "count": "c", "totals": shapeOfEntryTotals } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfEntryLine = { "id": "c", "debit": shapeOfNamedRef, "credit": shapeOfNamedRef, "amount": "s" } as const;
const shapeOfEntryFile = { "file_id": "s", "name": "s", "size": "c", "url": "s", "created_at": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfEntryDetail = { "id": "c", "date": "s", "category": { "id": "c", "name": "s" }, "account": { "id": "c", "name": "s" }, "strategy~": shapeOfNullableNamedRef, "amount": "s", "vat_amount~": "s", "net_amount": "s", "counterparty~": "s", "description~": "s", "source": "e", "posting": shapeOfPostingRef, "state": "e", "taken_back_by~": { "id": "c", "number~": "s" }, "files_count": "c", "created_by~": shapeOfNullableNamedRef, "created_at": "s", "lines": [shapeOfEntryLine], "files": [shapeOfEntryFile], "history": [shapeOfHistoryRow] } as const;
const shapeOfEntryChoices = { "categories": [shapeOfNamedRef], "accounts": [shapeOfNamedRef] } as const;
const shapeOfIncomePage = { "incomes": [shapeOfEntry], "count": "c", "totals": shapeOfEntryTotals } as const;
const reads = {
  listExpenses: reader(shapeOfExpensePage),
  getExpense: reader(shapeOfEntryDetail),
  listExpenseChoices: reader(shapeOfEntryChoices),
  addManualExpense: reader(shapeOfEntryDetail, true),
  listIncomes: reader(shapeOfIncomePage),
  getIncome: reader(shapeOfEntryDetail),
  listIncomeChoices: reader(shapeOfEntryChoices),
  addManualIncome: reader(shapeOfEntryDetail, true),
};
