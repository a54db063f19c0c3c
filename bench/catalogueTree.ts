/**
 * The tree of the catalogue at volume, 5,000 categories with 20,000 models and 200,000 products in them, asked of a back end inside this
 * process with a PostgreSQL of its own: how long its one answer takes and what it weighs. Prints its measures as one line of JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from '../server/app';
import { openDatabase } from '../server/db/connect';
import { migrate } from '../server/db/migrate';
import { noLimits } from '../server/db/postgres';
import { fileStoreOf } from '../server/files/store';
import { demoPassword } from '../server/seed/demoUsers';
import { seed } from '../server/seed/seed';
import { systemClock as clock } from '../server/shared/clock';
import { startPostgres } from '../tests/support/postgres';

const asked = 40;
const postgres = await startPostgres();
if (postgres === undefined) throw new Error('The tree is measured on PostgreSQL, and this machine has none.');
const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));
const db = await openDatabase({ url: postgres.url, limits: noLimits });
await migrate(db, clock);
const files = await fileStoreOf(db, clock, folder);
await seed(db, 'small', clock, files, { areas: ['catalogue', 'goods'], share: 1, report: console.error });
const app = await buildApp({ db, clock, files, production: true, config: {}, log: console.error });

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < asked; call += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times.slice(5).sort((one, other) => one - other);
}
const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0;

try {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/system-user/v1/system-users/login',
    payload: { username: 'moderator', password: demoPassword },
  });
  const { access_token: token } = signedIn.json<{ access_token: string }>();
  const floor = await timesOf(() => db.query('select count(*) from generate_series(1, 200000)'));
  let body = '';
  const times = await timesOf(async () => {
    const answer = await app.inject({
      method: 'GET',
      url: '/api/marketplace/v1/categories',
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    ({ body } = answer);
  });
  const { count } = JSON.parse(body) as { count: number };
  const of = 'Tree of the catalogue';
  console.log(
    JSON.stringify([
      { what: `${of}, categories`, value: count, unit: '' },
      { what: `${of}, floor: two hundred thousand numbers counted`, value: at(floor, 0.5), unit: 'ms' },
      { what: `${of}, middle of its answer`, value: at(times, 0.5), unit: 'ms' },
      { what: `${of}, p95 of its answer`, value: at(times, 0.95), unit: 'ms', budget: 150 },
      { what: `${of}, packed`, value: gzipSync(body).length / 1024, unit: 'kB', budget: 150 },
    ]),
  );
} finally {
  await app.close();
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
