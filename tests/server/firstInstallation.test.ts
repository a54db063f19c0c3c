/** An installation without demonstration rows: what it begins with, and how its first person comes in. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test as run } from 'node:test';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { sharesAt } from '../../server/modules/dividends/partnerStore';
import { seedReference } from '../../server/seed/reference';
import { systemClock } from '../../server/shared/clock';
import { createPerson, readPerson } from '../../server/start/firstPerson';
import { StartError } from '../../server/start/options.mjs';
import { loginUrl } from '../support/backEnd';
import { freshDatabase } from '../../server/start/freshDatabase';
import { testDatabase } from '../support/database';
import { freePort } from '../support/postgres';
import { startProgram } from '../support/programs';

const server = process.env.TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'divan-installation-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const onServer = { skip: !server && 'an installation stands on PostgreSQL' };
const organisation = { name: 'ООО «Baraka»', inn: '301112233' };
const countOf = async (db: Database, table: string) =>
  (await db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count; // an aggregate

run('what every installation begins with comes once; what people remove of it stays away', async () => {
  const db = await testDatabase();
  try {
    await migrate(db, systemClock);
    await seedReference(db, systemClock, { organisation });
    const counts = async () => {
      const tables = [
        'permissions',
        'roles',
        'service_roles',
        'scopes',
        'regions',
        'districts',
        'banks',
        'partners',
        'system_users',
      ];
      return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await countOf(db, table)])));
    };
    const first = await counts();
    assert.deepEqual(
      [first.roles, first.service_roles, first.regions, first.banks, first.partners, first.system_users],
      [6, 12, 14, 32, 1, 0],
    );
    const [house] = await db.transaction((sql) => sharesAt(sql, '2000-01-01'));
    assert.deepEqual([house?.percent, house?.is_platform], ['100.0000', true]);
    assert.ok(Number(first.permissions) > 60 && Number(first.districts) > 190, JSON.stringify(first));
    for (const table of ['gl_accounts', 'gl_operations', 'payment_gateways', 'invest_constants', 'block_reasons'])
      assert.ok((await countOf(db, table)) > 0, `${table} is filled by its migration`);
    for (const table of ['investors', 'merchants', 'strategies', 'gl_entries', 'claims'])
      assert.equal(await countOf(db, table), 0, `${table} has rows that nobody made`);
    await db.script(
      `delete from role_permissions where role_id = 3; delete from roles where id = 3; delete from banks where mfo = '00450'`,
    );
    await seedReference(db, systemClock, { organisation });
    assert.deepEqual(await counts(), { ...first, roles: 5, banks: 31 });
  } finally {
    await db.close();
  }
});

run('a first person is made once, with a password for one sign-in, in all three services', async () => {
  const db = await testDatabase();
  try {
    await migrate(db, systemClock);
    await seedReference(db, systemClock, { organisation });
    const person = readPerson('n.yusupova', {
      first: 'Нодира',
      last: 'Юсупова',
      phone: '998901112233',
      role: 'administrator,director',
    });
    const password = await createPerson(db, systemClock, person);
    assert.match(password, /^\w{4}-\w{4}-\w{4}$/);
    const [made] = await db.query(
      `select u.first_name, u.must_change_password, u.is_active, array_agg(r.name order by h.position) as roles,
         (select count(*)::int from service_user_roles s where s.user_id = u.id) as namesakes
       from system_users u join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id group by u.id`,
    );
    assert.deepEqual(made, {
      ...{ first_name: 'Нодира', must_change_password: true, is_active: true },
      ...{ roles: ['administrator', 'director'], namesakes: 4 },
    });
    const journal = await db.query<{ text: string }>('select string_agg(a::text, chr(10)) as text from audit a');
    assert.ok(!journal[0]!.text.includes(password)); // an aggregate
    await assert.rejects(
      createPerson(db, systemClock, person),
      /^Error: There is or was a person with the name n\.yusupova\.$/,
    );
    await db.script(`update roles set name = 'head' where name = 'director'`);
    await assert.rejects(
      createPerson(db, systemClock, { ...person, username: 'other' }),
      /^Error: The database has no role of these names: administrator, director\.$/,
    );
    assert.equal(await countOf(db, 'system_users'), 1);
  } finally {
    await db.close();
  }
});

run('a name, a phone or a role that makes no sense is one sentence', () => {
  const phone = '998901112233';
  for (const [name, flags, sentence] of [
    ['Karima', { phone }, /^A user name has/],
    [undefined, { phone }, /^A user name has/],
    ['karima', {}, /^--phone has to be/],
    ['karima', { phone: '90 111 22 33' }, /^--phone has to be/],
    ['karima', { phone, role: 'boss' }, /^--role takes moderator, kam, .*, not boss\.$/],
  ] as const)
    assert.throws(
      () => readPerson(name, flags),
      (error) => error instanceof StartError && sentence.test(error.message),
    );
});

run(
  'on an empty PostgreSQL the first person signs in, chooses a password, and makes a role and a person',
  onServer,
  async () => {
    const { url, drop } = await freshDatabase(server!);
    try {
      const admin = (...args: string[]) =>
        startProgram('scripts/run.mjs', ['command', 'admin', ...args], { DATABASE_URL: url }).ended;
      const wrong = await admin('remove', 'karima');
      assert.deepEqual([wrong.code, wrong.output.trim().split('\n').length], [1, 1], wrong.output);
      const { code, output } = await admin('create', 'karima', '--phone', '998901112233');
      assert.equal(code, 0, output);
      const [, password = ''] = /^karima signs in with (\S+) and then/.exec(output) ?? [];

      const metricsPort = await freePort();
      const program = startProgram('server/main.ts', ['--no-static'], {
        ...{ DATABASE_URL: url, NODE_ENV: 'production', DATA_DIR: join(folder, 'files') },
        ...{ LOG: 'json', METRICS_PORT: String(metricsPort) },
        SESSION_KEYS: `2026a:${randomBytes(32).toString('base64')}`,
      });
      try {
        const [, address = ''] = await program.says(/Divan: (http:\S+)/);
        const call = async <Body = Record<string, unknown>>(
          method: string,
          path: string,
          body?: object,
          token?: string,
        ) => {
          const answer = await fetch(address + path, {
            method,
            headers: {
              ...(body && { 'content-type': 'application/json' }),
              ...(token && { authorization: `Bearer ${token}` }),
            },
            ...(body && { body: JSON.stringify(body) }),
          });
          return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Body };
        };
        const signIn = (word: string) =>
          call<{ access_token: string; user: { must_change_password: boolean } }>('POST', loginUrl, {
            username: 'karima',
            password: word,
          });
        const first = await signIn(password);
        assert.equal(first.status, 200);
        assert.equal(first.body.user.must_change_password, true);
        const users = '/api/system-user/v1/system-users';
        const early = await call('GET', `${users}?limit=10`, undefined, first.body.access_token);
        assert.deepEqual([early.status, early.body['code']], [403, 'password_change_required']);
        const chosen = 'Samarqand-2026-choy';
        const change = { old_password: password, new_password: chosen };
        const changed = await call('PATCH', `${users}/change-password`, change, first.body.access_token);
        assert.ok(changed.status < 300, JSON.stringify(changed));
        const { access_token: token } = (await signIn(chosen)).body;
        const role = await call(
          'POST',
          '/api/system-user/v1/user-roles',
          { name: 'archive', description: 'Архив' },
          token,
        );
        assert.ok(role.status < 300, JSON.stringify(role));
        const person = {
          ...{ username: 'archivist', password: 'Chorsu-2026-bozor', first_name: 'Азиз', last_name: 'Каримов' },
          ...{ phone: '998935556677', user_type: 'system', role_ids: [role.body['id']] },
        };
        const made = await call('POST', users, person, token);
        assert.ok(made.status < 300, JSON.stringify(made));
        // No investor is there, and nobody of the demonstration.
        const all = await call('GET', `${users}?limit=10`, undefined, token);
        assert.equal(all.body['count'], 2);
        await call('GET', `${users}?search=998935556677&limit=10`, undefined, token);
        await checkMetrics(`http://127.0.0.1:${metricsPort}`);
      } finally {
        const { output } = await program.stop();
        checkLog(output, [password, 'karima', 'Каримов', '998935556677', '998901112233', 'Samarqand', 'archivist']);
      }
    } finally {
      await drop();
    }
  },
);

/** A line for each call: which, how it ended, whose it was, and nothing of what was sent. */
function checkLog(output: string, personal: readonly string[]) {
  const [said = '', ...lines] = output.trim().split('\n');
  assert.match(said, /^Divan: http:/);
  const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const of = (operation: string) =>
    calls.filter((one) => one['operation'] === operation).map(({ status, person }) => [status, person]);
  assert.deepEqual(of('login'), [
    [200, undefined],
    [200, undefined],
  ]);
  assert.deepEqual(of('listSystemUsers'), [
    [403, 1],
    [200, 1],
    [200, 1],
  ]);
  for (const one of calls) {
    assert.deepEqual([typeof one['milliseconds'], typeof one['request'], one['msg']], ['number', 'string', 'call']);
    assert.ok(!Number.isNaN(Date.parse(String(one['time']))));
  }
  for (const word of personal) assert.ok(!lines.some((line) => line.includes(word)), `${word} is written down`);
}

