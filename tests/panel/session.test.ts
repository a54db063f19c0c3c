import { waitFor } from '@testing-library/react';
import { investorsApi } from '../../src/api/investment/investors';
import { followAccount, renewAccount } from '../../src/api/sign-in/ownAccount';
import { restoreSession } from '../../src/api/sign-in/restoreSession';
import { signIn } from '../../src/api/sign-in/signIn';
import { signOut } from '../../src/api/sign-in/signOut';
import { createPanelStore, type PanelStore } from '../../src/app/store';
import { createVault } from '../../src/session/vault';
import { createBrowser, otherPerson, person } from '../support/browser';
import { createService, json, stall, type Received } from '../support/service';

const rights = (id: number) =>
  id === 1
    ? {
        id,
        name: 'moderator',
        permissions: [
          { permission_id: 'dashboard', actions: ['get'] },
          { permission_id: 'investors', actions: ['query'] },
          null,
        ],
      }
    : { id, name: 'more', permissions: [{ permission_id: 'investors', actions: ['query', 'get'] }] };

/** The service of the session, with people who can sign in. */
function createOffice() {
  const service = createService();
  let user: object = person;
  const answers = {
    role: (id: number): Response | Promise<Response> => json(rights(id)),
    account: (): Response | Promise<Response> => json({ role_ids: [1, 2], must_change_password: false }),
    list: (): Response | Promise<Response> => json({ investors: [], count: 0 }),
  };
  const login = () => {
    const { access, refresh } = service.issue();
    return json({ access_token: access, refresh_token: refresh, user });
  };
  service.answer = ({ url }: Received) => {
    const role = /user-roles\/(\d+)$/.exec(url);
    if (url.endsWith('/system-users/1')) return answers.account();
    return role ? answers.role(Number(role[1])) : answers.list();
  };
  const { travel } = service;
  service.travel = (respond, call) => travel(() => (call.url.endsWith('/login') ? login() : respond()), call);
  return {
    service,
    answers,
    as: (other: object) => (user = other),
    urls: () => service.received.map(({ url }) => url),
  };
}

const running: PanelStore[] = [];
afterEach(() => running.splice(0).forEach((store) => store.stop()));

function open(browser: ReturnType<typeof createBrowser>, place = browser.openWindow()) {
  const loads: (string | undefined)[] = [];
  const vault = createVault(place);
  const store = createPanelStore({ vault, config: {}, storage: browser.local, load: (address) => loads.push(address) });
  running.push(store);
  return {
    store,
    vault,
    loads,
    place,
    session: () => store.getState().session,
    titles: () => store.getState().notices.list.map(({ title }) => title.id),
  };
}

const credentials = { username: 'moderator', password: 'x', remember: true };
const list = () => investorsApi.endpoints.listInvestors.initiate({ limit: 10 });
const union = { dashboard: ['get'], investors: ['query', 'get'] };

