import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { notices } from '../../src/kit/state/notifications';
import { preferences } from '../../src/kit/state/preferences';
import { panelTheme } from '../../src/kit/foundation/theme';
import { session, type SessionState } from '../../src/session/slice';
import type { Look } from './look';
import { loadPage } from './parts';
import { textsOf } from './words';

const useStyles = makeStyles({
  root: { minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground3 },
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    padding: tokens.spacingVerticalL,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

const reducer = combineReducers({
  session: session.reducer,
  preferences: preferences.reducer,
  notices: notices.reducer,
});
/** Somebody who may do everything the examples ask for. */
const clerk = {
  id: 1,
  username: 'gallery',
  name: 'gallery',
  first_name: 'Gallery',
  user_type: '',
  client_id: 1,
  user_role_id: 1,
  role_ids: [],
};
const permissions = { investors: ['query', 'get', 'update', 'delete', 'export', 'import', 'enable'] };

/** One page of the gallery in one look: store, language and theme as in the panel, and no back end. */
export function Stage({ look }: { look: Look }) {
  const styles = useStyles();
  const { part, scheme, accent, language } = look;
  const store = useMemo(() => {
    const signedIn: SessionState = { status: 'signedIn', user: clerk, permissions, rolesReady: true };
    return configureStore({ reducer, preloadedState: { session: signedIn } });
  }, []);
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.lang = language;
  }, [scheme, language]);
  // The texts of the examples are known once the page is there.
  const Page = useMemo(
    () =>
      lazy(async () => {
        const Examples = await loadPage(part);
        const texts = textsOf(language);
        return {
          default: () => (
            <IntlProvider locale={language} messages={texts} defaultLocale="ru-RU">
              <Examples />
            </IntlProvider>
          ),
        };
      }),
    [part, language],
  );
  return (
    <Provider store={store}>
      <FluentProvider theme={panelTheme(scheme, accent)} className={styles.root}>
        <main className={styles.page}>
          <h1 className={styles.title}>{part}</h1>
          <Suspense>
            <Page />
          </Suspense>
        </main>
      </FluentProvider>
    </Provider>
  );
}
