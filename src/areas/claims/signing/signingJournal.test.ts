import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { createBrowser, MemoryStorage, person } from '../../../../tests/support/browser';
import { createPanelStore } from '../../../app/store';
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

const names = async () => (await window.indexedDB.databases()).map(({ name }) => name);

async function signedIn() {
  const vault = createVault(createBrowser().openWindow());
  await vault.open({ access: 'a.b.c', refresh: 'secret' }, person, true);
  const store = createPanelStore({ vault, config: {}, storage: new MemoryStorage(), load: () => undefined });
  return { vault, store };
}

test('a journal that was kept since yesterday is found', async () => {
  await leftBehind();
  const { createSigningJournal } = await import('./signingJournal');
  const journal = createSigningJournal(window.indexedDB);
  expect(await journal.all(person.id)).toEqual([entry]);
  expect(await journal.all(person.id + 1)).toEqual([]);
});

test('signing out leaves no journal, also while it is open', async () => {
  const { createSigningJournal } = await import('./signingJournal');
  const journal = createSigningJournal(window.indexedDB);
  await journal.put([entry]);
  const { vault, store } = await signedIn();
  await vault.close();
  store.stop();
  await waitFor(async () => expect(await names()).not.toContain('divan-signing'));
  expect(await journal.all(person.id)).toEqual([]);
});

test('signing out leaves no journal where the signing screen was never opened', async () => {
  await leftBehind();
  expect(await names()).toContain('divan-signing');
  const { vault, store } = await signedIn();
  await vault.close();
  store.stop();
  await waitFor(async () => expect(await names()).not.toContain('divan-signing'));
});
