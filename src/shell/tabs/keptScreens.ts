import type { Location, NavigationType } from 'react-router-dom';
import type { Match } from '../../routes/match';

/** A page with the address it was left at. */
export interface KeptScreen {
  match: Match;
  location: Location;
  /** Grows with each time it is shown. */
  shownAt: number;
}

/** The pages of this window, in the order they were first opened. */
export interface Bench {
  screens: readonly KeptScreen[];
  /** The address that was followed last. */
  followed?: Location;
  /** The path of the page on the screen. */
  shown?: string;
  /** The page that the shown one came in place of. */
  instead?: string;
}

/** That many of the pages looked at last stay in the document; the others come back from their address. */
export const mostMounted = 8;

export const emptyBench: Bench = { screens: [] };

const urlOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;
const isSameState = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the page can go on with the address it has: then nothing in it is drawn anew when it is shown again. */
function isAsLeft(kept: Location, next: Location, isSwitch: boolean): boolean {
  if (urlOf(kept) !== urlOf(next)) return false;
  // A link cannot name what stands beside the address, such as a search for a person: it means the page as it was.
  return isSameState(kept.state, next.state) || (isSwitch && next.state === null);
}

interface Step {
  location: Location;
  how: NavigationType | `${NavigationType}`;
  /** What the address means; undefined while it is being replaced or nobody knows yet whether it may be seen. */
  match: Match | undefined;
  /** The paths that have a tab. */
  open: ReadonlySet<string>;
}

/** Takes up an address: its page is shown, and those that have neither tab nor the screen are given up. */
export function follow(bench: Bench, { location, how, match, open }: Step): Bench {
  const { followed, shown } = bench;
  if (!match) return followed === location ? bench : { ...bench, followed: location };
  const isAtOnce = followed === location && shown === match.path;
  const screens = bench.screens.filter(({ match: { path } }) => path === match.path || open.has(path));
  if (isAtOnce) return screens.length === bench.screens.length ? bench : { ...bench, screens };

  const isReplaced = how === 'REPLACE' && followed !== undefined && followed.pathname !== location.pathname;
  const known = screens.find(({ match: { path } }) => path === match.path);
  const isSwitch = how === 'PUSH' && shown !== match.path;
  const next: KeptScreen = {
    match: known?.match ?? match,
    location: known && isAsLeft(known.location, location, isSwitch) ? known.location : location,
    shownAt: Math.max(0, ...screens.map(({ shownAt }) => shownAt)) + (shown === match.path ? 0 : 1),
  };
  return {
    screens: known ? screens.map((screen) => (screen === known ? next : screen)) : [...screens, next],
    followed: location,
    shown: match.path,
    ...(isReplaced && { instead: followed.pathname }),
  };
}

/** The pages that stay in the document: those looked at last, and whatever would lose something. */
export function mounted({ screens }: Bench, unsaved: readonly string[]): KeptScreen[] {
  const latest = screens.map(({ shownAt }) => shownAt).sort((a, b) => b - a);
  const oldest = latest[mostMounted - 1] ?? 0;
  return screens.filter(({ match, shownAt }) => shownAt >= oldest || unsaved.includes(match.path));
}
