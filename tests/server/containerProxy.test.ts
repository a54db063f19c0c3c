/** The step of the Dockerfile that tells the proxy of its processes, done as a script; what it names is held by tests/contract/containers.test.ts. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { root } from '../../server/root';
import { nginxSample, proxySample } from '../../server/start/proxySamples';
import { startNginx } from '../support/nginx';
import { freePort } from '../support/postgres';

test('the configuration that the image makes has the name and the two processes of compose in it', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const [, pipeline = ''] = /\| (sed .*(?:\\\n.*)*?) \\\n *> \/srv\/divan\.conf/.exec(dockerfile) ?? [];
  const printed = proxySample('nginx', {}, root);
  const env = { PATH: process.env.PATH, PANEL_NAME: 'panel.bank.uz' };
  const made = execFileSync('sh', ['-c', pipeline], { input: printed, encoding: 'utf8', env });
  assert.match(printed, /server 127\.0\.0\.1:8080 /);
  assert.deepEqual(
    [...made.matchAll(/^ +server ([\w.-]+:\d+) /gm)].map(([, address]) => address),
    ['panel-a:8080', 'panel-b:8080'],
  );
  assert.match(made, /server_name panel\.bank\.uz;/);
  assert.doesNotMatch(made, /server 127|panel\.example/);
});

test('what a caller says of his address is not handed on', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'divan-proxy-'));
  const behind = createServer((request, answer) => answer.end(String(request.headers['x-forwarded-for'])));
  await new Promise<void>((ready) => behind.listen(0, '127.0.0.1', ready));
  const { port } = behind.address() as AddressInfo;
  const address = `127.0.0.1:${await freePort()}`;
  const sample = nginxSample({ panel: folder, config: {}, processes: [`127.0.0.1:${port}`], listen: { address } });
  const proxy = await startNginx(folder, sample, address);
  try {
    if (proxy === undefined) return context.skip('it needs nginx');
    const answer = await fetch(`http://${address}/api`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
    assert.equal(await answer.text(), '127.0.0.1');
  } finally {
    await proxy?.stop();
    behind.closeAllConnections();
    behind.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
