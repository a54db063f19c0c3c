/**
 * The lines of README.md under "In production", as they stand there: in an empty folder, with an empty npm cache, on an empty
 * PostgreSQL, until the new administrator has made the first role and the first person. It installs every package anew,
 * which takes minutes, so only `npm run chaos -- installation` does it (playwright.config.ts); installation.spec.ts does the same from packages that are there.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../server/root';
import { freshDatabase } from '../server/start/freshDatabase';
import { freePort, startPostgres } from '../tests/support/postgres';
import { takeOver } from './support/firstPerson';
import { expect, test as base } from './support/test';

const test = base.extend<{ port: number }>({
  port: async ({}, use) => use(await freePort()),
  baseURL: async ({ port }, use) => use(`http://127.0.0.1:${port}`),
});

/** Of the block that installs; the address of the database is the reader's own. The last one, which serves, takes the place of the shell. */
function linesOfReadme(databaseUrl: string): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const block = /```sh\n([^`]*npm run release[^`]*)```/.exec(readme)?.[1] ?? '';
  expect(block).toContain('DATABASE_URL=postgres://… ');
  const lines = block.trim().replace('postgres://…', databaseUrl).split('\n');
  return lines.map((line, at) => (at === lines.length - 1 ? `exec ${line.trim()}` : line));
}

test('the lines of the README install a panel in which the first person works', async ({ page, port }) => {
  test.setTimeout(1_200_000);
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('An installation stands on PostgreSQL, and this machine has none.');
  const { url, drop } = await freshDatabase(postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'divan-readme-'));
  // What a shell on a new machine has, and where to listen, since nothing of this machine is to be in the way.
  const shell = spawn(
    'bash',
    ['-euc', ['git clone --quiet "$0" panel', 'cd panel', ...linesOfReadme(url)].join('\n'), root],
    {
      ...{ cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
      env: {
        // Where packages come from is a setting of the person, in his own folder.
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, npm_config_cache: join(folder, 'npm-cache') },
        PORT: String(port),
      },
    },
  );
  let said = '';
  const ended = new Promise<number | null>((resolve) => shell.once('close', resolve));
  const hear = (piece: Buffer) => void (said += piece.toString());
  shell.stdout.on('data', hear);
  shell.stderr.on('data', hear);
  try {
    await expect
      .poll(() => /Divan: http:/.test(said) || shell.exitCode !== null, { timeout: 1_000_000, message: 'is installed' })
      .toBe(true);
    expect(shell.exitCode, said).toBeNull();
    const [, password = ''] = /n\.yusupova signs in with (\S+) and then/.exec(said) ?? [];
    expect(said).toMatch(/b\.nazarov signs in with \S+ and then/);
    await takeOver(page, { username: 'n.yusupova', password, chosen: 'Registon-2026-maydon' });
  } finally {
    shell.kill('SIGTERM');
    await ended;
    await drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
