import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { journalGenerated } from '../generated/system-user/journal';

export type { JournalEntity, JournalRow } from '../generated/system-user/journal';

const journalApi = journalGenerated.enhanceEndpoints({
  endpoints: {
    // Every write adds to it: whoever comes back to it after one is asked anew, as with every list (api/cache/useFresh).
    listJournal: { providesTags: ['JournalRow'] },
  } satisfies Tagged<typeof journalGenerated>,
});

export const { useRows: useListJournalRows } = listEndpoint(journalApi, 'listJournal', { rows: 'items' });
