/**
 * The command palette as its user meets it; and the promise that what is highlighted, what is read out and what Enter
 * runs are one and the same row, whatever keys were pressed before.
 */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { isChaos } from '../support/chaos';
import { colleague } from '../support/colleague';
import { holdCalls } from '../support/heldCalls';
import { renderScreen } from '../support/renderScreen';
import { paletteChosen } from '../../src/kit/state/preferences';
import { chosenOnceMore } from '../../src/lib/find/frecency';

const investors = '/back-office/investors';
const list = async () => screen.findByRole('heading', { name: 'Инвесторы', level: 1 });

async function open(user: UserEvent): Promise<HTMLInputElement> {
  await list();
  await user.keyboard('{Control>}[KeyK]{/Control}');
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Поиск и команды' });
}

/** By their place, not their words: the language is one of the things that the palette changes. */
const box = () => document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
const palette = () => document.querySelector<HTMLElement>('dialog[open]')!;
const options = () => [...document.querySelectorAll<HTMLElement>('dialog[open] [role="option"]')];
const names = () => options().map((option) => option.textContent);
const selected = () => options().filter((option) => option.getAttribute('aria-selected') === 'true');

test('finds a screen typed in the wrong layout, says so, and leads there', async () => {
  const { user } = await renderScreen(investors, { as: 'director' });
  const field = await open(user);
  expect(field).toHaveFocus();
  await user.type(field, 'hjkb cbc');
  const [first] = options();
  expect(first).toHaveTextContent('Роли системы');
  expect(first).toHaveTextContent('раскладка: роли сис');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Роли системы', level: 1 });
  expect(screen.queryByRole('combobox', { name: 'Поиск и команды' })).not.toBeInTheDocument();
});

test('lists only what the person may do, and what was chosen stands among the recent next time', async () => {
  const { user } = await renderScreen(investors, { as: 'moderator' });
  const field = await open(user);
  await user.type(field, '/');
  expect(names().join()).toContain('Инвесторы');
  expect(names().join()).not.toContain('Роли системы');
  await user.type(field, 'монитор');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/index'));
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const recent = await screen.findByRole('group', { name: 'Недавние' });
  expect(within(recent).getByRole('option', { name: /Панель мониторинга/ })).toBeInTheDocument();
});

test('a name that comes late takes nothing from under Enter', async () => {
  const title = 'Инвестиции от 100 000 сум';
  const moderator = await colleague('moderator');
  const { banners } = await moderator.get<{ banners: { id: number; title_ru: string }[] }>(
    '/payment/v3/content/banners?limit=100',
  );
  const id = banners.find((one) => one.title_ru === title)!.id;
  const held = holdCalls(`/banners/${id}`);
  const { user } = await renderScreen(investors, {
    before: ({ dispatch, getState }) => {
      const owner = String(getState().session.user?.id);
      dispatch(paletteChosen({ owner, chosen: chosenOnceMore({}, `record:banners/${id}`, Date.now()) }));
    },
  });
  const field = await open(user);
  await held.came();
  await user.type(field, 'инвест');
  const [before] = selected().map(({ textContent }) => textContent);
  expect(before).toMatch(/^Инвест/);
  held.letGo();
  await waitFor(() => expect(names()[0]).toContain(title));
  expect(selected().map(({ textContent }) => textContent)).toEqual([before]);
});

