/** The program behind its sockets on this machine: ws on 64646, wss on 64443. A message has one reply, and a socket any number of them, one after another. */
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { WebSocketServer, type WebSocket } from 'ws';
import { keyPemOf, pemOf } from './certificates';
import { openKeys, type KeyStore } from './keyStore';
import { createProgram, type Faults, type Message, type Program, type Reply } from './program';

export const path = '/service/cryptapi';
export const ports = { open: 64646, secure: 64443 } as const;

export interface Options {
  /** Where the keys are kept. */
  folder: string;
  faults?: Faults;
  /** Pages of these hosts are let in, besides those of this machine. */
  domains?: readonly string[];
}

export interface Signer extends Pick<Program, 'faults' | 'journal'> {
  keys: KeyStore['keys'];
  /** How often a message came while another was being answered; the real program hangs on that, and so does this. */
  overlaps(): number;
  isRunning(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the signer with its keys; it listens after `start`, and can be started again after it has died. */
export async function createSigner({ folder, faults, domains }: Options): Promise<Signer> {
  const store = await openKeys(folder);
  const program = createProgram(store, faults, domains);
  let running: { servers: Server[]; sockets: Set<WebSocket> } | undefined;
  let busy = 0;
  let overlaps = 0;

  async function start() {
    const sockets = new Set<WebSocket>();
    const servers = [createServer(), createSecureServer(await secretsOf(store))];
    for (const server of servers)
      new WebSocketServer({ server, path, maxPayload: 4 * 1024 * 1024 }).on('connection', (socket, request) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        const { origin } = request.headers;
        const host = origin === undefined || !URL.canParse(origin) ? '' : new URL(origin).hostname;
        socket.on('message', (raw) => void serve(socket, String(raw as Buffer), host));
      });
    running = { servers, sockets };
    await listen(servers[0]!, ports.open); // made two lines above
    await listen(servers[1]!, ports.secure); // as well
  }

  async function stop() {
    const { servers = [], sockets = [] } = running ?? {};
    running = undefined;
    busy = 0;
    for (const socket of sockets) socket.terminate();
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  }

  async function serve(socket: WebSocket, raw: string, host: string) {
    if (busy > 0) {
      overlaps += 1;
      return;
    }
    busy += 1;
    const reply = await replyTo(raw, host);
    busy = 0;
    if (reply === 'death') return stop();
    if (reply !== 'silence') socket.send(written(reply, program.faults));
  }

  function replyTo(raw: string, host: string): Reply | Promise<Reply> {
    try {
      return program.answer(JSON.parse(raw) as Message, host);
    } catch {
      // What is no message gets an answer that says so.
      return { success: false, reason: 'Неверный формат сообщения' };
    }
  }

  return {
    ...{ faults: program.faults, journal: program.journal, keys: store.keys, start, stop },
    overlaps: () => overlaps,
    isRunning: () => running !== undefined,
  };
}

function written(reply: Record<string, unknown>, { reply: fault }: Faults): string {
  if (fault === 'broken') return '{"success": tru';
  if (fault === 'huge') return JSON.stringify({ ...reply, filling: 'x'.repeat(2 * 1024 * 1024) });
  return JSON.stringify(reply);
}

const secretsOf = async ({ machine, authority }: KeyStore) => ({
  key: await keyPemOf(machine.key),
  cert: pemOf(machine.certificate) + pemOf(authority.certificate),
});

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    // Only this machine.
    server.listen(port, '127.0.0.1', resolve);
  });
