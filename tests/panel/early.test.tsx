/** src/boot.ts asks ahead for what the screens ask for; a difference would only waste the call, so it shows here. */
import { screen, waitFor } from '@testing-library/react';
import { addressOf } from '../../src/api/transport/services';
import { earlyPages } from '../../src/routes/early';
import { earlyOf } from '../../src/routes/earlyPage';
import { matchPath } from '../../src/routes/match';
import { routes } from '../../src/routes/table';
import { backEndAddress } from '../support/panelBackEnd';
import { renderScreen } from '../support/renderScreen';

const config = () => ({
  API_SYSTEM_URL: `${backEndAddress()}/api/system-user`,
  API_INVEST_URL: `${backEndAddress()}/api/investment`,
});

test.each([
  '/dashboard/index',
  '/back-office/investors',
  '/back-office/investors?subject=business',
  '/back-office/investors?subject=business&status=new&status=active&order_by=name',
  '/back-office/investors?begin_date=2026-01-01&end_date=2026-12-31',
  '/back-office/investor/38',
  '/back-office/investor-business/5',
])('%s asks what was asked ahead', async (address) => {
  const { pathname, search } = new URL(address, 'https://panel.example');
  const early = earlyOf(await earlyPages(), pathname, search, 10);
  const expected = early?.calls.map(({ path, parameters = {} }) => addressOf(path, parameters, config())) ?? [];
  const match = matchPath(pathname);
  const shown = match && (await routes[match.id].screen()).default.name;
  expect(early?.screen.split('/').at(-1)).toBe(shown);
  expect(expected).toHaveLength(1);
  const fetching = jest.spyOn(globalThis, 'fetch');
  await renderScreen(address);
  await screen.findByRole('heading', { level: 1 });
  const asked = () => fetching.mock.calls.map(([url]) => String(url));
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(expected)));
  fetching.mockRestore();
});

test.each([
  ['a search, which may name a person', '/back-office/investors?search=Karimov'],
  ['another page', '/back-office/investors?page=2'],
  ['something unknown', '/back-office/investors?x=1'],
  ['a record that has no number', '/back-office/investor/abc'],
  ['an address of nobody', '/nowhere'],
])('nothing is asked ahead for %s', async (_, address) => {
  const { pathname, search } = new URL(address, 'https://panel.example');
  expect(earlyOf(await earlyPages(), pathname, search, 10)?.calls ?? []).toEqual([]);
});
