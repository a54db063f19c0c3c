import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';

const path = '/back-office/investors';

/** The rows that name an investor, once they are there. */
async function investors() {
  const links = await screen.findAllByRole('link', {
    name: (_, link) => /\/back-office\/investor(-business)?\/\d/.test(link.getAttribute('href') ?? ''),
  });
  return links.map((link) => link.closest('[role="row"], tr, li') as HTMLElement);
}

test('finds investors by a part of the name', async () => {
  const { user } = await renderScreen(path);
  await investors();
  await user.type(screen.getByRole('searchbox'), 'Каримов');
  // The typing is waited for, and the old rows stay until the found ones are there.
  await waitFor(() => expect(window.location.search).toContain('search='));
  await waitFor(async () => {
    for (const row of await investors()) expect(row).toHaveTextContent(/Каримов/i);
  });
});

test('shows companies with their INN', async () => {
  const { user } = await renderScreen(path);
  await investors();
  await user.click(screen.getByText('Юридические лица'));
  expect(await screen.findByRole('columnheader', { name: /ИНН/ })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('subject')).toBe('business');
});

test('opens the card of the investor that was clicked', async () => {
  const { user } = await renderScreen(path);
  const [row] = await investors();
  const link = within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement;
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Общие данные' })).toBeVisible();
  expect(window.location.pathname).toBe(link.getAttribute('href'));
});

test('says so when the server refuses the list', async () => {
  await tellBackEnd({ do: 'deny', role: 'moderator', permission: 'investors.query' });
  await renderScreen(path);
  expect(await screen.findByText(/Доступ запрещён/)).toBeVisible();
  await tellBackEnd({ do: 'reset' });
});
