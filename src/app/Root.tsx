import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { AddressRouter, LiveAddress } from '../kit/state/address';
import { ForbiddenHelpContext } from '../kit/feedback/ForbiddenHint';
import { lazyComponent } from '../kit/foundation/lazyComponent';
import { preferences } from '../kit/state/preferences';
import { useMediaQuery } from '../kit/foundation/useMediaQuery';
import { NotificationHost } from '../shell/notifications/NotificationHost';
import { LastBoundary } from './LastBoundary';
import { Router } from './Router';
import type { PanelStore } from './store';
import { themeOf } from './theme';

const ForbiddenHelp = lazyComponent(
  async () => (await import('../parts/ForbiddenHelp')).ForbiddenHelp,
  'frame',
  'parts',
  'parts.why',
);

const useStyles = makeStyles({
  root: { minHeight: '100dvh' },
});

/** Everything around the routes: store, language, look, address. */
export function Root({ store }: { store: PanelStore }) {
  useEffect(() => store.keepNotices(), [store]);
  return (
    <LastBoundary>
      <Provider store={store}>
        <Look />
      </Provider>
    </LastBoundary>
  );
}

function Look() {
  const styles = useStyles();
  const language = useSelector(preferences.selectors.language);
  const choice = useSelector(preferences.selectors.theme);
  const accent = useSelector(preferences.selectors.accent);
  const menuAccent = useSelector(preferences.selectors.sideMenuAccent);
  const menuTheme = useSelector(preferences.selectors.sideMenuTheme);
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = choice === 'system' ? (isNight ? 'dark' : 'light') : choice;
  const menuScheme = menuTheme ?? scheme;
  const theme = useMemo(
    () => themeOf({ accent, scheme, menuAccent, menuScheme }),
    [accent, scheme, menuAccent, menuScheme],
  );

  // What the browser draws itself, such as scroll bars and lists of a select, follows.
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);

  return (
    <FluentProvider theme={theme} className={styles.root}>
      <LanguageProvider language={language}>
        <AddressRouter>
          <ForbiddenHelpContext value={ForbiddenHelp}>
            <Router />
            <LiveAddress>
              <NotificationHost />
            </LiveAddress>
          </ForbiddenHelpContext>
        </AddressRouter>
      </LanguageProvider>
    </FluentProvider>
  );
}
