/** The program itself: what it says when it cannot start, and what is left when it is stopped or killed. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test as run } from 'node:test';
import { readOptions, StartError } from '../../server/start/options.mjs';
import { refuseOtherEngines } from '../../server/start/refuseOtherEngines';
import { placeFinderPath } from '../../server/modules/catalogues/index';
import { demoPassword } from '../../server/seed/demoUsers';
import { loginUrl } from '../support/backEnd';
import { freePort } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';

// Nothing here depends on which database the other tests use; once is enough.
const test = process.env.TEST_DATABASE_URL ? run.skip : run;
let folder: string;
const programs: Program[] = [];
before(() => void (folder = mkdtempSync(join(tmpdir(), 'divan-start-'))));
after(async () => {
  for (const program of programs) await program.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function startFile(file: string, flags: string[], env: NodeJS.ProcessEnv) {
  const program = startProgram(file, [...flags, '--no-static'], { DATA_DIR: join(folder, 'data'), ...env });
  programs.push(program);
  return program;
}
const start = (flags: string[], env: NodeJS.ProcessEnv = {}) => startFile('server/main.ts', flags, env);
const npmStart = (env: NodeJS.ProcessEnv = {}) => startFile('scripts/run.mjs', ['start'], env);
const addressOf = async (program: Program) => (await program.says(/Divan: (http:\S+)/))[1]!; // the pattern has the group
const login = (address: string) =>
  fetch(address + loginUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'moderator', password: demoPassword }),
  });

async function fails(program: Program, sentence: RegExp) {
  const { code, output } = await program.ended;
  assert.equal(code, 1, output);
  assert.match(output.trim(), sentence);
  assert.equal(output.trim().split('\n').length, 1, output);
}

test('a flag, a size or a port that makes no sense is one sentence', async () => {
  await fails(start(['--colour']), /^Unknown option '--colour'.*--reset/);
  await fails(start(['--data', 'huge']), /^--data takes small, edge, large, not huge\.$/);
  await fails(start(['--data', 'large=taxes']), /^--data large= takes all, tax, claims, .*, not taxes\.$/);
  await fails(start(['--data', 'small=tax']), /^--data large= takes all, .*, not small=tax\.$/);
  await fails(start(['--now', '2026-11-20']), /^--now moves the clock of tests: it goes only with --test\.$/);
  await fails(start(['--test', '--now', 'noon']), /^--now has to be a moment as .*, not noon\.$/);
  await fails(start([], { PORT: 'eighty' }), /^PORT has to be a number up to 65535, not eighty\.$/);
  await fails(start([], { PORT: '8099', METRICS_PORT: '8099' }), /^METRICS_PORT is 8099, as PORT is; /);
  await fails(start([], { DATABASE_POOL: '1' }), /^DATABASE_POOL has to be a number from 2 to 1000, not 1\.$/);
  await fails(start([], { ROLE: 'clerk' }), /^ROLE has to be web, worker or both, not clerk\.$/);
  await fails(start([], { ROLE: 'web' }), /^ROLE is web, .*: set DATABASE_URL\.$/);
  await fails(start([], { TRUST_PROXY: 'yes' }), /^TRUST_PROXY has to be addresses/);
  await fails(start([], { HOST: '0.0.0.0' }), /^HOST is 0\.0\.0\.0, so TRUST_PROXY has to say/);
  await fails(
    start([], { API_PAY_URL: 'pay.example' }),
    /^API_PAY_URL has to be an http address or a path, not pay\.example\.$/,
  );
  await fails(start(['--reset'], { DATABASE_URL: 'postgres://x' }), /^--reset works only with the embedded database/);
});

test('a server that others can reach says whether there is a proxy before it', () => {
  const trusted = (HOST: string, TRUST_PROXY?: string) => readOptions([], { HOST, TRUST_PROXY }, folder).trustProxy;
  for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost', '']) assert.equal(trusted(host), undefined, host);
  for (const host of ['0.0.0.0', '::', '10.0.0.5', 'panel.example', '127.evil.example'])
    assert.throws(() => trusted(host), StartError, host);
  assert.equal(trusted('0.0.0.0', 'none'), undefined);
  assert.equal(trusted('0.0.0.0', '10.0.0.1'), '10.0.0.1');
});

test('a port in use is one sentence, and no data are made for nothing', async () => {
  const blocker = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  await fails(start([], { PORT: String(port) }), new RegExp(`^Port ${port} is in use; set PORT to a free one\\.$`));
  const settings = { PORT: String(await freePort()), METRICS_PORT: String(port) };
  await fails(start([], settings), new RegExp(`^Port ${port} is in use; set METRICS_PORT to a free one\\.$`));
  blocker.close();
  assert.ok(!existsSync(join(folder, 'data')));
});

test('a data folder that cannot be one is one sentence', async () => {
  writeFileSync(join(folder, 'file'), '');
  await fails(
    start([], { DATA_DIR: join(folder, 'file') }),
    /^The data folder .* cannot be read and written \(EEXIST\)/,
  );
  await fails(
    start([], { DATA_DIR: join(folder, 'file/below') }),
    /^The data folder .* cannot be read and written \(ENOTDIR\)/,
  );
});

test('a bad DATABASE_URL is one sentence without its password', async () => {
  const urls = [
    `postgres://user:secret@127.0.0.1:${await freePort()}/none`,
    'postgres://user:secret@no-such-host.invalid/none',
    'nonsense:secret',
  ];
  for (const DATABASE_URL of urls) {
    const program = start([], { DATABASE_URL });
    await fails(program, /^DATABASE_URL does not lead to a PostgreSQL database \(.+\)\.$/);
    assert.ok(!(await program.ended).output.includes('secret'));
  }
});

test('it starts on nothing, is killed, starts again and has lost nothing', async () => {
  const first = start([]);
  const address = await addressOf(first);
  await first.says(/Accounts: moderator, .*Divan-demo-2026/);
  const { refresh_token } = (await (await login(address)).json()) as { refresh_token: string };
  await fails(start([]), /^The data folder .* is in use by process \d+\.$/);
  await first.stop('SIGKILL');
  assert.ok(existsSync(join(folder, 'data/lock')));
  const part = join(folder, 'data/files/00000000-0000-4000-8000-000000000001.part');
  writeFileSync(part, 'cut off');
  utimesSync(part, 0, 0);

  const second = start([]);
  const answer = await fetch(`${await addressOf(second)}/api/system-user/v1/system-users/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  assert.equal(answer.status, 200);
  assert.ok(!existsSync(part), 'what the first has left of a file is gone');
  assert.equal((await second.stop('SIGTERM')).code, 0);
  assert.ok(!existsSync(join(folder, 'data/lock')));
});

test('Ctrl+C ends it cleanly, and the data that are there stay without --reset', async () => {
  const program = start(['--data', 'small']);
  await program.says(/There are data already; add --reset/);
  const { code } = await program.stop('SIGINT');
  assert.equal(code, 0);
});

test('killed while the data are made, it makes them anew', async () => {
  const DATA_DIR = join(folder, 'interrupted');
  for (const wait of [700, 1500, 2500]) {
    const program = start(['--reset'], { DATA_DIR });
    await new Promise((resolve) => setTimeout(resolve, wait));
    await program.stop('SIGKILL');
  }
  const program = start([], { DATA_DIR });
  assert.equal((await login(await addressOf(program))).status, 200);
  await program.stop();
  assert.deepEqual(
    readdirSync(DATA_DIR).filter((name) => name.startsWith('database')),
    ['database'],
  );
});

test('npm start tells of each step in a line, and of the address and the accounts last', async () => {
  const program = npmStart();
  await program.says(/Accounts: .*/);
  assert.equal((await program.stop('SIGTERM')).code, 0);
  const lines = (await program.ended).output.trim().split('\n');
  const seconds = / +\d+\.\d s$/;
  assert.deepEqual(
    lines.map((line) => line.replace(seconds, '').replace(/: .*/, '')),
    ['database', 'ready', '', 'Divan', 'Accounts'],
  );
  for (const line of lines.slice(0, 2)) assert.match(line, seconds);
  assert.ok(!existsSync(join(folder, 'data/lock')));
});

