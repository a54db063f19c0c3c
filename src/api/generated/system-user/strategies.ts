// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStrategies: build.query<
      ListStrategiesApiResponse,
      ListStrategiesApiArg
    >({
      query: (queryArg) => ({ read: reads.listStrategies,
        url: `/system-user/v1/strategies`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          category_id: queryArg.category_id,
          risk_type: queryArg.risk_type,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createStrategy: build.mutation<
      CreateStrategyApiResponse,
      CreateStrategyApiArg
    >({
      query: (queryArg) => ({ read: reads.createStrategy,
        url: `/system-user/v1/strategies`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getStrategy: build.query<GetStrategyApiResponse, GetStrategyApiArg>({
      query: (queryArg) => ({ read: reads.getStrategy,
        url: `/system-user/v1/strategies/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateStrategy: build.mutation<
      UpdateStrategyApiResponse,
      UpdateStrategyApiArg
    >({
      query: (queryArg) => ({ read: reads.updateStrategy,
        url: `/system-user/v1/strategies/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteStrategy: build.mutation<
      DeleteStrategyApiResponse,
      DeleteStrategyApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/strategies/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    uploadPicture: build.mutation<
      UploadPictureApiResponse,
      UploadPictureApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadPicture,
        url: `/system-user/v1/upload`,
        method: "POST",
        body: queryArg.body,
        params: {
          type: queryArg["type"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as strategiesGenerated };
export type ListStrategiesApiResponse =
  /** status 200 The page, the number of strategies under the filter and the money at work in all of them. */ StrategyPage;
export type ListStrategiesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: StrategyStatus[];
  /** Only strategies of one of these categories; the parameter is repeated. */
  category_id?: Id[];
  risk_type?: StrategyRisk[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** The most money at work first when left out. */
  order_by?: StrategyOrder;
};
export type CreateStrategyApiResponse =
  /** status 201 The strategy. */ Strategy;
export type CreateStrategyApiArg = {
  body: StrategyNew;
};
export type GetStrategyApiResponse =
  /** status 200 The strategy and what was done to it, newest first. */ Strategy;
export type GetStrategyApiArg = {
  id: Id;
};
export type UpdateStrategyApiResponse =
  /** status 200 The strategy as it stands. */ Strategy;
export type UpdateStrategyApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: StrategyChange;
};
export type DeleteStrategyApiResponse = unknown;
export type DeleteStrategyApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type UploadPictureApiResponse =
  /** status 201 The picture is stored under a generated name and belongs to nothing yet. */ UploadedPicture;
export type UploadPictureApiArg = {
  /** What the picture is for. */
  type: "portfolio";
  body: PictureUpload;
};
export type Id = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type StrategyRisk = "low" | "medium" | "high";
export type Money = string;
export type Sum = string;
export type Percent = number;
export type StrategyStatus = "soon" | "active" | "inactive" | "archive";
export type Timestamp = string;
export type StrategyRow = {
  id: Id;
  /** In the language of the call. */
  title: string;
  image_url: string | null;
  category: NullableNamedRef;
  month_count: number;
  risk_type: StrategyRisk;
  min_investment_amount: Money;
  max_investment_amount: Money;
  /** Money at work, which is the balance of its active and exiting investments. */
  balance: Sum;
  /** How many investments that is. */
  investments_count: number;
  expected_profit: Percent;
  /** Percent a year that the last month with dividends has brought, before tax, on the mean of the money that worked in the strategy day by day: of an investment that is spread over several, its part here. None without dividends. */
  real_percent: number | null;
  real_month: string | null;
  /** For companies alone. */
  is_corporate: boolean;
  status: StrategyStatus;
  created_at: Timestamp;
};
export type StrategyPage = {
  strategies: StrategyRow[];
  count: number;
  totals: {
    balance: Sum;
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
export type Day = string;
export type StrategyOrder =
  | "title"
  | "-title"
  | "month_count"
  | "-month_count"
  | "min_investment_amount"
  | "-min_investment_amount"
  | "balance"
  | "-balance"
  | "expected_profit"
  | "-expected_profit"
  | "created_at"
  | "-created_at";
export type Version = number;
export type StrategyImage = {
  id: string;
  name: string;
  /** Opens the picture for five minutes. */
  url: string;
} | null;
export type StrategyLanguage = "ru" | "en" | "uz";
export type Advantage = {
  text_ru: string;
  text_en: string | null;
  text_uz: string | null;
};
export type PeriodPercent = {
  month_from: number;
  month_to: number;
  percent: Percent;
};
export type PeriodPercents = PeriodPercent[];
export type Step = {
  from: number;
  value: number;
};
export type Steps = Step[];
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
export type Strategy = StrategyRow & {
  version: Version;
  tariffs_count: number;
  rounds_count: number;
  /** Whether anything belongs to it, so that it cannot be removed. */
  is_used: boolean;
  /** Whether live money lies in it, parts of investments of other strategies included, or it owes dividends, so that it cannot be put away. */
  holds_money: boolean;
  image: StrategyImage;
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  goal_ru: string | null;
  goal_en: string | null;
  goal_uz: string | null;
  disclaimer_ru: string | null;
  disclaimer_en: string | null;
  disclaimer_uz: string | null;
  language: StrategyLanguage;
  advantage: Advantage[];
  percents: PeriodPercents;
  min_reinvestment_amount: Money;
  repayment_percent: Percent;
  min_bond_percent_limit: Percent;
  max_bond_percent_limit: Percent;
  max_investment_percent_limit: Percent;
  initial_percent_iman: Percent;
  min_percent_iman: Percent;
  value_by_amount_million: Steps;
  weight_by_amount_million: Steps;
  value_by_month: Steps;
  weight_by_month: Steps;
  cape_by_amount: number;
  cape_by_month: number;
  updated_at: Timestamp;
} & WithHistory;
export type StrategyNew = {
  category_id: Id;
  month_count: number;
  risk_type: StrategyRisk;
  is_corporate?: boolean;
  expected_profit: Percent;
  min_investment_amount: Money;
  max_investment_amount: Money;
  image_id?: string;
  title_ru: string;
  title_en?: string | null;
  title_uz?: string | null;
  goal_ru?: string | null;
  goal_en?: string | null;
  goal_uz?: string | null;
  disclaimer_ru?: string | null;
  disclaimer_en?: string | null;
  disclaimer_uz?: string | null;
  language?: StrategyLanguage;
  advantage?: Advantage[];
  percents?: PeriodPercents;
  min_reinvestment_amount?: Money;
  repayment_percent?: Percent;
  min_bond_percent_limit?: Percent;
  max_bond_percent_limit?: Percent;
  max_investment_percent_limit?: Percent;
  initial_percent_iman?: Percent;
  min_percent_iman?: Percent;
  value_by_amount_million?: Steps;
  weight_by_amount_million?: Steps;
  value_by_month?: Steps;
  weight_by_month?: Steps;
  cape_by_amount?: number;
  cape_by_month?: number;
};
export type StrategyChange = {
  status?: StrategyStatus;
  /** Why the status changes. */
  comment?: string;
  category_id?: Id;
  month_count?: number;
  risk_type?: StrategyRisk;
  is_corporate?: boolean;
  expected_profit?: Percent;
  min_investment_amount?: Money;
  max_investment_amount?: Money;
  /** What was uploaded; nothing takes the picture away. */
  image_id?: string | null;
  title_ru?: string;
  title_en?: string | null;
  title_uz?: string | null;
  goal_ru?: string | null;
  goal_en?: string | null;
  goal_uz?: string | null;
  disclaimer_ru?: string | null;
  disclaimer_en?: string | null;
  disclaimer_uz?: string | null;
  language?: StrategyLanguage;
  advantage?: Advantage[];
  percents?: PeriodPercents;
  min_reinvestment_amount?: Money;
  repayment_percent?: Percent;
  min_bond_percent_limit?: Percent;
  max_bond_percent_limit?: Percent;
  max_investment_percent_limit?: Percent;
  initial_percent_iman?: Percent;
  min_percent_iman?: Percent;
  value_by_amount_million?: Steps;
  weight_by_amount_million?: Steps;
  value_by_month?: Steps;
  weight_by_month?: Steps;
  cape_by_amount?: number;
  cape_by_month?: number;
};
export type UploadedPicture = {
  id: string;
  /** The name it was uploaded under; never a path. */
  name: string;
  /** The media type found by the content. */
  kind: string;
  /** In bytes. */
  size: number;
};
export type PictureUpload = {
  file: Blob;
};
export const {
  useListStrategiesQuery,
  useLazyListStrategiesQuery,
  useCreateStrategyMutation,
  useGetStrategyQuery,
  useLazyGetStrategyQuery,
  useUpdateStrategyMutation,
  useDeleteStrategyMutation,
  useUploadPictureMutation,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfStrategyRow = { "id": "c", "title": "s", "image_url~": "s", "category~": shapeOfNullableNamedRef, "month_count": "c", "risk_type": "e", "min_investment_amount": "s", "max_investment_amount": "s", "balance": "*", "investments_count": "c", "expected_profit": "c", "real_percent~": "c", "real_month~": "s", "is_corporate": "b", "status": "e", "created_at": "s" } as const;
const shapeOfStrategyPage = { "strategies": [shapeOfStrategyRow], "count": "c", "totals": { "balance": "s" } } as const;
const shapeOfStrategyImage = { "id": "s", "name": "s", "url": "s" } as const;
const shapeOfAdvantage = { "text_ru": "s", "text_en~": "s", "text_uz~": "s" } as const;
const shapeOfPeriodPercent = { "month_from": "c", "month_to": "c", "percent": "c" } as const;
const shapeOfStep = { "from": "c", "value": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfStrategy = { "id": "c", "title": "s", "image_url~": "s", "category~": shapeOfNullableNamedRef, "month_count": "c", "risk_type": "e", "min_investment_amount": "s", "max_investment_amount": "s", "balance": "*", "investments_count": "c", "expected_profit": "c", "real_percent~": "c", "real_month~": "s", "is_corporate": "b", "status": "e", "created_at": "s", "version": "c", "tariffs_count": "c", "rounds_count": "c", "is_used": "b", "holds_money": "b", "image~": shapeOfStrategyImage, "title_ru": "s", "title_en~": "s", "title_uz~": "s", "goal_ru~": "s", "goal_en~": "s", "goal_uz~": "s", "disclaimer_ru~": "s", "disclaimer_en~": "s", "disclaimer_uz~": "s", "language": "e", "advantage": [shapeOfAdvantage], "percents": [shapeOfPeriodPercent], "min_reinvestment_amount": "s", "repayment_percent": "c", "min_bond_percent_limit": "c", "max_bond_percent_limit": "c", "max_investment_percent_limit": "c", "initial_percent_iman": "c", "min_percent_iman": "c", "value_by_amount_million": [shapeOfStep], "weight_by_amount_million": [shapeOfStep], "value_by_month": [shapeOfStep], "weight_by_month": [shapeOfStep], "cape_by_amount": "c", "cape_by_month": "c", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfUploadedPicture = { "id": "s", "name": "s", "kind": "s", "size": "c" } as const;
const reads = {
  listStrategies: reader(shapeOfStrategyPage),
  createStrategy: reader(shapeOfStrategy, true),
  getStrategy: reader(shapeOfStrategy),
  updateStrategy: reader(shapeOfStrategy, true),
  uploadPicture: reader(shapeOfUploadedPicture, true),
};