describe('signing in', () => {
  it('stores the tokens, asks for every role at once and holds their rights together (SES-02)', async () => {
    const { urls } = createOffice();
    const browser = createBrowser();
    const { store, session } = open(browser);
    expect(session().status).toBe('signedOut');
    expect(await store.dispatch(signIn(credentials))).toBeUndefined();
    expect(session()).toMatchObject({
      status: 'signedIn',
      rolesReady: true,
      permissions: union,
      user: { name: person.name, username: 'moderator' },
    });
    expect(urls()).toEqual([
      '/api/system-user/v1/system-users/login',
      '/api/system-user/v1/user-roles/1',
      '/api/system-user/v1/user-roles/2',
    ]);
    expect(JSON.stringify(store.getState())).not.toContain('refresh-');
  });

  it('refuses a merchant, whatever the service says', async () => {
    const { as, urls } = createOffice();
    as({ ...person, user_type: 'merchant' });
    const browser = createBrowser();
    const { store, session } = open(browser);
    expect(await store.dispatch(signIn(credentials))).toMatchObject({ codes: ['staff_only'] });
    expect(session().status).toBe('signedOut');
    expect([...browser.local.kept.keys()].filter((key) => !key.startsWith('persist:'))).toEqual([]);
    await waitFor(() => expect(urls()).toContain('/api/system-user/auth/logout'));
  });

  it.each([
    ['a page', () => new Response('<html>')],
    ['no user', () => json({ access_token: 'a', refresh_token: 'b' })],
    ['an empty token', () => json({ access_token: '', refresh_token: 'b', user: person })],
  ])('takes %s for a failure', async (_name, answer) => {
    const { service } = createOffice();
    service.travel = () => Promise.resolve(answer());
    const { store, session } = open(createBrowser());
    expect(await store.dispatch(signIn(credentials))).toMatchObject({ kind: 'malformed' });
    expect(session().status).toBe('signedOut');
  });

  it.each([
    ['500', () => json({}, 500)],
    ['403', () => json({}, 403)],
    ['something else than a role', () => json({ permissions: null })],
  ])('is undone with a notice when a role call answers %s', async (_name, answer) => {
    const { answers } = createOffice();
    answers.role = answer;
    const browser = createBrowser();
    const { store, session, titles, vault } = open(browser);
    expect(await store.dispatch(signIn(credentials))).toBeDefined();
    expect(session()).toMatchObject({ status: 'signedOut', permissions: {}, rolesReady: false });
    expect(session().user).toBeUndefined();
    expect(vault.current()).toBeUndefined();
    expect([...browser.local.kept.keys()].filter((key) => !key.startsWith('persist:'))).toEqual([]);
    expect(titles()).toHaveLength(1);
  });

  it('tells a wrong password to the form alone', async () => {
    const { service } = createOffice();
    service.travel = () => Promise.resolve(json({ code: '1_invalid_auth_credentials' }, 401));
    const { store, titles } = open(createBrowser());
    expect((await store.dispatch(signIn(credentials)))?.codes).toEqual(['1_invalid_auth_credentials']);
    expect(service.received).toHaveLength(1);
    expect(titles()).toEqual([]);
  });
});

