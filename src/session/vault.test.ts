import { IDBFactory } from 'fake-indexeddb';
import { createBrowser, createToken, MemoryStorage, nextTurn, otherPerson, person } from '../../tests/support/browser';
import { mirrorKeys } from './storageMirror';
import { createVault, type News } from './vault';

const pair = (name: string) => ({ access: createToken(name), refresh: `refresh-${name}` });
const settle = async () => {
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
};

async function signedIn(remember = true) {
  const browser = createBrowser();
  const place = browser.openWindow();
  const vault = createVault(place);
  await vault.open(pair('a1'), person, remember);
  return { browser, place, vault };
}

const newsOf = (vault: ReturnType<typeof createVault>) => {
  const heard: News[] = [];
  vault.subscribe((news) => heard.push(news));
  return heard;
};

it('keeps the tokens under two keys each, the user under five, and nothing else (SES-04, SES-06)', async () => {
  const { browser } = await signedIn();
  expect([...browser.local.kept.keys()].sort()).toEqual(
    [
      'Access-Token',
      'access_token',
      'Refresh-Token',
      'refresh_token',
      'user_id',
      'roles',
      'client_id',
      'user_role_id',
      'session',
    ].sort(),
  );
  expect(browser.local.kept.get('Access-Token')).toBe(browser.local.kept.get('access_token'));
  expect(browser.local.kept.get('Refresh-Token')).toBe('refresh-a1');
  expect(browser.local.kept.get('refresh_token')).toBe('refresh-a1');
  expect(browser.local.kept.get('roles')).toBe('[1,2]');
  expect(JSON.parse(browser.local.kept.get('session')!)).toMatchObject({ user: { name: person.name } });
});

it('writes all mirrors with every change', async () => {
  const { browser, vault } = await signedIn();
  browser.local.writes = [];
  await vault.renew(vault.current()!, pair('a2'));
  expect(browser.local.writes).toEqual([...mirrorKeys]);
  expect(browser.local.kept.get('access_token')).toBe(vault.current()!.access);
});

it('is there at once for the first paint after a reload', async () => {
  const { browser } = await signedIn();
  const next = createVault(browser.openWindow());
  expect(next.current()?.user).toEqual(person);
  await next.ready();
  expect(next.current()?.refresh).toBe('refresh-a1');
});

it('leaves nothing after signing out', async () => {
  const { browser, vault } = await signedIn();
  await vault.close();
  expect(browser.local.kept.size).toBe(0);
  const next = createVault(browser.openWindow());
  await next.ready();
  expect(next.current()).toBeUndefined();
});

it('may be used here for 7 days and no longer (SES-05)', async () => {
  const { browser } = await signedIn();
  browser.clock.ahead = 604_800_000 - 5_000;
  const before = createVault(browser.openWindow());
  await before.ready();
  expect(before.current()).toBeDefined();
  browser.clock.ahead = 604_800_000 + 5_000;
  const after = createVault(browser.openWindow());
  expect(after.current()).toBeUndefined();
  await after.ready();
  expect(after.current()).toBeUndefined();
  expect(browser.local.kept.size).toBe(0);
});

describe('a session that is not to be remembered', () => {
  it('survives a reload of its window', async () => {
    const { browser, place } = await signedIn(false);
    const reloaded = createVault(browser.openWindow({ session: place.session }));
    expect(reloaded.current()?.user.id).toBe(1);
    await reloaded.ready();
    expect(reloaded.current()?.user.id).toBe(1);
  });

  it('opens in a second window while the first lives, after asking', async () => {
    const { browser } = await signedIn(false);
    const second = createVault(browser.openWindow());
    expect(second.current()).toBeUndefined();
    expect(second.isUndecided()).toBe(true);
    await second.ready();
    expect(second.current()?.user.id).toBe(1);
  });

  it('ends with the browser', async () => {
    const { browser } = await signedIn(false);
    // Closed: no window is left, and so no lock and no mark.
    const opened = createVault(browser.openWindow({ locks: createBrowser().locks }));
    await opened.ready();
    expect(opened.current()).toBeUndefined();
    expect(browser.local.kept.size).toBe(0);
  });
});

