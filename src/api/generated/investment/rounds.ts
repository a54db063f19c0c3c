// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRounds: build.query<ListRoundsApiResponse, ListRoundsApiArg>({
      query: (queryArg) => ({ read: reads.listRounds,
        url: `/investment/investments/rounds`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          strategy_id: queryArg.strategy_id,
          due: queryArg.due,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createRound: build.mutation<CreateRoundApiResponse, CreateRoundApiArg>({
      query: (queryArg) => ({ read: reads.createRound,
        url: `/investment/investments/rounds`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getRound: build.query<GetRoundApiResponse, GetRoundApiArg>({
      query: (queryArg) => ({ read: reads.getRound,
        url: `/investment/investments/rounds/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateRound: build.mutation<UpdateRoundApiResponse, UpdateRoundApiArg>({
      query: (queryArg) => ({ read: reads.updateRound,
        url: `/investment/investments/rounds/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as roundsGenerated };
export type ListRoundsApiResponse =
  /** status 200 The page, the number of rounds under the filter and the sums over all of them. */ RoundPage;
export type ListRoundsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: RoundStatus[];
  /** Only rounds of one of these strategies; the parameter is repeated. */
  strategy_id?: Id[];
  /** Only rounds for which one of these is to be done; the parameter is repeated. */
  due?: RoundDue[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "number"
    | "-number"
    | "start_date"
    | "-start_date"
    | "end_date"
    | "-end_date"
    | "target_amount"
    | "-target_amount"
    | "raised_amount"
    | "-raised_amount";
};
export type CreateRoundApiResponse =
  /** status 201 The round that was planned. */ Round;
export type CreateRoundApiArg = {
  body: NewRound;
};
export type GetRoundApiResponse =
  /** status 200 The round and what was done to it, newest first. */ RoundDetail;
export type GetRoundApiArg = {
  id: Id;
};
export type UpdateRoundApiResponse =
  /** status 200 The round as it stands. */ Round;
export type UpdateRoundApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: RoundChange;
};
export type Id = number;
export type Version = number;
export type RoundName = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type Day = string;
export type Money = string;
export type RoundStatus =
  "planned" | "open" | "closed" | "settled" | "cancelled";
export type RoundDue = "opening" | "closing" | "below_minimum";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Timestamp = string;
export type Round = {
  id: Id;
  version: Version;
  number: number;
  name: RoundName;
  strategy: NamedRef;
  tariffs: NamedRef[];
  start_date: Day;
  end_date: Day;
  target_amount: Money;
  min_amount: Money;
  raised_amount: Money;
  missing_amount: Money;
  /** Those that are counted in what was raised. */
  investments_count: number;
  /** Whose they are. */
  investors_count: number;
  status: RoundStatus;
  due: RoundDue[];
  /** Another round of the strategy that is open, so that this one cannot be opened; none where there is none. */
  open_round: NullableNamedRef;
  /** Whether the strategy is active; of any other no round is opened. */
  is_strategy_sold: boolean;
  created_at: Timestamp;
};
export type Sum = string;
export type RoundPage = {
  rounds: Round[];
  count: number;
  totals: {
    target_amount: Sum;
    raised_amount: Sum;
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
export type RoundTariffIds = Id[];
export type NewRound = {
  name: RoundName;
  strategy_id: Id;
  tariff_ids: RoundTariffIds;
  start_date: Day;
  end_date: Day;
  target_amount: Money;
  min_amount: Money;
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
export type RoundDetail = Round & WithHistory;
export type RoundChange = {
  name?: RoundName;
  strategy_id?: Id;
  tariff_ids?: RoundTariffIds;
  start_date?: Day;
  end_date?: Day;
  target_amount?: Money;
  min_amount?: Money;
  status?: RoundStatus;
};
export const {
  useListRoundsQuery,
  useLazyListRoundsQuery,
  useCreateRoundMutation,
  useGetRoundQuery,
  useLazyGetRoundQuery,
  useUpdateRoundMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfRound = { "id": "c", "version": "c", "number": "c", "name": "s", "strategy": shapeOfNamedRef, "tariffs": [shapeOfNamedRef], "start_date": "s", "end_date": "s", "target_amount": "s", "min_amount": "s", "raised_amount": "s", "missing_amount": "s", "investments_count": "c", "investors_count": "c", "status": "e", "due": ["e"], "open_round~": { "id": "c", "name": "s" }, "is_strategy_sold": "b", "created_at": "s" } as const;
const shapeOfRoundPage = { "rounds": [shapeOfRound], "count": "c", "totals": { "target_amount": "s", "raised_amount": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfRoundDetail = { "id": "c", "version": "c", "number": "c", "name": "s", "strategy": shapeOfNamedRef, "tariffs": [shapeOfNamedRef], "start_date": "s", "end_date": "s", "target_amount": "s", "min_amount": "s", "raised_amount": "s", "missing_amount": "s", "investments_count": "c", "investors_count": "c", "status": "e", "due": ["e"], "open_round~": { "id": "c", "name": "s" }, "is_strategy_sold": "b", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listRounds: reader(shapeOfRoundPage),
  createRound: reader(shapeOfRound, true),
  getRound: reader(shapeOfRoundDetail),
  updateRound: reader(shapeOfRound, true),
};
