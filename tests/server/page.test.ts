/** The page that the server gives: headers, configuration, packed files, and no page where a file is missing. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app';
import { systemClock } from '../../server/shared/clock';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { fileStoreOf, type FileStore } from '../../server/files/store';
import { withConfig } from '../../server/page/config';
import { panelConfig } from '../../server/start/options.mjs';
import { testDatabase } from '../support/database';

const script = 'console.log("panel")';
const starter = '\n  start()\n';
const html =
  '<!doctype html><script type="application/json" id="config"></script><script type="application/json" id="files">{}</script><div id="root"></div>';
const config = {
  API_PAY_URL: 'https://pay.example/base',
  API_INVEST_URL: '/api/investment',
  CDN_URL: 'https://cdn.example/files',
  MAPS_URL: 'https://maps.example',
  MAPS_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  COPYRIGHT: '</script><script>alert(1)</script>',
};
let folder: string;
let db: Database;
let files: FileStore;
let app: FastifyInstance;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'divan-dist-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  const built: Record<string, string | Buffer> = {
    'secret.txt': 'secret',
    'dist/index.html': html,
    'dist/mark.svg': '<svg/>',
    'dist/ad-frame.html': `<script type="application/json" id="config"></script><script>${starter}</script>`,
    'dist/assets/main.0123456789.js': script,
    'dist/assets/main.0123456789.js.br': brotliCompressSync(script),
    'dist/assets/main.0123456789.js.gz': gzipSync(script),
    'dist/assets/main.0123456789.js.map': '{}',
  };
  for (const [name, content] of Object.entries(built)) writeFileSync(join(folder, name), content);
  db = await testDatabase();
  await migrate(db, systemClock);
  files = await fileStoreOf(db, systemClock, folder);
  app = await build(config);
});
after(async () => {
  await app.close();
  await db.close();
  rmSync(folder, { recursive: true });
});

const build = (panel: object) =>
  buildApp({ db, clock: systemClock, files, production: true, config: panel, staticFolder: join(folder, 'dist') });
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('every address of a screen answers with the page', async () => {
  for (const url of [
    '/',
    '/index.html',
    '/login',
    '/payment/bank/list',
    '/back-office/investor/17?tab=history',
    '/apiary',
    `/invest-rbac/role-permissions/${encodeURIComponent('Ст. бухгалтер')}`,
    '/foo.bar',
  ]) {
    const answer = await get(url);
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'text/html; charset=utf-8'], url);
    assert.equal(answer.headers['cache-control'], 'no-cache');
  }
});

test('a missing file is never answered with the page', async () => {
  const missing = [
    '/assets/main.ffffffffff.js',
    '/assets/chunk',
    '/favicon.ico',
    '/login/MAIN.JS',
    '/login/main.js.map',
    '/login/main.js',
    '/assets/',
    '/assets/main.0123456789.js.map',
    '/assets/main.0123456789.js.br',
  ];
  for (const url of missing) {
    const answer = await get(url);
    assert.equal(answer.statusCode, 404, url);
    assert.match(String(answer.headers['content-type']), /application\/json/, url);
  }
});

test('no address leads out of the folder', async () => {
  const addresses = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/....//secret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/secret.txt%00.js',
    '/%c0%ae%c0%ae/secret.txt',
    '//etc/passwd',
    '/%',
  ];
  for (const url of addresses) {
    const answer = await get(url);
    assert.ok(!answer.body.includes('secret') && !answer.body.includes('root:'), `${url}: ${answer.body}`);
  }
});

test('the page carries the policy, with the configured origins and nothing unsafe', async () => {
  const { headers } = await get('/login');
  const policy = directives(headers['content-security-policy']);
  const expected: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'img-src': "'self' data: blob: https://cdn.example https://tiles.example",
    'font-src': "'self'",
    'connect-src':
      "'self' https://pay.example https://cdn.example https://maps.example wss://127.0.0.1:64443 ws://127.0.0.1:64646 wss://localhost:64443 ws://localhost:64646",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'app#webpack',
    'report-uri': '/api/policy-reports',
  };
  assert.deepEqual(Object.fromEntries(policy), expected);
  assert.ok(!String(headers['content-security-policy']).includes('unsafe'));
  const others = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  for (const [name, value] of Object.entries(others)) assert.equal(headers[name], value);
  assert.match(String(headers['permissions-policy']), /camera=\(\)/);
  assert.equal(headers['strict-transport-security'], undefined);
});

test('the advertising frame exists only when it is configured, under a policy of its own', async () => {
  assert.equal((await get('/ad-frame.html')).statusCode, 404);
  assert.ok(!String((await get('/login')).headers['content-security-policy']).includes('frame-src'));
  const withAds = await build({ AD_SCRIPT_URL: 'https://ads.example/run.js', MAPS_KEY: 'secret' });
  const page = await withAds.inject('/login');
  assert.equal(directives(page.headers['content-security-policy']).get('frame-src'), "'self'");
  const frame = await withAds.inject('/ad-frame.html');
  const policy = directives(frame.headers['content-security-policy']);
  const digest = createHash('sha256').update(starter).digest('base64');
  assert.equal(policy.get('script-src'), `'sha256-${digest}' https://ads.example`);
  assert.deepEqual([policy.get('default-src'), policy.get('frame-ancestors')], ["'none'", "'self'"]);
  // Also when it is opened by its address, where no frame of the panel keeps it in.
  assert.equal(policy.get('sandbox'), 'allow-scripts');
  assert.ok(!String(frame.headers['content-security-policy']).includes('unsafe'));
  const config = /id="config">(.*?)<\/script>/.exec(frame.body)?.[1] ?? '';
  assert.deepEqual(JSON.parse(config), { AD_SCRIPT_URL: 'https://ads.example/run.js' });
  assert.equal(frame.headers['cache-control'], 'no-cache');
  await withAds.close();
});

test('behind a proxy that speaks https the browser is told to stay there', async () => {
  const behind = await buildApp({
    db,
    clock: systemClock,
    files,
    production: true,
    config: {},
    trustProxy: '127.0.0.1',
    staticFolder: join(folder, 'dist'),
  });
  const answer = await behind.inject({ url: '/login', headers: { 'x-forwarded-proto': 'https' } });
  assert.match(String(answer.headers['strict-transport-security']), /max-age=31536000/);
  // Nor is the proxy asked whether it says so: that there is one has been decided.
  const silent = await behind.inject({ url: '/login' });
  assert.match(String(silent.headers['strict-transport-security']), /max-age=31536000/);
  assert.equal((await get('/login')).headers['strict-transport-security'], undefined);
  await behind.close();
});

test('assets are packed as the browser understands it, and kept for ever', async () => {
  const url = '/assets/main.0123456789.js';
  const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), script);
  assert.equal(br.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(br.headers.vary, 'accept-encoding');
  const gz = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
  assert.equal(gunzipSync(gz.rawPayload).toString(), script);
  const plain = await get(url);
  assert.deepEqual([plain.headers['content-encoding'], plain.body], [undefined, script]);
  assert.equal((await get('/mark.svg')).headers['cache-control'], 'no-cache');
});

test('what has not changed is not sent again, and HEAD sends nothing', async () => {
  for (const url of ['/login', '/mark.svg', '/assets/main.0123456789.js']) {
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': `W/${headers.etag as string}` });
    assert.deepEqual([again.statusCode, again.body], [304, ''], url);
    const head = await app.inject({ method: 'HEAD', url });
    assert.deepEqual([head.statusCode, head.body, head.headers.etag], [200, '', headers.etag], url);
  }
});

test('the page holds the configuration, and no value of it ends the block', async () => {
  const { body } = await get('/');
  const block = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  assert.deepEqual(JSON.parse(block), config);
  assert.ok(!block.includes('<'));
  assert.ok(body.includes('id="files">{}</script>'));
});

test('dollar signs and line separators of a value stay what they are', () => {
  const hostile = { PRODUCT_TITLE: `$& $1 $\` \u2028\u2029 <!--` };
  const page = withConfig(html, hostile);
  const block = /id="config">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  assert.deepEqual(JSON.parse(block), hostile);
  assert.ok(!/[<\u2028\u2029]/.test(block));
});

test('only the named settings of the environment reach the page', () => {
  const environment = { DATABASE_URL: 'postgres://u:p@h/d', MAPS_KEY: 'k', COPYRIGHT: '', PATH: '/bin' };
  assert.deepEqual(panelConfig(environment), { MAPS_KEY: 'k' });
});
