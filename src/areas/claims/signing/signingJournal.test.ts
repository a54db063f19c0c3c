import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { createBrowser, MemoryStorage, otherPerson, person } from '../../../../tests/support/browser';
import { createPanelStore } from '../../../app/store';
import { sessionExpired, signedIn } from '../../../session/slice';
import { createVault } from '../../../session/vault';
import type { JournalEntry } from './signingJournal';

const entry: JournalEntry = { id: 7, user: person.id, name: '7-26', digest: 'd', state: 'signed', pkcs7: 'p' };

/** A journal that an earlier version of the panel left, written without the code of today. */
function leftBehind(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open('divan-signing', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('documents', { keyPath: 'id' });
    request.onerror = () => reject(request.error as Error);
    request.onsuccess = () => {
      const transaction = request.result.transaction('documents', 'readwrite');
      transaction.objectStore('documents').put(entry);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

/** Time for what is done in the database besides. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const names = async () => (await window.indexedDB.databases()).map(({ name }) => name);

/** A window in which somebody is inside. */
async function inside() {
  const vault = createVault(createBrowser().openWindow());
  await vault.open({ access: 'a.b.c', refresh: 'secret' }, person, true);
  const store = createPanelStore({ vault, config: {}, storage: new MemoryStorage(), load: () => undefined });
  const stops = [store.keepNotices(), store.stop];
  return { vault, store, stop: () => stops.forEach((stop) => stop()) };
}

test('a journal that was kept since yesterday is found', async () => {
  await leftBehind();
  const { createSigningJournal } = await import('./signingJournal');
  const journal = createSigningJournal(window.indexedDB);
  expect(await journal.all(person.id)).toEqual([entry]);
  expect(await journal.all(person.id + 1)).toEqual([]);
});

test('whoever signs in next finds no signature of the one whose session the service ended', async () => {
  const { createSigningJournal } = await import('./signingJournal');
  const journal = createSigningJournal(window.indexedDB);
  await journal.put([entry, { ...entry, id: 8, user: otherPerson.id, pkcs7: undefined }]);
  const { store, stop } = await inside();
  await waitFor(async () => expect(await journal.all(otherPerson.id)).toEqual([]));
  expect(await journal.all(person.id)).toEqual([entry]);
  store.dispatch(sessionExpired());
  store.dispatch(signedIn(person));
  await settled();
  expect(await journal.all(person.id)).toEqual([entry]);
  await journal.put([{ ...entry, id: 8, user: otherPerson.id }]);
  store.dispatch(sessionExpired());
  store.dispatch(signedIn(otherPerson));
  await waitFor(async () => expect(await journal.all(person.id)).toEqual([]));
  expect((await journal.all(otherPerson.id)).map(({ id }) => id)).toEqual([8]);
  stop();
});

test('a signature that nobody sent for a week is gone the next time, and where there is none no journal is made', async () => {
  const { createSigningJournal } = await import('./signingJournal');
  const journal = createSigningJournal(window.indexedDB);
  const day = 24 * 60 * 60 * 1_000;
  const [late, old] = [
    { ...entry, at: Date.now() - 6 * day },
    { ...entry, id: 9, at: Date.now() - 8 * day },
  ];
  await journal.put([late, old]);
  const first = await inside();
  await waitFor(async () => expect(await journal.all(person.id)).toEqual([late]));
  await first.vault.close();
  first.stop();
  await waitFor(async () => expect(await names()).not.toContain('divan-signing'));
  const second = await inside();
  await settled();
  expect(await names()).not.toContain('divan-signing');
  second.stop();
});

test('signing out leaves no journal, also while it is open', async () => {
  const { createSigningJournal } = await import('./signingJournal');
  const journal = createSigningJournal(window.indexedDB);
  await journal.put([entry]);
  const { vault, stop } = await inside();
  await vault.close();
  stop();
  await waitFor(async () => expect(await names()).not.toContain('divan-signing'));
  expect(await journal.all(person.id)).toEqual([]);
});

test('signing out leaves no journal where the signing screen was never opened', async () => {
  await leftBehind();
  expect(await names()).toContain('divan-signing');
  const { vault, stop } = await inside();
  await vault.close();
  stop();
  await waitFor(async () => expect(await names()).not.toContain('divan-signing'));
});
