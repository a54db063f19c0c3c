import { conflict } from './problem';

/**
 * Refuses a change that was made on another version than the one that stands, and shows the record as it stands.
 * Belongs into the transaction of the change, after the record was locked.
 */
export async function refuseStale(version: number, ifMatch: number, current: () => Promise<object>): Promise<void> {
  if (version !== ifMatch) throw conflict('changed_meanwhile', 'Changed by another employee', { ...(await current()) });
}
