import { connect, type Socket } from 'node:net';
import type { Client, PoolClient } from 'pg';

/** What the driver knows of a connection, and its types do not say of one from a pool. */
export type Reached = PoolClient &
  Pick<Client, 'host' | 'port'> & { processID: number; secretKey: number; connection: { stream: Socket } };

/** The number by which the server tells this from the greeting of a client. */
const cancelRequest = 80_877_102;
/** Milliseconds in which the server takes it up. */
const patience = 1_000;

/**
 * Ends the statement that runs on a connection, if there is one, which then fails with 57014. Resolves once the server, or
 * the pooler before it, has passed that on. It goes a way of its own, without a sign-in and without TLS: the key of the
 * connection is good for nothing else.
 */
export function cancelStatement(client: PoolClient): Promise<void> {
  const { host, port, processID, secretKey } = client as Reached;
  const request = Buffer.alloc(16);
  for (const [at, value] of [request.length, cancelRequest, processID, secretKey].entries())
    request.writeInt32BE(value, at * 4);
  return new Promise((resolve, reject) => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.setTimeout(patience, () => socket.destroy(new Error('The server has not taken up the end of a statement')));
    socket.once('error', reject);
    // The server answers by hanging up. Whoever hangs up first has gone away for a pooler, which then passes nothing on.
    socket.once('close', () => resolve());
    socket.resume().write(request);
  });
}
