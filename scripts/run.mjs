// @ts-check
/**
 * Runs scripts/<name>.ts: `node scripts/run.mjs start --reset`.
 *
 * Plain JavaScript without packages, because `npm start` and `npm test` are the first commands on a clean clone: this
 * file checks Node and, before anything takes time, what the start is asked for; installs what the lockfile names; and
 * only then loads TypeScript.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createSteps } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Holds this Node against `engines` of package.json, whose ranges are of the forms ^20.19.0 and >=24.0.0. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = engines.node.split(' || ').some((/** @type {string} */ range) => {
    const [oldestMajor = 0, oldestMinor = 0] = range
      .replace(/^(\^|>=)/, '')
      .split('.')
      .map(Number);
    return (major === oldestMajor && minor >= oldestMinor) || (range.startsWith('>=') && major > oldestMajor);
  });
  if (!fits) throw new Error(`Divan needs Node ${engines.node}; this is Node ${process.versions.node}.`);
}

/** @param {string[]} flags */
async function checkStart(flags) {
  // Loaded when Node is known to have what they use.
  const { readDevPort, readOptions } = await import('../server/start/options.mjs');
  const { checkOptions, refuseBusyPort } = await import('../server/start/checks.mjs');
  const options = readOptions(flags, process.env, root);
  const devPort = name === 'dev' ? readDevPort(process.env, options.port) : undefined;
  if (devPort !== undefined) await refuseBusyPort('localhost', devPort, 'DEV_PORT');
  await checkOptions(options);
}

async function install() {
  const lockfile = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  const stamp = join(root, 'node_modules/.divan-lockfile');
  const digest = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(installed)) {
    // A checkout touches the lockfile without changing it, so its time alone does not ask for an installation.
    if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  }
  await steps.run('install', async () => {
    const { code, output } = await npm('ci', '--include=dev', '--no-audit', '--no-fund');
    if (code !== 0) throw new Error(output);
    steps.log(output);
    writeFileSync(stamp, digest);
  });
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null; output: string }>}
 */
function npm(...args) {
  // The npm that runs us, by this Node, where there is one.
  const path = process.env.npm_execpath;
  const isWindows = process.platform === 'win32';
  const child = path
    ? spawn(process.execPath, [path, ...args], { cwd: root })
    : spawn('npm', args, { cwd: root, shell: isWindows });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const [name = '', ...flags] = process.argv.slice(2);
const steps = createSteps(root, name);
try {
  checkNode();
  if (name === 'start' || name === 'dev') await checkStart(flags);
  await install();
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  const script = await import(pathToFileURL(join(root, 'scripts', `${name}.ts`)).href);
  process.exitCode = await script.main(flags, steps);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
