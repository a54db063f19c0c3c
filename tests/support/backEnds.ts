/**
 * The back ends of a Jest run: one per worker, started when a test of that worker first asks, children of Jest's
 * main process. Workers reach them through a small server here, because a back end outlives the test files,
 * each of which is run in a sandbox of its own.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BackEndCommand } from './backEndCommand';
import { startBackEnd, type BackEnd } from './backEndProcess';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const started = new Map<string, Promise<BackEnd>>();

export default async function setUp() {
  const server = createServer((request, response) => {
    const worker = request.url ?? '';
    const backEnd = started.get(worker) ?? startBackEnd();
    started.set(worker, backEnd);
    void (async () => {
      try {
        const { url, tell } = await backEnd;
        await tell(JSON.parse(await bodyOf(request)) as BackEndCommand);
        response.end(url);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    })();
  });
  // A worker busy for longer than the usual five seconds would send on a connection that was closed meanwhile.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.BACK_ENDS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, {
    stopBackEnds: async () => {
      server.close();
      server.closeAllConnections();
      const all = await Promise.allSettled(started.values());
      await Promise.all(all.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)));
      started.clear();
    },
  });
}
