/** The functions of the program, each from a message to a reply. Knows nothing of sockets. */
import { randomUUID } from 'node:crypto';
import type { KeyStore, SigningKey } from './keyStore';
import { attachStamp, signContent } from './sign';

/** What a person at the password window does, and what else goes wrong; changed while it runs. */
export interface Faults {
  /** At the password window: a wrong password, closing it, or leaving it open. */
  password?: 'wrong' | 'cancelled' | 'hang';
  /** Every reply: no JSON, JSON of another shape, or far too much. */
  reply?: 'broken' | 'shapeless' | 'huge';
  /** The domain of the page is not let in. */
  refusesDomain?: boolean;
  /** An old version of the program. */
  isOld?: boolean;
  hasNoKeys?: boolean;
  /** The program dies at this document (from 1) and step; before doing the work, or after it and before the reply. */
  dieAt?: { document: number; step: 'sign' | 'stamp'; when: 'before' | 'after' };
}

export interface Message {
  plugin?: unknown;
  name?: unknown;
  arguments?: unknown;
}
export type Reply = Record<string, unknown> | 'silence' | 'death';

/** What was asked of it, for tests. */
export interface Journal {
  passwords: number;
  /** The contents that were signed, one entry for each signature. */
  signed: string[];
}

export interface Program {
  answer(message: Message, host: string): Promise<Reply>;
  faults: Faults;
  journal: Journal;
}

const well = (rest: object = {}) => ({ success: true, ...rest });
const badly = (reason: string) => ({ success: false, reason });

/** As the program writes moments: 2026.11.21 14:07:31, by the clock of Tashkent. */
const moment = (at: Date) =>
  new Date(at.getTime() + 5 * 3_600_000).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ');

function aliasOf({ holder, life, serial }: SigningKey): string {
  const { name, organisation = '', inn = '', pinfl = '' } = holder;
  const [surname = '', given = ''] = name.split(' ');
  const parts = {
    ...{ cn: name, name: given, surname, c: 'uz', o: organisation.replaceAll(',', ' '), uid: inn },
    ...{ '1.2.860.3.16.1.2': pinfl, '1.2.860.3.16.1.1': inn, serialnumber: serial },
    ...{ validfrom: moment(life.from), validto: moment(life.to) },
  };
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${value.toLowerCase()}`)
    .join(',');
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const local = ['localhost', '127.0.0.1', '[::1]'];

export function createProgram({ keys }: KeyStore, faults: Faults = {}, domains: readonly string[] = []): Program {
  const opened = new Map<string, SigningKey>();
  const journal: Journal = { passwords: 0, signed: [] };

  const functions: Record<string, (given: unknown[], host: string) => Reply | Promise<Reply>> = {
    version: () => well({ major: '3', minor: faults.isOld ? '27' : '42' }),
    apidoc: () => well({ functions: Object.keys(functions) }),
    apikey: (_, host) =>
      faults.refusesDomain || ![...local, ...domains].includes(host)
        ? badly('API-KEY для домена недействителен')
        : well(),
    'pfx.list_all_certificates': () =>
      well({
        certificates: faults.hasNoKeys
          ? []
          : keys.map((key) => ({ disk: '/', path: 'DSKEYS', name: `DS${key.serial}`, alias: aliasOf(key) })),
      }),
    'pfx.load_key': ([, , name]) => {
      const key = keys.find(({ serial }) => `DS${serial}` === name);
      if (key === undefined) return badly('Ключ не найден');
      journal.passwords += 1;
      if (faults.password === 'hang') return 'silence';
      if (faults.password === 'cancelled') return badly('Ввод пароля отменен');
      if (faults.password === 'wrong')
        return badly('javax.crypto.BadPaddingException: Given final block not properly padded');
      const keyId = randomUUID().replaceAll('-', '');
      opened.set(keyId, key);
      return well({ keyId, type: 'pfx' });
    },
    // The client of the program's makers asks this of every key that it has opened.
    'pfx.verify_password': ([keyId]) => (opened.has(text(keyId)) ? well() : badly('Ключ по идентификатору не найден')),
    'pkcs7.create_pkcs7': async ([content, keyId, detached]) => {
      const key = opened.get(text(keyId));
      if (key === undefined) return badly('Ключ по идентификатору не найден');
      const dies = diesAt('sign', journal.signed.length + 1);
      if (dies === 'before') return 'death';
      const bytes = Buffer.from(text(content), 'base64');
      const { pkcs7, signature } = await signContent(key, bytes, detached === 'yes');
      journal.signed.push(bytes.toString('utf8'));
      if (dies === 'after') return 'death';
      return well({
        pkcs7_64: pkcs7.toString('base64'),
        signer_serial_number: key.serial,
        signature_hex: signature.toString('hex'),
      });
    },
    'pkcs7.attach_timestamp_token_pkcs7': ([pkcs7, serial, token]) => {
      const dies = diesAt('stamp', journal.signed.length);
      if (dies === 'before') return 'death';
      if (!keys.some((key) => key.serial === text(serial).toLowerCase())) return badly('Подписант не найден');
      const stamped = attachStamp(Buffer.from(text(pkcs7), 'base64'), Buffer.from(text(token), 'base64'));
      return dies === 'after' ? 'death' : well({ pkcs7_64: stamped.toString('base64') });
    },
  };

  /** It dies once; whoever starts it again finds it well. */
  function diesAt(step: 'sign' | 'stamp', document: number): 'before' | 'after' | undefined {
    const { dieAt } = faults;
    if (dieAt?.step !== step || dieAt.document !== document) return undefined;
    delete faults.dieAt;
    return dieAt.when;
  }

  return {
    faults,
    journal,
    async answer({ plugin, name, arguments: given }, host) {
      const called = functions[plugin === undefined ? text(name) : `${text(plugin)}.${text(name)}`];
      if (called === undefined) return badly(`Функция ${text(name)} не найдена`);
      if (faults.reply === 'shapeless') return { success: 'perhaps' };
      try {
        const reply = await called(Array.isArray(given) ? given : [], host);
        // A program that is started again has forgotten the keys that were opened.
        if (reply === 'death') opened.clear();
        return reply;
      } catch (error) {
        return badly(String(error));
      }
    },
  };
}
