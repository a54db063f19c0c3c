/** Figures of a page that an index alone answers, so that they do not grow dear with rows that nobody looks at any more. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database, Sql } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { listPromiseStates } from '../../server/modules/instalments/collectionStore';
import { listProviders } from '../../server/modules/sms/store';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  await db.script(`
    insert into customers (id, first_name, last_name, phone_number, created_at, updated_at)
    values (1, 'Умида', 'Орлова', '998901112277', '2025-01-05', '2025-02-01');
    insert into applications (id, customer_id, source, status, status_since, first_name, last_name, phone_number, contract_number, created_at,
      updated_at)
    select n, 1, 'web', case when n <= 20 then 'not_fully_paid' else 'closed' end, '2026-01-01', 'а', 'б', '998901112233', 'RS-' || n,
      '2026-01-01', '2026-01-01'
    from generate_series(1, 1000) n;
    insert into installments (id, guid, customer_id, contract_number, created_at)
    select id, guid, customer_id, contract_number, created_at from applications;
    insert into system_users (id, username, password_hash, first_name, last_name, user_type, created_at, updated_at)
    values (1, 'u', 'x', 'А', 'Б', 'system', '2026-01-01', '2026-01-01');
    insert into payment_promises (installment_id, date, amount, comment, user_id, created_at)
    select 1 + n % 1000, date '2026-03-01' + (n / 1000), 1000 + n / 1000, repeat('обещал ', 40), 1, '2026-02-01' from generate_series(0, 9999) n;
    insert into sms_messages (phone_masked, template, parts, state, provider, cost, created_at, sent_at)
    select '+998 90 *** ** 33', t.code, 2, 'delivered', 'eskiz', 0, at, at
    from generate_series(1, 20000) n, (select code from sms_templates limit 1) t, lateral (select timestamp '2026-03-01' + n * interval '5 minutes' as at) m;`);
  for (const table of ['payment_promises', 'applications', 'sms_messages', 'sms_providers']) await settle(table);
});
after(() => db.close());

/** As autovacuum leaves a table: all of it visible to everybody, which takes a moment where commits do not wait for the log. */
async function settle(table: string): Promise<void> {
  for (;;) {
    await db.script(`vacuum analyze ${table}`);
    const [{ is_seen: isSeen } = { is_seen: false }] = await db.query<{ is_seen: boolean }>(
      'select relallvisible = relpages as is_seen from pg_class where oid = $1::regclass',
      [table],
    );
    if (isSeen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What came of a reading, and the plan of the last statement of it. */
async function planOf<Read>(read: (sql: Sql) => Promise<Read>): Promise<{ read: Read; plan: string }> {
  let asked: Parameters<Sql['query']> | undefined;
  const watched: Sql = {
    query(text, values) {
      asked = [text, values];
      return db.query(text, values);
    },
  };
  const found = await read(watched);
  assert.ok(asked);
  const rows = await db.query<Record<string, string>>(`explain (analyze, timing off) ${asked[0]}`, asked[1]);
  return { read: found, plan: rows.map((row) => row['QUERY PLAN']).join('\n') };
}

test('of promises only the last one of a contract in force is read', async () => {
  const { read, plan } = await planOf((sql) => listPromiseStates(sql, {}, '2026-03-10'));
  // The last ones are of 10 March.
  assert.deepEqual(read, [{ state: 'today', count: 20, amount: '20180.00' }]);
  assert.doesNotMatch(plan, /Seq Scan on payment_promises/, plan);
});

test('the pace of a provider is added up from an index', async () => {
  const { read, plan } = await planOf((sql) => listProviders(sql, '2026-05-01 00:00:00'));
  assert.equal((read.find(({ code }) => code === 'eskiz')?.hour as { messages: number }).messages, 12);
  assert.match(plan, /Index Only Scan using sms_messages_pace/, plan);
});
