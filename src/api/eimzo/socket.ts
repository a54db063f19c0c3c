import { EimzoFault } from './fault';

const path = '/service/cryptapi';
const hosts = ['127.0.0.1', 'localhost'];
/** One queue for the whole browser: the program serves one socket at a time and hangs on a second. */
const lockName = 'divan-eimzo';
/** A reply that is longer, in characters, is none of the program's. */
const longestReply = 1024 * 1024;

export interface Times {
  /** How long the program may take to answer the door, at both addresses together. */
  open: number;
  /** How long it may take to reply; a person may be typing a password meanwhile. */
  reply: number;
  /** How long a socket may take to go. */
  close: number;
}
/** What one request uses of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export const usualTimes: Times = { open: 3_000, reply: 60_000, close: 1_000 };

/** What the requests stand on; tests put their own under it. */
export interface SocketPlace {
  isSecure: boolean;
  open: (url: string) => Socket;
  locks?: LockManager;
  /** Whether the browser lets the page reach this computer; undefined when it does not say. */
  permission: () => Promise<PermissionState | undefined>;
  times?: Times;
}

/** Sends one message and gives the text of its one reply; rejects with an EimzoFault. Never two at a time. */
export type Ask = (message: object) => Promise<string>;

export const addressesOf = (isSecure: boolean): string[] =>
  hosts.map((host) => (isSecure ? `wss://${host}:64443${path}` : `ws://${host}:64646${path}`));

export function createAsk(place: SocketPlace): Ask {
  let addresses = addressesOf(place.isSecure);
  // Where there are no locks, at least this window keeps its own requests apart.
  let tail: Promise<unknown> = Promise.resolve();

  async function ask(text: string): Promise<string> {
    for (const address of addresses) {
      const reply = await exchange(place, address, text);
      if (reply === undefined) continue;
      // The next request begins where this one was answered.
      addresses = [address, ...addresses.filter((other) => other !== address)];
      return reply;
    }
    throw new EimzoFault((await place.permission()) === 'denied' ? 'blocked' : 'absent');
  }

  return (message) => {
    const text = JSON.stringify(message);
    const turn = () => (place.locks ? place.locks.request(lockName, () => ask(text)) : ask(text));
    const asked = tail.then(turn);
    tail = asked.catch(() => {
      // Whoever asked is told; the next request does not depend on it.
    });
    return asked;
  };
}

/** One socket, one message, one reply. Undefined when nobody opened: then nothing was sent, and another address may be tried. */
function exchange(place: SocketPlace, address: string, text: string): Promise<string | undefined> {
  const times = place.times ?? usualTimes;
  return new Promise((resolve, reject) => {
    let socket: Socket;
    try {
      socket = place.open(address);
    } catch {
      // The policy of the page or the browser forbids the address.
      resolve(undefined);
      return;
    }
    let isOpen = false;
    let end: (() => void) | undefined;
    let timer = setTimeout(() => void notOpened(), times.open / hosts.length);

    /** Settles once the socket is gone, so that the next request does not meet this one at the program. */
    const finish = (how: () => void, code?: number): void => {
      if (end) return;
      end = how;
      clearTimeout(timer);
      if (socket.readyState === 3) return how();
      timer = setTimeout(how, times.close);
      if (code === undefined) socket.close();
      else socket.close(code);
    };
    const fail = (fault: EimzoFault) => finish(() => reject(fault));
    const notOpened = async (): Promise<void> => {
      // The browser is asking the person whether the page may: that takes as long as it takes.
      const isAsking = (await place.permission()) === 'prompt';
      if (isOpen || end) return;
      if (!isAsking) return finish(() => resolve(undefined));
      timer = setTimeout(() => fail(new EimzoFault('blocked')), times.reply);
    };

    socket.onopen = () => {
      if (end) return;
      isOpen = true;
      clearTimeout(timer);
      timer = setTimeout(() => fail(new EimzoFault('silent')), times.reply);
      socket.send(text);
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string' || data.length > longestReply) fail(new EimzoFault('malformed'));
      else finish(() => resolve(data), 1000);
    };
    socket.onclose = ({ code }) => {
      if (end) {
        clearTimeout(timer);
        end();
      } else if (isOpen) {
        fail(new EimzoFault(code === 1000 ? 'malformed' : 'absent'));
      } else finish(() => resolve(undefined));
    };
  });
}

/** Chrome has had two names for it, and other browsers have none. */
const permissionNames = ['loopback-network', 'local-network-access'];

async function reachPermission(): Promise<PermissionState | undefined> {
  for (const name of permissionNames) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // This browser does not know the name.
    }
  }
  return undefined;
}

/** The place of a browser window. */
export const browserPlace = (): SocketPlace => ({
  isSecure: window.location.protocol === 'https:',
  open: (url) => new WebSocket(url),
  // Absent on plain http away from localhost.
  locks: navigator.locks as LockManager | undefined,
  permission: reachPermission,
});
