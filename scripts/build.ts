/** Builds the panel into dist/, and knows when that is not needed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileMessages } from './messages';
import { program, root, run } from './processes';

/** Everything that the built panel is made of. */
const sources = [
  'src',
  'locales',
  'public',
  'scripts/messages.ts',
  'scripts/webpack',
  'webpack.config.ts',
  'tsconfig.json',
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

function isCurrent(digest: string): boolean {
  if (!existsSync(join(root, 'dist/index.html')) || !existsSync(record)) return false;
  return (JSON.parse(readFileSync(record, 'utf8')) as { sources?: string }).sources === digest;
}

export async function build() {
  await compileMessages();
  await buildCompiled();
}

/** The same where the messages have been compiled. */
export async function buildCompiled() {
  const digest = digestOfSources();
  const { code } = await run(program('webpack/bin/webpack.js', '--mode', 'production'), { show: true });
  if (code !== 0) throw new Error('The panel could not be built; webpack says above why.');
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ sources: digest }));
}

export async function buildWhenChanged() {
  if (isCurrent(digestOfSources())) return;
  console.log('Building the panel …');
  await build();
}

export async function main(flags: string[]) {
  await (flags.includes('--when-changed') ? buildWhenChanged() : build());
  return 0;
}
