import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a process and its database that can fall silent: nobody is told anything, bytes just stop to arrive. */
export interface DeafNetwork {
  /** The address of the database, as it is reached over this network. */
  url: string;
  /** From now on nothing arrives, either way. */
  fallSilent(): void;
  /** Who comes now is let through, and so is who waited to; connections of before stay dead, as behind a firewall that forgot them. */
  recover(): void;
  close(): Promise<void>;
}

export async function startDeafNetwork(database: string): Promise<DeafNetwork> {
  const { hostname, port } = new URL(database);
  const open = new Set<Socket>();
  let isSilent = false;
  let waiting: (() => void)[] = [];
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    const join = () => {
      const far = connect(Number(port), hostname);
      keep(far);
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
    };
    if (isSilent) waiting.push(join);
    else join();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of open) socket.unpipe().pause();
    },
    recover() {
      isSilent = false;
      for (const join of waiting) join();
      waiting = [];
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
