/** A server that is killed in the middle of an import: whoever starts next goes on there, and nothing is done twice. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { freshDatabase } from '../../server/start/freshDatabase';
import { untilWaiting, whileHolding } from '../support/heldRows';
import { makeMerchant } from '../support/merchants';
import { startPostgres, type Postgres } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';

const postgres: Postgres | undefined = await startPostgres();
const skip = postgres === undefined && 'there is no PostgreSQL on this machine';
const rows = 900;
let db: Database;
let drop: () => Promise<void>;
let url: string;
let folder: string;
let program: Program;

before(async () => {
  if (postgres === undefined) return;
  ({ url, drop } = await freshDatabase(postgres.url));
  folder = mkdtempSync(join(tmpdir(), 'divan-killed-imports-'));
  await start();
  db = await openDatabase({ url });
});
after(async () => {
  if (postgres === undefined) return;
  await program.stop();
  await db.close();
  await drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start() {
  program = startProgram('server/main.ts', ['--no-static', '--data', 'small'], { DATABASE_URL: url, DATA_DIR: folder });
  await program.says(/Divan: (http:\S+)/);
}
const kill = () => program.stop('SIGKILL');
const one = async <Row>(text: string, values: unknown[] = []) => (await db.query<Row>(text, values))[0]!;
async function until(text: string) {
  while ((await db.query(text)).length === 0) await new Promise((done) => setTimeout(done, 50));
}

test(
  'killed between batches, within one and before its end, an import is worked to its end once',
  { skip },
  async () => {
    await kill();
    const merchantId = await makeMerchant(db);
    await db.script(`
    insert into market_categories (id, name_ru, sequence_number, created_at, updated_at) values (90001, 'Склад', 9001, '2026-01-01', '2026-01-01');
    insert into brands (id, name, created_at, updated_at) values (90001, 'Killed', '2026-01-01', '2026-01-01');
    insert into models (id, category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
      values (90001, 90001, 90001, 'One', 'Описание', '2026-01-01', '2026-01-01', '2026-01-01')`);
    // The last row is wrong, so that there is a file of errors to be written.
    await db.query(
      `with made as (
       insert into merchant_imports (merchant_id, source, file_name, language, status, total, created_at)
       values ($1, 'sheet', 'goods.xlsx', 'ru', 'queued', $2, '2026-01-01') returning id)
     insert into merchant_import_rows (import_id, row, cells)
     select made.id, n + 1, json_build_object('sku', 'K-' || n, 'name', 'Товар ' || n, 'model', '90001',
       'price', case when n = $2 then 'дорого' else '1000' end, 'stock', '7') from made, generate_series(1, $2::int) n`,
      [merchantId, rows],
    );
    const state = () =>
      one<{ status: string; done: number; goods: number; moved: number }>(
        `select i.status, i.ok + i.failed as done, (select count(*)::int from products where merchant_id = $1) as goods,
         (select coalesce(sum(m.amount), 0)::int from stock_moves m join products p on p.id = m.product_id
          where p.merchant_id = $1) as moved
       from merchant_imports i where merchant_id = $1`,
        [merchantId],
      );
    // Each time it is stopped in another place: before its goods are written, before their stock is, before the file is named.
    const seen: number[] = [];
    for (const lock of ['lock table products in exclusive mode', 'lock table stock_moves in exclusive mode']) {
      await whileHolding(db, lock, async () => {
        await start();
        await untilWaiting(db, 1);
        await kill();
      });
      await until(`select where not exists (select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and state <> 'idle')`);
      const { status, done, goods, moved } = await state();
      seen.push(done);
      assert.ok(['queued', 'running'].includes(status));
      assert.deepEqual([goods, moved], [done, done * 7], 'what was counted is there, and nothing else');
      // One batch more is worked through, so that it is killed further on.
      await start();
      await until(`select from merchant_imports where merchant_id = ${merchantId} and ok + failed > ${done}`);
      await kill();
    }
    assert.equal(seen[0], 0);
    await whileHolding(db, 'lock table files in exclusive mode', async () => {
      await start();
      await untilWaiting(db, 1);
      await kill();
    });
    await start();
    await until(`select from merchant_imports where merchant_id = ${merchantId} and status = 'done_with_errors'`);
    assert.deepEqual(await state(), { status: 'done_with_errors', done: rows, goods: rows - 1, moved: (rows - 1) * 7 });
    const { count, errors } = await one<{ count: number; errors: number }>(
      `select (select count(*)::int from merchant_import_rows) as count,
       (select count(*)::int from files f join merchant_imports i on i.errors_key = f.key where i.merchant_id = $1) as errors`,
      [merchantId],
    );
    assert.deepEqual([count, errors], [0, 1]);
  },
);
