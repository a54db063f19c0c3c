import { createLocks } from '../../../tests/support/webLocks';
import { readCertificate } from './certificate';
import { EimzoFault } from './fault';
import { createEimzo } from './program';
import { addressesOf, createAsk, usualTimes, type Socket, type SocketPlace } from './socket';

type Script = (socket: FakeSocket, message: string) => void;

/** A socket at whose other end a script stands. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  static live = 0;
  static most = 0;
  readyState = 0;
  closedWith: number | undefined;
  sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly url: string,
    private readonly script: Script | 'absent' | 'asking',
  ) {
    FakeSocket.opened.push(this);
    if (script === 'asking') return;
    queueMicrotask(() => {
      if (script === 'absent') return this.end(1006);
      this.readyState = 1;
      FakeSocket.live += 1;
      FakeSocket.most = Math.max(FakeSocket.most, FakeSocket.live);
      this.onopen?.(new Event('open'));
    });
  }
  send(text: string) {
    this.sent.push(text);
    if (typeof this.script === 'function') this.script(this, text);
  }
  reply(data: unknown) {
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
  end(code: number) {
    if (this.readyState === 1) FakeSocket.live -= 1;
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code }));
  }
  close(code = 1005) {
    this.closedWith = code;
    queueMicrotask(() => this.end(code));
  }
}

beforeEach(() => Object.assign(FakeSocket, { opened: [], live: 0, most: 0 }));

const times = { open: 20, reply: 40, close: 10 };
function place(scriptOf: (url: string) => Script | 'absent' | 'asking', more: Partial<SocketPlace> = {}): SocketPlace {
  return {
    isSecure: false,
    open: (url) => new FakeSocket(url, scriptOf(url)),
    locks: createLocks(),
    permission: () => Promise.resolve(undefined),
    times,
    ...more,
  };
}
const says =
  (reply: unknown): Script =>
  (socket) =>
    socket.reply(typeof reply === 'string' ? reply : JSON.stringify(reply));
const eimzoAt = (script: Script | 'absent' | 'asking', more?: Partial<SocketPlace>, keys?: string[]) =>
  createEimzo(createAsk(place(() => script, more)), keys);
const reasonOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof EimzoFault ? error.reason : error;
};

test('the address is the secure port on https, and the open one elsewhere (EXT-05)', () => {
  expect(addressesOf(true)).toEqual([
    'wss://127.0.0.1:64443/service/cryptapi',
    'wss://localhost:64443/service/cryptapi',
  ]);
  expect(addressesOf(false)[0]).toBe('ws://127.0.0.1:64646/service/cryptapi');
});

test('one socket for one message, one reply, and closed with 1000 (EXT-06)', async () => {
  const ask = createAsk(place(() => says({ success: true })));
  await ask({ name: 'version' });
  await ask({ name: 'apidoc' });
  expect(FakeSocket.opened.map(({ sent, closedWith }) => [sent, closedWith])).toEqual([
    [['{"name":"version"}'], 1000],
    [['{"name":"apidoc"}'], 1000],
  ]);
});

test('requests of several tabs never overlap', async () => {
  const locks = createLocks();
  const asks = [1, 2, 3].map(() => createAsk(place(() => says({ success: true }), { locks })));
  await Promise.all(
    asks.flatMap((ask) => [ask({ name: 'version' }), ask({ name: 'version' }), ask({ name: 'version' })]),
  );
  expect([FakeSocket.opened.length, FakeSocket.most]).toEqual([9, 1]);
});

test('a failed request does not hold up the next one', async () => {
  let isThere = false;
  const ask = createAsk(place(() => (isThere ? says({ success: true }) : 'absent')));
  const first = ask({ name: 'version' });
  expect(await reasonOf(first)).toBe('absent');
  isThere = true;
  expect(await ask({ name: 'version' })).toBe('{"success":true}');
});

test('localhost is tried where 127.0.0.1 does not answer, and asked first from then on', async () => {
  const ask = createAsk(place((url) => (url.includes('localhost') ? says({ success: true }) : 'absent')));
  await ask({ name: 'version' });
  await ask({ name: 'version' });
  expect(FakeSocket.opened.map(({ url }) => new URL(url).hostname)).toEqual(['127.0.0.1', 'localhost', 'localhost']);
});

test.each<[string, Script | 'absent' | 'asking', Partial<SocketPlace>, string]>([
  ['nobody at the address', 'absent', {}, 'absent'],
  ['an address that the browser forbids', 'absent', { permission: () => Promise.resolve('denied') }, 'blocked'],
  [
    'a question of the browser that nobody answers',
    'asking',
    { permission: () => Promise.resolve('prompt') },
    'blocked',
  ],
  ['an address that does not open', 'asking', {}, 'absent'],
  [
    'a page without sockets',
    'absent',
    {
      open: () => {
        throw new Error('forbidden');
      },
    },
    'absent',
  ],
  ['a socket that breaks', (socket) => socket.end(1006), {}, 'absent'],
  ['a socket that closes without a reply', (socket) => socket.end(1000), {}, 'malformed'],
  ['no reply in time', () => {}, {}, 'silent'],
  ['no JSON', says('{"success": tru'), {}, 'malformed'],
  ['another shape', says({ success: 'perhaps' }), {}, 'malformed'],
  ['far too much', says({ success: true, major: '3', minor: '42', filling: 'x'.repeat(1024 * 1024) }), {}, 'malformed'],
  ['bytes', (socket) => socket.reply(new ArrayBuffer(2)), {}, 'malformed'],
  ['an old version', says({ success: true, major: '3', minor: '36' }), {}, 'old'],
])('%s: told apart (ERR-12, EXT-07)', async (_, script, more, reason) => {
  expect(await reasonOf(eimzoAt(script, more).greet())).toBe(reason);
});

test('where neither address opens or refuses, that the program does not run is known within three seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    let known: unknown;
    void reasonOf(eimzoAt('asking', { times: usualTimes }).greet()).then((reason) => (known = reason));
    await jest.advanceTimersByTimeAsync(3_000);
    expect([known, FakeSocket.opened.length]).toEqual(['absent', 2]);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['javax.crypto.BadPaddingException: x', 'wrongPassword'],
  ['Ввод пароля отменен', 'cancelled'],
  ['Ключ не найден', 'refused'],
])('the program says "%s"', async (words, reason) => {
  const refuses = eimzoAt(says({ success: false, reason: words }));
  expect(await reasonOf(refuses.sign('текст', 'key'))).toBe(reason);
});

test('the keys of the domain are sent before anything else, and a refusal of them is told', async () => {
  const script: Script = (socket, text) => {
    const { name, arguments: keys } = JSON.parse(text) as { name: string; arguments: string[] };
    const isRefused = name === 'apikey' && keys[1] !== 'KEY';
    socket.reply(
      JSON.stringify(isRefused ? { success: false, reason: 'нет' } : { success: true, major: 3, minor: 37 }),
    );
  };
  await eimzoAt(script, {}, ['panel.uz', 'KEY']).greet();
  expect(await reasonOf(eimzoAt(script, {}, ['panel.uz', 'other']).greet())).toBe('domain');
});

test('a text is signed as UTF-8 with the text inside (EXT-08)', async () => {
  const reply = { success: true, pkcs7_64: 'MIIB', signer_serial_number: '0A', signature_hex: 'ff00' };
  const signed = await eimzoAt(says(reply)).sign('Сумма: 1', 'key-1');
  expect(signed).toEqual({ pkcs7: 'MIIB', serial: '0A', signature: 'ff00' });
  const { arguments: given } = JSON.parse(FakeSocket.opened[0]!.sent[0]!) as { arguments: string[] };
  expect(given).toEqual([btoa(String.fromCharCode(...new TextEncoder().encode('Сумма: 1'))), 'key-1', 'no']);
});

test('the alias of a key is read as people read it', () => {
  const alias =
    'cn=каримова дилноза рустамовна,name=дилноза,o=ооо "divan, invest",uid=306573219,1.2.860.3.16.1.2=41705900110027,1.2.860.3.16.1.1=306573219,serialnumber=77B1C203,validfrom=2025.11.21 14:07:31,validto=2027.11.21 23:59:59';
  expect(readCertificate({ disk: '/', path: 'DSKEYS', name: 'DS1', alias })).toMatchObject({
    holder: 'Каримова Дилноза Рустамовна',
    organisation: 'ООО "Divan, Invest"',
    ...{ inn: '306573219', pinfl: '41705900110027', serial: '77b1c203' },
    ...{ from: '2025-11-21 14:07:31', to: '2027-11-21 23:59:59' },
  });
  expect(readCertificate({ disk: '/', path: 'p', name: 'DS2', alias: '' })).toMatchObject({
    holder: 'DS2',
    serial: '',
  });
});
