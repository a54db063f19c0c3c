import { fc } from '../../tests/support/fastCheck';
import { createBrowser, createToken, MemoryStorage, person } from '../../tests/support/browser';
import { isChaos } from '../../tests/support/chaos';
import { createStorageMirror, firstPaint, mirrorKeys } from './storageMirror';
import { asRecord, type SessionRecord } from './record';
import { createVault } from './vault';

const runs = isChaos ? 5_000 : 500;
const good: SessionRecord = {
  access: createToken('a'),
  refresh: 'r',
  user: person,
  expiresLocally: Date.now() + 1_000_000,
  ephemeral: false,
  generation: 'g',
  skew: 0,
};

/** A good text with some of its characters cut, doubled or replaced, or something else altogether. */
const spoilt = (text: string) =>
  fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.json(),
    fc
      .tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 5 }))
      .map(([a, b, put]) => text.slice(0, a) + put + text.slice(b)),
  );

it('never trips over mirrors that something spoilt', () => {
  const written = new MemoryStorage();
  createStorageMirror(written).write(good);
  fc.assert(
    fc.property(
      fc.constantFrom(...mirrorKeys).chain((key) => fc.tuple(fc.constant(key), spoilt(written.kept.get(key)!))),
      ([key, text]) => {
        const storage = new MemoryStorage();
        createStorageMirror(storage).write(good);
        if (text === null) storage.kept.delete(key);
        else storage.kept.set(key, text);
        const found = firstPaint(storage, undefined, Date.now());
        expect(found === undefined || asRecord(found) !== undefined).toBe(true);
      },
    ),
    { numRuns: runs },
  );
});

it('takes only a whole record for a record', () => {
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(good) as (keyof SessionRecord)[])), fc.anything(), (key, value) => {
      const found = asRecord({ ...good, [key]: value });
      if (found) expect(typeof found[key]).toBe(typeof good[key]);
    }),
    { numRuns: runs },
  );
  expect(asRecord(good)).toEqual(good);
});

it('treats a record that something spoilt as absent, and clears what mirrors it', async () => {
  for (const spoiltRecord of [
    null,
    5,
    'x',
    [],
    {},
    { ...good, user: { ...person, role_ids: 'all' } },
    { ...good, access: '' },
  ]) {
    const browser = createBrowser();
    createStorageMirror(browser.local).write(good);
    await put(browser.database, spoiltRecord);
    const vault = createVault(browser.openWindow());
    await vault.ready();
    expect(vault.current()).toBeUndefined();
    expect(browser.local.kept.size).toBe(0);
  }
});

function put(factory: IDBFactory, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('divan', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('session');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('session', 'readwrite');
      transaction.objectStore('session').put(value, 'record');
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