test('what keeps npm start from its end is told with the name of the log', async () => {
  const silent = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const program = npmStart({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/none` });
  const { code, output } = await program.ended;
  silent.close();
  assert.equal(code, 1, output);
  const [sentence = '', ...rest] = output.trim().split('\n');
  assert.match(sentence, /^DATABASE_URL does not lead to a PostgreSQL database \(.+\)\.$/);
  assert.deepEqual(rest, ['The step "database" failed; the whole log is in .cache/start.log.']);
  const log = readFileSync(join(import.meta.dirname, '../../.cache/start.log'), 'utf8');
  assert.ok(log.includes(sentence) && !log.includes('secret'));
});

test('the back end goes when npm start was killed', async () => {
  const program = npmStart();
  const address = await addressOf(program);
  const lock = join(folder, 'data/lock');
  assert.ok(existsSync(lock));
  await program.stop('SIGKILL');
  while (existsSync(lock)) await new Promise((resolve) => setTimeout(resolve, 50));
  await assert.rejects(fetch(address));
});

test('with --test it obeys its parent, and goes when the parent goes', async () => {
  const program = start(['--test']);
  const { url } = JSON.parse((await program.says(/\{"ready":true.*\}/))[0]) as { url: string };
  const tell = async (command: object) => {
    const id = Math.random();
    program.child.stdin?.write(`${JSON.stringify({ id, ...command })}\n`);
    return (await program.says(new RegExp(`\\{"id":${id},.*\\}`)))[0];
  };
  const sign = async () => ((await (await login(url)).json()) as { access_token: string }).access_token;
  const read = async (token: string) =>
    (await fetch(`${url}/api/investment/investors`, { headers: { authorization: `Bearer ${token}` } })).status;

  const token = await sign();
  assert.equal(await read(token), 200);
  assert.match(await tell({ do: 'deny', role: 'moderator', permission: 'investors.query' }), /"ok":true/);
  assert.equal(await read(token), 403);
  await tell({ do: 'expireAccess' });
  assert.equal(await read(token), 401);
  await tell({ do: 'reset' });
  assert.equal(await read(token), 401, 'the session began after the seed');
  assert.equal(await read(await sign()), 200);
  assert.match(await tell({ do: 'dance' }), /There is no such command/);
  program.child.stdin?.end();
  assert.equal((await program.ended).code, 0);
});

test('an error that nobody caught is one line, and the supervisor is left to start another', async () => {
  const wreck = join(folder, 'wreck.mjs');
  writeFileSync(
    wreck,
    `process.on('SIGUSR2', () => { throw new Error('lost') });
     process.on('SIGHUP', () => void Promise.reject(Object.assign(new Error('value of a person'), { code: '23505' })));`,
  );
  for (const [signal, line] of [
    ['SIGUSR2', /^uncaughtException: Error: lost at \S.*wreck\.mjs:1:\d+\)?$/m],
    ['SIGHUP', /^unhandledRejection: Error 23505 at \S.*wreck\.mjs:2:\d+\)?$/m],
  ] as const) {
    const program = start([], { NODE_OPTIONS: `--import=${wreck}` });
    await addressOf(program);
    const { code, output } = await program.stop(signal);
    assert.equal(code, 1, output);
    assert.match(output, line);
    assert.equal(output.split('\n').filter((text) => /lost|person|^ {4}at /.test(text)).length <= 1, true, output);
  }
});

test('with LOG=json it is a line of JSON, with the name of the call that it belongs to', async () => {
  const wreck = join(folder, 'answers.mjs');
  writeFileSync(
    wreck,
    `import { ServerResponse } from 'node:http';
     const { writeHead } = ServerResponse.prototype;
     ServerResponse.prototype.writeHead = function (status, headers) {
       if (headers['x-request-id'] === 'wrecked-call') setImmediate(() => { throw new Error('lost') });
       return writeHead.call(this, status, headers);
     };
     process.on('SIGHUP', () => void Promise.reject(new Error('of nobody')));`,
  );
  const faultOf = (output: string) =>
    output
      .split('\n')
      .filter((line) => line.includes('"fault"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ fault, request, level }) => [String(fault).replace(/ at .*/, ''), request, level]);
  const program = start([], { NODE_OPTIONS: `--import=${wreck}`, LOG: 'json' });
  await fetch(await addressOf(program), { headers: { 'x-request-id': 'wrecked-call' } });
  const { code, output } = await program.ended;
  assert.deepEqual([code, faultOf(output)], [1, [['uncaughtException: Error: lost', 'wrecked-call', 50]]], output);

  const other = start([], { NODE_OPTIONS: `--import=${wreck}`, LOG: 'json' });
  await addressOf(other);
  const ended = await other.stop('SIGHUP');
  assert.deepEqual(faultOf(ended.output), [['unhandledRejection: Error: of nobody', undefined, 50]], ended.output);
});

test('when the thread of the embedded database ends, one line says so, and the process ends with it', async () => {
  const wreck = join(folder, 'ended.mjs');
  writeFileSync(
    wreck,
    `import { Worker } from 'node:worker_threads';
     const { postMessage } = Worker.prototype;
     let database;
     Worker.prototype.postMessage = function (call, ...rest) {
       if (call?.text !== undefined) database = this;
       return postMessage.call(this, call, ...rest);
     };
     process.on('SIGUSR2', () => void database.terminate());`,
  );
  const program = start([], { NODE_OPTIONS: `--import=${wreck}` });
  const address = await addressOf(program);
  assert.equal((await login(address)).status, 200);
  const { code, output } = await program.stop('SIGUSR2');
  assert.equal(code, 1, output);
  assert.match(output, /^uncaughtException: Error: The thread of the embedded database has ended/m);
  assert.equal(output.split('\n').filter((text) => /has ended|has stopped|^ {4}at /.test(text)).length, 1, output);
});

test('LAY-01: a start without settings has a support line and a copyright; an installation says its own or has none', () => {
  const own = { SUPPORT_PHONE: '1234', COPYRIGHT: '© Own' };
  const footer = (environment: NodeJS.ProcessEnv) => {
    const { SUPPORT_PHONE, COPYRIGHT } = readOptions([], environment, folder).config;
    return { SUPPORT_PHONE, COPYRIGHT };
  };
  assert.deepEqual(footer({}), { SUPPORT_PHONE: '+998 71 200 00 00', COPYRIGHT: '© Divan' });
  assert.deepEqual(footer(own), own);
  const installed = { DATABASE_URL: 'postgres://localhost/divan' };
  assert.deepEqual(footer(installed), { SUPPORT_PHONE: undefined, COPYRIGHT: undefined });
  assert.deepEqual(footer({ ...installed, ...own }), own);
});

test('people’s own rows are not opened without keys of sessions that lie elsewhere', async () => {
  const blocker = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  // Something listens there, which nobody asks for anything.
  const DATABASE_URL = `postgres://divan@127.0.0.1:${port}/divan`;
  const DATA_DIR = join(folder, 'never made');
  await fails(
    start([], { DATABASE_URL, DATA_DIR, NODE_ENV: 'production' }),
    /^SESSION_KEYS has to be set with DATABASE_URL, as /,
  );
  // Neither is what makes no sense taken for none.
  await fails(
    start([], { DATABASE_URL, DATA_DIR, NODE_ENV: 'production', SESSION_KEYS: 'a:b' }),
    /^SESSION_KEYS takes keys as/,
  );
  assert.ok(!existsSync(DATA_DIR));
  blocker.close();
});

test('keys of sessions are read from the environment or a file; a bad one is one sentence', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const read = (environment: NodeJS.ProcessEnv) =>
    readOptions([], environment, folder).sessionKeys.map(({ id, secret }) => [id, secret.length]);
  assert.deepEqual(read({}), []);
  assert.deepEqual(read({ SESSION_KEYS: `b:${key},a:${key}` }), [
    ['b', 32],
    ['a', 32],
  ]);
  const file = join(folder, 'keys');
  writeFileSync(file, `new:${key}\nold:${key}\n`);
  assert.deepEqual(read({ SESSION_KEYS_FILE: file }), [
    ['new', 32],
    ['old', 32],
  ]);
  for (const [environment, sentence] of [
    [{ SESSION_KEYS: 'a:c2hvcnQ=' }, /^SESSION_KEYS takes keys as <id>:<base64 of 32 bytes or more>/],
    [{ SESSION_KEYS: key }, /^SESSION_KEYS takes keys as/],
    [{ SESSION_KEYS: `a:${key},a:${key}` }, /^SESSION_KEYS names one id twice\.$/],
    [{ SESSION_KEYS_FILE: join(folder, 'no-keys') }, /^SESSION_KEYS_FILE cannot be read \(ENOENT\)\.$/],
  ] as const)
    assert.throws(
      () => read(environment),
      (error) => error instanceof StartError && sentence.test(error.message) && !error.message.includes(key),
    );
});

test('a database that only speaks like PostgreSQL is one sentence', async () => {
  const saying = (version: string) => ({ query: async <Row>() => [{ version }] as Row[] });
  const cockroach = 'CockroachDB CCL v25.4.1 (x86_64-pc-linux-gnu, built 2025/11/20 17:01:44, go1.23.12)';
  await assert.rejects(
    refuseOtherEngines(saying(cockroach)),
    (error) => error instanceof StartError && /^DATABASE_URL leads to CockroachDB, .*\.$/.test(error.message),
  );
  await refuseOtherEngines(saying('PostgreSQL 15.14 (Debian 15.14-0+deb12u1) on x86_64-pc-linux-gnu'));
});

test('the limits of statements and the copy for reading are settings; one that makes no sense is one sentence', () => {
  const read = (environment: NodeJS.ProcessEnv) => {
    const { databaseReadUrl, databaseStatementSeconds } = readOptions([], environment, folder);
    return [databaseReadUrl, databaseStatementSeconds];
  };
  const main = { DATABASE_URL: 'postgres://localhost/divan' };
  const copy = 'postgres://divan:hidden@copy/divan';
  assert.deepEqual(read(main), [undefined, 15]);
  assert.deepEqual(read({ ...main, DATABASE_READ_URL: copy, DATABASE_STATEMENT_SECONDS: '9' }), [copy, 9]);
  for (const [environment, sentence] of [
    [{ DATABASE_READ_URL: copy }, /^DATABASE_READ_URL is a copy of the database of DATABASE_URL, which is not set\.$/],
    [
      { ...main, DATABASE_READ_URL: 'mysql://divan:hidden@copy' },
      /^DATABASE_READ_URL has to be an address that begins/,
    ],
    [
      { ...main, DATABASE_STATEMENT_SECONDS: '2' },
      /^DATABASE_STATEMENT_SECONDS has to be a number from 3 to 20, not 2\.$/,
    ],
    [{ ...main, DATABASE_STATEMENT_SECONDS: 'ten' }, /^DATABASE_STATEMENT_SECONDS has to be a number/],
  ] as const)
    assert.throws(
      () => read(environment),
      (error) => error instanceof StartError && sentence.test(error.message) && !error.message.includes('hidden'),
    );
});

test('who verifies signatures outside is reached by https, and told the domain of the panel; then nobody verifies here', () => {
  const EIMZO_KEYS = 'panel.example.uz,ABCD';
  const read = (environment: NodeJS.ProcessEnv) => readOptions([], environment, folder).signing;
  const { eimzoServer, authorityFile } = read({ EIMZO_SERVER_URL: 'http://127.0.0.1:8090', EIMZO_KEYS });
  assert.deepEqual(
    [eimzoServer, authorityFile],
    [{ url: 'http://127.0.0.1:8090', domain: 'panel.example.uz' }, undefined],
  );
  const EIMZO_SERVER_URL = 'https://eimzo.example.uz';
  for (const [environment, sentence] of [
    [{ EIMZO_SERVER_URL: 'http://eimzo.example.uz', EIMZO_KEYS }, /^EIMZO_SERVER_URL has to be an https address/],
    [{ EIMZO_SERVER_URL }, /^EIMZO_KEYS has to be set where EIMZO_SERVER_URL is/],
    [{ EIMZO_SERVER_URL, EIMZO_KEYS, EIMZO_CRL: 'revoked.pem' }, /^EIMZO_CA and EIMZO_CRL are for keys/],
  ] as const)
    assert.throws(
      () => read(environment),
      (error) => error instanceof StartError && sentence.test(error.message),
    );
});

test('accounts with a published password are not made in production by the way', () => {
  const server = { DATABASE_URL: 'postgres://localhost/divan', NODE_ENV: 'production' };
  const read = (...flags: string[]) => readOptions(['--data', 'small', ...flags], server, folder);
  assert.throws(() => read(), /--data makes accounts with a published password/);
  assert.equal(read('--demo-accounts').data, 'small');
});

test('the demonstration looks addresses up by itself; an installation says where, or has no search', () => {
  const maps = (environment: NodeJS.ProcessEnv) => readOptions([], environment, folder).config.MAPS_URL;
  assert.equal(maps({}), placeFinderPath);
  assert.equal(maps({ DATABASE_URL: 'postgres://localhost/divan' }), undefined);
  assert.equal(maps({ MAPS_URL: 'https://maps.example/1.x/' }), 'https://maps.example/1.x/');
});
