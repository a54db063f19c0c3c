import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RouteId } from '../../routes/table';
import { rolesFailed, signedOut } from '../../session/slice';

/** One opened page. There is one tab per path: another query is the same tab. */
export interface Tab {
  path: string;
  routeId: RouteId;
  /** Path and query as they were left, so that a tab comes back with its filters. */
  url: string;
  /** The name of the record, once known. */
  label?: string;
  /** Stands in front, and is not closed together with others. */
  pinned?: boolean;
  /** Grows with each visit; the smallest one is the tab not looked at for longest. */
  visit: number;
}

/** A slice of its own because frame, navigation and, later, the palette read it; kept on the device per user. */
export interface Tabs {
  /** The user whose tabs these are; another one begins with none. */
  owner?: number;
  open: Tab[];
  /** Those that were closed, the latest at the end. */
  closed: Tab[];
}

export const mostTabs = 20;
const mostClosed = 10;

const initialState: Tabs = { open: [], closed: [] };

type Page = Pick<Tab, 'path' | 'routeId' | 'url'>;

interface Visit extends Page {
  owner: number;
  /** The page that this one came in place of: its tab becomes this one's. */
  instead?: string;
  /** The pages with unsaved changes; their tabs make room last of all. */
  unsaved?: readonly string[];
}

interface Closing {
  paths: readonly string[];
  /** What is opened when nothing else would be left. Without it the last tab stays. */
  home?: Page;
}

const pinnedOf = (open: readonly Tab[]): number => open.filter(({ pinned }) => pinned).length;

function keepClosed(state: Tabs, gone: readonly Tab[]): void {
  const isAgain = ({ path }: Tab) => gone.some((tab) => tab.path === path);
  state.closed = [...state.closed.filter((tab) => !isAgain(tab)), ...gone].slice(-mostClosed);
}

/** The tab that makes room: the one not looked at for longest, pinned ones and then unsaved ones last. */
export function leastNeeded(open: readonly Tab[], unsaved: readonly string[]): Tab {
  const need = ({ path, pinned }: Tab) => (unsaved.includes(path) ? 2 : pinned ? 1 : 0);
  return open.reduce((a, b) => ((need(a) - need(b) || a.visit - b.visit) < 0 ? a : b));
}

export const tabs = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    tabVisited: (state, { payload: { owner, instead, unsaved = [], ...page } }: PayloadAction<Visit>) => {
      if (state.owner !== owner) Object.assign(state, { owner, open: [], closed: [] });
      const visit = Math.max(0, ...state.open.map((tab) => tab.visit)) + 1;
      const known = state.open.find((tab) => tab.path === page.path);
      const before = state.open.find((tab) => tab.path === instead);
      if (known) {
        Object.assign(known, page, { visit });
        if (before) state.open = state.open.filter((tab) => tab !== before);
        return;
      }
      if (before) {
        delete before.label;
        Object.assign(before, page, { visit });
        return;
      }
      if (state.open.length >= mostTabs) {
        const gone = leastNeeded(state.open, unsaved);
        state.open = state.open.filter((tab) => tab !== gone);
        keepClosed(state, [gone]);
      }
      const label = state.closed.find((tab) => tab.path === page.path)?.label;
      state.closed = state.closed.filter((tab) => tab.path !== page.path);
      state.open.push({ ...page, visit, ...(label !== undefined && { label }) });
    },
    tabNamed: (state, { payload: { path, label } }: PayloadAction<{ path: string; label: string }>) => {
      const tab = state.open.find((candidate) => candidate.path === path);
      if (tab) tab.label = label;
    },
    tabsClosed: (state, { payload: { paths, home } }: PayloadAction<Closing>) => {
      const left = state.open.filter((tab) => !paths.includes(tab.path));
      if (left.length === 0 && !home) return;
      keepClosed(
        state,
        state.open.filter((tab) => paths.includes(tab.path)),
      );
      state.open = left.length === 0 && home ? [{ ...home, visit: 1 }] : left;
    },
    /** Pinned tabs stand in front of the others, and no tab can be moved across that border. */
    tabMoved: (state, { payload: { path, to } }: PayloadAction<{ path: string; to: number }>) => {
      const tab = state.open.find((candidate) => candidate.path === path);
      if (!tab) return;
      const rest = state.open.filter((candidate) => candidate !== tab);
      const border = pinnedOf(rest);
      const at = tab.pinned ? Math.min(to, border) : Math.max(to, border);
      state.open = rest.toSpliced(Math.max(at, 0), 0, tab);
    },
    tabPinned: (state, { payload: path }: PayloadAction<string>) => {
      const tab = state.open.find((candidate) => candidate.path === path);
      if (!tab) return;
      const rest = state.open.filter((candidate) => candidate !== tab);
      if (tab.pinned) delete tab.pinned;
      else tab.pinned = true;
      state.open = rest.toSpliced(pinnedOf(rest), 0, tab);
    },
    tabsForgotten: () => initialState,
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(rolesFailed, () => initialState);
  },
  selectors: {
    open: (state) => state.open,
    closed: (state) => state.closed,
  },
});

export const { tabVisited, tabNamed, tabsClosed, tabMoved, tabPinned, tabsForgotten } = tabs.actions;

/** Where a tab comes to stand one step away; undefined at an end and at the border of the pinned ones. */
export function stepOf(path: string, by: 1 | -1, open: readonly Tab[]): number | undefined {
  const at = open.findIndex((tab) => tab.path === path);
  const [tab, neighbour] = [open[at], open[at + by]];
  // A tab that was unpinned by an earlier version says so, others say nothing.
  return tab && neighbour && Boolean(tab.pinned) === Boolean(neighbour.pinned) ? at + by : undefined;
}

/**
 * What the storage gave back as the state of the slice; undefined when it is something else. The table of routes is
 * not asked here, as it comes with the frame: ownTabs.ts.
 */
export function readTabs({ owner, open, closed = [] }: Partial<Record<keyof Tabs, unknown>>): Tabs | undefined {
  if (owner !== undefined && !Number.isInteger(owner)) return undefined;
  if (!areTabs(open, mostTabs) || !areTabs(closed, mostClosed)) return undefined;
  return { owner: owner as number | undefined, open, closed };
}

function areTabs(value: unknown, most: number): value is Tab[] {
  if (!Array.isArray(value) || value.length > most || !value.every(isTab)) return false;
  return new Set(value.map(({ path }) => path)).size === value.length;
}

function isTab(value: unknown): value is Tab {
  if (typeof value !== 'object' || value === null) return false;
  const { path, routeId, url, label, pinned, visit } = value as Partial<Record<keyof Tab, unknown>>;
  if (typeof path !== 'string' || typeof url !== 'string') return false;
  return (
    typeof routeId === 'string' &&
    (url === path || url.startsWith(`${path}?`)) &&
    (label === undefined || typeof label === 'string') &&
    (pinned === undefined || typeof pinned === 'boolean') &&
    Number.isInteger(visit)
  );
}
