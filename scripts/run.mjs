/**
 * Runs scripts/<name>.ts: `node scripts/run.mjs start --reset`.
 *
 * Plain JavaScript without packages, because `npm start` and `npm test` are the first commands on a clean
 * clone: this file checks Node, installs what the lockfile names, and only then loads TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = [20, 11];

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    stop(`Divan needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
}

function install() {
  const lockfile = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  const stamp = join(root, 'node_modules/.divan-lockfile');
  const digest = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(installed)) {
    // A checkout touches the lockfile without changing it, so its time alone does not ask for an installation.
    if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  }
  console.log('Installing packages …');
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) stop('The packages could not be installed; npm says above why.');
  writeFileSync(stamp, digest);
}

const [name, ...flags] = process.argv.slice(2);
checkNode();
install();
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
const script = await import(pathToFileURL(join(root, 'scripts', `${name}.ts`)).href);
try {
  process.exitCode = await script.main(flags);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
