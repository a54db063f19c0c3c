import type { Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';
import { contentCalendarGenerated, type ContentEntry, type ShownKind } from '../generated/payment/content-calendar';

export type { ContentEntry, ContentEntryState, ShownKind } from '../generated/payment/content-calendar';

const contentCalendarApi = contentCalendarGenerated.enhanceEndpoints({
  endpoints: {
    // It stands on what four kinds of records say.
    getContentCalendar: { providesTags: ['Banner', 'Story', 'Fomo', 'PushMessage'] },
  } satisfies Tagged<typeof contentCalendarGenerated>,
});

interface Asked {
  /** YYYY-MM. */
  month: string;
  kind: ShownKind[];
  beside: boolean | undefined;
}

/** What customers are shown in a month, all of it. */
export const useContentCalendarRows = (asked: Asked) =>
  useUnpagedRows<{ entries: ContentEntry[] }, ContentEntry>(
    contentCalendarApi.endpoints.getContentCalendar.useQuery(asked),
    ({ entries }) => entries,
    JSON.stringify(asked),
  );
