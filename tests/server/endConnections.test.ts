import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import fastify from 'fastify';
import { endConnections } from '../../server/http/endConnections';

test('whoever knocked before the port closes is answered, and told to come back on another connection', async () => {
  const app = fastify({ return503OnClosing: false });
  endConnections(app);
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const asking = Array.from({ length: 50 }, async () => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (part: string) => void (answer += part));
    socket.write('GET / HTTP/1.1\r\nHost: divan\r\n\r\n');
    await once(socket, 'close');
    return answer;
  });
  const closed = app.close();
  for (const answer of await Promise.all(asking)) {
    assert.match(answer, /^HTTP\/1\.1 200 /);
    assert.match(answer, /connection: close/i);
    assert.match(answer, /here$/);
  }
  await closed;
});
