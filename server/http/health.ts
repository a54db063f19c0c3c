import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

type Asked = Pick<Database, 'query'>;

/** Milliseconds within which a database that works has answered. */
const patience = 1_000;

/**
 * What a supervisor and a balancer ask: `GET /healthz`, whether the process lives, and `GET /readyz`, whether it should be sent
 * calls: 200, or 503 while the database does not answer within a second, and from the moment on at which it has been told to
 * stop (`drain`). Neither says more than that, so neither asks who is calling.
 */
export function mountHealth(app: FastifyInstance, db: Asked): { drain(): void } {
  let draining = false;
  // One question at a time: a balancer that asks on does not queue behind a database that hangs.
  let asked: Promise<boolean> | undefined;
  const answers = () =>
    (asked ??= isAnswering(db).finally(() => {
      asked = undefined;
    }));
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const isReady = !draining && (await answers());
    const status = isReady ? 'ready' : draining ? 'stopping' : 'no_database';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  return { drain: () => void (draining = true) };
}

async function isAnswering(db: Asked): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const asked = db.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
