/** Statements over tables of a million rows read what they need: not all that wait, was taken back or was given before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeBack } from '../../server/modules/dividends/calculationStore';
import { fomos } from '../../server/modules/fomo/store';
import { takeBatch } from '../../server/modules/push-messages/queueStore';
import { useWork } from '../support/investorWork';
import { readsOf } from '../support/rowsRead';

const count = 20_000;
const work = useWork(async ({ db }) => {
  await db.script(`
    insert into app_users (id, phone, language, push, registered_at)
      select n, (998770000000 + n)::text, 'ru', 'on', '2026-01-01' from generate_series(1, ${count}) n;
    insert into push_messages (id, title_ru, body_ru, segment, status, published_at, due_at, frozen_at, created_at, updated_at) values
      (1, 'Всем', 'Скидки', 'all', 'published', '2026-02-01', '2026-02-01 12:00', '2026-02-01', '2026-02-01', '2026-02-01');
    insert into push_recipients (message_id, app_user_id, language, due_at) select 1, id, 'ru', '2026-02-01 12:00' from app_users;
    insert into fomos (id, name, title_ru, text_ru, trigger, duration_hours, benefit_percent, starts_on, ends_on, is_active, created_at,
      updated_at) values (1, 'Новым', 'Сегодня', 'Ещё сутки', 'registered', 24, 5, '2026-01-01', '2026-12-31', true, '2026-01-01', '2026-01-01');
    insert into user_fomos (app_user_id, fomo_id, activated_at, expires_at, used_at)
      select id, 1, '2026-01-01', case when id <= 30 then timestamp '2026-03-01' else '2026-01-02' end,
        case when id % 10 = 0 then timestamp '2026-01-01 12:00' end from app_users;
    set session_replication_role = replica;
    insert into investors (id, subject, status, phone_number, created_at, updated_at)
      values (1, 'individual', 'active', '998901112233', '2026-01-01', '2026-01-01');
    insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
        created_at, updated_at)
      select n, 'RR-' || n, 1, 1, 1, 100, 100, '2026-01-01', '2027-01-01', 'active', '2026-01-01', '2026-01-01' from generate_series(1, ${count}) n;
    insert into dividend_runs (id, month, strategy_id, revision, status, is_taken_back, announced, iman_percent, pool, gross, tax, net, count,
        calculated_at) values (1, '2026-01-01', 1, 1, 'replaced', false, 0, 100, 0, 0, 0, 0, ${count}, '2026-02-02');
    insert into dividend_transactions (investment_id, strategy_id, run_id, month, due_month, gross, tax, net, status)
      select id, 1, 1, '2026-01-01', '2026-01-01', 0, 0, 0, case when id <= ${count / 2} then 'replaced' else 'calculated' end from investments;
    set session_replication_role = origin;`);
  for (const table of ['push_recipients', 'user_fomos', 'dividend_transactions'])
    await db.script(`vacuum analyze ${table}`);
});

const batch = { now: '2026-02-01 13:00:00', until: '2026-02-01 13:02:00', size: 500 };

test('a batch of a message reads its own people', () =>
  work.db.transaction(async (sql) => {
    const watched = readsOf(sql, 'push_recipients');
    const taken = await takeBatch(watched.sql, { ...batch, isQuiet: false });
    assert.equal(taken?.people.length, batch.size);
    assert.ok(
      watched.reads.every((rows) => rows <= 2 * batch.size),
      String(watched.reads),
    );
  }));

test('in the quiet hours those who wait for the morning are not walked past; a test goes at once', () =>
  work.db.transaction(async (sql) => {
    const watched = readsOf(sql, 'push_recipients');
    assert.equal(await takeBatch(watched.sql, { ...batch, isQuiet: true }), undefined);
    assert.deepEqual(watched.reads, [0]);
    await sql.query(
      `insert into push_recipients (message_id, app_user_id, is_test, language, due_at) values (1, 7, true, 'ru', '2026-02-01 12:30')`,
      [],
    );
    const taken = await takeBatch(sql, { ...batch, isQuiet: true });
    assert.deepEqual([taken?.isTest, taken?.people.map((one) => one.app_user_id)], [true, [7]]);
  }));

test('what is taken back of a run is found without what was taken back of it before', () =>
  work.db.transaction(async (sql) => {
    await sql.query('set local session_replication_role = replica', []);
    // Of so few rows all are read at once; of a million nobody would.
    await sql.query('set local enable_seqscan = off', []);
    const watched = readsOf(sql, 'dividend_transactions');
    assert.equal(await takeBack(watched.sql, 1, 500, '2026-02-02 12:00:00'), 500);
    assert.ok(watched.reads[0]! <= 2 * 500, String(watched.reads)); // the first of its statements
  }));

test('a campaign says how many offers it gave, of which only those that hold are read', () =>
  work.db.transaction(async (sql) => {
    const watched = readsOf(sql, 'user_fomos');
    const one = await fomos.find(watched.sql, 1, '2026-02-01 12:00:00');
    assert.deepEqual([one?.active, one?.used, one?.expired], [27, count / 10, count - count / 10 - 27]);
    assert.ok(watched.reads[0]! <= 60, String(watched.reads)); // the first of its statements
  }));
