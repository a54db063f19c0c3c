// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBonds: build.query<ListBondsApiResponse, ListBondsApiArg>({
      query: (queryArg) => ({ read: reads.listBonds,
        url: `/system-user/v1/bonds`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          coupon_period: queryArg.coupon_period,
          due: queryArg.due,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createBond: build.mutation<CreateBondApiResponse, CreateBondApiArg>({
      query: (queryArg) => ({ read: reads.createBond,
        url: `/system-user/v1/bonds`,
        method: "POST",
        body: queryArg.body,
        params: {
          dry_run: queryArg.dry_run,
        },
      }),
    }),
    getBond: build.query<GetBondApiResponse, GetBondApiArg>({
      query: (queryArg) => ({ read: reads.getBond,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBond: build.mutation<UpdateBondApiResponse, UpdateBondApiArg>({
      query: (queryArg) => ({ read: reads.updateBond,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
        params: {
          dry_run: queryArg.dry_run,
        },
      }),
    }),
    removeBond: build.mutation<RemoveBondApiResponse, RemoveBondApiArg>({
      query: (queryArg) => ({ read: reads.removeBond,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listBondInvestments: build.query<
      ListBondInvestmentsApiResponse,
      ListBondInvestmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listBondInvestments,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}/investments`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getRepaymentSchedule: build.query<
      GetRepaymentScheduleApiResponse,
      GetRepaymentScheduleApiArg
    >({
      query: (queryArg) => ({ read: reads.getRepaymentSchedule,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}/repayment-schedule`,
      }),
    }),
    payBondRow: build.mutation<PayBondRowApiResponse, PayBondRowApiArg>({
      query: (queryArg) => ({ read: reads.payBondRow,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}/repayment-schedule/${encodeURIComponent(String(queryArg.row))}/pay`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listBondLogs: build.query<ListBondLogsApiResponse, ListBondLogsApiArg>({
      query: (queryArg) => ({ read: reads.listBondLogs,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}/logs`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    changeBondStatus: build.mutation<
      ChangeBondStatusApiResponse,
      ChangeBondStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.changeBondStatus,
        url: `/system-user/v1/bonds/${encodeURIComponent(String(queryArg.id))}/change-status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    restoreBond: build.mutation<RestoreBondApiResponse, RestoreBondApiArg>({
      query: (queryArg) => ({ read: reads.restoreBond,
        url: `/system-user/v1/bond-restore/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    editRepaymentSchedule: build.mutation<
      EditRepaymentScheduleApiResponse,
      EditRepaymentScheduleApiArg
    >({
      query: (queryArg) => ({ read: reads.editRepaymentSchedule,
        url: `/system-user/v1/edit-repayment-schedule/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as bondsGenerated };
export type ListBondsApiResponse =
  /** status 200 The page, the number of bonds under the filter and the sums over all of them. */ BondPage;
export type ListBondsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: BondStatus[];
  coupon_period?: CouponPeriod[];
  /** Only active bonds whose next row is to be paid: today or earlier (true), earlier (overdue), today, or within the 14 days after (soon). */
  due?: "true" | "overdue" | "today" | "soon";
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** The latest issue first when left out. The period is that of the issue days. */
  order_by?:
    | "issue_date"
    | "-issue_date"
    | "maturity_date"
    | "-maturity_date"
    | "code"
    | "-code"
    | "total_amount"
    | "-total_amount"
    | "rate_percent"
    | "-rate_percent"
    | "next_date"
    | "-next_date";
};
export type CreateBondApiResponse =
  /** status 200 The bond is made, or would be. */ BondPlan;
export type CreateBondApiArg = {
  /** Nothing is written; the answer says what would be. */
  dry_run?: boolean;
  body: BondTerms;
};
export type GetBondApiResponse = /** status 200 The bond. */ BondDetail;
export type GetBondApiArg = {
  id: Id;
};
export type UpdateBondApiResponse =
  /** status 200 The bond is changed, or would be. */ BondPlan;
export type UpdateBondApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Nothing is written; the answer says what would be. */
  dry_run?: boolean;
  body: BondTerms;
};
export type RemoveBondApiResponse =
  /** status 200 The bond is removed. */ BondMoved;
export type RemoveBondApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListBondInvestmentsApiResponse =
  /** status 200 The purchases and their sum; the latest first when no order is asked for. */ BondInvestmentPage;
export type ListBondInvestmentsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type GetRepaymentScheduleApiResponse =
  /** status 200 Every row in the order of the days, with what the holders are given of it. */ RepaymentSchedule;
export type GetRepaymentScheduleApiArg = {
  id: Id;
};
export type PayBondRowApiResponse =
  /** status 200 The row is paid. */ BondRowPaid;
export type PayBondRowApiArg = {
  id: Id;
  row: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: RowPayment;
};
export type ListBondLogsApiResponse =
  /** status 200 The latest first. */ BondLogPage;
export type ListBondLogsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ChangeBondStatusApiResponse =
  /** status 200 The status is changed. */ BondMoved;
export type ChangeBondStatusApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BondStatusChange;
};
export type RestoreBondApiResponse =
  /** status 200 The bond is a draft again. */ BondMoved;
export type RestoreBondApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type EditRepaymentScheduleApiResponse =
  /** status 200 The schedule as it is now. */ RepaymentSchedule;
export type EditRepaymentScheduleApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ScheduleChange;
};
export type Id = number;
export type Version = number;
export type Money = string;
export type CouponPeriod =
  "month" | "quarter" | "half_year" | "year" | "at_end";
export type Day = string;
export type NullableDay = string | null;
export type BondStatus =
  "draft" | "active" | "suspended" | "removed" | "matured";
export type Timestamp = string;
export type Bond = {
  id: Id;
  version: Version;
  code: string;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  issuer: string;
  issuer_inn: string;
  isin: string | null;
  nominal: Money;
  quantity: number;
  total_amount: Money;
  currency: "UZS";
  /** Of a year. */
  rate_percent: number;
  coupon_period: CouponPeriod;
  month_count: number;
  issue_date: Day;
  maturity_date: Day;
  sold_quantity: number;
  sold_amount: Money;
  sold_percent: number;
  next_date: NullableDay;
  /** Of the whole row that is paid next, whoever holds how much. */
  next_amount: string | null;
  status: BondStatus;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type Sum = string;
export type BondPage = {
  bonds: Bond[];
  count: number;
  totals: {
    total_amount: Sum;
    sold_amount: Sum;
  };
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
export type ScheduleTotals = {
  principal: Sum;
  profit: Sum;
  total: Sum;
};
export type PlannedRow = {
  number: number;
  date: Day;
  principal: Money;
  profit: Money;
  total: Money;
  /** The principal that is left after the row. */
  balance: Money;
};
export type BondPlan = {
  /** None while nothing was written. */
  id: number | null;
  version: number | null;
  total_amount: Money;
  maturity_date: Day;
  totals: ScheduleTotals;
  rows: PlannedRow[];
};
export type BondTerms = {
  code: string;
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  issuer: string;
  issuer_inn: string;
  isin?: string | null;
  nominal: Money;
  quantity: number;
  /** Of a year; four digits after the point. */
  rate_percent: number;
  coupon_period: CouponPeriod;
  month_count: number;
  issue_date: Day;
  maturity_date?: Day;
  strategy_id?: number | null;
  description?: string | null;
  /** The files that the bond has then; those left out stay when the list is left out. */
  file_ids?: string[];
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type BondFile = {
  file_id: string;
  name: string;
  kind: string;
  size: number;
  /** Good for a short time. */
  url: string;
  created_at: Timestamp;
};
export type BondDetail = Bond & {
  description: string | null;
  strategy: NullableNamedRef;
  files: BondFile[];
  holders_count: number;
  /** The coupon of all units since the last day of the schedule, to this day. */
  accrued_amount: Money;
  paid_rows: number;
  /** Whether nothing but names, description and files may be changed. */
  terms_fixed: boolean;
  created_by: NullableNamedRef;
};
export type BondMoved = {
  id: Id;
  version: Version;
  status: BondStatus;
};
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type BondInvestment = {
  id: Id;
  investor: InvestorRef;
  quantity: number;
  amount: Money;
  /** Of all units of the bond. */
  share_percent: number;
  date: Day;
  status: "active" | "repaid";
};
export type BondInvestmentPage = {
  investments: BondInvestment[];
  count: number;
  totals: {
    amount: Sum;
  };
};
export type ScheduleRowStatus = "planned" | "overdue" | "paid";
export type NullableTimestamp = string | null;
export type Payable = {
  principal: Money;
  profit: Money;
  tax: Money;
  /** Principal and profit less tax, which goes onto the balances. */
  net: Money;
};
export type ScheduleRow = PlannedRow & {
  id: Id;
  status: ScheduleRowStatus;
  paid_at: NullableTimestamp;
  paid_by: NullableNamedRef;
  payable: Payable;
  is_editable: boolean;
  /** Why it may not be paid now; none where it may. */
  pay_refusal:
    | (
        | "transition_not_allowed"
        | "row_paid"
        | "rows_before_unpaid"
        | "row_not_due"
        | null
      )
    | null;
};
export type RepaymentSchedule = {
  bond_id: Id;
  version: Version;
  total_amount: Money;
  maturity_date: Day;
  totals: ScheduleTotals;
  rows: ScheduleRow[];
};
export type BondRowPaid = {
  bond_id: Id;
  row_id: Id;
  version: Version;
  status: BondStatus;
  paid_at: Timestamp;
  holders_count: number;
  paid: Payable;
};
export type RowPayment = {
  payable_amount: Money;
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
export type BondLogPage = {
  logs: HistoryRow[];
  count: number;
};
export type BondStatusChange = {
  status: BondStatus;
  comment?: string;
};
export type ScheduleChange = {
  rows: {
    /** None of a row that is new. */
    id?: number | null;
    date: Day;
    principal: Money;
    profit: Money;
  }[];
};
export const {
  useListBondsQuery,
  useLazyListBondsQuery,
  useCreateBondMutation,
  useGetBondQuery,
  useLazyGetBondQuery,
  useUpdateBondMutation,
  useRemoveBondMutation,
  useListBondInvestmentsQuery,
  useLazyListBondInvestmentsQuery,
  useGetRepaymentScheduleQuery,
  useLazyGetRepaymentScheduleQuery,
  usePayBondRowMutation,
  useListBondLogsQuery,
  useLazyListBondLogsQuery,
  useChangeBondStatusMutation,
  useRestoreBondMutation,
  useEditRepaymentScheduleMutation,
} = injectedRtkApi;
const shapeOfBond = { "id": "c", "version": "c", "code": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "issuer": "s", "issuer_inn": "s", "isin~": "s", "nominal": "s", "quantity": "c", "total_amount": "s", "currency": "e", "rate_percent": "c", "coupon_period": "e", "month_count": "c", "issue_date": "s", "maturity_date": "s", "sold_quantity": "c", "sold_amount": "s", "sold_percent": "c", "next_date~": "s", "next_amount~": "s", "status": "e", "created_at": "s", "updated_at": "s" } as const;
const shapeOfBondPage = { "bonds": [shapeOfBond], "count": "c", "totals": { "total_amount": "s", "sold_amount": "s" } } as const;
const shapeOfScheduleTotals = { "principal": "s", "profit": "s", "total": "s" } as const;
const shapeOfPlannedRow = { "number": "c", "date": "s", "principal": "s", "profit": "s", "total": "s", "balance": "*" } as const;
const shapeOfBondPlan = { "id~": "c", "version~": "c", "total_amount": "s", "maturity_date": "s", "totals": shapeOfScheduleTotals, "rows": [shapeOfPlannedRow] } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfBondFile = { "file_id": "s", "name": "s", "kind": "s", "size": "c", "url": "s", "created_at": "s" } as const;
const shapeOfBondDetail = { "id": "c", "version": "c", "code": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "issuer": "s", "issuer_inn": "s", "isin~": "s", "nominal": "s", "quantity": "c", "total_amount": "s", "currency": "e", "rate_percent": "c", "coupon_period": "e", "month_count": "c", "issue_date": "s", "maturity_date": "s", "sold_quantity": "c", "sold_amount": "s", "sold_percent": "c", "next_date~": "s", "next_amount~": "s", "status": "e", "created_at": "s", "updated_at": "s", "description~": "s", "strategy~": shapeOfNullableNamedRef, "files": [shapeOfBondFile], "holders_count": "c", "accrued_amount": "*", "paid_rows": "c", "terms_fixed": "b", "created_by~": shapeOfNullableNamedRef } as const;
const shapeOfBondMoved = { "id": "c", "version": "c", "status": "e" } as const;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfBondInvestment = { "id": "c", "investor": shapeOfInvestorRef, "quantity": "c", "amount": "s", "share_percent": "c", "date": "s", "status": "e" } as const;
const shapeOfBondInvestmentPage = { "investments": [shapeOfBondInvestment], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfPayable = { "principal": "s", "profit": "s", "tax": "s", "net": "*" } as const;
const shapeOfScheduleRow = { "number": "c", "date": "s", "principal": "s", "profit": "s", "total": "s", "balance": "*", "id": "c", "status": "e", "paid_at~": "s", "paid_by~": shapeOfNullableNamedRef, "payable": shapeOfPayable, "is_editable": "b", "pay_refusal~": "e" } as const;
const shapeOfRepaymentSchedule = { "bond_id": "c", "version": "c", "total_amount": "s", "maturity_date": "s", "totals": shapeOfScheduleTotals, "rows": [shapeOfScheduleRow] } as const;
const shapeOfBondRowPaid = { "bond_id": "c", "row_id": "c", "version": "c", "status": "e", "paid_at": "s", "holders_count": "c", "paid": shapeOfPayable } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBondLogPage = { "logs": [shapeOfHistoryRow], "count": "c" } as const;
const reads = {
  listBonds: reader(shapeOfBondPage),
  createBond: reader(shapeOfBondPlan, true),
  getBond: reader(shapeOfBondDetail),
  updateBond: reader(shapeOfBondPlan, true),
  removeBond: reader(shapeOfBondMoved, true),
  listBondInvestments: reader(shapeOfBondInvestmentPage),
  getRepaymentSchedule: reader(shapeOfRepaymentSchedule),
  payBondRow: reader(shapeOfBondRowPaid, true),
  listBondLogs: reader(shapeOfBondLogPage),
  changeBondStatus: reader(shapeOfBondMoved, true),
  restoreBond: reader(shapeOfBondMoved, true),
  editRepaymentSchedule: reader(shapeOfRepaymentSchedule, true),
};
