import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, serverOwner, untilReady, type Postgres } from './postgres';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

/**
 * Starts the PgBouncer of this machine before a PostgreSQL; undefined where there is none. Transactions take turns on few
 * connections, each time on another one, so that whatever a session was told is gone with the next statement.
 * @param connections how many there are to the server for each database
 */
export async function startPooler(server: string, connections = 12): Promise<Postgres | undefined> {
  const binary = places.find((path) => existsSync(path));
  if (binary === undefined) return undefined;
  const { hostname, port: serverPort, username } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'divan-pooler-'));
  const port = await freePort();
  const owner = serverOwner();
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = ${connections}
server_round_robin = 1
server_idle_timeout = 5
# The tests make and drop databases of their own.
autodb_idle_timeout = 5
log_connections = 0
log_disconnections = 0
log_stats = 0
`,
  );
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const child = spawn(binary, [join(folder, 'pgbouncer.ini')], { ...owner, cwd: folder, stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = new URL(server);
  url.host = `127.0.0.1:${port}`;
  const stop = async () => {
    // SIGTERM asks for the end at once.
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url.href);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
}