describe('a start with a stored session', () => {
  async function stored(remember = true) {
    const office = createOffice();
    const browser = createBrowser();
    const first = open(browser);
    await first.store.dispatch(signIn({ ...credentials, remember }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    first.store.stop();
    office.service.received.length = 0;
    return { ...office, browser, first };
  }

  it('draws with the rights of the last visit at once, and asks for them beside the first list', async () => {
    const { browser, urls, answers } = await stored();
    answers.role = (id) => json({ ...rights(id), permissions: [{ permission_id: 'dashboard', actions: ['get'] }] });
    const { store, session } = open(browser);
    expect(session()).toMatchObject({ status: 'signedIn', rolesReady: true, permissions: union });
    const restored = store.dispatch(restoreSession());
    void store.dispatch(list());
    expect(urls()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(urls()).toHaveLength(3);
    await restored;
    expect(session().permissions).toEqual({ dashboard: ['get'] });
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('cut'))],
    ['503', () => json({}, 503)],
  ])('keeps the rights of the last visit when the role calls meet %s', async (_name, answer) => {
    const { browser, answers } = await stored();
    answers.role = answer;
    const { store, session, titles } = open(browser);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
    const restored = store.dispatch(restoreSession());
    await jest.advanceTimersByTimeAsync(16_000);
    await restored;
    jest.useRealTimers();
    expect(session()).toMatchObject({ status: 'signedIn', permissions: union });
    expect(titles()).toEqual([]);
  });

  it('signs out with a notice when the role calls are refused (GRD-06)', async () => {
    const { browser, answers } = await stored();
    answers.role = () => json({}, 403);
    const { store, session, titles, vault } = open(browser);
    await store.dispatch(restoreSession());
    expect(session().status).toBe('signedOut');
    expect(vault.current()).toBeUndefined();
    expect(titles()).toHaveLength(1);
  });

  it('asks to sign in again when the session has ended meanwhile', async () => {
    const { browser, service } = await stored();
    service.expire();
    service.refreshable = 'other';
    const { store, session, titles } = open(browser);
    await store.dispatch(restoreSession());
    expect(session()).toMatchObject({ status: 'expired', user: { id: 1 } });
    expect(titles()).toEqual([]);
  });

  it('draws nothing of one person for another', async () => {
    const { browser, as } = await stored();
    const { local } = browser;
    const mirrors = new Map(local.kept);
    as(otherPerson);
    const second = open(browser, browser.openWindow({ hears: false }));
    await second.vault.close();
    await second.store.dispatch(signIn(credentials));
    for (const [key, text] of mirrors) local.kept.set(key, text);
    const { store, loads } = open(browser);
    await store.dispatch(restoreSession());
    expect(loads).toEqual([undefined]);
  });

  it('waits for the other windows when the session was not to be remembered', async () => {
    const { browser } = await stored(false);
    const { store, session } = open(browser);
    expect(session().status).toBe('unknown');
    await store.dispatch(restoreSession());
    expect(session()).toMatchObject({ status: 'signedIn', rolesReady: true });
  });

  it('is at the login page when there is none', async () => {
    createOffice();
    const { store, session } = open(createBrowser());
    await store.dispatch(restoreSession());
    expect(session().status).toBe('signedOut');
  });
});

describe('roles that were given or taken since the sign-in', () => {
  const refused = () => json({ code: 'forbidden' }, 403);

  async function signedIn() {
    const office = createOffice();
    const browser = createBrowser();
    const first = open(browser);
    await first.store.dispatch(signIn(credentials));
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { ...office, browser, first };
  }

  it.each([403, 404])('a start at which one of them answers %d goes on with those that are left', async (status) => {
    const { browser, answers, first } = await signedIn();
    answers.role = (id) => (id === 2 ? json({}, status) : json(rights(id)));
    answers.account = () => json({ role_ids: [1], must_change_password: false });
    const { store, session, vault, titles } = open(browser);
    await store.dispatch(restoreSession());
    expect(session()).toMatchObject({
      status: 'signedIn',
      user: { role_ids: [1] },
      permissions: { dashboard: ['get'], investors: ['query'] },
    });
    expect(titles()).toEqual([]);
    expect(vault.current()?.user).toMatchObject({ role_ids: [1], user_role_id: 1 });
    expect(browser.local.kept.get('roles')).toBe('[1]');
    expect(first.session().status).toBe('signedIn');
  });

  it.each([
    ['none is left', () => json({ role_ids: [] })],
    ['the same are held', () => json({ role_ids: [1, 2] })],
    ['the account is refused too', refused],
  ])('a refused start signs out when %s', async (_name, account) => {
    const { browser, answers } = await signedIn();
    answers.role = refused;
    answers.account = account;
    const { store, session, vault, titles } = open(browser);
    await store.dispatch(restoreSession());
    expect(session().status).toBe('signedOut');
    expect(vault.current()).toBeUndefined();
    expect(titles()).toHaveLength(1);
  });

  it('a start whose line goes before the account is read keeps the rights of the last visit', async () => {
    const { browser, answers } = await signedIn();
    answers.role = refused;
    answers.account = () => Promise.reject(new TypeError('cut'));
    const { store, session, vault } = open(browser);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
    const restored = store.dispatch(restoreSession());
    await jest.advanceTimersByTimeAsync(20_000);
    await restored;
    jest.useRealTimers();
    expect(session()).toMatchObject({ status: 'signedIn', permissions: union });
    expect(vault.current()?.user.role_ids).toEqual([1, 2]);
  });

  it('reach the windows that are open, with their rights, and leave the tokens as they are', async () => {
    const { browser, answers, first, as } = await signedIn();
    as({ ...person, role_ids: [1] });
    await first.store.dispatch(signIn(credentials));
    expect(first.session().permissions).toEqual({ dashboard: ['get'], investors: ['query'] });
    answers.account = () => json({ role_ids: [1], must_change_password: false });
    const second = open(browser);
    await second.store.dispatch(restoreSession());
    const stop = first.store.dispatch(followAccount());
    await waitFor(() => expect(second.vault.current()?.access).toBe(first.vault.current()?.access));
    const { user: _, ...before } = second.vault.current()!;

    answers.account = () => json({ role_ids: [1, 2], must_change_password: false });
    await second.store.dispatch(renewAccount());
    expect(second.session().permissions).toEqual(union);
    expect(second.vault.current()).toMatchObject({ ...before, user: { role_ids: [1, 2] } });
    await waitFor(() => expect(first.session()).toMatchObject({ user: { role_ids: [1, 2] }, permissions: union }));
    expect(first.vault.current()).toEqual(second.vault.current());
    stop();
  });

  it('are not asked for again while they are the same, except where a right is held that the panel does not know', async () => {
    const { first, urls, answers } = await signedIn();
    const roles = () => urls().filter((url) => url.includes('/user-roles/')).length;
    const before = roles();
    await first.store.dispatch(renewAccount());
    expect(roles()).toBe(before);
    answers.role = (id) => json({ ...rights(id), permissions: [{ permission_id: 'dashboard', actions: ['get'] }] });
    await first.store.dispatch(renewAccount(true));
    expect(first.session().permissions).toEqual({ dashboard: ['get'] });
  });
});

it('a password that has to be changed is known after a reload, until another window has changed it', async () => {
  const { answers } = createOffice();
  const browser = createBrowser();
  await open(browser).store.dispatch(signIn(credentials));
  answers.account = () => json({ role_ids: [1, 2], must_change_password: true });
  const { store, session } = open(browser);
  await store.dispatch(restoreSession());
  expect(session().mustChangePassword).toBeUndefined();
  const stop = store.dispatch(followAccount());
  await waitFor(() => expect(session().mustChangePassword).toBe(true));
  answers.account = () => json({ role_ids: [1, 2], must_change_password: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(session().mustChangePassword).toBeUndefined());
  stop();
});

describe('a session that ends at work', () => {
  it('asks to sign in again, and repeats what failed once the same person has', async () => {
    const { service } = createOffice();
    const { store, session, loads } = open(createBrowser());
    await store.dispatch(signIn(credentials));
    service.expire();
    service.refreshable = 'other';
    const shown = store.dispatch(list());
    expect((await shown).error).toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ status: 'expired', rolesReady: true, user: { username: 'moderator' } });
    expect(await store.dispatch(signIn({ username: 'moderator', password: 'x' }))).toBeUndefined();
    expect(session().status).toBe('signedIn');
    await waitFor(() =>
      expect(investorsApi.endpoints.listInvestors.select({ limit: 10 })(store.getState()).data).toBeDefined(),
    );
    expect(loads).toEqual([]);
  });

  it('loads the page anew when somebody else signs in', async () => {
    const { service, as } = createOffice();
    const { store, loads } = open(createBrowser());
    await store.dispatch(signIn(credentials));
    service.expire();
    service.refreshable = 'other';
    await store.dispatch(list());
    as(otherPerson);
    await store.dispatch(signIn({ ...credentials, username: 'kam' }));
    expect(loads).toEqual([undefined]);
  });
});

