import { createBrowser, MemoryStorage, person } from '../../tests/support/browser';
import { createService, json } from '../../tests/support/service';
import { gateway } from '../api/cache/gateway';
import { investorsApi } from '../api/investment/investors';
import { rolesLoaded, signedIn, signOutStarted } from '../session/slice';
import { createVault } from '../session/vault';
import { createPanelStore, type PanelStore } from './store';

const testing = gateway.injectEndpoints({
  endpoints: (build) => ({
    change: build.mutation<unknown, null>({ query: () => ({ url: '/investment/x', method: 'PUT' }) }),
    changeInForm: build.mutation<unknown, null>({
      query: () => ({ url: '/investment/x', method: 'PUT' }),
      extraOptions: { handlesOwnErrors: true },
    }),
  }),
});

let store: PanelStore;
let service: ReturnType<typeof createService>;

beforeEach(async () => {
  service = createService();
  const vault = createVault(createBrowser().openWindow());
  await vault.open(service.issue(), person, true);
  store = createPanelStore({ vault, config: {}, storage: new MemoryStorage(), load: () => undefined });
  store.dispatch(signedIn(person));
  store.dispatch(rolesLoaded({}));
});
afterEach(() => store.stop());

const notices = () => store.getState().notices.list;
const change = () => store.dispatch(testing.endpoints.change.initiate(null));
const read = () => store.dispatch(investorsApi.endpoints.getInvestor.initiate({ id: 1 }, { forceRefetch: true }));

it.each([
  [
    403,
    { error: 'Permission is missing' },
    {
      title: { defaultMessage: 'Forbidden' },
      text: { defaultMessage: 'Ошибка: Доступ запрещён' },
      detail: 'Permission is missing',
    },
  ],
  [400, { error: 'Amount is negative' }, { title: { defaultMessage: 'Bad request' }, detail: 'Amount is negative' }],
  [500, {}, { title: { defaultMessage: 'Server side problem' } }],
  [409, { code: 'investments_exist' }, { title: { id: 'parts.refusal.investments_exist' } }],
])('a change that fails with %d is told once', async (status, body, notice) => {
  service.answer = () => json(body, status);
  await change();
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toMatchObject({ tone: 'error', ...notice });
});

it('leads to the page on which the call began, wherever the user is when it fails', async () => {
  window.history.replaceState(null, '', '/back-office/investors');
  let fail = (): void => undefined;
  service.answer = () => new Promise((resolve) => (fail = () => resolve(json({}, 500))));
  const changing = change();
  await new Promise((resolve) => setTimeout(resolve));
  window.history.replaceState(null, '', '/dashboard/index');
  fail();
  await changing;
  expect(notices()).toMatchObject([{ path: '/back-office/investors' }]);
});

it('three equal failures become one notice with a counter', async () => {
  service.answer = () => json({}, 500);
  for (let time = 0; time < 3; time += 1) await change();
  expect(notices()).toHaveLength(1);
  expect(notices()[0]?.count).toBe(3);
});

it('a form tells its own failure', async () => {
  service.answer = () => json({}, 500);
  await store.dispatch(testing.endpoints.changeInForm.initiate(null));
  expect(notices()).toEqual([]);
});

it('a first read is told in its block, a refresh of what is shown by a notice', async () => {
  service.answer = () => json({}, 500);
  await read();
  expect(notices()).toEqual([]);
  service.answer = () => json({ id: 1 });
  await read();
  service.answer = () => json({}, 500);
  await read();
  expect(notices()).toHaveLength(1);
});

it('without a network a refresh that fails is left to the bar, and a change is told', async () => {
  service.answer = () => json({ id: 1 });
  await read();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  service.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.useFakeTimers();
  const reading = read();
  await jest.advanceTimersByTimeAsync(20_000);
  await reading;
  expect(notices()).toEqual([]);
  await change();
  expect(notices()).toHaveLength(1);
  jest.useRealTimers();
  network.mockRestore();
});

it('the end of a session, signing out and giving up are no news', async () => {
  service.answer = () => json({}, 401);
  await change();
  expect(notices()).toEqual([]);
  store.dispatch(signedIn(person));
  const running = read();
  running.abort();
  await running;
  expect(notices()).toEqual([]);
  store.dispatch(signOutStarted());
  await change();
  expect(notices()).toEqual([]);
});
