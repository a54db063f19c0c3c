/** What a supervisor and a balancer are told, also while the database does not answer and while the process ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { mountHealth } from '../../server/http/health';
import { startBackEnd } from '../support/backEnd';

type Asked = Parameters<typeof mountHealth>[1];
const withQuery = (answer: () => Promise<never[]>): Asked => ({ query: answer });
async function asked(db: Asked, prepare?: (health: ReturnType<typeof mountHealth>) => void) {
  const app = Fastify();
  const health = mountHealth(app, db);
  prepare?.(health);
  const outcome = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    assert.equal(headers['cache-control'], 'no-store');
    return [statusCode, JSON.parse(body)] as const;
  };
  try {
    return { health: await outcome('/healthz'), ready: await outcome('/readyz') };
  } finally {
    await app.close();
  }
}
const lives = [200, { status: 'ok' }];

test('a process that works is alive and ready', async () => {
  assert.deepEqual(await asked(withQuery(() => Promise.resolve([]))), {
    health: lives,
    ready: [200, { status: 'ready' }],
  });
});

test('without a database, or with one that hangs, it lives and gets no calls', async () => {
  const none = [503, { status: 'no_database' }];
  assert.deepEqual(await asked(withQuery(() => Promise.reject(new Error('down')))), { health: lives, ready: none });
  const begin = performance.now();
  assert.deepEqual(await asked(withQuery(() => new Promise(() => undefined))), { health: lives, ready: none });
  assert.ok(performance.now() - begin < 15_000);
});

test('one that has been told to stop gets no calls any more', async () => {
  const db = withQuery(() => Promise.resolve([]));
  assert.deepEqual(await asked(db, (health) => health.drain()), {
    health: lives,
    ready: [503, { status: 'stopping' }],
  });
});

test('both stand beside the services and ask nobody who is calling', async () => {
  const server = await startBackEnd();
  try {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await server.call({ method: 'GET', url });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.match(String(answer.headers['content-type']), /^application\/json/);
    }
  } finally {
    await server.close();
  }
});
