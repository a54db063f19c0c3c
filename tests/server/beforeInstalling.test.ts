/**
 * What `npm start` and `npm run dev` refuse before anything is installed: tried on a clone without packages, whose npm
 * only notes that it was called, and fails.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test as run } from 'node:test';
import { freePort } from '../support/postgres';

// Nothing here depends on which database the other tests use; once is enough.
const test = process.env.TEST_DATABASE_URL ? run.skip : run;
const root = join(import.meta.dirname, '../..');
const withoutPackages = ['package.json', 'package-lock.json', 'scripts/run.mjs', 'scripts/steps.mjs', 'server/start'];
const npm = `
  import { writeFileSync } from 'node:fs';
  writeFileSync('called', process.argv.slice(2).join(' '));
  console.error('npm error the network is down');
  process.exit(1);
`;

let clone: string;
let port: string;
before(async () => {
  clone = mkdtempSync(join(tmpdir(), 'divan-clone-'));
  for (const path of withoutPackages) cpSync(join(root, path), join(clone, path), { recursive: true });
  writeFileSync(join(clone, 'npm.mjs'), npm);
  port = String(await freePort());
});
after(() => rmSync(clone, { recursive: true, force: true }));

function runScript(args: string[], settings: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', 'run.mjs'), ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, npm_execpath: join(clone, 'npm.mjs'), PORT: port, ...settings },
  });
  return { status, output: stdout + stderr };
}

function refuses(args: string[], settings: NodeJS.ProcessEnv, sentence: RegExp) {
  const { status, output } = runScript(args, settings);
  assert.equal(status, 1, output);
  assert.match(output, sentence);
  assert.equal(output.trim().split('\n').length, 1, output);
  for (const made of ['called', 'node_modules', '.cache', '.data']) assert.ok(!existsSync(join(clone, made)), made);
}

test('flags and settings that make no sense', () => {
  refuses(['start', '--colour'], {}, /^Unknown option '--colour'.*Known: --reset/);
  refuses(['start', '--data', 'huge'], {}, /^--data takes small, edge, large, not huge\.$/m);
  refuses(['start'], { PORT: 'eighty' }, /^PORT has to be a number up to 65535, not eighty\.$/m);
  refuses(['dev'], { DEV_PORT: '65536' }, /^DEV_PORT has to be a number up to 65535, not 65536\.$/m);
  refuses(['start'], { CDN_URL: 'cdn.example' }, /^CDN_URL has to be an http address or a path, not cdn\.example\.$/m);
  const push = { PUSH_URL: 'https://push.example' };
  refuses(['start'], push, /^CDN_URL has to be a whole http address, not left out, where PUSH_URL is set/m);
  refuses(['start'], { ...push, CDN_URL: '/files' }, /^CDN_URL has to be a whole http address, not \/files, where/m);
  refuses(['start', '--reset'], { DATABASE_URL: 'postgres://x' }, /^--reset works only with the embedded database/);
});

test('a port that is taken', async () => {
  const blocker = createServer();
  const taken = String(await freePort());
  await new Promise<void>((resolve) => blocker.listen(Number(taken), '127.0.0.1', resolve));
  refuses(['start'], { PORT: taken }, new RegExp(`^Port ${taken} is in use; set PORT to a free one\\.$`, 'm'));
  refuses(['dev'], { PORT: taken }, new RegExp(`^Port ${taken} is in use; set PORT to a free one\\.$`, 'm'));
  refuses(['dev'], { DEV_PORT: taken }, new RegExp(`^Port ${taken} is in use; set DEV_PORT to a free one\\.$`, 'm'));
  refuses(['start'], { METRICS_PORT: taken }, new RegExp(`^Port ${taken} is in use; set METRICS_PORT to`, 'm'));
  blocker.close();
  const nowhere = { HOST: 'no-such-host.invalid', TRUST_PROXY: 'none' };
  refuses(['start'], nowhere, /cannot be opened \(\w+\); check HOST and PORT\.$/m);
});

test('a database that is none, without its password', async () => {
  const urls = [
    'nonsense:secret',
    'postgres://user:secret@/:',
    `postgres://user:secret@127.0.0.1:${await freePort()}/x`,
  ];
  for (const DATABASE_URL of urls) {
    const sentence = /^DATABASE_URL does not lead to a PostgreSQL database \((?!.*secret).+\)\.$/m;
    refuses(['start'], { DATABASE_URL }, sentence);
  }
});

test('a data folder that cannot be written', () => {
  writeFileSync(join(clone, 'file'), '');
  for (const folder of ['file', 'file/below'])
    refuses(['start'], { DATA_DIR: folder }, /^The data folder .* cannot be read and written \(\w+\); set DATA_DIR/);
});

test('another Node', () => {
  const path = join(clone, 'package.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(text), engines: { node: '^20.99.0 || >=99.0.0' } }));
  refuses(['start'], {}, /^Divan needs Node \^20\.99\.0 \|\| >=99\.0\.0; this is Node \d+\.\d+\.\d+\.$/m);
  writeFileSync(path, text);
});

test('with nothing to refuse npm is called, and what it says is in the log that the failure names', () => {
  const { status, output } = runScript(['start', '--data', 'large'], { PORT: port });
  assert.equal(status, 1);
  assert.equal(readFileSync(join(clone, 'called'), 'utf8').split(' ')[0], 'ci');
  assert.deepEqual(output.trim().split('\n'), [
    'npm error the network is down',
    'The step "install" failed; the whole log is in .cache/start.log.',
  ]);
  assert.match(readFileSync(join(clone, '.cache/start.log'), 'utf8'), /the network is down/);
});
