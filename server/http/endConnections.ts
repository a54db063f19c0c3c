import type { Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a connection has, on which nobody has said anything yet: a browser opens some for later, which may never be used. */
const silence = 300;

/** One connection is taken in a turn of the loop; where more come all the time, an end is made after these. */
const mostTurns = 1_000;

/**
 * Once the server closes, a connection ends with the answer that is under way on it: kept alive, it would keep the
 * server from its end for as long as nobody asks anything more. So it does from `announce` on, when the server has been told
 * that it will close: whoever asks on it at that moment would get no answer.
 */
export function endConnections(app: FastifyInstance): { announce(): void } {
  let [announced, closing] = [false, false];
  let taken = 0;
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    taken++;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Those whom the system let in are taken first: who waits at a port that closes loses what he sent, and a proxy does not
    // send a write a second time. A turn that is under way may have looked at the port already, the one after it looks.
    for (let turn = 0, before = -1; turn < mostTurns && taken !== before; turn++) {
      before = taken;
      await endOfTurn();
      await endOfTurn();
    }
    // To Node such a one is not idle, and would be waited for until its first call is overdue.
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, silence).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (announced || closing) reply.header('connection', 'close');
  });
  // An answer whose head was sent before has said that its connection stays.
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
  return { announce: () => void (announced = true) };
}
