/** What docs/operations.md says of backing up and restoring, done on a PostgreSQL with its own tools. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildApp } from '../../server/app';
import { openDatabase } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { noLimits } from '../../server/db/postgres';
import { fileStoreOf } from '../../server/files/store';
import { demoPassword } from '../../server/seed/demoUsers';
import { seed } from '../../server/seed/seed';
import { systemClock } from '../../server/shared/clock';
import { freshDatabase } from '../../server/start/freshDatabase';
import { loginUrl, type Pair } from '../support/backEnd';
import { startPostgres, toolOfPostgres, type Postgres } from '../support/postgres';

const postgres: Postgres | undefined = await startPostgres();
const [dump, restore] = [toolOfPostgres('pg_dump'), toolOfPostgres('pg_restore')];
after(() => postgres?.stop());
const skip = (!postgres || !dump || !restore) && 'there is no PostgreSQL with its tools on this machine';

test('rows that were dumped and files that were copied make an installation that works', { skip }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'divan-backup-'));
  const copies = join(folder, 'copies');
  const archive = join(folder, 'rows.dump');
  const [source, target] = [await freshDatabase(postgres!.url), await freshDatabase(postgres!.url)];
  try {
    const old = await openDatabase({ url: source.direct, limits: noLimits });
    await migrate(old, systemClock);
    const files = await fileStoreOf(old, systemClock, join(folder, 'files'));
    await seed(old, 'small', systemClock, files);
    const counted = `select (select count(*)::int from investors) as investors, (select count(*)::int from gl_entries) as entries,
      (select count(*)::int from audit) as audit, (select count(*)::int from files) as files`;
    const [were] = await old.query(counted, []);
    const kept = await old.query<{ key: string }>('select key from files order by key', []);
    const passing = await files.put(Buffer.from('a'), 'pdf');

    // The files first and again after the rows, so that one that goes meanwhile is there, and one that comes, too.
    const copy = () => cpSync(join(folder, 'files'), copies, { recursive: true });
    copy();
    await files.remove(passing);
    execFileSync(dump!, ['--format=custom', `--file=${archive}`, source.direct], { stdio: 'pipe' });
    copy();
    await old.close();
    execFileSync(restore!, ['--no-owner', '--exit-on-error', `--dbname=${target.direct}`, archive], { stdio: 'pipe' });

    const db = await openDatabase({ url: target.direct, limits: noLimits });
    assert.deepEqual(await migrate(db, systemClock), [], 'nothing is left to migrate');
    assert.deepEqual((await db.query(counted, []))[0], were);
    const restored = await fileStoreOf(db, systemClock, copies);
    for (const { key } of kept) (await restored.open(key)).stream.destroy();
    const app = await buildApp({ db, clock: systemClock, files: restored, production: false, config: {} });
    const payload = { username: 'director', password: demoPassword };
    const { access_token: token } = (await app.inject({ method: 'POST', url: loginUrl, payload })).json<Pair>();
    const headers = { authorization: `Bearer ${token}` };
    const found = await app.inject({ url: '/api/investment/investors?search=каримов', headers });
    assert.equal(found.statusCode, 200, found.body);
    assert.ok(found.json<{ count: number }>().count > 0);
    await app.close();
    await db.close();
  } finally {
    await source.drop();
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
