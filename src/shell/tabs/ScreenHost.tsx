import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { useAddress } from '../../kit/state/address';
import { ScreenContext } from '../../kit/state/screen';
import { windowTitle } from '../../routes/labels';
import type { RouteEntry, ScreenModule } from '../../routes/route';
import type { MatchOf } from '../../routes/paths';
import type { RouteId } from '../../routes/table';
import { isBusy } from '../../kit/foundation/isBusy';
import { useLazyPart, type LazyPart } from '../../kit/foundation/lazyPart';
import { LoadingScreen } from '../foundation/LoadingScreen';
import { productTitle } from '../../api/transport/panelConfig';
import { ScreenMissing } from '../foundation/ScreenMissing';
import { takeHold } from './tabFocus';

const useStyles = makeStyles({
  // The screen scrolls, not the window: each kept screen has a place of its own to come back to.
  screen: {
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    overflow: 'auto',
    outlineStyle: 'none',
    '& h1:focus': { outlineStyle: 'none' },
  },
});

interface Props {
  match: MatchOf<RouteId>;
  route: RouteEntry;
  screen: LazyPart<ScreenModule>;
  className?: string;
  /** Hears the name of the record that the screen shows. */
  onLabel?: (label: string) => void;
  /** The address of what waits on the screen's list. */
  queue?: string;
  /** The screen outlives a change of the address, as the screens of tabs do. */
  isKept?: boolean;
}

/**
 * One screen: fetched, titled, and kept from taking the frame with it when it fails. It reads the
 * address it was given and nothing else of the frame, so that several can be kept side by side.
 */
export function ScreenHost(props: Props) {
  const { match, route, screen, className, onLabel, queue, isKept = false } = props;
  const { id, parameters } = match;
  const styles = useStyles();
  const intl = useIntl();
  const { location } = useAddress();
  const [label, setLabel] = useState<string>();
  const { part, failure } = useLazyPart(screen);
  const Screen = part?.default;
  const place = useRef<HTMLDivElement>(null);
  const isReady = Screen !== undefined;

  // The end of a layout effect comes when the screen is hidden, before anything inside is taken back.
  const isShown = useRef(false);
  const focusAtBegin = useRef<Element>(null);
  useLayoutEffect(() => {
    focusAtBegin.current = document.activeElement;
    return () => {
      isShown.current = false;
    };
  }, []);

  const hearLabel = useCallback(
    (heard: string | undefined) => {
      // A screen that is being hidden takes its name back as if it were going; it is still called so.
      if (heard === undefined && !isShown.current) return;
      setLabel(heard);
      if (heard !== undefined) onLabel?.(heard);
    },
    [onLabel],
  );
  const title = intl.formatMessage(route.title);
  const context = useMemo(
    () => ({ id, title, permission: route.permission, parameters, queue, label, setLabel: hearLabel, isKept }),
    [id, title, route.permission, parameters, queue, label, hearLabel, isKept],
  );

  const nameOfWindow = windowTitle(title, label, productTitle());
  useEffect(() => {
    document.title = nameOfWindow;
  }, [nameOfWindow]);

  // The first page of a visit leaves the focus where the browser put it; every later one begins at its heading, and
  // one that is shown again goes on where it was.
  const [isFirst] = useState(location.key === 'default');
  const focused = useRef<HTMLElement>(undefined);
  const wasShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    if (!isReady || !place.current) return;
    const isAgain = wasShown.current;
    wasShown.current = true;
    if (takeHold() || (isFirst && !isAgain)) return;
    // Whoever began something elsewhere while the screen was on its way, as in the search of the side menu or in the menu of
    // the person, which closes without the focus, goes on with it.
    const { activeElement } = document;
    if (!isAgain && activeElement !== focusAtBegin.current && isBusy(activeElement)) return;
    focused.current?.focus({ preventScroll: true });
    if (!focused.current || document.activeElement !== focused.current) focusHeading(place.current);
  }, [isReady, isFirst]);
  // The name of a record comes later than its page, and with it the heading that the focus waits for.
  useEffect(() => {
    if (place.current && document.activeElement === place.current) focusHeading(place.current);
  }, [label]);

  if (failure !== undefined) return <ScreenMissing failure={failure} />;
  return (
    <div
      ref={place}
      className={mergeClasses(styles.screen, className)}
      tabIndex={-1}
      onFocus={({ target }) => {
        if (isShown.current) focused.current = target;
      }}
    >
      <ErrorBoundary fallback={(_, error) => <ScreenMissing failure={isMissingPart(error) ? error : undefined} />}>
        {Screen ? (
          <ScreenContext value={context}>
            <Screen />
          </ScreenContext>
        ) : (
          <LoadingScreen />
        )}
      </ErrorBoundary>
    </div>
  );
}

/** A piece of the screen could not be fetched; webpack and lazyPart name it so. */
const isMissingPart = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

function focusHeading(place: HTMLElement): void {
  // Something on the page, or a drawer of it, asked for the focus itself.
  const around = place.parentElement?.parentElement ?? place;
  if (around.contains(document.activeElement) && document.activeElement !== place) return;
  const heading = place.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? place).focus({ preventScroll: true });
}
