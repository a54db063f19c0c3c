import { useCallback, useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { entranceOf } from '../../routes/queues';
import { tabs, type Tabs } from './tabs';

interface WithTabs {
  tabs: Tabs;
}

/**
 * Where the menu leads for a path: to its tab as it was left, if there is one. On the page itself it leads to the
 * bare path, which is the way to begin anew; a queue begins at what waits.
 */
function tabUrl(state: WithTabs, path: string, here: string): string {
  const url = tabs.selectors.open(state).find((tab) => tab.path === path)?.url;
  return url !== undefined && here !== path ? url : entranceOf(path);
}

/** The address of a link of the menu. */
export function useTabUrl(path: string): string {
  const { pathname } = useLocation();
  return useSelector((state: WithTabs) => tabUrl(state, path, pathname));
}

/** Goes where the link of the menu goes; for the keys and the palette. The tabs are read when it is done, not before. */
export function useGoToTab(): (path: string) => void {
  const { getState } = useStore<WithTabs>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    here.current = pathname;
  });
  return useCallback((path) => void navigate(tabUrl(getState(), path, here.current)), [getState, navigate]);
}
