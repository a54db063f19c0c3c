import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, use, useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Location,
} from 'react-router-dom';
import { DrawerHostContext } from '../../kit/overlay/drawerHost';
import { PortalHost, usePortalElement } from '../../kit/foundation/PortalHost';
import type { Match } from '../../routes/match';
import { routes } from '../../routes/table';
import { screens } from '../frame/screens';
import { ScreenHost } from './ScreenHost';
import { tabNamed } from './tabs';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  screen: { padding: tokens.spacingHorizontalL, '@media (max-width: 639px)': { padding: tokens.spacingHorizontalM } },
});

type Navigator = React.ContextType<typeof NavigationContext>['navigator'];

/** Steps of a screen that nobody sees are not taken: an answer that comes late must not lead the person away. */
function onlyWhile(isLive: RefObject<boolean>, navigator: Navigator): Navigator {
  // Written as properties that may be replaced: kit/navigationBlock puts its question before them.
  return Object.assign(Object.create(navigator) as Navigator, {
    push: (...step: Parameters<Navigator['push']>) => isLive.current && navigator.push(...step),
    replace: (...step: Parameters<Navigator['replace']>) => isLive.current && navigator.replace(...step),
    go: (delta: number) => isLive.current && navigator.go(delta),
  });
}

interface Props {
  match: Match;
  location: Location;
}

/**
 * The screen of one tab. It speaks of the address it was left at and not of the one on the screen, and nothing in it
 * is drawn anew while other tabs come and go.
 */
export const TabScreen = memo(function TabScreen({ match, location }: Props) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const outer = use(NavigationContext);
  const isLive = useRef(false);
  useLayoutEffect(() => {
    isLive.current = true;
    return () => {
      isLive.current = false;
    };
  }, []);
  const navigation = useMemo(() => ({ ...outer, navigator: onlyWhile(isLive, outer.navigator) }), [outer]);
  const whereabouts = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);

  const element = usePortalElement();
  const below = useRef<HTMLDivElement>(null);
  const drawers = useMemo(() => ({ element, below }), [element]);

  const nameTab = useCallback(
    (label: string) => dispatch(tabNamed({ path: match.path, label })),
    [dispatch, match.path],
  );
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={whereabouts}>
        <DrawerHostContext value={drawers}>
          <PortalHost element={element} />
          <div ref={below} className={styles.content}>
            <ScreenHost
              className={styles.screen}
              id={match.id}
              route={routes[match.id]}
              screen={screens[match.id]}
              onLabel={nameTab}
              isKept
            />
          </div>
        </DrawerHostContext>
      </LocationContext>
    </NavigationContext>
  );
});
