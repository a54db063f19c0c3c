// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentCalendar: build.query<
      ListPaymentCalendarApiResponse,
      ListPaymentCalendarApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentCalendar,
        url: `/system-user/v1/payment-calendar`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          month: queryArg.month,
          date: queryArg.date,
          kind: queryArg.kind,
          state: queryArg.state,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getPaymentDays: build.query<
      GetPaymentDaysApiResponse,
      GetPaymentDaysApiArg
    >({
      query: (queryArg) => ({ read: reads.getPaymentDays,
        url: `/system-user/v1/payment-calendar/days`,
        params: {
          month: queryArg.month,
          kind: queryArg.kind,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as paymentCalendarGenerated };
export type ListPaymentCalendarApiResponse =
  /** status 200 The entries and the sum of all of them. */ PaymentPage;
export type ListPaymentCalendarApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  month: CalendarMonth;
  /** One day of the month. */
  date?: Day;
  kind?: PaymentKind[];
  state?: PaymentState[];
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type GetPaymentDaysApiResponse = /** status 200 The days. */ PaymentDays;
export type GetPaymentDaysApiArg = {
  month: CalendarMonth;
  kind?: PaymentKind[];
};
export type PaymentKind = "coupon" | "repayment" | "dividend" | "cash_out";
export type PaymentState = "overdue" | "planned" | "paid";
export type Day = string;
export type Money = string;
export type Id = number;
export type PaymentEntry = {
  /** Of the entry in the calendar */
  id: string;
  kind: PaymentKind;
  state: PaymentState;
  date: Day;
  amount: Money;
  /** How many are paid by it. */
  count: number;
  /** Of the bond, the strategy or the claim. */
  name: string;
  record_id: Id;
  /** Of dividends, the month that they are of. */
  month: string | null;
};
export type Sum = string;
export type PaymentPage = {
  entries: PaymentEntry[];
  count: number;
  totals: {
    amount: Sum;
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
export type CalendarMonth = string;
export type PaymentDay = {
  date: Day;
  kind: PaymentKind;
  /** Of the entries. */
  count: number;
  amount: Money;
  paid_count: number;
  overdue_count: number;
};
export type PaymentDays = {
  days: PaymentDay[];
  today: Day;
};
export const {
  useListPaymentCalendarQuery,
  useLazyListPaymentCalendarQuery,
  useGetPaymentDaysQuery,
  useLazyGetPaymentDaysQuery,
} = injectedRtkApi;
const shapeOfPaymentEntry = { "id": "s", "kind": "e", "state": "e", "date": "s", "amount": "s", "count": "c", "name": "s", "record_id": "c", "month~": "s" } as const;
const shapeOfPaymentPage = { "entries": [shapeOfPaymentEntry], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfPaymentDay = { "date": "s", "kind": "e", "count": "c", "amount": "s", "paid_count": "c", "overdue_count": "c" } as const;
const shapeOfPaymentDays = { "days": [shapeOfPaymentDay], "today": "s" } as const;
const reads = {
  listPaymentCalendar: reader(shapeOfPaymentPage),
  getPaymentDays: reader(shapeOfPaymentDays),
};
