// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.query<ListStoriesApiResponse, ListStoriesApiArg>({
      query: (queryArg) => ({ read: reads.listStories,
        url: `/payment/v1/stories/get-all-stories`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          state: queryArg.state,
          is_dead: queryArg.is_dead,
          shown_from: queryArg.shown_from,
          shown_to: queryArg.shown_to,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getStory: build.query<GetStoryApiResponse, GetStoryApiArg>({
      query: (queryArg) => ({ read: reads.getStory,
        url: `/payment/v1/stories/get-story-by-id/${encodeURIComponent(String(queryArg.guid))}`,
      }),
    }),
    updateStory: build.mutation<UpdateStoryApiResponse, UpdateStoryApiArg>({
      query: (queryArg) => ({ read: reads.updateStory,
        url: `/payment/v1/stories/update/${encodeURIComponent(String(queryArg.guid))}`,
        method: "PATCH",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as storiesGenerated };
export type ListStoriesApiResponse =
  /** status 200 The page and the number of stories under the filter. */ StoryPage;
export type ListStoriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  state?: StoryState[];
  /** Whether a button of it leads to what is off or gone. */
  is_dead?: boolean;
  /** What ends before this day is left out. */
  shown_from?: Day;
  /** What begins after this day is left out. */
  shown_to?: Day;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "sequence_number"
    | "-sequence_number"
    | "start_date"
    | "-start_date"
    | "updated_at"
    | "-updated_at";
};
export type GetStoryApiResponse =
  /** status 200 The story and what was done to it, newest first. */ StoryDetail;
export type GetStoryApiArg = {
  guid: StoryGuid;
};
export type UpdateStoryApiResponse =
  /** status 200 The story as it stands. */ StoryDetail;
export type UpdateStoryApiArg = {
  guid: StoryGuid;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: StoryChange;
};
export type Id = number;
export type StoryGuid = string;
export type Version = number;
export type Day = string;
export type NullableDay = string | null;
export type StoryState = "draft" | "planned" | "live" | "expired";
export type Timestamp = string;
export type Story = {
  id: Id;
  guid: StoryGuid;
  version: Version;
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  /** The cover. */
  preview_url: string | null;
  start_date: Day;
  end_date: NullableDay;
  sequence_number: number;
  is_active: boolean;
  state: StoryState;
  slides_count: number;
  /** How many buttons lead to what is off or gone. */
  dead_links: number;
  updated_at: Timestamp;
};
export type StoryPage = {
  stories: Story[];
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
export type StoryText = string | null;
export type StoryButton = string | null;
export type StorySlideStale = {
  text: ("en" | "uz")[];
  button: ("en" | "uz")[];
};
export type StorySlide = {
  id: Id;
  /** Good for a day at least and the same all day. */
  image_url: string | null;
  video_url: string | null;
  text_ru: StoryText;
  text_en: StoryText;
  text_uz: StoryText;
  button_ru: StoryButton;
  button_en: StoryButton;
  button_uz: StoryButton;
  stale: StorySlideStale;
  link: string | null;
  /** What became of the record that the link leads to, where customers cannot see it. */
  dead_link: ("off" | "gone" | null) | null;
};
export type StoryInside = {
  /** The languages whose title is older than the Russian one. */
  stale: ("en" | "uz")[];
  slides: StorySlide[];
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
export type StoryDetail = Story & StoryInside & WithHistory;
export type StorySlideNew = {
  id?: Id;
  /** Of a picture that was sent for it. */
  image_id?: string;
  video_url?: string | null;
  text_ru?: StoryText;
  text_en?: StoryText;
  text_uz?: StoryText;
  button_ru?: StoryButton;
  button_en?: StoryButton;
  button_uz?: StoryButton;
  link?: string | null;
};
export type StoryChange = {
  title_ru?: string;
  title_en?: string | null;
  title_uz?: string | null;
  preview_id?: string | null;
  slides?: StorySlideNew[];
  start_date?: Day;
  end_date?: NullableDay;
  sequence_number?: number;
  is_active?: boolean;
};
export const {
  useListStoriesQuery,
  useLazyListStoriesQuery,
  useGetStoryQuery,
  useLazyGetStoryQuery,
  useUpdateStoryMutation,
} = injectedRtkApi;
const shapeOfStory = { "id": "c", "guid": "s", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "preview_url~": "s", "start_date": "s", "end_date~": "s", "sequence_number": "c", "is_active": "b", "state": "e", "slides_count": "c", "dead_links": "c", "updated_at": "s" } as const;
const shapeOfStoryPage = { "stories": [shapeOfStory], "count": "c" } as const;
const shapeOfStorySlideStale = { "text": ["e"], "button": ["e"] } as const;
const shapeOfStorySlide = { "id": "c", "image_url~": "s", "video_url~": "s", "text_ru~": "s", "text_en~": "s", "text_uz~": "s", "button_ru~": "s", "button_en~": "s", "button_uz~": "s", "stale": shapeOfStorySlideStale, "link~": "s", "dead_link~": "e" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfStoryDetail = { "id": "c", "guid": "s", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "preview_url~": "s", "start_date": "s", "end_date~": "s", "sequence_number": "c", "is_active": "b", "state": "e", "slides_count": "c", "dead_links": "c", "updated_at": "s", "stale": ["e"], "slides": [shapeOfStorySlide], "history": [shapeOfHistoryRow] } as const;
const reads = {
  listStories: reader(shapeOfStoryPage),
  getStory: reader(shapeOfStoryDetail),
  updateStory: reader(shapeOfStoryDetail, true),
};
