/** What a scrape says of work in the background, from the rows that wait. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Registry } from 'prom-client';
import { countBackground } from '../../server/start/backgroundGauges';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  await db.script(`
    insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
      values (1, 'karima', 'x', 'Карима', 'Каримова', 'system', '2026-01-01', '2026-01-01');
    insert into async_tasks (name, type, status, params, total, created_by, run_by, created_at, updated_at)
      select status, 'status_update', status, '{"status":"inactive"}', 1, 1, 1, now(), now()
      from unnest('{queued,running,cancelled}'::text[]) status`);
});
after(() => db.close());

const scrape = async (of: Database) => {
  const register = new Registry();
  const kept = countBackground([register], of);
  return { kept, read: () => register.metrics() };
};
const valueOf = (text: string, name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];

test('what waits is counted by its kind, and what is over is not', async () => {
  const { read } = await scrape(db);
  const text = await read();
  assert.equal(valueOf(text, 'divan_background_waiting\\{kind="tasks"\\}'), '2');
  assert.equal(valueOf(text, 'divan_background_waiting\\{kind="reports"\\}'), '0');
  await db.script(`update async_tasks set status = 'cancelled'`);
  assert.equal(valueOf(await read(), 'divan_background_waiting\\{kind="tasks"\\}'), '0');
});

test('a database that is away, or does not answer, is missing from a scrape and does not end it', async () => {
  for (const query of [() => Promise.reject(new Error('away')), () => new Promise<never>(() => undefined)]) {
    const { read } = await scrape({ ...db, query });
    const text = await read();
    assert.doesNotMatch(text, /^divan_background_waiting\{/m);
    assert.equal(valueOf(text, 'divan_upkeep_last_seconds'), '0');
  }
});

test('when old rows were last removed is told', async () => {
  const { kept, read } = await scrape(db);
  kept();
  const seconds = Number(valueOf(await read(), 'divan_upkeep_last_seconds'));
  assert.ok(Math.abs(seconds - Date.now() / 1000) < 600, String(seconds));
});

test('each kind is counted over an index of what waits', async () => {
  let plan = '';
  const { read } = await scrape({
    ...db,
    async query<Row>(text: string, values?: unknown[]) {
      const lines = await db.transaction(async (sql) => {
        await sql.query('set local enable_seqscan = off');
        return sql.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      });
      plan = lines.map((row) => row['QUERY PLAN']).join('\n');
      return [] as Row[];
    },
  });
  await read();
  assert.doesNotMatch(plan, /Seq Scan/);
  const indexes = ['push_recipients_(due|next)', 'push_messages_due', 'report_jobs_waiting', 'async_tasks_waiting'];
  for (const index of [...indexes, 'merchant_imports_waiting']) assert.match(plan, new RegExp(index));
});
