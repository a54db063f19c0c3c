import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, a connection ends with the answer that is under way on it: kept alive, it would keep the
 * server from its end for as long as nobody asks anything more. So it does from `announce` on, when the server has been told
 * that it will close: whoever asks on it at that moment would get no answer.
 */
export function endConnections(app: FastifyInstance): { announce(): void } {
  let [announced, closing] = [false, false];
  app.addHook('preClose', async () => void (closing = true));
  app.addHook('onSend', async (_request, reply) => {
    if (announced || closing) reply.header('connection', 'close');
  });
  // An answer whose head was sent before has said that its connection stays.
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
  return { announce: () => void (announced = true) };
}
