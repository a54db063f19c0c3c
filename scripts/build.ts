/** Builds the panel into dist/, and knows when that is not needed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle';
import { compileMessages } from './messages';
import { root } from './processes';
import type { Steps } from './steps.mjs';

/** Everything that the built panel is made of. */
const sources = [
  'src',
  'locales',
  'public',
  'scripts/messages.ts',
  'scripts/bundle.ts',
  'scripts/webpack',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
// Beside dist and not inside it: everything in dist is served.
const record = join(root, '.cache/build.json');

function filesOf(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) {
    if (path.includes('.test.') || path.startsWith('locales/compiled/')) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether what lies in dist/ was built of the sources as they are. */
export function isBuilt(): boolean {
  if (!existsSync(join(root, 'dist/index.html')) || !existsSync(record)) return false;
  return (JSON.parse(readFileSync(record, 'utf8')) as { sources?: string }).sources === digestOfSources();
}

/** Builds the panel, and resolves to what webpack says of it; until it is whole, `isBuilt` is not said of it. */
export async function build(signal?: AbortSignal): Promise<string> {
  await compileMessages();
  return buildCompiled(signal);
}

/** The same where the messages have been compiled. */
export async function buildCompiled(signal?: AbortSignal): Promise<string> {
  const digest = digestOfSources();
  const said = await bundle('webpack.config.ts', signal);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ sources: digest }));
  return said;
}

/** Builds where that is needed, and says so. */
export async function buildWhenChanged() {
  if (isBuilt()) return;
  console.log('Building the panel …');
  await build();
}

export async function main(_: string[], steps: Steps) {
  await steps.run('build', async () => steps.log(await build()));
  return 0;
}
