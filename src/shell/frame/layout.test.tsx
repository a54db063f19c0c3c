/** The parts of the layout that the requirements name, by their rules. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { renderScreen } from '../../../tests/support/renderScreen';
import { preferences } from '../../kit/state/preferences';
import { LoadingScreen } from '../foundation/LoadingScreen';

// As the server writes it into the page.
document.head.insertAdjacentHTML(
  'beforeend',
  '<script type="application/json" id="config">{"SUPPORT_PHONE":"+998 71 200 00 00","COPYRIGHT":"© Divan"}</script>',
);

test('LAY-01: product, user menu with the way out, language, support line and copyright', async () => {
  const { user } = await renderScreen('/back-office/investors');
  const head = within(await screen.findByRole('banner'));
  expect(head.getByText('Divan')).toBeVisible();
  expect(head.getByRole('combobox', { name: 'Язык' })).toHaveValue('ru-RU');
  await user.click(await head.findByRole('button', { name: /меню пользователя$/ }));
  expect(await screen.findByRole('button', { name: 'Выйти' })).toBeVisible();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
  expect(foot.getByText('© Divan')).toBeVisible();
});

test('what the buttons of search and user are called has all that they show', async () => {
  await renderScreen('/back-office/investors');
  const head = within(await screen.findByRole('banner'));
  // The name comes a second after the frame.
  const shown = await head.findByText('Дилноза Каримова', { selector: 'span' });
  expect(shown.closest('button')).toHaveAccessibleName(expect.stringContaining(String(shown.textContent)));
  const search = await waitFor(() => {
    const button = document.querySelector<HTMLElement>('header button[aria-keyshortcuts="Control+K Meta+K"]');
    expect(button).not.toBeNull();
    return button as HTMLElement;
  });
  const words = [...search.children].find((part) => part.tagName === 'SPAN')?.textContent;
  expect(words).toMatch(/./);
  expect(search).toHaveAccessibleName(expect.stringContaining(String(words)));
});

test('LAY-08: a page that is loading says so over its place, and a record leads back to its list', async () => {
  const { container, unmount } = renderPart(<LoadingScreen />);
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('Страница загружается');
  unmount();
  await renderScreen('/back-office/investor/38');
  const way = within(await screen.findByRole('navigation', { name: 'Путь к странице' }));
  expect(way.getByRole('link', { name: 'Назад: Инвесторы' })).toHaveAttribute('href', '/back-office/investors');
});

test('LAY-08: a list has no way back', async () => {
  await renderScreen('/back-office/investors');
  const way = within(await screen.findByRole('navigation', { name: 'Путь к странице' }));
  expect(way.queryByRole('link', { name: /^Назад/ })).not.toBeInTheDocument();
});

test('LAY-15: what is stored for the side menu begins dark, in Russian and bronze', () => {
  const { language, sideMenu } = preferences.getInitialState();
  expect({ ...sideMenu, language }).toEqual({ theme: 'dark', language: 'ru-RU', colour: '#BC8E5B' });
});
