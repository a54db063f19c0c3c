import { matchPath } from '../../routes/match';
import type { Tab, Tabs } from './tabs';

/** Whether every tab is of a page that this panel has: what was kept may be of a version with other pages. */
export function areOwn({ open, closed }: Tabs): boolean {
  return [...open, ...closed].every(isOwn);
}

/** An address that is not this panel's own, or not in its own spelling, is nobody's tab. */
function isOwn({ path, routeId }: Tab): boolean {
  const match = matchPath(path);
  return match?.path === path && match.id === routeId;
}
