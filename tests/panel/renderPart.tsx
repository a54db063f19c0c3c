import { FluentProvider } from '@fluentui/react-components';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import russian from '../../locales/ru.json';
import { noticeProblem } from '../../src/i18n/missing';
import { notices } from '../../src/kit/state/notifications';
import { preferences } from '../../src/kit/state/preferences';
import { ScreenContext } from '../../src/kit/state/screen';
import { panelTheme } from '../../src/kit/foundation/theme';
import { session } from '../../src/session/slice';
import { tabs } from '../../src/shell/tabs/tabs';

interface Options {
  /** The address the part is opened at. */
  at?: string | { pathname: string; search?: string; hash?: string; state?: unknown };
  texts?: Record<string, string>;
  locale?: string;
  setLabel?: (label: string | undefined) => void;
  userOptions?: Parameters<typeof userEvent.setup>[0];
}

/** An entry of the history of its own: what a part remembers about one does not reach the next test. */
let entries = 0;
function entryOf(at: NonNullable<Options['at']>) {
  const { pathname, search } = new URL(typeof at === 'string' ? at : at.pathname, 'http://localhost');
  return { pathname, search, ...(typeof at === 'object' && at), key: `entry ${(entries += 1)}` };
}

/** Renders a part of the kit as it stands in the panel: with store, language, theme and address, and no back end. */
export function renderPart(part: ReactNode, options: Options = {}) {
  const { at = '/list', texts = russian, locale = 'ru-RU', setLabel = () => undefined, userOptions } = options;
  const store = configureStore({
    reducer: combineReducers({
      session: session.reducer,
      preferences: preferences.reducer,
      notices: notices.reducer,
      tabs: tabs.reducer,
    }),
  });
  const entry = entryOf(at);
  let location: Location | undefined;
  function Whereabouts() {
    location = useLocation();
    return null;
  }
  const inPanel = (children: ReactNode) => (
    <Provider store={store}>
      <IntlProvider locale={locale} messages={texts} defaultLocale="ru-RU" onError={noticeProblem}>
        <FluentProvider theme={panelTheme('light', '#01CAB0')}>
          <MemoryRouter initialEntries={[entry]}>
            <ScreenContext value={{ id: 'test.screen', title: 'Инвесторы', setLabel }}>{children}</ScreenContext>
            <Whereabouts />
          </MemoryRouter>
        </FluentProvider>
      </IntlProvider>
    </Provider>
  );
  const user = userEvent.setup(userOptions);
  const { rerender, ...rest } = render(inPanel(part));
  return {
    ...rest,
    user,
    store,
    rerender: (next: ReactNode) => rerender(inPanel(next)),
    /** The address as it is now, with what travels beside it. */
    whereabouts: () => ({
      search: location?.search ?? '',
      pathname: location?.pathname ?? '',
      state: location?.state as unknown,
    }),
  };
}
