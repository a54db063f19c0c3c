// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContentCalendar: build.query<
      GetContentCalendarApiResponse,
      GetContentCalendarApiArg
    >({
      query: (queryArg) => ({ read: reads.getContentCalendar,
        url: `/payment/v3/content/calendar`,
        params: {
          month: queryArg.month,
          kind: queryArg.kind,
          beside: queryArg.beside,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contentCalendarGenerated };
export type GetContentCalendarApiResponse =
  /** status 200 The entries, and the day on which it was asked. */ ContentCalendar;
export type GetContentCalendarApiArg = {
  month: string;
  kind?: ShownKind[];
  /** Whether something else is on at the same place on one of its days. */
  beside?: boolean;
};
export type ShownKind = "banner" | "story" | "fomo" | "notification";
export type Day = string;
export type NullableDay = string | null;
export type ContentEntryState = "draft" | "planned" | "live" | "expired";
export type ContentEntry = {
  /** Of the entry in the calendar. */
  id: string;
  kind: ShownKind;
  /** The number of the record, of a story its guid. */
  key: string;
  /** In the language of the caller. */
  name: string;
  /** Of a banner. */
  place: ("main" | "invest" | "market" | "payments" | null) | null;
  start: Day;
  end: NullableDay;
  /** Of a notification. */
  time: string | null;
  state: ContentEntryState;
  /** How many other banners are on at the same place on one of its days. */
  beside: number;
};
export type ContentCalendar = {
  entries: ContentEntry[];
  today: Day;
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
export const { useGetContentCalendarQuery, useLazyGetContentCalendarQuery } =
  injectedRtkApi;
const shapeOfContentEntry = { "id": "s", "kind": "e", "key": "s", "name": "s", "place~": "e", "start": "s", "end~": "s", "time~": "s", "state": "e", "beside": "c" } as const;
const shapeOfContentCalendar = { "entries": [shapeOfContentEntry], "today": "s" } as const;
const reads = {
  getContentCalendar: reader(shapeOfContentCalendar),
};
