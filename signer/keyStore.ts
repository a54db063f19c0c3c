/** The keys that the development signer offers, kept in a folder so that they are the same after a restart. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  issue,
  keep,
  pemOf,
  restore,
  serialOf,
  type Holder,
  type KeptPair,
  type Kind,
  type Life,
  type Pair,
} from './certificates';

/** Names each key by what it is there to show. */
export type KeyName = 'director' | 'accountant' | 'expiring' | 'expired' | 'early' | 'other';

export interface SigningKey extends Pair {
  name: KeyName;
  holder: Holder;
  life: Life;
  serial: string;
}

export interface KeyStore {
  keys: SigningKey[];
  authority: Pair;
  /** For the encrypted socket. */
  machine: Pair;
}

const day = 86_400_000;
const organisation = { organisation: 'ООО «Divan Invest»', inn: '306573219' };

interface Plan {
  name: KeyName;
  kind: Kind;
  holder: Holder;
  /** Days from now. */
  from: number;
  to: number;
}
const plans: readonly Plan[] = [
  {
    ...{ name: 'director', kind: 'rsa', from: -100, to: 600 },
    holder: { name: 'Каримова Дилноза Рустамовна', ...organisation, pinfl: '41705900110027' },
  },
  {
    ...{ name: 'accountant', kind: 'ec', from: -30, to: 700 },
    holder: { name: 'Юсупов Шерзод Алишерович', ...organisation, pinfl: '30303850120038' },
  },
  {
    ...{ name: 'expiring', kind: 'ec', from: -345, to: 20 },
    holder: { name: 'Oʻrinova Gulnora Baxtiyorovna', ...organisation, pinfl: '41212880130049' },
  },
  {
    ...{ name: 'expired', kind: 'ec', from: -730, to: -5 },
    holder: { name: 'Рахимов Тимур Икрамович', ...organisation, pinfl: '30909790140050' },
  },
  {
    ...{ name: 'early', kind: 'ec', from: 30, to: 760 },
    holder: { name: 'Назарова Малика Шухратовна', ...organisation, pinfl: '41506920150061' },
  },
  {
    ...{ name: 'other', kind: 'rsa', from: -60, to: 300 },
    holder: {
      name: 'Ким Виктор Сергеевич',
      organisation: 'ООО «Boshqa Savdo»',
      inn: '301234567',
      pinfl: '30101800160072',
    },
  },
];

interface Kept {
  version: 1;
  /** When the keys were issued, in milliseconds; their lives are counted from here. */
  at: number;
  authority: KeptPair;
  machine: KeptPair;
  keys: KeptPair[];
}
// Older keys would no longer show what they are named for.
const oldest = 7 * day;

const span = (at: number, from: number, to: number): Life => ({
  from: new Date(at + from * day),
  to: new Date(at + to * day),
});

async function make(at: number, authority: Pair): Promise<Kept> {
  const machine = await issue({
    holder: { name: 'localhost' },
    life: span(at, -1, 360),
    kind: 'ec',
    by: authority,
    isMachine: true,
  });
  const keys = await Promise.all(
    plans.map(async ({ holder, kind, from, to }) =>
      keep(await issue({ holder, life: span(at, from, to), kind, by: authority }), kind),
    ),
  );
  return { version: 1, at, authority: await keep(authority, 'ec'), machine: await keep(machine, 'ec'), keys };
}

async function read(file: string): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Kept;
    return kept.version === 1 && kept.keys.length === plans.length ? kept : undefined;
  } catch {
    // Not there yet, or cut off in the middle: it is made anew.
    return undefined;
  }
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(`${file}.${process.pid}`, text, { mode: 0o600 });
  await rename(`${file}.${process.pid}`, file);
}

/** Opens the keys of a folder, and makes them when there are none; `authority.pem` beside them is what the server reads. */
export async function openKeys(folder: string, now = Date.now()): Promise<KeyStore> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'keys.json');
  let kept = await read(file);
  if (kept === undefined || now - kept.at > oldest) {
    // The authority stays, so that what was signed and not yet handed in is still trusted.
    const authority = kept
      ? await restore(kept.authority)
      : await issue({ holder: { name: 'Divan Development CA' }, life: span(now, -800, 3650), kind: 'ec' });
    kept = await make(now, authority);
    await write(file, JSON.stringify(kept));
  }
  const authority = await restore(kept.authority);
  await write(join(folder, 'authority.pem'), pemOf(authority.certificate));
  const { at } = kept;
  const keys = await Promise.all(
    kept.keys.map(async (one, place): Promise<SigningKey> => {
      const { name, holder, from, to } = plans[place]!; // as many keys as plans were made
      const pair = await restore(one);
      return { ...pair, name, holder, life: span(at, from, to), serial: serialOf(pair.certificate) };
    }),
  );
  return { keys, authority, machine: await restore(kept.machine) };
}
