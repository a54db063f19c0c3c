import { httpRequest } from './httpRequest';

let online: jest.SpyInstance<boolean>;
const put = () => httpRequest({ url: '/api/x', method: 'PUT', headers: {}, timeout: 1_000 });

beforeEach(() => {
  // Each time: what runs in the same window may restore all that is spied upon.
  online = jest.spyOn(navigator, 'onLine', 'get');
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});

test('a write that was begun and ended without a network never left, and says so', async () => {
  online.mockReturnValue(false);
  expect((await put()).error).toMatchObject({ kind: 'network', codes: ['not_sent'] });
});

test('one whose line broke on the way may have arrived', async () => {
  online.mockReturnValueOnce(true).mockReturnValue(false);
  expect((await put()).error).toMatchObject({ kind: 'network', codes: [] });
});