describe('the record decides', () => {
  it('against a mirror that another session left', async () => {
    const { browser } = await signedIn();
    browser.local.kept.set('Access-Token', createToken('forged'));
    browser.local.kept.set('access_token', createToken('forged'));
    const next = createVault(browser.openWindow());
    await next.ready();
    expect(next.current()?.refresh).toBe('refresh-a1');
    expect(browser.local.kept.get('access_token')).toBe(next.current()?.access);
  });

  it('also without any mirror', async () => {
    const { browser } = await signedIn();
    browser.local.kept.clear();
    const next = createVault(browser.openWindow());
    expect(next.current()).toBeUndefined();
    await next.ready();
    expect(next.current()?.user.id).toBe(1);
    expect(browser.local.kept.size).toBe(mirrorKeys.length);
  });

  it('against mirrors without a record', async () => {
    const { browser } = await signedIn();
    const next = createVault(browser.openWindow({ database: createBrowser().database }));
    expect(next.current()).toBeDefined();
    await next.ready();
    expect(next.current()).toBeUndefined();
  });
});

describe('news between windows', () => {
  it('tells of renewed tokens', async () => {
    const { browser, vault } = await signedIn();
    const other = createVault(browser.openWindow());
    await other.ready();
    const heard = newsOf(other);
    await vault.renew(vault.current()!, pair('a2'));
    await settle();
    expect(heard).toEqual(['renewed']);
    expect(other.current()?.refresh).toBe('refresh-a2');
  });

  it('tells of signing out', async () => {
    const { browser, vault } = await signedIn();
    const other = createVault(browser.openWindow());
    await other.ready();
    const heard = newsOf(other);
    await vault.close();
    await settle();
    expect(heard).toEqual(['signedOut']);
    expect(other.current()).toBeUndefined();
  });

  it('tells a session that the server ended from signing out', async () => {
    const { browser, vault } = await signedIn();
    const other = createVault(browser.openWindow());
    await other.ready();
    const heard = newsOf(other);
    await vault.end(vault.current()!);
    await settle();
    expect(heard).toEqual(['expired']);
    expect(browser.local.kept.size).toBe(0);
    const later = createVault(browser.openWindow());
    await later.ready();
    expect(later.current()).toBeUndefined();
  });

  it('tells when somebody else signed in, and when the same person did again', async () => {
    const { browser, vault } = await signedIn();
    const same = createVault(browser.openWindow());
    await same.ready();
    const heard = newsOf(same);
    await vault.end(vault.current()!);
    await settle();
    await vault.open(pair('a2'), person, true);
    await settle();
    await vault.close();
    await settle();
    expect(heard).toEqual(['expired', 'signedIn', 'signedOut']);
    const shown = createVault(browser.openWindow());
    await shown.ready();
    await vault.open(pair('a3'), person, true);
    await settle();
    const news = newsOf(shown);
    await vault.open(pair('b1'), otherPerson, true);
    await settle();
    expect(news).toEqual(['replaced']);
    expect(shown.current()?.user.id).toBe(1);
  });
});

it('writes no token after signing out, here or in another window', async () => {
  const { browser, vault } = await signedIn();
  const other = createVault(browser.openWindow({ hears: false }));
  await other.ready();
  const spent = vault.current()!;
  const renewals = [vault.renew(spent, pair('late1')), other.renew(spent, pair('late2'))];
  const closing = vault.close();
  renewals.push(vault.renew(spent, pair('late3')));
  await Promise.all([...renewals, closing]);
  expect(await other.renew(spent, pair('late4'))).toBe(false);
  expect(vault.current()).toBeUndefined();
  expect(browser.local.kept.size).toBe(0);
  const next = createVault(browser.openWindow());
  await next.ready();
  expect(next.current()).toBeUndefined();
});

