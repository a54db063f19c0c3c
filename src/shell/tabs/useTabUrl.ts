import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useWhereNow } from '../../kit/state/frozenLocation';
import { entranceOf } from '../../routes/queues';
import { tabs, type Tabs } from './tabs';

interface WithTabs {
  tabs: Tabs;
}

/**
 * Where the menu leads for a path: to its tab as it was left, if there is one. On the page itself it leads to the
 * bare path, which is the way to begin anew; a queue begins at what waits.
 */
function tabUrl(state: WithTabs, path: string, isHere: boolean): string {
  const url = tabs.selectors.open(state).find((tab) => tab.path === path)?.url;
  return url !== undefined && !isHere ? url : entranceOf(path);
}

/** The address of a link of the menu; `isHere` while it is the one of the page on the screen. */
export const useTabUrl = (path: string, isHere: boolean): string =>
  useSelector((state: WithTabs) => tabUrl(state, path, isHere));

/** Goes where the link of the menu goes; for the keys and the palette. The tabs are read when it is done, not before. */
export function useGoToTab(): (path: string) => void {
  const { getState } = useStore<WithTabs>();
  const navigate = useNavigate();
  const whereNow = useWhereNow();
  return useCallback(
    (path) => void navigate(tabUrl(getState(), path, whereNow().pathname === path)),
    [getState, navigate, whereNow],
  );
}
