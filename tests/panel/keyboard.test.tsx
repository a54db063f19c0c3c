/** The keys across screens: what one of them answers is gone when the next is there, or the registry would complain. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { shortcutsToggled } from '../../src/kit/state/preferences';
import { activeShortcuts } from '../../src/kit/state/shortcuts';
import { renderScreen } from '../support/renderScreen';

/** jsdom knows nothing of what is in sight: a tab that is not looked at is styled away. */
beforeAll(() => {
  const isInSight = (part: Element | null): boolean =>
    part === null || (!(part instanceof HTMLElement && part.style.display === 'none') && isInSight(part.parentElement));
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return isInSight(this);
  };
});

const ids = () => activeShortcuts().map(({ id }) => id);

it('leads from a list to a card and back, each with keys of its own', async () => {
  const { user } = await renderScreen('/back-office/investors');
  await screen.findByRole('grid');
  await waitFor(() => expect(within(screen.getByRole('grid')).getAllByRole('link').length).toBeGreaterThan(1));
  expect(ids()).toEqual(expect.arrayContaining(['list.next', 'list.search', 'go.investors.list', 'frame.help']));
  await user.keyboard('jj{Enter}');
  await screen.findByRole('button', { name: 'Изменить статус' });
  expect(ids()).toEqual(expect.arrayContaining(['card.next', 'card.previous']));
  expect(ids()).not.toContain('list.next');
  await user.keyboard('gi');
  await waitFor(() => expect(ids()).toContain('list.next'));
  expect(ids()).not.toContain('card.next');
});

const left = '/back-office/investors?search=karim&status=in_process';
const address = () => window.location.pathname + window.location.search;

const waysToInvestors: Record<string, (user: UserEvent) => Promise<void>> = {
  'the letters of the section': (user) => user.keyboard('gi'),
  'Enter in the search of the menu': (user) =>
    user.type(screen.getByRole('textbox', { name: 'Найти раздел' }), 'инвесторы{Enter}'),
  'its row in the palette': async (user) => {
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Поиск и команды' }), '/инвесторы{Enter}');
  },
};

it.each(Object.entries(waysToInvestors))('%s leads to an open tab as it was left, like the menu', async (_, go) => {
  const { user } = await renderScreen(left);
  await screen.findByRole('heading', { name: 'Инвесторы', level: 1 });
  await user.keyboard('gm');
  await waitFor(() => expect(address()).toBe('/dashboard/index'));
  await go(user);
  await waitFor(() => expect(address()).toBe(left));
});

it('has one registry: the rows of the palette and its help tell the keys of this screen, and they work', async () => {
  const { user, store } = await renderScreen('/back-office/investor/1', { as: 'director' });
  await screen.findAllByRole('button', { name: 'Изменить' });
  await waitFor(() => expect(ids()).toContain('card.edit'));
  const palette = async (typed: string) => {
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Поиск и команды' }), typed);
  };
  const leave = () => user.keyboard('{Control>}[KeyK]{/Control}');
  await palette('/инвесторы');
  expect(await screen.findByRole('option', { name: /^Инвесторы.*g i$/ })).toBeVisible();
  await leave();
  await palette('>изменить общие');
  expect(await screen.findByRole('option', { name: /^Изменить общие данные.*e$/ })).toBeVisible();
  await leave();
  await palette('?');
  const help = within(await screen.findByRole('group', { name: 'Клавиши' }));
  const listedKeys = () =>
    help.getAllByRole('term').map((term) => `${term.textContent} ${term.parentElement?.lastChild?.textContent}`);
  expect(listedKeys()).toEqual(
    expect.arrayContaining(['Инвесторы gi', 'Изменить общие данные e', 'Поиск и команды Ctrl+K']),
  );
  expect(help.queryByRole('heading', { name: 'В таблице' })).not.toBeInTheDocument();
  await leave();
  act(() => void store.dispatch(shortcutsToggled()));
  await palette('?');
  const offHelp = within(await screen.findByRole('group', { name: 'Клавиши' }));
  expect(offHelp.getByText('Поиск и команды')).toBeVisible();
  for (const off of ['Инвесторы', 'Изменить общие данные', 'Открыть закрытую вкладку'])
    expect(offHelp.queryByText(off)).not.toBeInTheDocument();
  await leave();
  act(() => void store.dispatch(shortcutsToggled()));
  await user.keyboard('e');
  expect(await screen.findByRole('dialog', { name: /Изменить общие данные/ })).toBeInTheDocument();
});
