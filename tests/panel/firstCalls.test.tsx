/** What screens ask the services for when they are opened, where the requirements say it letter for letter. */
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../support/renderScreen';

/** Opens an address and gives the query of the first call of a path. What the menu counts asks for one row. */
async function firstCall(address: string, path: string, as: string) {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const opened = await renderScreen(address, { as });
  const calls = () =>
    fetching.mock.calls
      .map(([url]) => new URL(String(url instanceof Request ? url.url : url), window.location.origin))
      .filter(({ pathname, searchParams }) => pathname.endsWith(path) && searchParams.get('limit') !== '1');
  await waitFor(() => expect(calls()).not.toHaveLength(0));
  return { ...opened, asked: Object.fromEntries(calls()[0]!.searchParams) };
}
afterEach(() => jest.restoreAllMocks());

test('a list asks for ten rows from the first, and for those of the page in the address (CONST-07)', async () => {
  const first = await firstCall('/back-office/tax-list', '/payments/tax-transactions', 'accountant');
  expect(first.asked).toMatchObject({ limit: '10', offset: '0' });
  first.unmount();
  jest.restoreAllMocks();
  const third = await firstCall('/back-office/tax-list?page=3', '/payments/tax-transactions', 'accountant');
  expect(third.asked).toMatchObject({ limit: '10', offset: '20' });
});

test('taxes are a screen of the investment back office, by its own call (SCR-11)', async () => {
  await firstCall('/back-office/tax-list', '/api/investment/payments/tax-transactions', 'accountant');
  expect(await screen.findByRole('heading', { level: 1, name: 'Налоги' })).toBeVisible();
});

test.each([
  ['/back-office/investors', 'individual'],
  ['/back-office/investors?subject=business', 'business'],
])('%s lists investors of one subject alone (SCR-10)', async (address, subject) => {
  const { asked } = await firstCall(address, '/investment/investors', 'moderator');
  expect(asked).toMatchObject({ subject });
});

test('documents to be signed come by twenty, drafts first (CONST-08)', async () => {
  const { asked } = await firstCall('/back-office/requests/dibank', '/payments/cash-out/dibank-claims', 'accountant');
  expect(asked).toMatchObject({ limit: '20', page: '1', status: 'draft' });
});

test('payments of the bank are asked for as waiting, whatever the address says (STATE-06)', async () => {
  const address = '/back-office/requests/cash-in?status=confirmed';
  const { asked } = await firstCall(address, '/payments/cash-in/bank', 'accountant');
  expect(asked).toMatchObject({ status: 'pending' });
});

test('claims begin with what comes in, ten from the first (WF-14)', async () => {
  const { asked } = await firstCall('/back-office/requests/claims', '/system-user/v1/claims', 'moderator');
  expect(asked).toMatchObject({ type: 'cash_in', limit: '10', page: '1' });
});

test('outgoing payments are asked for in the order in which they were made (WF-13)', async () => {
  const { asked } = await firstCall('/back-office/transactions', '/payments/transactions', 'accountant');
  expect(asked).toMatchObject({ order_by: 'created_at' });
});

test.each([
  ['roles by a hundred (RBAC-06)', '/rbac/roles', '/system-user/v1/user-roles', '100'],
  ['scopes by a thousand (RBAC-07)', '/rbac/roles/new', '/system-user/v1/scopes', '1000'],
])('what is chosen from comes whole: %s (CONST-09)', async (_, address, path, limit) => {
  expect((await firstCall(address, path, 'director')).asked).toMatchObject({ limit });
});

test.each([
  ['kam', 'KAM'],
  ['kam', 'hunter'],
])('managers to choose from come whole, by their role (RBAC-08, CONST-20): %s asks for %s', async (as, role) => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await renderScreen('/merchants/list/new', { as });
  const sought = () =>
    asked.mock.calls
      .map(([url]) => new URL(String(url instanceof Request ? url.url : url), window.location.origin))
      .find(({ pathname, searchParams }) => pathname.endsWith('/user-roles') && searchParams.get('role') === role);
  await waitFor(() => expect(sought()).toBeDefined());
  expect(Object.fromEntries(sought()!.searchParams)).toEqual({ role, limit: '1000', offset: '0' });
});

test('categories of merchants are asked for in Russian, whatever the panel speaks (CONST-17)', async () => {
  const address = '/merchants/list/merchants-category';
  const { asked } = await firstCall(address, '/payment/v1/merchants/categories', 'kam');
  expect(asked).toMatchObject({ language: 'ru' });
});

test.each([
  ['accounts', '/payment/v1/accounts'],
  ['account-groups', '/payment/v1/account-groups'],
  ['operations', '/payment/v1/operations'],
  ['payment-gateways', '/payment/v1/payment-gateways'],
])('the list of %s comes by ten, and is searched in (CONST-18)', async (path, call) => {
  const { asked } = await firstCall(`/back-office/${path}?search=10`, call, 'accountant');
  expect(asked).toMatchObject({ limit: '10', search: '10' });
});

test.each([
  ['cash-in', 'cash-in-report', {}],
  ['installments', 'installments-report', { status: 'closed' }],
])('a report is asked for by its days: %s (CONST-19, SCR-14)', async (type, call, more) => {
  const days = { begin_date: '2026-10-01', end_date: '2026-10-31' };
  const query = new URLSearchParams({ type, ...days, ...more });
  const { asked } = await firstCall(`/back-office/reports?${query}`, `/${call}`, 'accountant');
  expect(asked).toMatchObject({ ...days, ...more });
});

test('months are asked for by their days (SCR-14)', async () => {
  const days = { begin_date: '2026-01-01', end_date: '2026-06-30' };
  const address = `/back-office/investor-finance?${new URLSearchParams(days)}`;
  const { asked } = await firstCall(address, '/closing-months-list', 'accountant');
  expect(asked).toMatchObject(days);
});

test('past imports of a merchant are asked for by limit and offset (WF-16)', async () => {
  const { asked } = await firstCall('/merchants/list/1?tab=imports', '/imports', 'kam');
  expect(asked).toMatchObject({ limit: '10', offset: '0' });
});

test('whom a notification reaches is asked for by whole days (VAL-06)', async () => {
  const { user } = await renderScreen('/notification/form', { as: 'moderator' });
  const asked = jest.spyOn(globalThis, 'fetch');
  await user.type(await screen.findByLabelText(/^Зарегистрированы с/), '01.10.2026');
  const days = () =>
    asked.mock.calls
      .map(([url]) => new URL(String(url instanceof Request ? url.url : url), window.location.origin))
      .flatMap(({ searchParams }) => searchParams.get('date_from') ?? []);
  await waitFor(() => expect(days()).toContain('2026-10-01'));
});
