import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { journalGenerated } from '../generated/system-user/journal';

export type { JournalEntity, JournalRow } from '../generated/system-user/journal';

const journalApi = journalGenerated.enhanceEndpoints({
  endpoints: {
    // Every write adds to it, so that no tag would tell: a list is read anew when somebody comes back to it after one (api/cache/useFresh).
    listJournal: {},
  } satisfies Tagged<typeof journalGenerated>,
});

export const { useRows: useListJournalRows } = listEndpoint(journalApi, 'listJournal', { rows: 'items' });
