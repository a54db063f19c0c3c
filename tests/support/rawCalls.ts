/** Bytes that are put on a connection as they are, which no client of ours would send. */
import { connect } from 'node:net';

/** How the sender goes: waits for an answer, says that nothing more comes, or tears the line. */
export type Going = 'waits' | 'ends' | 'tears';

/** Answers what came back before the connection was closed; nothing when nothing did. */
export function sendRaw(address: string, bytes: Buffer | string, going: Going = 'waits'): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece));
    // A server that holds the line without a word is not waited for.
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('error', () => undefined).once('close', () => resolve(answer));
    socket.once('connect', () => {
      if (going === 'ends') socket.end(bytes);
      else socket.write(bytes, () => going === 'tears' && socket.resetAndDestroy());
    });
  });
}

/** The statuses of all answers on the connection. */
export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/(?:^|\n|[}>])HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
