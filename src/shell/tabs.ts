import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RouteId } from '../routes/table';
import { routes } from '../routes/table';

/** One opened page. There is one tab per path: another query is the same tab. */
export interface Tab {
  path: string;
  routeId: RouteId;
  /** Path and query as they were left, so that a tab comes back with its filters. */
  url: string;
  /** The name of the record, once known. */
  label?: string;
  /** Grows with each visit; the smallest one is the tab not looked at for longest. */
  visit: number;
}

/** A slice of its own because frame, navigation and, later, the palette read it; kept on the device per user. */
export interface Tabs {
  /** The user whose tabs these are; another one begins with none. */
  owner?: number;
  open: Tab[];
}

export const mostTabs = 20;

const initialState: Tabs = { open: [] };

type Visit = Pick<Tab, 'path' | 'routeId' | 'url'> & { owner: number };

export const tabs = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    tabVisited: (state, { payload: { owner, path, routeId, url } }: PayloadAction<Visit>) => {
      if (state.owner !== owner) {
        state.owner = owner;
        state.open = [];
      }
      const visit = Math.max(0, ...state.open.map((tab) => tab.visit)) + 1;
      const known = state.open.find((tab) => tab.path === path);
      if (known) {
        known.url = url;
        known.visit = visit;
        return;
      }
      if (state.open.length >= mostTabs) {
        const oldest = state.open.reduce((a, b) => (a.visit < b.visit ? a : b));
        state.open = state.open.filter((tab) => tab !== oldest);
      }
      state.open.push({ path, routeId, url, visit });
    },
    tabNamed: (state, { payload: { path, label } }: PayloadAction<{ path: string; label: string }>) => {
      const tab = state.open.find((candidate) => candidate.path === path);
      if (tab) tab.label = label;
    },
    /** The last tab stays. */
    tabClosed: (state, { payload: path }: PayloadAction<string>) => {
      if (state.open.length > 1) state.open = state.open.filter((tab) => tab.path !== path);
    },
  },
  selectors: {
    open: (state) => state.open,
  },
});

export const { tabVisited, tabNamed, tabClosed } = tabs.actions;

/** The tab that is shown when this one closes: the one looked at last of the others. */
export function neighbourOf(path: string, open: readonly Tab[]): Tab | undefined {
  return open
    .filter((tab) => tab.path !== path)
    .reduce<Tab | undefined>((a, b) => (a && a.visit > b.visit ? a : b), undefined);
}

/** Whether what the storage gave back is fit to be the state of the slice. */
export function isTabs(value: unknown): value is Tabs {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, open } = value as Partial<Record<keyof Tabs, unknown>>;
  return (
    (owner === undefined || Number.isInteger(owner)) &&
    Array.isArray(open) &&
    open.length <= mostTabs &&
    open.every(isTab)
  );
}

function isTab(value: unknown): value is Tab {
  if (typeof value !== 'object' || value === null) return false;
  const { path, routeId, url, label, visit } = value as Partial<Record<keyof Tab, unknown>>;
  return (
    typeof path === 'string' &&
    typeof url === 'string' &&
    url.startsWith(path) &&
    typeof routeId === 'string' &&
    Object.hasOwn(routes, routeId) &&
    (label === undefined || typeof label === 'string') &&
    Number.isInteger(visit)
  );
}
