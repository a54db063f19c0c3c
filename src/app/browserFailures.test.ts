/** What broke in a script of the panel is reported once, and what is not the panel's is not. */
import { report } from './browserFailures';

let fetching: jest.SpyInstance;
beforeEach(() => {
  fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(null)));
  window.history.replaceState(null, '', '/back-office/investor/17?tab=cards');
});
afterEach(() => fetching.mockRestore());

function thrown(message: string, place: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at ${place}`;
  return error;
}
const ofPanel = 'Card (https://panel.example.uz/assets/card.1a2b.js:1:20)';
const sentOf = () =>
  fetching.mock.calls.map(([url, { body }]: [string, { body: string }]) => [url, JSON.parse(body) as unknown]);

test('an error goes with its place and the name of the screen, and not with the address', async () => {
  const error = thrown('no rows', ofPanel);
  await report(new ErrorEvent('error', { error }));
  // As when React hands on what a boundary has caught, and the same promise is refused twice.
  await report(new ErrorEvent('error', { error }));
  expect(sentOf()).toEqual([
    [
      '/api/browser-failures',
      { name: 'TypeError', message: 'no rows', stack: error.stack, screen: 'back-office.investor.id' },
    ],
  ]);
  expect(JSON.stringify(sentOf())).not.toContain('tab=cards');
});

test('a refused promise is reported too; an extension, another kind of thing and a bare message are not', async () => {
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason }) as never;
  await report(rejection(thrown('from a promise', ofPanel)));
  await report(rejection('a text'));
  await report(rejection(undefined));
  await report(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  await report(new ErrorEvent('error', { error: thrown('theirs', 'chrome-extension://abc/content.js:1:2') }));
  expect(sentOf()).toHaveLength(1);
});

test('a page that breaks at every turn says so ten times', async () => {
  for (let at = 0; at < 50; at++) await report(new ErrorEvent('error', { error: thrown(`number ${at}`, ofPanel) }));
  // Two of the tests before, which were on the same page.
  expect(sentOf()).toHaveLength(8);
});
