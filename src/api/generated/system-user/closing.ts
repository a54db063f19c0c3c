// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClosingMonths: build.query<
      ListClosingMonthsApiResponse,
      ListClosingMonthsApiArg
    >({
      query: (queryArg) => ({ read: reads.listClosingMonths,
        url: `/system-user/v1/closing-months-list`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getClosingMonth: build.query<
      GetClosingMonthApiResponse,
      GetClosingMonthApiArg
    >({
      query: (queryArg) => ({ read: reads.getClosingMonth,
        url: `/system-user/v1/closing-months-list/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeClosingMonth: build.mutation<
      ChangeClosingMonthApiResponse,
      ChangeClosingMonthApiArg
    >({
      query: (queryArg) => ({ read: reads.changeClosingMonth,
        url: `/system-user/v1/closing-months-list/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getChecklistLine: build.query<
      GetChecklistLineApiResponse,
      GetChecklistLineApiArg
    >({
      query: (queryArg) => ({ read: reads.getChecklistLine,
        url: `/system-user/v1/closing-months-list/${encodeURIComponent(String(queryArg.id))}/checklist/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    noteChecklistLine: build.mutation<
      NoteChecklistLineApiResponse,
      NoteChecklistLineApiArg
    >({
      query: (queryArg) => ({ read: reads.noteChecklistLine,
        url: `/system-user/v1/closing-months-list/${encodeURIComponent(String(queryArg.id))}/checklist/${encodeURIComponent(String(queryArg.code))}`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    checkClosingDigest: build.query<
      CheckClosingDigestApiResponse,
      CheckClosingDigestApiArg
    >({
      query: (queryArg) => ({ read: reads.checkClosingDigest,
        url: `/system-user/v1/closing-months-list/${encodeURIComponent(String(queryArg.id))}/digest`,
      }),
    }),
    beginClosing: build.mutation<BeginClosingApiResponse, BeginClosingApiArg>({
      query: (queryArg) => ({ read: reads.beginClosing,
        url: `/system-user/v1/end-of-month-create`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listClosingFiles: build.query<
      ListClosingFilesApiResponse,
      ListClosingFilesApiArg
    >({
      query: (queryArg) => ({ read: reads.listClosingFiles,
        url: `/system-user/v1/get-closed-month-files/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as closingGenerated };
export type ListClosingMonthsApiResponse =
  /** status 200 The page and the number of months under the filter. */ ClosingMonthPage;
export type ListClosingMonthsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: ClosingStatus[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "month" | "-month";
};
export type GetClosingMonthApiResponse =
  /** status 200 The month as it stands. */ ClosingMonthDetail;
export type GetClosingMonthApiArg = {
  id: Id;
};
export type ChangeClosingMonthApiResponse =
  /** status 200 The month as it stands. */ ClosingMonth;
export type ChangeClosingMonthApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ClosingChange;
};
export type GetChecklistLineApiResponse =
  /** status 200 The line as it stands now. */ ChecklistLine;
export type GetChecklistLineApiArg = {
  id: Id;
  code: ChecklistCode;
};
export type NoteChecklistLineApiResponse =
  /** status 201 The line with the note. */ ChecklistLine;
export type NoteChecklistLineApiArg = {
  id: Id;
  code: ChecklistCode;
  body: ChecklistNoteText;
};
export type CheckClosingDigestApiResponse =
  /** status 200 Both digests, and the days that are not as they were. */ DigestCheck;
export type CheckClosingDigestApiArg = {
  id: Id;
};
export type BeginClosingApiResponse =
  /** status 202 The month; it is reckoned in the background. */ ClosingMonth;
export type BeginClosingApiArg = {
  body: ClosingBegin;
};
export type ListClosingFilesApiResponse =
  /** status 200 The files, the latest time first; an address opens its file for five minutes. */ ClosingFiles;
export type ListClosingFilesApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type Month = string;
export type ClosingStatus = "open" | "calculating" | "closed" | "reopened";
export type ClosingStage =
  ("checking" | "entries" | "files" | "waiting" | null) | null;
export type Sum = string;
export type ClosingTotals = {
  cash_in: Sum;
  cash_out: Sum;
  dividends: Sum;
  tax: Sum;
  expenses: Sum;
  incomes: Sum;
  net_profit: Sum;
} | null;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type ClosingMonth = {
  id: Id;
  version: Version;
  month: Month;
  status: ClosingStatus;
  stage: ClosingStage;
  /** How often the month has been closed or begun to be. */
  revision: number;
  totals: ClosingTotals;
  files_count: number;
  /** SHA-256, in hex, of all entries of a closed month. */
  digest: string | null;
  requested_by: NullableNamedRef;
  requested_at: NullableTimestamp;
  closed_by: NullableNamedRef;
  closed_at: NullableTimestamp;
  reopen_requested_by: NullableNamedRef;
  reopen_reason: string | null;
  /** Why the caller cannot take the next step; nothing where he can, or there is none. */
  step_refusal:
    | (
        | "same_person"
        | "same_role"
        | "still_reckoned"
        | "later_month_closed"
        | null
      )
    | null;
};
export type ClosingMonthPage = {
  months: ClosingMonth[];
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type ChecklistCode =
  | "previous_month"
  | "month_not_over"
  | "cash_in_pending"
  | "unsigned_drafts"
  | "manual_drafts"
  | "dividends_missing"
  | "debit_credit"
  | "tie_6990"
  | "tie_6820"
  | "tie_6830"
  | "tie_6610"
  | "tie_6411"
  | "tax_unverified"
  | "payouts_unpaid";
export type Money = string;
export type NullableDay = string | null;
export type Tie = {
  account_id: number;
  ledger: Money;
  records: Money;
  difference: Money;
  first_day: NullableDay;
} | null;
export type NamedRef = {
  id: Id;
  name: string;
};
export type ChecklistNote = {
  text: string | null;
  /** What the line counted then. */
  count: number;
  created_by: NamedRef;
  created_at: Timestamp;
} | null;
export type ChecklistLine = {
  code: ChecklistCode;
  /** A month with such a line is not closed; of the others people are only warned. */
  blocks: boolean;
  /** How many records it is about; nothing is wrong at zero. */
  count: number;
  tie: Tie;
  checked_at: Timestamp;
  note: ChecklistNote;
};
export type ClosingEntry = {
  debit: number;
  credit: number;
  amount: Money;
};
export type ClosingMonthDetail = ClosingMonth &
  WithHistory & {
    checklist: ChecklistLine[];
    /** What closing the month writes, or has written, on its last day. */
    entries: ClosingEntry[];
  };
export type ClosingChange = {
  status: "closed" | "open" | "reopened";
  month?: Month;
  /** Why a month is to be opened again. */
  comment?: string;
};
export type ChecklistNoteText = {
  text?: string;
};
export type DigestDay = {
  date: Day;
  kept_count: number;
  count: number;
  kept_amount: Sum;
  amount: Sum;
};
export type DigestCheck = {
  holds: boolean;
  /** SHA-256, in hex, that the month was closed with. */
  kept: string;
  /** SHA-256, in hex, of its entries now. */
  found: string;
  checked_at: Timestamp;
  first_day: NullableDay;
  days: DigestDay[];
};
export type ClosingBegin = {
  month: Month;
};
export type ClosingFile = {
  type: "gl" | "pnl" | "dividends" | "tax" | "investors";
  name: string;
  /** In bytes. */
  size: number;
  sha256: string;
  revision: number;
  created_at: Timestamp;
  url: string;
};
export type ClosingFiles = {
  files: ClosingFile[];
};
export const {
  useListClosingMonthsQuery,
  useLazyListClosingMonthsQuery,
  useGetClosingMonthQuery,
  useLazyGetClosingMonthQuery,
  useChangeClosingMonthMutation,
  useGetChecklistLineQuery,
  useLazyGetChecklistLineQuery,
  useNoteChecklistLineMutation,
  useCheckClosingDigestQuery,
  useLazyCheckClosingDigestQuery,
  useBeginClosingMutation,
  useListClosingFilesQuery,
  useLazyListClosingFilesQuery,
} = injectedRtkApi;
const shapeOfClosingTotals = { "cash_in": "s", "cash_out": "s", "dividends": "s", "tax": "s", "expenses": "s", "incomes": "s", "net_profit": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfClosingMonth = { "id": "c", "version": "c", "month": "s", "status": "e", "stage~": "e", "revision": "c", "totals~": shapeOfClosingTotals, "files_count": "c", "digest~": "s", "requested_by~": shapeOfNullableNamedRef, "requested_at~": "s", "closed_by~": shapeOfNullableNamedRef, "closed_at~": "s", "reopen_requested_by~": shapeOfNullableNamedRef, "reopen_reason~": "s", "step_refusal~": "e" } as const;
const shapeOfClosingMonthPage = { "months": [shapeOfClosingMonth], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfTie = { "account_id": "c", "ledger": "s", "records": "s", "difference": "s", "first_day~": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfChecklistNote = { "text~": "s", "count": "c", "created_by": shapeOfNamedRef, "created_at": "s" } as const;
const shapeOfChecklistLine = { "code": "e", "blocks": "b", "count": "c", "tie~": shapeOfTie, "checked_at": "s", "note~": shapeOfChecklistNote } as const;
const shapeOfClosingEntry = { "debit": "c", "credit": "c", "amount": "s" } as const;
const shapeOfClosingMonthDetail = { "id": "c", "version": "c", "month": "s", "status": "e", "stage~": "e", "revision": "c", "totals~": shapeOfClosingTotals, "files_count": "c", "digest~": "s", "requested_by~": shapeOfNullableNamedRef, "requested_at~": "s", "closed_by~": shapeOfNullableNamedRef, "closed_at~": "s", "reopen_requested_by~": shapeOfNullableNamedRef, "reopen_reason~": "s", "step_refusal~": "e", "history": [shapeOfHistoryRow], "checklist": [shapeOfChecklistLine], "entries": [shapeOfClosingEntry] } as const;
const shapeOfDigestDay = { "date": "s", "kept_count": "c", "count": "c", "kept_amount": "s", "amount": "s" } as const;
const shapeOfDigestCheck = { "holds": "b", "kept": "s", "found": "s", "checked_at": "s", "first_day~": "s", "days": [shapeOfDigestDay] } as const;
const shapeOfClosingFile = { "type": "e", "name": "s", "size": "c", "sha256": "s", "revision": "c", "created_at": "s", "url": "s" } as const;
const shapeOfClosingFiles = { "files": [shapeOfClosingFile] } as const;
const reads = {
  listClosingMonths: reader(shapeOfClosingMonthPage),
  getClosingMonth: reader(shapeOfClosingMonthDetail),
  changeClosingMonth: reader(shapeOfClosingMonth, true),
  getChecklistLine: reader(shapeOfChecklistLine),
  noteChecklistLine: reader(shapeOfChecklistLine, true),
  checkClosingDigest: reader(shapeOfDigestCheck),
  beginClosing: reader(shapeOfClosingMonth, true),
  listClosingFiles: reader(shapeOfClosingFiles),
};
