/** TLS to the database is said by its address: with the certificate of the authority that is named, and with no other. */
import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { Client } from 'pg';
import { openDatabase } from '../../server/db/connect';
import { noLimits } from '../../server/db/postgres';
import { ReaderGone } from '../../server/db/passing';
import { startTlsPostgres } from '../support/postgres';

test('a server that takes nobody without TLS is opened by its certificate, and left where that is another', async (t) => {
  // It has a server of its own, so the run beside the embedded database is enough.
  if (process.env.TEST_DATABASE_URL) return t.skip('once is enough');
  const server = await startTlsPostgres();
  if (server === undefined) return t.skip('there is no PostgreSQL on this machine');
  const { certificate, url, stop } = server;
  t.after(async () => {
    await stop();
    rmSync(dirname(certificate), { recursive: true, force: true });
  });
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query('create database sealed');
  await admin.end();
  const at = (query: string, host = 'localhost') => {
    const address = new URL(url);
    [address.hostname, address.pathname] = [host, '/sealed'];
    return `${address.href}?${query}`;
  };
  const open = (address: string) => openDatabase({ url: address, pool: 2, limits: noLimits });
  const verified = `sslmode=verify-full&sslrootcert=${certificate}`;

  const db = await open(at(verified));
  assert.deepEqual(await db.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()'), [{ ssl: true }]);
  // The end of a statement goes a way of its own, and arrives.
  const away = new AbortController();
  const sleeping = db.forReader(away.signal).query('select pg_sleep(60)');
  setTimeout(() => away.abort(), 200);
  await assert.rejects(sleeping, ReaderGone);
  await db.close();

  const refused = (address: string, reason: RegExp) =>
    assert.rejects(open(address), ({ cause }: Error) => reason.test(String(cause)));
  await refused(at(''), /no encryption/);
  // The name in the certificate is localhost.
  await refused(at(verified, '127.0.0.1'), /altnames/);
  await refused(at('sslmode=verify-full'), /self-signed certificate/);
  const other = `${certificate}.empty`;
  writeFileSync(other, '');
  await refused(at(`sslmode=verify-full&sslrootcert=${other}`), /certificate/);
});
