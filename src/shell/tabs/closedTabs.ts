import type { Tab } from './tabs';

/** Which tabs are closed, seen from one of them. */
export type Closing = 'one' | 'others' | 'left' | 'right' | 'all';

/** The paths that a closing takes away. Pinned tabs are closed only one by one, and the last of all stays. */
export function closedBy(closing: Closing, path: string, open: readonly Tab[]): string[] {
  const at = open.findIndex((tab) => tab.path === path);
  if (closing === 'one') return at >= 0 && open.length > 1 ? [path] : [];
  const isTaken: Record<Exclude<Closing, 'one'>, (index: number) => boolean> = {
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  };
  return open.filter((tab, index) => !tab.pinned && isTaken[closing](index)).map((tab) => tab.path);
}

/** The tab that is shown when others close: the one looked at last of those that stay. */
export function lastSeen(open: readonly Tab[], without: readonly string[] = []): Tab | undefined {
  return open
    .filter((tab) => !without.includes(tab.path))
    .reduce<Tab | undefined>((a, b) => (a && a.visit > b.visit ? a : b), undefined);
}
