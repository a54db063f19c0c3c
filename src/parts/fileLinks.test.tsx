import { waitFor } from '@testing-library/react';
import { renderScreen } from '../../tests/support/renderScreen';
import type { keepingLinks } from './fileLinks';

jest.mock<{ keepingLinks: Omit<typeof keepingLinks, 'pollingInterval'> & { pollingInterval: number } }>(
  './fileLinks',
  () => ({ keepingLinks: { pollingInterval: 200, refetchOnMountOrArgChange: true } }),
);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the papers of a merchant', '/merchants/list/1?tab=attachments', /\/merchants\/1\/attachments$/],
  ['the imports of a merchant', '/merchants/list/1?tab=imports', /\/merchants\/1\/imports\?/],
  ['the files of reports', '/exports', /\/report-jobs\?/],
])('%s are read again as long as they are shown', async (_, path, address) => {
  const calls = jest.spyOn(globalThis, 'fetch');
  const { unmount } = await renderScreen(path, { as: 'accountant' });
  const urls = () => calls.mock.calls.map(([asked]) => (asked instanceof Request ? asked.url : String(asked)));
  await waitFor(() => expect(urls().filter((url) => address.test(url)).length).toBeGreaterThan(3));
  unmount();
});
