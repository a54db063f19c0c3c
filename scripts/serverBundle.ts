/** The back end in one file: loaded in a fifth of the time in which its thousand modules are read one by one. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { root } from './processes';

/** Where native code hashes passwords: one package for all machines, and one for each kind. */
export const native = '@node-rs';

/** How it is bundled, also for a release. */
export const serverBundle: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Asked for where they are installed: native ones, and those that an installation goes without.
  external: [`${native}/*`, '@electric-sql/pglite', 'pg-native'],
  // Older packages in it ask for the modules of Node by `require`, which modules have only where somebody makes it.
  banner: {
    js: "import { createRequire as ofModule } from 'node:module'; const require = ofModule(import.meta.url);",
  },
  logLevel: 'error',
};

/** Makes the file that a run of the tests starts its back ends from, and gives its path. One that is in use is not written over. */
export async function bundleForTests(): Promise<string> {
  // One folder below the root, as server/root.ts reckons.
  const path = join(root, '.cache/testServer.mjs');
  const made = `${path}.${process.pid}`;
  await build({ ...serverBundle, entryPoints: ['server/main.ts'], outfile: made });
  renameSync(made, path);
  return path;
}
