/**
 * Fluent as one file for Jest. Jest gives every test file modules of its own, and Fluent has two thousand of them:
 * that took longer than most tests do. Made once for each set of versions and icons, in .cache/.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const packages = ['@fluentui/react-components', '@fluentui/react-icons'];
const outside = ['react', 'react-dom', 'scheduler', 'use-sync-external-store'];

/** The icons that the panel, its gallery and their tests draw; all there are would be twenty megabytes. */
function iconsUsed() {
  const names = new Set();
  for (const folder of ['src', 'gallery', 'tests'])
    for (const path of readdirSync(join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(path)) continue;
      const text = readFileSync(join(root, folder, path), 'utf8');
      for (const [, list] of text.matchAll(/import (?:type )?\{([^}]*)\} from '@fluentui\/react-icons'/g))
        for (const name of list.split(',')) names.add(name.replace(/^\s*type\s|\sas\s.*$/g, '').trim());
    }
  return [...names].filter((name) => /\d*(?:Regular|Filled|Color)$/.test(name)).sort();
}

/** Makes the file when it is missing; gives what Jest has to know of it. */
export async function fluentMapper() {
  const entry = `export * from '${packages[0]}';\nexport { ${iconsUsed().join(', ')} } from '${packages[1]}';`;
  const versions = packages.map((name) => readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const key = createHash('sha256')
    .update([entry, ...versions].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const outfile = join(root, `.cache/fluent-${key}.cjs`);
  if (!existsSync(outfile))
    await build({
      stdin: { contents: entry, resolveDir: root },
      outfile,
      bundle: true,
      format: 'cjs',
      platform: 'browser',
      mainFields: ['module', 'main'],
      external: outside,
      define: { 'process.env.NODE_ENV': '"test"' },
      logLevel: 'error',
      // Jest compiles it anew for every test file, by its length.
      minifyWhitespace: true,
      minifySyntax: true,
    });
  return Object.fromEntries(packages.map((name) => [`^${name}$`, outfile]));
}
