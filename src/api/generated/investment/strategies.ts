// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStrategyChoices: build.query<
      ListStrategyChoicesApiResponse,
      ListStrategyChoicesApiArg
    >({
      query: (queryArg) => ({ read: reads.listStrategyChoices,
        url: `/investment/strategies`,
        params: {
          status: queryArg.status,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as strategiesGenerated };
export type ListStrategyChoicesApiResponse =
  /** status 200 All of them, those that are sold first. */ StrategyChoices;
export type ListStrategyChoicesApiArg = {
  status?: StrategyChoiceStatus[];
};
export type Id = number;
export type StrategyChoiceStatus = "soon" | "active" | "inactive" | "archive";
export type NamedRef = {
  id: Id;
  name: string;
};
export type StrategyChoice = {
  id: Id;
  /** In the language of the call. */
  name: string;
  status: StrategyChoiceStatus;
  month_count: number;
  /** For companies alone. */
  is_corporate: boolean;
  tariffs: NamedRef[];
};
export type StrategyChoices = {
  strategies: StrategyChoice[];
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
export const { useListStrategyChoicesQuery, useLazyListStrategyChoicesQuery } =
  injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfStrategyChoice = { "id": "c", "name": "s", "status": "e", "month_count": "c", "is_corporate": "b", "tariffs": [shapeOfNamedRef] } as const;
const shapeOfStrategyChoices = { "strategies": [shapeOfStrategyChoice], "count": "c" } as const;
const reads = {
  listStrategyChoices: reader(shapeOfStrategyChoices),
};
