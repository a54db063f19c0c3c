import type { Loaded } from '../../lib/rows';

/** Counts that are only of use together: all of them, or none while one is missing. */
export function together(parts: readonly Loaded<number>[]): Loaded<number[]> {
  const counts = parts.flatMap(({ item }) => item ?? []);
  return {
    item: counts.length === parts.length ? counts : undefined,
    failure: parts.find(({ failure }) => failure)?.failure,
    refreshing: parts.some(({ refreshing }) => refreshing),
    retry: () => parts.forEach(({ retry }) => retry()),
  };
}
