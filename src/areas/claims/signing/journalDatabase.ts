import { browserPlace } from '../../../session/vaultEnvironment';

/** The name under which the journal of signing is kept in the browser. */
export const journalDatabase = 'divan-signing';
/** Its only store. */
export const journalStore = 'documents';

/** What every entry says of itself, besides its document. */
export interface Kept {
  /** Whose batch it is. */
  user: number;
  /** When it was picked, in milliseconds; entries that were made before this was kept have none. */
  at?: number;
}

/**
 * A user who signs out leaves no signature behind. It stands apart from the journal because the store takes it up at the
 * start: the journal goes also when the signing screen was not opened since the page was loaded.
 */
export function removeJournal(): void {
  browserPlace().database?.deleteDatabase(journalDatabase);
}
