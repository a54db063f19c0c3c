/** The step of the Dockerfile that tells the proxy of its processes, done as a script; what it names is held by tests/contract/containers.test.ts. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../server/root';
import { proxySample } from '../../server/start/proxySamples';

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