test('takes a phrase in any language, and leads by a verb to the form of something new', async () => {
  const { user } = await renderScreen(investors, { as: 'director' });
  const field = await open(user);
  for (const [asked, title] of [
    ['заявки на вывод', 'Вывод средств'],
    ['soliqlar', 'Налоги'],
    ['withdrawal requests pls', 'Вывод средств'],
  ] as const) {
    await user.clear(field);
    await user.type(field, asked);
    await waitFor(() => expect(options()[0]).toHaveTextContent(title));
  }
  await user.clear(field);
  await user.type(field, 'добавить право');
  await waitFor(() => expect(options()[0]).toHaveTextContent('Новое право'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Новое право' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/rbac/permissions?form=new');
});

test('goes one level back with Escape, then closes and gives the focus back', async () => {
  const { user } = await renderScreen(investors);
  await list();
  const search = await screen.findByRole('searchbox');
  act(() => search.focus());
  const field = await open(user);
  await user.type(field, 'тема{Enter}');
  const level = await screen.findByRole('combobox', { name: 'Тема' });
  expect(names()).toEqual(['Светлая', 'Тёмная', 'Как в системе']);
  expect(level).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('combobox', { name: 'Поиск и команды' })).toHaveValue('тема');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(search).toHaveFocus();
});

test('an action of the card opens its ordinary form; one that cannot be done now says why and does nothing', async () => {
  const { user } = await renderScreen('/back-office/investors?status=archive', { as: 'director' });
  await list();
  const [link] = await screen.findAllByRole('link', { name: /\S+ \S+|Без имени/ });
  await user.click(
    (await screen.findAllByRole('row')).flatMap((row) => within(row).queryAllByRole('link'))[0] ?? link!,
  );
  await screen.findByRole('button', { name: 'Изменить статус' });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Поиск и команды' });
  await user.type(field, '>изменить статус');
  expect(options()[0]).toHaveTextContent('Инвестор в архиве: сначала верните его');
  await user.keyboard('{Enter}');
  expect(field).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '>изменить общие{Enter}');
  expect(await screen.findByRole('dialog', { name: /Изменить общие данные/ })).toBeInTheDocument();
});

test('finds an investor by a name in the other script, and leads to the card', async () => {
  const { user } = await renderScreen(investors);
  const field = await open(user);
  await user.type(field, '@rfhbvjd');
  await waitFor(() => expect(options()[0]).toHaveTextContent(/каримов/i));
});

describe('what a person has in hand leads to its record:', () => {
  /** Types a text into the palette, follows the first hit of a kind, and gives the address it led to. */
  async function follow(text: string, kind: string): Promise<URL> {
    const { user } = await renderScreen(investors, { as: 'director' });
    const field = await open(user);
    await user.type(field, text);
    const first = () => within(within(palette()).getByRole('group', { name: kind })).getAllByRole('option')[0]!;
    await user.click(await waitFor(first));
    await waitFor(() => expect(options()).toEqual([]));
    await waitFor(() => expect(window.location.pathname).not.toBe(investors));
    return new URL(window.location.href);
  }
  const read = async <Answer,>(path: string) => (await colleague('director')).get<Answer>(path);

  test('a passport, which stands in no address', async () => {
    const page = await read<{ investors: { id: number }[] }>(
      '/investment/investors?subject=individual&status=current&limit=1',
    );
    const id = page.investors[0]?.id;
    const { values } = await read<{ values: { passport_id: string } }>(
      `/system-user/v1/get-investor-data/${id}?fields=passport_id`,
    );
    const passport = values.passport_id;
    expect(passport).toMatch(/^[A-Z]{2}\d{7}$/);
    const { pathname, href } = await follow(passport.toLowerCase(), 'Инвесторы');
    expect(pathname).toBe(`/back-office/investor/${id}`);
    expect(href.toUpperCase()).not.toContain(passport);
  });

  test('the last four digits of a card', async () => {
    const cards = '/investment/investors/card-verification-claims';
    interface Card {
      id: number;
      card_masked: string;
    }
    const page = await read<{ card_verification_claims: Card[] }>(`${cards}?limit=1`);
    const ending = page.card_verification_claims[0]?.card_masked.slice(-4) ?? '';
    const { pathname, searchParams } = await follow(`**** ${ending}`, 'Карты инвесторов');
    expect(pathname).toBe('/back-office/requests/card-verification-claims');
    const found = await read<{ card_verification_claims: Card[] }>(`${cards}?search=${ending}&limit=100`);
    const opened = found.card_verification_claims.find(({ id }) => String(id) === searchParams.get('card'));
    expect(opened?.card_masked.slice(-4)).toBe(ending);
  });

  test('an exact sum, of an investment and of a claim', async () => {
    const investments = '/system-user/v1/investments';
    const [one] = (await read<{ items: { amount: string }[] }>(`${investments}?limit=1`)).items;
    const { pathname } = await follow(one?.amount ?? '', 'Инвестиции');
    const opened = await read<{ amount: string }>(`${investments}/${pathname.split('/').at(-1)}`);
    expect(opened.amount).toBe(one?.amount);
    cleanup();
    const { claims } = await read<{ claims: { amount: string | null }[] }>('/system-user/v1/claims?limit=20');
    const claim = claims.find(({ amount }) => amount !== null);
    const { searchParams } = await follow(claim?.amount?.replace('.', ',') ?? '', 'Заявки');
    const found = await read<{ amount: string }>(`/system-user/v1/claims/${searchParams.get('claim')}`);
    expect(found.amount).toBe(claim?.amount);
  });
});

