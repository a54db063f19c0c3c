import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { renderScreen } from '../../../tests/support/renderScreen';
import { gateway } from '../../api/cache/gateway';
import { rolesLoaded } from '../../session/slice';
import { MenuItem } from './MenuItem';

const menu = () => screen.findByRole('navigation', { name: 'Главное меню' });
const isCount = (url: string) => url.includes('/investors?') && url.includes('limit=1&') && url.includes('in_process');
const asked = (fetching: jest.SpyInstance) => fetching.mock.calls.map(([url]) => String(url));

describe('the side menu', () => {
  it('is searched and walked by keyboard alone', async () => {
    const { user } = await renderScreen('/dashboard/index');
    const nav = await menu();
    const field = within(nav).getByRole('textbox', { name: 'Найти раздел' });
    await user.type(field, 'инвесторы');
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Инвесторы']);
    await user.keyboard('{ArrowDown}');
    expect(within(nav).getByRole('link', { name: 'Инвесторы' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(within(nav).getAllByRole('link').length).toBeGreaterThan(1);
    await user.type(field, 'нет такого');
    expect(await within(nav).findByRole('status')).toHaveTextContent('Такого раздела нет');
    await user.clear(field);
    await user.type(field, 'инвест{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Инвесторы' });
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('shows where one is, however far down its screen stands', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await renderScreen('/back-office/rounds');
    const link = await within(await menu()).findByRole('link', { name: 'Раунды', current: 'page' });
    await waitFor(() => expect(shown.mock.contexts).toContain(link));
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('leads from a page with filters to the bare one by a step, and on that one takes none', async () => {
    const { user } = await renderScreen('/back-office/investors?status=active');
    const link = await within(await menu()).findByRole('link', { name: 'Инвесторы' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/back-office/investors'));
    const steps = window.history.length;
    await user.click(link);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.history.length).toBe(steps + 1);
    await user.click(link);
    expect(window.history.length).toBe(steps + 1);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?status=active'));
  });

  it('finds by what people call the work, in any language and layout, where no title says it', async () => {
    const { user } = await renderScreen('/dashboard/index');
    const nav = await menu();
    const field = within(nav).getByRole('textbox', { name: 'Найти раздел' });
    const first = () => within(nav).queryAllByRole('link')[0]?.textContent;
    for (const [typed, title] of [
      ['withdrawal', 'Вывод средств'],
      ['soliqlar', 'Налоги'],
      ['bydtcnjhs', 'Инвесторы'],
      ['инвестры', 'Инвесторы'],
    ]) {
      await user.clear(field);
      await user.type(field, typed!);
      await waitFor(() => expect(first()).toBe(title));
    }
  });

  it('keeps favourites on top, for the person who picked them', async () => {
    const { user, store } = await renderScreen('/dashboard/index');
    const nav = await menu();
    expect(within(nav).queryByRole('group', { name: 'Избранное' })).not.toBeInTheDocument();
    const star = within(nav).getByRole('button', { name: 'В избранном: Инвесторы' });
    star.focus();
    await user.keyboard(' ');
    expect(star).toHaveAttribute('aria-pressed', 'true');
    const favourites = within(nav).getByRole('group', { name: 'Избранное' });
    expect(within(favourites).getByRole('link', { name: 'Инвесторы' })).toBeInTheDocument();
    expect(within(nav).getAllByRole('group')[0]).toBe(favourites);
    expect(store.getState().preferences.favourites).toEqual({
      [String(store.getState().session.user?.id)]: ['investors.list'],
    });
    await user.click(within(favourites).getByRole('button', { name: 'В избранном: Инвесторы' }));
    expect(within(nav).queryByRole('group', { name: 'Избранное' })).not.toBeInTheDocument();
  });

  it('collapsed shows icons and a way to search, which brings the width back', async () => {
    const { user, store } = await renderScreen('/dashboard/index');
    const nav = await menu();
    await user.click(screen.getByRole('button', { name: 'Меню' }));
    expect(store.getState().preferences.sidebarCollapsed).toBe(true);
    expect(within(nav).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(nav).getByRole('link', { name: 'Инвесторы' })).toHaveAttribute('title', 'Инвесторы');
    await user.click(within(nav).getByRole('button', { name: 'Найти раздел' }));
    expect(within(nav).getByRole('textbox', { name: 'Найти раздел' })).toHaveFocus();
    expect(store.getState().preferences.sidebarCollapsed).toBe(false);
  });
});

describe('the count of waiting work', () => {
  it('comes after the first rows, describes its item, and is asked for again after a change', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    const { store } = await renderScreen('/back-office/investors');
    const nav = await menu();
    expect(asked(fetching).some(isCount)).toBe(false);
    const link = within(nav).getByRole('link', { name: 'Проверка инвесторов' });
    await waitFor(() => expect(link).toHaveAccessibleDescription(/^Ждут проверки: \d+$/));
    // The list opens on everybody, so a number beside it would tell of other rows.
    expect(within(nav).getByRole('link', { name: 'Инвесторы' })).not.toHaveAttribute('aria-describedby');
    const [count, rows] = [
      asked(fetching).findIndex(isCount),
      asked(fetching).findIndex((url) => url.includes('limit=10')),
    ];
    expect(rows).toBeGreaterThanOrEqual(0);
    expect(count).toBeGreaterThan(rows);
    const before = asked(fetching).filter(isCount).length;
    act(() => void store.dispatch(gateway.util.invalidateTags(['Investor'])));
    await waitFor(() => expect(asked(fetching).filter(isCount).length).toBeGreaterThan(before));
    fetching.mockRestore();
  });

  it('GRD-09: stands in front of the title of the window, all queues of the person together', async () => {
    const { unmount } = await renderScreen('/back-office/investors', { as: 'accountant' });
    await menu();
    const shown = () =>
      [...document.querySelectorAll('nav a')]
        .map((link) =>
          /: (\d+)$/.exec(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
        )
        .reduce((sum, found) => sum + Number(found?.[1] ?? 0), 0);
    await waitFor(() => {
      expect(shown()).toBeGreaterThan(20);
      const [, count] = /^\((\d+)\) Инвесторы — Divan$/.exec(document.title) ?? [];
      // What the person may only look at stands in the menu and not in the title.
      expect(Number(count)).toBeGreaterThan(0);
      expect(Number(count)).toBeLessThanOrEqual(shown());
    });
    unmount();
    expect(document.title).toBe('Инвесторы — Divan');
  });

  it('stands once beside a screen that is in two groups, and a queue is entered at what waits', async () => {
    await renderScreen('/dashboard/index', { as: 'accountant' });
    const nav = await menu();
    const group = (name: string) => within(within(nav).getByRole('group', { name }));
    const tax = group('Финансы').getByRole('link', { name: 'Налоги' });
    await waitFor(() => expect(tax).toHaveAccessibleDescription(/^Не проверено: \d+$/));
    expect(group('Платежи').getByRole('link', { name: 'Налоги' })).not.toHaveAttribute('aria-describedby');
    expect(within(nav).getByRole('link', { name: 'Общие заявки' })).toHaveAttribute(
      'href',
      '/back-office/requests/claims?type=all&status=pending&status=in_process',
    );
  });

  it('is neither shown to nor asked for whom the list is closed to', () => {
    const item = (
      <MenuItem id="investors.list" isActive={false} here={undefined} isCollapsed={false} mayCount owner="1" />
    );
    const { store } = renderPart(<ul>{item}</ul>);
    // What describes the link is what asks.
    expect(screen.getByRole('link', { name: 'Инвесторы' })).not.toHaveAttribute('aria-describedby');
    act(() => void store.dispatch(rolesLoaded({ investors: ['get'] })));
    expect(screen.getByRole('link', { name: 'Инвесторы' })).not.toHaveAttribute('aria-describedby');
  });
});
