/** In every list with decisions a person finds what waits for him, as the service reckons it (D-40). */
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../support/renderScreen';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['/back-office/requests/claims', '/system-user/v1/claims'],
  ['/back-office/requests/cash-out', '/investment/investments/requests/cash-out'],
  ['/back-office/requests/dibank', '/investment/payments/cash-out/dibank-claims'],
  ['/rbac/changes', '/system-user/v1/access-changes'],
])('%s is narrowed to what waits for me', async (address, path) => {
  const { user } = await renderScreen(address, { as: 'executive' });
  const choice = await screen.findByRole('combobox', { name: 'Решение' });
  const fetching = jest.spyOn(globalThis, 'fetch');
  await user.selectOptions(choice, 'Ждут меня');
  expect(await screen.findByRole('button', { name: 'Убрать фильтр «Решение: Ждут меня»' })).toBeVisible();
  expect(window.location.search).toContain('awaits=me');
  const asked = () =>
    fetching.mock.calls
      .map(([url]) => new URL(String(url instanceof Request ? url.url : url), window.location.origin))
      .filter(({ pathname, searchParams }) => pathname.endsWith(path) && searchParams.get('awaits') === 'me');
  await waitFor(() => expect(asked()).not.toHaveLength(0));
});
