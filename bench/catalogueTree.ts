/**
 * The tree of the catalogue at volume, 5,000 categories with 20,000 models in them, asked of a back end inside this process: how long its
 * one answer takes and what it weighs. Prints its measures as one line of JSON.
 */
import { gzipSync } from 'node:zlib';
import { seedAttributes } from '../server/modules/catalogue-attributes/seed';
import { seedBrands } from '../server/modules/catalogue-brands/seed';
import { seedMarketCategories } from '../server/modules/catalogue-categories/seed';
import { catalogue } from '../server/seed/large/catalogue';
import { goods } from '../server/seed/large/goods';
import { startBackEnd } from '../tests/support/backEnd';

const asked = 40;
const server = await startBackEnd(
  { production: true },
  {
    kind: 'catalogue',
    fill: (db, clock) =>
      db.transaction(async (sql) => {
        await seedMarketCategories(sql, clock);
        await seedBrands(sql, clock);
        await seedAttributes(sql, clock);
        await catalogue.fill(sql, catalogue.rows, '2026-01-01');
        await goods.fill(sql, goods.rows, '2026-01-01');
      }),
  },
);
try {
  await server.db.query('vacuum analyze');
  const { access_token: token } = await server.signIn('moderator');
  const times: number[] = [];
  let body = '';
  for (let call = 0; call < asked; call += 1) {
    const begin = performance.now();
    const answer = await server.call({ method: 'GET', url: '/api/marketplace/v1/categories', token });
    times.push(performance.now() - begin);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    ({ body } = answer);
  }
  const { count } = JSON.parse(body) as { count: number };
  const p95 = times.slice(5).sort((one, other) => one - other)[Math.floor((asked - 5) * 0.95)];
  console.log(
    JSON.stringify([
      { what: 'Tree of the catalogue, categories', value: count, unit: '' },
      { what: 'Tree of the catalogue, p95 of its answer', value: p95, unit: 'ms', budget: 150 },
      { what: 'Tree of the catalogue, packed', value: gzipSync(body).length / 1024, unit: 'kB', budget: 150 },
    ]),
  );
} finally {
  await server.close();
}