/** What is counted, and that the board in docs/ asks for nothing that is not. */
async function checkMetrics(address: string) {
  assert.equal((await fetch(`${address}/other`)).status, 404);
  const text = await (await fetch(`${address}/metrics`)).text();
  assert.match(text, /^divan_calls_total\{operation="listSystemUsers",status="403"\} 1$/m);
  assert.match(text, /^divan_call_seconds_count\{operation="listSystemUsers"\} 3$/m);
  assert.match(text, /^divan_database_connections\{state="waiting"\} 0$/m);
  for (const kind of ['notifications', 'messages', 'reports', 'tasks', 'imports'])
    assert.match(text, new RegExp(`^divan_background_waiting\\{kind="${kind}"\\} 0$`, 'm'));
  assert.match(text, /^divan_upkeep_last_seconds 0$/m);
  const board = readFileSync(join(import.meta.dirname, '../../docs/grafana/divan.json'), 'utf8');
  const named = new Set(board.match(/\bdivan_\w+/g));
  assert.ok(named.size > 4);
  for (const name of named) assert.match(text, new RegExp(`^${name}[ {]`, 'm'), `${name} is not counted`);
}

run('the embedded database is made by npm start, not by the way', async () => {
  const { code, output } = await startProgram(
    'scripts/run.mjs',
    ['command', 'admin', 'create', 'karima', '--phone', '998901112233'],
    {
      DATA_DIR: '/nonexistent-divan/data',
    },
  ).ended;
  assert.equal(code, 1);
  assert.match(output.trim(), /^There is no database in .* yet: npm start makes one, DATABASE_URL names another\.$/);
});

