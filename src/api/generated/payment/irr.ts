// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createIrr: build.mutation<CreateIrrApiResponse, CreateIrrApiArg>({
      query: (queryArg) => ({ read: reads.createIrr,
        url: `/payment/v1/installment/create-irr-percent`,
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
export { injectedRtkApi as irrGenerated };
export type CreateIrrApiResponse = /** status 201 The rates. */ Irr;
export type CreateIrrApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: Flow;
};
export type Id = number;
export type Money = string;
export type Irr = {
  id: Id;
  amount: Money;
  sum: Money;
  /** Of a month. */
  month_percent: number;
  /** Twelve times that of a month. */
  nominal_percent: number;
  /** Of a year, with interest on interest. */
  effective_percent: number;
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
export type Flow = {
  amount: Money;
  payments: Money[];
};
export const { useCreateIrrMutation } = injectedRtkApi;
const shapeOfIrr = { "id": "c", "amount": "s", "sum": "s", "month_percent": "n", "nominal_percent": "n", "effective_percent": "n" } as const;
const reads = {
  createIrr: reader(shapeOfIrr, true),
};
