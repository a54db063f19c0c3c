import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { tabs, type Tabs } from './tabs';

/**
 * Where the menu leads for a path: to its tab as it was left, if there is one. On the page itself it leads to the
 * bare path, which is the way to begin anew.
 */
export function useTabUrl(path: string): string {
  const { pathname } = useLocation();
  const url = useSelector((state: { tabs: Tabs }) => tabs.selectors.open(state).find((tab) => tab.path === path)?.url);
  return url !== undefined && pathname !== path ? url : path;
}
