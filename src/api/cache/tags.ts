import type { CallOptions } from './baseQuery';
import type { tagTypes } from './tagTypes';

export type Tag = (typeof tagTypes)[number];

/** An entry for every operation of a spec file, so that none arrives without a decision about its cache. */
export type Tagged<Api extends { endpoints: object }> = {
  [Operation in keyof Api['endpoints']]: {
    providesTags?: Tag[] | TagsOf<Api['endpoints'][Operation]>;
    invalidatesTags?: Tag[];
    extraOptions?: CallOptions;
  };
};

/** What an answer holds goes by what was asked for. */
type TagsOf<Endpoint> = Endpoint extends { Types: { QueryArg: infer Arg } }
  ? (answer: unknown, failure: unknown, asked: Arg) => Tag[]
  : never;

/** Of an operation whose failure is shown by the form or the action that calls it, and not by a notice. */
export const handlesOwnErrors = { extraOptions: { handlesOwnErrors: true } } as const;
