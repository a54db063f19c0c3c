import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, tellBackEnd } from '../../tests/support/renderScreen';
import type { RouteId } from '../routes/table';
import { rolesLoaded, sessionExpired, signedIn } from '../session/slice';
import { tabVisited } from '../shell/tabs/tabs';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.pathname + window.location.search;

describe('the guard at work', () => {
  it('sends whoever has no token to sign-in and remembers the whole address (LAY-02)', async () => {
    await renderScreen('/back-office/investors?page=2', { as: null });
    await heading('Войти в систему');
    expect(address()).toBe('/user/login?redirect=%2Fback-office%2Finvestors%3Fpage%3D2');
  });

  it.each(['/', '/dashboard', '/dashboard/workplace', '/user/login', '/DASHBOARD/Index/'])(
    'leads from %s to the landing',
    async (start) => {
      await renderScreen(start);
      await heading(/Дилноза/);
      expect(address()).toBe('/dashboard/index');
    },
  );

  it('rewrites the spelling of an address without a step in the history', async () => {
    const before = window.history.length;
    await renderScreen('/Back-Office/INVESTORS/?subject=business');
    await heading('Инвесторы');
    expect(address()).toBe('/back-office/investors?subject=business');
    expect(window.history.length).toBe(before);
  });

  it('names an address that means nothing', async () => {
    await renderScreen('/no/such?place=1');
    await heading('Страница не найдена');
    expect(address()).toBe('/404');
    expect(screen.getByText(/\/no\/such\?place=1/)).toBeInTheDocument();
  });

  it('offers on it to search for what was sought', async () => {
    const { user } = await renderScreen('/no/such');
    await heading('Страница не найдена');
    const page = within(screen.getByRole('main'));
    await user.click(await page.findByRole('button', { name: 'Поиск и команды' }));
    const field = await screen.findByRole('combobox', { name: 'Поиск и команды' });
    await user.type(field, 'Инвесторы');
    expect(await screen.findByRole('option', { name: /^Инвесторы/ })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(page.getByRole('button', { name: 'Поиск и команды' })).toHaveFocus();
  });

  it('names the right that is missing, and asks for no data', async () => {
    for (const action of ['query', 'get', 'update', 'enable'])
      await tellBackEnd({ do: 'deny', role: 'moderator', permission: `investors.${action}` });
    const fetching = jest.spyOn(globalThis, 'fetch');
    await renderScreen('/back-office/investors');
    await heading('Нет доступа');
    expect(address()).toBe('/403');
    expect(await screen.findByText(/нужно право «Инвесторы»/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Инвесторы' })).not.toBeInTheDocument();
    // The numbers of the menu, of queues that are still his, may have come by then; cards to verify are one of them.
    const asked = fetching.mock.calls
      .map(([url]) => String(url))
      .filter((url) => url.includes('/investment/investors') && new URL(url).searchParams.get('limit') !== '1');
    fetching.mockRestore();
    await tellBackEnd({ do: 'reset' });
    expect(asked).toEqual([]);
  });
});

it('a role that was given since the sign-in opens its screens once the page has come to rest', async () => {
  await renderScreen('/back-office/investors', {
    // As at a reload with the record of before.
    before: ({ dispatch, getState }) => {
      const { user } = getState().session;
      if (user) dispatch(signedIn({ ...user, role_ids: [] }));
      dispatch(rolesLoaded({}));
    },
  });
  await heading('Нет доступа');
  const menu = screen.getByRole('navigation', { name: 'Главное меню' });
  expect(await within(menu).findByRole('link', { name: 'Инвесторы' }, { timeout: 10_000 })).toBeInTheDocument();
});

describe('the frame', () => {
  it('shows the name of the session, in full (LAY-13)', async () => {
    await renderScreen('/dashboard/index');
    const opener = await screen.findByRole('button', { name: /Каримова.*, меню пользователя$/ });
    expect(await within(opener).findByText('Дилноза Каримова')).toBeInTheDocument();
  });

  it('opens a tab per page, leads along them, and keeps the last (LAY-04, LAY-07)', async () => {
    const { user } = await renderScreen('/dashboard/index');
    await heading(/Дилноза/);
    const bar = screen.getByRole('tablist', { name: 'Открытые страницы' });
    expect(within(bar).queryByTitle(/Закрыть/)).not.toBeInTheDocument();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Главное меню' })).getByRole('link', { name: 'Инвесторы' }),
    );
    const title = await heading('Инвесторы');
    await waitFor(() => expect(title).toHaveFocus());
    expect(document.title).toMatch(/^(\(\d+\) )?Инвесторы — Divan$/);
    expect(within(bar).getAllByRole('tab')).toHaveLength(2);
    expect(within(bar).getByRole('tab', { selected: true })).toHaveAccessibleName('Инвесторы');
    expect(screen.getByRole('tabpanel', { name: 'Инвесторы' })).toContainElement(title);
    await user.click(within(bar).getByTitle('Закрыть: Инвесторы'));
    await heading(/Дилноза/);
    expect(within(bar).getAllByRole('tab')).toHaveLength(1);
    expect(document.title).toMatch(/^(\(\d+\) )?Панель мониторинга — Divan$/);
  });

  it('keeps a page as it was left while another one is on the screen', async () => {
    const { user } = await renderScreen('/back-office/investors?status=active');
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'а');
    await waitFor(() => expect(address()).toContain('search'));
    const row = await waitFor(() => {
      const grid = screen.getByRole('grid');
      expect(grid.closest('[aria-busy="true"]')).toBeNull();
      return within(grid).getAllByRole('link')[0] as HTMLElement;
    });
    await user.click(row);
    await screen.findByRole('heading', { name: 'Общие данные' });
    expect(search).toBeInTheDocument();
    // What it looks like hidden is for a browser to say (e2e/tabs.spec.ts); whoever has the page read out does not find it.
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(document.title).not.toContain('Инвесторы');
    await user.click(screen.getByRole('tab', { name: 'Инвесторы' }));
    expect(await screen.findByRole('searchbox')).toBe(search);
    expect(search).toHaveValue('а');
    expect(address()).toBe('/back-office/investors?status=active&search=%D0%B0');
    expect(document.title).toMatch(/^(\(\d+\) )?Инвесторы — Divan$/);
  });

  it('makes no tab of what may not be seen or does not exist', async () => {
    const { user } = await renderScreen('/no/such/place');
    await heading('Страница не найдена');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Главное меню' })).getByRole('link', { name: 'Инвесторы' }),
    );
    await heading('Инвесторы');
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });

  it('is led along the tabs by keys', async () => {
    const { user, store } = await renderScreen('/dashboard/index');
    await heading(/Дилноза/);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Главное меню' })).getByRole('link', { name: 'Инвесторы' }),
    );
    await heading('Инвесторы');
    const paths = () => store.getState().tabs.open.map(({ path }) => path);
    const tab = (name: string) => screen.getByRole('tab', { name });
    act(() => tab('Инвесторы').focus());
    await user.keyboard('{ArrowLeft}');
    expect(tab('Панель мониторинга')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Инвесторы')).toHaveFocus();
    await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(paths()).toEqual(['/back-office/investors', '/dashboard/index']);
    expect(tab('Инвесторы')).toHaveFocus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Закрепить' }));
    expect(store.getState().tabs.open).toMatchObject([{ pinned: true }, {}]);
    act(() => tab('Инвесторы').focus());
    await user.keyboard('{Delete}');
    await heading(/Дилноза/);
    expect(paths()).toEqual(['/dashboard/index']);
    await waitFor(() => expect(tab('Панель мониторинга')).toHaveFocus());
    await user.keyboard('{Alt>}{Shift>}[KeyZ]{/Shift}{/Alt}');
    await heading('Инвесторы');
    expect(paths()).toEqual(['/dashboard/index', '/back-office/investors']);
  });

  it('asks before it signs out (LAY-11)', async () => {
    const { user, store } = await renderScreen('/dashboard/index');
    await heading(/Дилноза/);
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /меню пользователя$/ }));
      await user.click(screen.getByRole('button', { name: 'Выйти' }));
    };
    await signOut();
    const question = await screen.findByRole('dialog', { name: 'Выйти из системы?' });
    await user.click(within(question).getByRole('button', { name: 'Остаться' }));
    expect(store.getState().session.status).toBe('signedIn');
    await signOut();
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Выйти из системы?' })).getByRole('button', { name: 'Выйти' }),
    );
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  });

  it('SES-10, ERR-01: leads to sign-in when the session ends with nothing unsaved', async () => {
    const { store } = await renderScreen('/back-office/investors');
    await heading('Инвесторы');
    expect(store.getState().session.leaving).toBeUndefined();
    act(() => void store.dispatch(sessionExpired()));
    // The page is loaded anew (tests/panel/session.test.ts and e2e/session.spec.ts look at where that leads).
    await waitFor(() => expect(store.getState().session.leaving).toBe(true));
    expect(screen.queryByRole('dialog', { name: 'Войдите снова' })).not.toBeInTheDocument();
  });

  it('asks to sign in again over a page with unsaved work, which stays', async () => {
    const { user, store } = await renderScreen('/profile/user?form=password');
    await user.type(await screen.findByLabelText(/^Нынешний пароль/), 'Кар');
    store.dispatch(sessionExpired());
    const dialog = await screen.findByRole('dialog', { name: 'Войдите снова' });
    expect(within(dialog).getByLabelText('Логин')).toHaveValue('moderator');
    await user.type(within(dialog).getByLabelText('Пароль'), 'wrong{Enter}');
    expect(await within(dialog).findByText('Неверный логин или пароль')).toBeInTheDocument();
    await user.clear(within(dialog).getByLabelText('Пароль'));
    await user.type(within(dialog).getByLabelText('Пароль'), 'Divan-demo-2026{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Войдите снова' })).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Нынешний пароль/)).toHaveValue('Кар');
  });

  it('keeps the choice of language, theme and accent', async () => {
    const { user, store } = await renderScreen('/dashboard/index');
    await heading(/Дилноза/);
    await user.click(screen.getByRole('button', { name: 'Оформление' }));
    await user.click(await screen.findByLabelText('Тёмная'));
    await user.click(screen.getByLabelText('Малиновый'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Язык' }), 'en-US');
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(store.getState().preferences).toMatchObject({ theme: 'dark', accent: '#C41D7F', language: 'en-US' });
    expect(store.getState().preferences.sideMenu).toEqual({});
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });
});

it('gives up tabs of pages that this version does not have', async () => {
  const gone = { path: '/back-office/gone', routeId: 'gone' as RouteId, url: '/back-office/gone' };
  const { store } = await renderScreen('/dashboard/index', {
    before: ({ dispatch, getState }) => dispatch(tabVisited({ ...gone, owner: Number(getState().session.user?.id) })),
  });
  await heading(/Дилноза/);
  await waitFor(() => expect(store.getState().tabs.open).toMatchObject([{ path: '/dashboard/index' }]));
});