describe('storage that fails', () => {
  const sits = async (change: Parameters<ReturnType<typeof createBrowser>['openWindow']>[0]) => {
    const browser = createBrowser();
    const vault = createVault(browser.openWindow(change));
    await vault.ready();
    await vault.open(pair('a1'), person, true);
    expect(vault.current()?.user.id).toBe(1);
    expect(await vault.renew(vault.current()!, pair('a2'))).toBe(true);
    await vault.reconcile();
    expect(vault.current()?.refresh).toBe('refresh-a2');
    return { browser, vault };
  };
  const factoryThat = (open: () => unknown): IDBFactory => Object.assign(new IDBFactory(), { open });
  const broken = factoryThat(() => {
    throw new DOMException('Off', 'SecurityError');
  });

  it('works without IndexedDB, and the mirrors decide', async () => {
    const { browser } = await sits({ database: broken });
    const next = createVault(browser.openWindow({ database: broken }));
    await next.ready();
    expect(next.current()?.refresh).toBe('refresh-a2');
  });

  it('works in memory when everything is off', async () => {
    const off = new MemoryStorage();
    off.isOff = true;
    const { vault } = await sits({ database: undefined, local: off, session: off, locks: undefined });
    await vault.close();
    expect(vault.current()).toBeUndefined();
  });

  it('works on a full disk and leaves no half of a session', async () => {
    const full = new MemoryStorage();
    full.isFull = true;
    await sits({ database: broken, local: full });
    expect(full.kept.size).toBe(0);
  });

  it('is not given up because the thread was busy for seconds', async () => {
    const { browser, vault } = await signedIn();
    const renewing = vault.renew(vault.current()!, pair('a2'));
    const until = Date.now() + 2_500;
    while (Date.now() < until) continue;
    expect(await renewing).toBe(true);
    browser.local.kept.clear();
    const next = createVault(browser.openWindow());
    await next.ready();
    expect(next.current()?.refresh).toBe('refresh-a2');
  });

  it('goes on without a database that never answers', async () => {
    const silent = factoryThat(() => ({}));
    const browser = createBrowser();
    const vault = createVault(browser.openWindow({ database: silent }));
    const before = Date.now();
    await vault.open(pair('a1'), person, true);
    expect(Date.now() - before).toBeLessThan(3_000);
    expect(vault.current()?.user.id).toBe(1);
  });

  it('goes on without a database whose answer is given up when it has just come', async () => {
    const transaction = () => ({
      objectStore: () => ({ get: () => ({}) }),
      abort: () => {
        throw new DOMException('The transaction has finished.', 'InvalidStateError');
      },
    });
    const late = factoryThat(() => {
      const request = { result: { transaction }, onsuccess: () => undefined };
      void Promise.resolve().then(() => request.onsuccess());
      return request;
    });
    const vault = createVault(createBrowser().openWindow({ database: late }));
    await vault.open(pair('a1'), person, true);
    expect(vault.current()?.user.id).toBe(1);
  });
});

describe('what else must not outlive the session', () => {
  it('is removed when this window signs out, before the other windows hear of it', async () => {
    const { browser, vault } = await signedIn();
    const other = createVault(browser.openWindow());
    await other.ready();
    const seen: string[] = [];
    vault.onClose(() => seen.push(`removed, ${browser.local.kept.size} kept`));
    other.subscribe((news) => seen.push(news));
    other.onClose(() => seen.push('removed twice'));
    await vault.close();
    await settle();
    expect(seen).toEqual(['removed, 0 kept', 'signedOut']);
  });

  it('stays when the server ends the session, which the same person may renew', async () => {
    const { vault } = await signedIn();
    const removal = jest.fn();
    vault.onClose(removal);
    await vault.end(vault.current()!);
    expect(removal).not.toHaveBeenCalled();
  });

  it('keeps nobody signed in when its storage is switched off', async () => {
    const { browser, vault } = await signedIn();
    const rest = jest.fn();
    vault.onClose(() => {
      throw new DOMException('Off', 'SecurityError');
    });
    vault.onClose(rest);
    await vault.close();
    expect(rest).toHaveBeenCalledTimes(1);
    expect(vault.current()).toBeUndefined();
    const next = createVault(browser.openWindow());
    await next.ready();
    expect(next.current()).toBeUndefined();
  });
});
