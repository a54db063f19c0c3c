/**
 * What the window keeps and follows once somebody is inside; nothing of it is needed for the first paint, and the script of
 * that has no room for it.
 */
import { followPreferences } from './followPreferences';
import { keepNotices } from './keepNotices';

type Source = Parameters<typeof keepNotices>[0] & Parameters<typeof followPreferences>[0];

/** Begins with both. Gives the way to stop them. */
export function keepInside(store: Source, storage: Storage | undefined): () => void {
  const stops = [keepNotices(store, storage), followPreferences(store, storage)];
  return () => stops.forEach((stop) => stop());
}
