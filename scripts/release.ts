/**
 * `npm run release`: everything that an installation runs, in the folder `release`, which may be copied to any machine of the
 * same kind that has Node: the back end in one file, its migrations, specs and workers, and the built panel. Nothing of
 * node_modules is needed beside it but the one package that is not JavaScript, which lies in it, too. The embedded database stays out.
 *
 *   node release/server/main.js migrate
 *   node release/server/main.js
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { buildWhenChanged } from './build';
import { root } from './processes';
import { native, serverBundle } from './serverBundle';
import type { Steps } from './steps.mjs';

/** Makes a release in `folder`, with the panel as it was built last. */
export async function makeRelease(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle({
    ...serverBundle,
    entryPoints: ['server/main.ts', 'server/files/sheetWorker.js'],
    outbase: '.',
    outdir: folder,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
  });
  for (const path of ['server/migrations', 'specs', 'dist'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const packages = `node_modules/${native}`;
  for (const name of readdirSync(join(root, packages)))
    cpSync(join(root, packages, name), join(folder, packages, name), { recursive: true, dereference: true });
  const {
    name,
    version,
    private: isPrivate,
    license,
    engines,
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const description = { name, version, private: isPrivate, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, undefined, 2)}\n`);
}

export async function main(_: string[], steps: Steps): Promise<number> {
  await steps.run('build', buildWhenChanged);
  await steps.run('release', () => makeRelease(join(root, 'release')));
  return 0;
}