/** A row of numbers that is the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const typed = [...'инвестоэкспрлй>/@# zayvkhjb'];
const moves = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

test(
  'highlighted, read out and run are one row, after any keys',
  async () => {
    const { user, store } = await renderScreen(investors, { as: 'director' });
    const any = numbersFrom(20261121);
    let field = await open(user);

    const check = () => {
      const rows = options();
      const [only, ...others] = selected();
      expect(others).toEqual([]);
      expect(only?.id).toBe(rows.length > 0 ? field.getAttribute('aria-activedescendant') : undefined);
      if (rows.length > 0) expect(only).toBeDefined();
      expect(rows.length).toBeLessThanOrEqual(50);
      const values = rows.map((row) => row.id);
      expect(new Set(values).size).toBe(values.length);
      return only;
    };

    const rounds = isChaos ? 10_000 : 60;
    let runs = 0;
    for (let round = 0; round < rounds; round++) {
      const length = 1 + any(6);
      for (let step = 0; step < length; step++) {
        const kind = any(10);
        if (kind < 5) fireEvent.keyDown(field, { key: moves[any(moves.length)] });
        else if (kind < 8) fireEvent.change(field, { target: { value: field.value + typed[any(typed.length)] } });
        else if (kind === 8) fireEvent.change(field, { target: { value: field.value.slice(0, -1) } });
        else fireEvent.change(field, { target: { value: '' } });
        check();
      }
      const row = check();
      if (row === undefined || any(4) > 0) continue;
      // Screens, levels and settings are run; what asks a question of its own would stand over the palette.
      const list = row.closest('[role="listbox"]')?.id ?? '';
      const value = decodeURIComponent(row.id.slice(list.length + 1));
      if (/signOut|do:export|^record/.test(value)) continue;
      const before = JSON.stringify(store.getState().preferences.chosen);
      fireEvent.keyDown(field, { key: 'Enter' });
      if (box() === field && JSON.stringify(store.getState().preferences.chosen) === before) {
        // A level was opened: its rows are the choices of that row, or the row says why it does nothing.
        if (field.value === '') fireEvent.keyDown(field, { key: 'Backspace' });
        continue;
      }
      const id = value.slice(value.indexOf('|') + 1);
      expect(JSON.stringify(store.getState().preferences.chosen)).not.toBe(before);
      const latest = Object.entries(Object.values(store.getState().preferences.chosen)[0] ?? {}).sort(
        ([, a], [, b]) => b[1] - a[1],
      );
      expect(latest.filter(([, [, at]]) => at === latest[0]?.[1][1]).map(([one]) => one)).toContain(id);
      runs += 1;
      fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
      await waitFor(() => expect(box()).not.toBeNull());
      field = box() ?? field;
    }
    expect(runs).toBeGreaterThan(0);
  },
  isChaos ? 3_600_000 : 180_000,
);
