// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTariffs: build.query<ListTariffsApiResponse, ListTariffsApiArg>({
      query: (queryArg) => ({ read: reads.listTariffs,
        url: `/investment/strategies/tariffs`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          strategy_id: queryArg.strategy_id,
          payout_period: queryArg.payout_period,
          subject: queryArg.subject,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getTariff: build.query<GetTariffApiResponse, GetTariffApiArg>({
      query: (queryArg) => ({ read: reads.getTariff,
        url: `/investment/strategies/tariffs/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createTariff: build.mutation<CreateTariffApiResponse, CreateTariffApiArg>({
      query: (queryArg) => ({ read: reads.createTariff,
        url: `/investment/investments/tariffs`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateTariff: build.mutation<UpdateTariffApiResponse, UpdateTariffApiArg>({
      query: (queryArg) => ({ read: reads.updateTariff,
        url: `/investment/investments/tariffs/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as tariffsGenerated };
export type ListTariffsApiResponse =
  /** status 200 The page, the number of tariffs under the filter and the sums over all of them. */ TariffPage;
export type ListTariffsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: TariffStatus[];
  /** Only tariffs of one of these strategies; the parameter is repeated. */
  strategy_id?: Id[];
  payout_period?: PayoutPeriod[];
  subject?: TariffSubject[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "code"
    | "-code"
    | "month_count"
    | "-month_count"
    | "percent"
    | "-percent"
    | "valid_from"
    | "-valid_from"
    | "investments_amount"
    | "-investments_amount";
};
export type GetTariffApiResponse =
  /** status 200 The tariff and what was done to it, newest first. */ TariffDetail;
export type GetTariffApiArg = {
  id: Id;
};
export type CreateTariffApiResponse =
  /** status 201 The tariff that was made. */ Tariff;
export type CreateTariffApiArg = {
  body: NewTariff;
};
export type UpdateTariffApiResponse =
  /** status 200 The tariff as it stands. */ Tariff;
export type UpdateTariffApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: TariffChange;
};
export type Id = number;
export type Version = number;
export type TariffCode = string;
export type TariffName = string;
export type NullableTariffName = string | null;
export type NamedRef = {
  id: Id;
  name: string;
};
export type TariffSubject = "individual" | "business" | "all";
export type MonthCount = number;
export type Money = string;
export type TariffPercent = number;
export type PayoutPeriod = "month" | "quarter" | "at_end";
export type EarlyExitPercent = number | null;
export type Day = string;
export type NullableDay = string | null;
export type TariffStatus = "upcoming" | "active" | "ended" | "inactive";
export type Sum = string;
export type Timestamp = string;
export type Tariff = {
  id: Id;
  version: Version;
  code: TariffCode;
  /** In the language of the caller. */
  name: string;
  name_ru: TariffName;
  name_en: NullableTariffName;
  name_uz: NullableTariffName;
  strategy: NamedRef;
  subject: TariffSubject;
  month_count: MonthCount;
  min_amount: Money;
  max_amount: Money;
  percent: TariffPercent;
  payout_period: PayoutPeriod;
  early_exit_allowed: boolean;
  early_exit_percent: EarlyExitPercent;
  auto_prolong: boolean;
  /** Whether it is offered at all. */
  is_active: boolean;
  valid_from: Day;
  valid_to: NullableDay;
  status: TariffStatus;
  /** Live investments. */
  investments_count: number;
  investments_amount: Sum;
  /** Whether anybody ever invested on it, so that its terms are fixed. */
  is_used: boolean;
  created_at: Timestamp;
};
export type TariffPage = {
  tariffs: Tariff[];
  count: number;
  totals: {
    investments_amount: Sum;
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
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
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
export type TariffDetail = Tariff & WithHistory;
export type NewTariff = {
  code: TariffCode;
  strategy_id: Id;
  name_ru: TariffName;
  name_en?: NullableTariffName;
  name_uz?: NullableTariffName;
  subject: TariffSubject;
  month_count: MonthCount;
  min_amount: Money;
  max_amount: Money;
  percent: TariffPercent;
  payout_period: PayoutPeriod;
  early_exit_allowed: boolean;
  early_exit_percent?: EarlyExitPercent;
  auto_prolong?: boolean;
  is_active?: boolean;
  valid_from: Day;
  valid_to?: NullableDay;
};
export type TariffChange = {
  strategy_id?: Id;
  name_ru?: TariffName;
  name_en?: NullableTariffName;
  name_uz?: NullableTariffName;
  subject?: TariffSubject;
  month_count?: MonthCount;
  min_amount?: Money;
  max_amount?: Money;
  percent?: TariffPercent;
  payout_period?: PayoutPeriod;
  early_exit_allowed?: boolean;
  early_exit_percent?: EarlyExitPercent;
  auto_prolong?: boolean;
  is_active?: boolean;
  valid_from?: Day;
  valid_to?: NullableDay;
};
export const {
  useListTariffsQuery,
  useLazyListTariffsQuery,
  useGetTariffQuery,
  useLazyGetTariffQuery,
  useCreateTariffMutation,
  useUpdateTariffMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfTariff = { "id": "c", "version": "c", "code": "s", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "strategy": shapeOfNamedRef, "subject": "e", "month_count": "c", "min_amount": "s", "max_amount": "s", "percent": "c", "payout_period": "e", "early_exit_allowed": "b", "early_exit_percent~": "c", "auto_prolong": "b", "is_active": "b", "valid_from": "s", "valid_to~": "s", "status": "e", "investments_count": "c", "investments_amount": "s", "is_used": "b", "created_at": "s" } as const;
const shapeOfTariffPage = { "tariffs": [shapeOfTariff], "count": "c", "totals": { "investments_amount": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfTariffDetail = { "id": "c", "version": "c", "code": "s", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "strategy": shapeOfNamedRef, "subject": "e", "month_count": "c", "min_amount": "s", "max_amount": "s", "percent": "c", "payout_period": "e", "early_exit_allowed": "b", "early_exit_percent~": "c", "auto_prolong": "b", "is_active": "b", "valid_from": "s", "valid_to~": "s", "status": "e", "investments_count": "c", "investments_amount": "s", "is_used": "b", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listTariffs: reader(shapeOfTariffPage),
  getTariff: reader(shapeOfTariffDetail),
  createTariff: reader(shapeOfTariff, true),
  updateTariff: reader(shapeOfTariff, true),
};
