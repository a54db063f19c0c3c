import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../kit/ErrorBoundary';
import { ScreenContext } from '../kit/screen';
import type { Match } from '../routes/match';
import { routes } from '../routes/table';
import { windowTitle } from '../routes/title';
import { useLazyPart } from './lazyPart';
import { Loading } from './Loading';
import { productTitle } from './panelConfig';
import { ScreenMissing } from './ScreenMissing';
import { screens } from './screens';

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
  match: Match;
  className?: string;
  /** Hears the name of the record that the screen shows. */
  onLabel?: (label: string) => void;
}

/**
 * One screen of the table: fetched, titled, and kept from taking the frame with it when it fails. It reads the
 * address it was given and nothing else of the frame, so that several can be kept side by side.
 */
export function ScreenHost({ match, className, onLabel }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const location = useLocation();
  const [label, setLabel] = useState<string>();
  const { part, failure } = useLazyPart(screens[match.id]);
  const Screen = part?.default;
  const place = useRef<HTMLDivElement>(null);
  const isReady = Screen !== undefined;

  const hearLabel = useCallback(
    (heard: string | undefined) => {
      setLabel(heard);
      if (heard !== undefined) onLabel?.(heard);
    },
    [onLabel],
  );
  const title = intl.formatMessage(routes[match.id].title);
  const screen = useMemo(() => ({ id: match.id, title, setLabel: hearLabel }), [match.id, title, hearLabel]);

  const nameOfWindow = windowTitle(match.id, label, productTitle(), intl);
  useEffect(() => {
    document.title = nameOfWindow;
  }, [nameOfWindow]);

  // The first page of a visit leaves the focus where the browser put it; every later one begins at its heading.
  const [isFirst] = useState(location.key === 'default');
  useEffect(() => {
    if (isReady && !isFirst && place.current) focusHeading(place.current);
  }, [isReady, isFirst]);

  if (failure !== undefined) return <ScreenMissing failure={failure} />;
  return (
    <div ref={place} className={mergeClasses(styles.screen, className)} tabIndex={-1}>
      <ErrorBoundary fallback={(_, error) => <ScreenMissing failure={isMissingPart(error) ? error : undefined} />}>
        {Screen ? (
          <ScreenContext value={screen}>
            <Routes>
              <Route path={routes[match.id].path} element={<Screen />} />
            </Routes>
          </ScreenContext>
        ) : (
          <Loading />
        )}
      </ErrorBoundary>
    </div>
  );
}

/** A piece of the screen could not be fetched; webpack and lazyPart name it so. */
const isMissingPart = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

function focusHeading(place: HTMLElement): void {
  // Something on the page asked for the focus itself.
  if (place.contains(document.activeElement) && document.activeElement !== place) return;
  const heading = place.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? place).focus({ preventScroll: true });
}