run('an empty database of a server is opened with what it begins with', onServer, async () => {
  const { url, drop } = await freshDatabase(server!);
  try {
    const program = startProgram('server/main.ts', ['--no-static'], {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'other'),
    });
    await program.says(/Divan: /);
    await program.stop();
    const db = await openDatabase({ url });
    assert.equal(await countOf(db, 'roles'), 6);
    await db.close();
  } finally {
    await drop();
  }
});

run('a database is migrated by a step of its own, and processes that never migrate ask for it', onServer, async () => {
  const { url, drop } = await freshDatabase(server!); // skipped where there is none
  try {
    const ended = (command: string[], env: NodeJS.ProcessEnv) =>
      startProgram('server/main.ts', command, { DATABASE_URL: url, ...env }).ended;
    const env = {
      ...{ MIGRATE: 'never', NODE_ENV: 'production', DATA_DIR: join(folder, 'never') },
      SESSION_KEYS: `2026a:${randomBytes(32).toString('base64')}`,
    };
    const early = await ended(['--no-static'], env);
    assert.equal(early.code, 1);
    assert.match(
      early.output,
      /^The database lacks \d+ migrations, 0001_platform\.sql first: run migrate before\.\s*$/,
    );

    // What is asked of the machine migrates as little.
    const person = ['admin', 'create', 'karima', '--phone', '998901112233'];
    const made = await ended(person, { MIGRATE: 'never' });
    assert.deepEqual([made.code, made.output], [1, early.output]);

    const first = await ended(['migrate'], {});
    assert.equal(first.code, 0, first.output);
    assert.match(first.output, /^Applied 0001_platform\.sql, .*\.sql\.\s*$/);
    assert.equal((await ended(['migrate'], {})).output.trim(), 'The database has all migrations.');

    const other = await ended(person, { MIGRATE: 'never' });
    assert.match(other.output, /^karima signs in with /);

    // A process of the version before is started anew beside the schema of the next one, which it may not migrate.
    const db = await openDatabase({ url });
    await db.query(
      `insert into schema_migrations (name, digest, applied_at) values ('9999_next.sql', 'x', '2026-11-25')`,
    );
    const program = startProgram('server/main.ts', ['--no-static'], { DATABASE_URL: url, ...env });
    await program.says(/Divan: http:/);
    assert.equal((await program.stop()).code, 0);
    assert.match(
      (await ended(['migrate'], {})).output,
      /^The database is newer than this program: .* 9999_next\.sql\.\s*$/,
    );
    await db.query(`delete from schema_migrations where name = '9999_next.sql'`);

    await db.query(`delete from schema_migrations where name = (select max(name) from schema_migrations)`);
    await db.close();
    const behind = await ended(['--no-static'], env);
    assert.match(behind.output, /^The database lacks 1 migration, \d{4}_\w+\.sql first: run migrate before\.\s*$/);
  } finally {
    await drop();
  }
});

run('migrate goes with a database of a server, and MIGRATE says when', async () => {
  for (const [command, env, sentence] of [
    [['migrate'], {}, 'migrate works on the database of DATABASE_URL.'],
    [['--no-static'], { LOG: 'all' }, 'LOG has to be faults or json, not all.'],
    [['--no-static'], { MIGRATE: 'later' }, 'MIGRATE has to be at-start or never, not later.'],
  ] as const) {
    const { code, output } = await startProgram('server/main.ts', [...command], env).ended;
    assert.deepEqual([code, output.trim()], [1, sentence]);
  }
});
