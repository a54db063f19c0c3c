import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Location } from 'react-router-dom';
import { FrozenLocation } from '../../kit/state/frozenLocation';
import { useApiDispatch } from '../../api/cache/dispatch';
import { readAgain } from '../../api/cache/readAgain';
import { speakOf } from '../../kit/state/failureText';
import { ReadAgainContext } from '../../kit/state/readAgain';
import { areaOf } from '../../routes/area';
import { queueHref } from '../../routes/queues';
import { DrawerHostContext } from '../../kit/overlay/drawerHost';
import { PortalHost, usePortalElement } from '../../kit/foundation/PortalHost';
import type { Match } from '../../routes/match';
import { routes } from '../../routes/table';
import { screens } from '../foundation/screens';
import { ScreenHost } from './ScreenHost';
import { tabNamed } from './tabs';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  screen: { padding: tokens.spacingHorizontalL, '@media (max-width: 639px)': { padding: tokens.spacingHorizontalM } },
});

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
  const element = usePortalElement();
  const below = useRef<HTMLDivElement>(null);
  const drawers = useMemo(() => ({ element, below }), [element]);

  const nameTab = useCallback(
    (label: string) => dispatch(tabNamed({ path: match.path, label })),
    [dispatch, match.path],
  );
  // Also when it is shown again.
  useLayoutEffect(() => speakOf(areaOf(match.id)), [match.id]);
  const ask = useApiDispatch();
  const askAgain = useCallback(() => ask(readAgain()), [ask]);
  return (
    <FrozenLocation location={location}>
      <ReadAgainContext value={askAgain}>
        <DrawerHostContext value={drawers}>
          <PortalHost element={element} />
          <div ref={below} className={styles.content}>
            <ScreenHost
              className={styles.screen}
              match={match}
              route={routes[match.id]}
              screen={screens[match.id]}
              onLabel={nameTab}
              queue={queueHref(match.id)}
              isKept
            />
          </div>
        </DrawerHostContext>
      </ReadAgainContext>
    </FrozenLocation>
  );
});