describe('signing out', () => {
  it('SES-11, SES-12, D-45: tells the service, clears the keys, loads the login page, and the others where they are', async () => {
    const { service } = createOffice();
    const browser = createBrowser();
    const here = open(browser);
    await here.store.dispatch(signIn(credentials));
    const there = open(browser);
    await there.store.dispatch(restoreSession());
    const start = Date.now();
    await here.store.dispatch(signOut());
    expect(service.received.at(-1)).toMatchObject({ url: '/api/system-user/auth/logout', method: 'POST' });
    expect(service.received.at(-1)?.token).toBeDefined();
    expect(here.loads).toEqual(['/user/login']);
    // The guard makes the way back of the address that is still there.
    await waitFor(() => expect(there.loads).toStrictEqual([undefined]));
    expect(Date.now() - start).toBeLessThan(1_000);
    expect(there.session().status).toBe('signedOut');
    const left = [...browser.local.kept.keys()].filter((key) => !key.startsWith('persist:'));
    expect(left).toEqual([]);
    expect(browser.local.kept.get('persist:rights')).not.toContain('investors');
    expect(JSON.parse(browser.local.kept.get('persist:tabs') ?? '{}')).toMatchObject({ open: '[]' });
  });

  it.each([
    ['fails', () => Promise.resolve(json({}, 500))],
    ['hangs', stall],
  ])('happens also when the service %s', async (_name, answer) => {
    const { service } = createOffice();
    const { store, loads, vault } = open(createBrowser());
    await store.dispatch(signIn(credentials));
    const { travel } = service;
    service.travel = (respond, call) => (call.url.endsWith('/logout') ? answer(call) : travel(respond, call));
    const start = Date.now();
    await store.dispatch(signOut());
    expect(Date.now() - start).toBeLessThan(3_500);
    expect(vault.current()).toBeUndefined();
    expect(loads).toEqual(['/user/login']);
  });

  it('is followed by a fresh page in a window of somebody whose session was replaced', async () => {
    const { as } = createOffice();
    const browser = createBrowser();
    const here = open(browser);
    await here.store.dispatch(signIn(credentials));
    const there = open(browser);
    await there.store.dispatch(restoreSession());
    as(otherPerson);
    const third = open(browser, browser.openWindow());
    await third.vault.open({ access: 'a.b.c', refresh: 'r' }, otherPerson, true);
    await waitFor(() => expect(there.loads).toEqual([undefined]));
    await waitFor(() => expect(here.loads).toEqual([undefined]));
  });
});
