import { makeStyles } from '@fluentui/react-components';
import { Activity, memo, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, type Location } from 'react-router-dom';
import { useAddress } from '../../kit/state/address';
import { unsavedPaths, useUnsavedPaths } from '../../kit/state/unsavedChanges';
import type { Match } from '../../routes/match';
import { routes } from '../../routes/table';
import { session } from '../../session/slice';
import { emptyBench, follow, mounted } from './keptScreens';
import { LoadingScreen } from '../foundation/LoadingScreen';
import { concealParked, deafenHidden, parked, parkPanels, parkWhenHidden } from './parkPanels';
import { panelOf, tabIdOf } from './tabIds';
import { TabScreen } from './TabScreen';
import { tabs, tabVisited } from './tabs';

const useStyles = makeStyles({
  panels: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
  },
  // All in one place and of one size, so that nothing is laid out anew when another one is shown.
  panel: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // Behind the one that is shown; nothing that elements inherit, or each of them would be styled anew.
    [`&[${parked}]`]: { contentVisibility: 'hidden', zIndex: -1 },
  },
});

interface Props {
  match: Match;
  /** False while it is not known yet what the person may open. */
  isDecided: boolean;
  /** A bar of tabs stands above; on a phone there is a list instead. */
  hasBar: boolean;
}

/**
 * The pages of the tabs, one of them on the screen. The others are kept as they were left but do nothing: React
 * takes their effects back, so they ask the server nothing and hear no keys.
 */
export function TabPanels({ match, isDecided, hasBar }: Props) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { location, navigationType: how } = useAddress();
  const owner = useSelector(session.selectors.user)?.id;
  const open = useSelector(tabs.selectors.open);
  const unsaved = useUnsavedPaths();

  const isHere = isDecided && location.pathname === match.path;
  const [kept, setBench] = useState(emptyBench);
  const bench = follow(kept, {
    location,
    how,
    match: isHere ? match : undefined,
    open: new Set(open.map((tab) => tab.path)),
  });
  if (bench !== kept) setBench(bench);

  const hasTab = isHere && !routes[match.id].open;
  const { instead } = bench;
  const url = match.path + location.search;
  useEffect(() => {
    if (!hasTab || owner === undefined) return;
    const dirty = unsavedPaths();
    const replaced = instead !== undefined && !dirty.includes(instead) ? instead : undefined;
    dispatch(tabVisited({ owner, path: match.path, routeId: match.id, url, instead: replaced, unsaved: dirty }));
  }, [dispatch, hasTab, owner, match.path, match.id, url, instead]);

  // A page that went on with what it had beside its address says so to the history, for Back and for a reload.
  const own = bench.screens.find((screen) => screen.match.path === bench.shown)?.location;
  const isLeftBehind = isHere && own !== undefined && location.state === null && own.state !== null;
  useEffect(() => {
    if (isLeftBehind) void navigate(own, { replace: true, state: own.state });
  }, [isLeftBehind, navigate, own]);

  const panels = useRef<HTMLDivElement>(null);
  const shown = isDecided ? bench.shown : undefined;
  // With the other changes to the page, before a screen that is shown again measures itself or takes the focus.
  useInsertionEffect(() => parkPanels(panels.current, shown), [shown]);
  useEffect(() => concealParked(panels.current), [shown]);
  useEffect(() => deafenHidden(panels.current), []);
  return (
    <div ref={panels} className={styles.panels}>
      {!isDecided && <LoadingScreen />}
      {mounted(bench, unsaved).map(({ match: page, location: left }) => (
        <Panel
          key={page.path}
          match={page}
          location={left}
          isShown={page.path === shown}
          isTab={hasBar && !routes[page.id].open}
        />
      ))}
    </div>
  );
}

interface PanelProps {
  match: Match;
  location: Location;
  isShown: boolean;
  isTab: boolean;
}

// Of all that are kept only the one that comes and the one that goes are looked at by a step.
const Panel = memo(function Panel({ match, location, isShown, isTab }: PanelProps) {
  const styles = useStyles();
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div
        ref={parkWhenHidden}
        id={panelOf(match.path)}
        className={styles.panel}
        role={isTab ? 'tabpanel' : undefined}
        aria-labelledby={isTab ? tabIdOf(match.path) : undefined}
      >
        <TabScreen match={match} location={location} />
      </div>
    </Activity>
  );
});
