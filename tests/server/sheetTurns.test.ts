/** Sheets are read before any transaction opens, one at a time: who sends one keeps nobody else waiting. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, mock, suite, test } from 'node:test';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { utils, write } from 'xlsx';
import { buildApp } from '../../server/app';
import { openDatabase, type DatabaseAddress } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { fileStoreOf } from '../../server/files/store';
import { demoPassword } from '../../server/seed/demoUsers';
import { seedPlatform } from '../../server/seed/platform';
import { systemClock as clock } from '../../server/shared/clock';
import { loginUrl, type Pair } from '../support/backEnd';
import { freshDatabase } from '../../server/start/freshDatabase';
import { startPostgres } from '../support/postgres';
import { formOf } from '../support/uploads';

const sheetOf = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rows');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
};

/** What is made beside work has a second connection (openData), so a server is filled before it is served by one alone. */
async function openFilled({ pool, ...address }: DatabaseAddress) {
  const filler = await openDatabase(address);
  await migrate(filler, clock);
  await seedPlatform(filler, clock);
  if (address.url === undefined) return filler;
  await filler.close();
  return openDatabase({ ...address, pool });
}

/** A back end of which nothing is faked but the disk, which gives a file only when it is let. */
async function startOn(address: DatabaseAddress) {
  const folder = mkdtempSync(join(tmpdir(), 'divan-sheets-'));
  const db = await openFilled(address);
  const files = await fileStoreOf(db, clock, folder);
  const app = await buildApp({ db, clock, files, production: false, config: {}, log: () => undefined });
  const tokens = new Map<string, string>();
  async function call(as: string, { headers, ...options }: InjectOptions) {
    const signedIn = async () => {
      const pair = await app.inject({
        method: 'POST',
        url: loginUrl,
        payload: { username: as, password: demoPassword },
      });
      return pair.json<Pair>().access_token;
    };
    const token = tokens.get(as) ?? (await signedIn());
    tokens.set(as, token);
    return app.inject({ ...options, headers: { ...headers, authorization: `Bearer ${token}` } });
  }
  async function upload(): Promise<string> {
    const form = formOf(sheetOf([['investor_id'], [1]]), 'rows.xlsx');
    return (await call('director', { method: 'POST', url: '/api/investment/files', ...form })).json<{ id: string }>()
      .id;
  }
  const createTask = (file_id: string, key: string) =>
    call('director', {
      method: 'POST',
      url: '/api/investment/investments/async-tasks',
      headers: { 'idempotency-key': key },
      payload: { name: 'Held', type: 'status_update', file_id },
    });
  const sendClaims = (key: string) => {
    const { payload, headers } = formOf(sheetOf([['claim_id', 'amount', 'method']]), 'claims.xlsx', {
      field: 'excel_file',
    });
    return call('accountant', {
      method: 'PUT',
      url: '/api/investment/investments/requests/multiple-cash-out',
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
  };
  const look = () => call('director', { method: 'GET', url: '/api/investment/investments/async-tasks' });
  const close = async () => {
    await app.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, files, upload, createTask, sendClaims, look, close };
}
type Place = Awaited<ReturnType<typeof startOn>>;

/** Holds every file that is opened until `release`. */
function holdFiles({ files }: Place) {
  const open = files.open.bind(files);
  let release = () => {};
  let tell = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const opened = new Promise<void>((resolve) => (tell = resolve));
  const held = mock.method(files, 'open', async (key: string) => {
    tell();
    await released;
    return open(key);
  });
  return { release, opened, count: () => held.mock.callCount() };
}

let last = 0;
const newKey = () => `sheet-turn-number-${++last}`;
const postgres = await startPostgres();
let drop: (() => Promise<void>) | undefined;
after(async () => {
  await drop?.();
  await postgres?.stop();
});

const places = {
  'the embedded database': async () => startOn({}),
  'PostgreSQL with one connection': async () => {
    const fresh = await freshDatabase(postgres!.url); // skipped without
    drop = fresh.drop;
    return startOn({ url: fresh.url, pool: 1 });
  },
};

for (const [name, start] of Object.entries(places)) {
  const skip = name.startsWith('PostgreSQL') && postgres === undefined && 'there is no PostgreSQL on this machine';
  suite(`on ${name}`, { skip, timeout: 60_000 }, () => {
    let place: Place;
    before(async () => {
      place = await start();
    });
    beforeEach(() => mock.restoreAll());
    after(() => place.close());

    test('while a sheet is read, others are answered', async () => {
      const file = await place.upload();
      const { release, opened } = holdFiles(place);
      let isDone = false;
      const task = place.createTask(file, newKey()).finally(() => (isDone = true));
      await opened;
      assert.equal((await place.look()).statusCode, 200);
      assert.equal(isDone, false);
      release();
      assert.equal((await task).statusCode, 201);
    });

    test('four sheets wait for the one that is read; further ones are asked to come back', async () => {
      const uploads = await Promise.all(Array.from({ length: 5 }, () => place.upload()));
      const { release, opened, count } = holdFiles(place);
      const first = place.createTask(uploads[0]!, newKey()); // five were made
      await opened;
      // While the first is held on the disk nobody is answered but who comes too late, of whichever kind.
      const sent = [
        ...uploads.slice(1).map((file) => place.createTask(file, newKey())),
        ...[place.sendClaims(newKey()), place.sendClaims(newKey())],
      ];
      const refused: LightMyRequestResponse[] = [];
      await new Promise<void>((resolve) => {
        for (const one of sent) void one.then((answer) => refused.push(answer) === 2 && resolve());
      });
      for (const answer of refused) {
        assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '5'], answer.body);
        assert.equal(answer.json<{ code: string }>().code, 'unavailable');
      }
      assert.equal((await place.look()).statusCode, 200);
      assert.equal(count(), 1, 'nothing of those who wait was read yet');
      release();
      assert.equal((await first).statusCode, 201);
      const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
      assert.equal(statuses.filter((status) => status === 503).length, 2);
      assert.ok(
        statuses.every((status, at) => status === 503 || status === (at < 4 ? 201 : 422)),
        String(statuses),
      );
      assert.equal((await place.sendClaims(newKey())).statusCode, 422, 'the places are free again');
    });

    test('a write that is done is answered again without its sheet', async () => {
      const [file, key] = [await place.upload(), newKey()];
      const { release, count } = holdFiles(place);
      release();
      const first = await place.createTask(file, key);
      assert.equal(first.statusCode, 201);
      const again = await place.createTask(file, key);
      assert.deepEqual([again.statusCode, again.body], [201, first.body]);
      assert.equal(count(), 1);
    });

    const none = name.startsWith('PostgreSQL') ? skip : 'the embedded database does one transaction after another';
    test('a transaction that collides is begun again without reading the sheet again', { skip: none }, async () => {
      // What a sequence has counted stays counted when the transaction is undone.
      await place.db.script(
        `create sequence collisions;
         create function collide() returns trigger language plpgsql as $$ begin
           if nextval('collisions') <= 2 then raise 'collided' using errcode = '40P01'; end if; return new; end $$;
         create trigger collide after insert on async_tasks for each row execute function collide()`,
      );
      const file = await place.upload();
      const { release, count } = holdFiles(place);
      release();
      assert.equal((await place.createTask(file, newKey())).statusCode, 201);
      const [tried] = await place.db.query<{ tries: string }>('select last_value as tries from collisions');
      assert.deepEqual([tried?.tries, count()], ['3', 1]);
    });
  });
}
