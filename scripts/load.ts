/**
 * `npm run chaos -- load [seconds]`: a hundred callers on lists, without a pause, against one process and then two, each on the same PostgreSQL of
 * its own with the demonstration rows. Says how many calls a second were answered, how long 95 and 99 of 100 took, and how many failed.
 * Callers, processes and database share this machine, so it is what the machine bears, not what a process does.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../server/seed/demoUsers';
import { startPostgres } from '../tests/support/postgres';
import { startProgram } from '../tests/support/programs';

const callers = 100;
/** Lists as people open them: some with totals, one that is searched. */
const lists = [
  '/api/investment/investors?limit=50',
  '/api/investment/investors?limit=50&search=karim',
  '/api/payment/v1/merchants?limit=50',
  '/api/system-user/v1/claims?limit=50',
];

interface Measured {
  processes: number;
  calls: number;
  perSecond: number;
  p95: number;
  p99: number;
  slowest: number;
  failed: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: callers });

/** One call; answers its status, 0 where no answer came. */
const call = (address: string, token: string) =>
  new Promise<number>((resolve) => {
    const sent = request(address, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end();
  });

async function measure(addresses: readonly string[], token: string, seconds: number): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  await Promise.all(
    Array.from({ length: callers }, async (_, at) => {
      const address = addresses[at % addresses.length] ?? '';
      for (let turn = at; performance.now() < end; turn++) {
        const sent = performance.now();
        const status = await call(address + (lists[turn % lists.length] ?? ''), token);
        times.push(performance.now() - sent);
        if (status !== 200) failed += 1;
      }
    }),
  );
  const took = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  const of = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    ...{ processes: addresses.length, calls: times.length, perSecond: Math.round(times.length / took) },
    ...{ p95: of(0.95), p99: of(0.99), slowest: Math.round(times.at(-1) ?? 0), failed },
  };
}

/** Prints a table; answers 1 where a call failed. */
export async function load(seconds: number): Promise<number> {
  const postgres = await startPostgres();
  if (postgres === undefined) {
    console.log('Not run: this machine has no PostgreSQL');
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'divan-load-'));
  const env = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, NODE_ENV: 'production' },
    SESSION_KEYS: `a:${randomBytes(32).toString('base64')}`,
  };
  const programs = [];
  const addresses: string[] = [];
  const measured: Measured[] = [];
  try {
    for (const flags of [['--data', 'small', '--demo-accounts'], []]) {
      const program = startProgram('server/main.ts', ['--no-static', ...flags], env);
      programs.push(program);
      addresses.push((await program.says(/Divan: (http:\S+)/))[1] ?? '');
      const body = JSON.stringify({ username: 'executive', password: demoPassword });
      const headers = { 'content-type': 'application/json' };
      const login = await fetch(`${addresses[0]}/api/system-user/v1/system-users/login`, {
        method: 'POST',
        body,
        headers,
      });
      const { access_token: token } = (await login.json()) as { access_token: string };
      for (const list of lists) {
        const status = await call(addresses.at(-1) + list, token);
        if (status !== 200) throw new Error(`${list} is answered with ${status}, so nothing would be measured`);
      }
      measured.push(await measure(addresses, token, seconds));
    }
  } finally {
    agent.destroy();
    await Promise.all(programs.map((program) => program.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `${callers} callers for ${seconds} s on ${cpus().length} processors; load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`,
  );
  console.table(measured);
  return measured.some(({ failed }) => failed > 0) ? 1 : 0;
}
