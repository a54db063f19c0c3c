/** Bundles what a configuration of webpack names, for production: `node scripts/run.mjs bundle webpack.config.ts`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import { root, run, script } from './processes';

/** Bundles in a process of its own; resolves to what webpack says of it, or throws that when it fails. */
export async function bundle(path: string, signal?: AbortSignal): Promise<string> {
  const { code, output } = await run(script('bundle', path), { signal });
  if (code !== 0) throw new Error(output);
  return output;
}

export async function main([path = '']: string[]): Promise<number> {
  const { default: webpack } = await import('webpack');
  const { default: configure } = (await import(pathToFileURL(join(root, path)).href)) as {
    default: (environment: object, options: { mode: 'production' }) => Configuration;
  };
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = webpack(configure({}, { mode: 'production' }), (error, stats) => {
      compiler?.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else if (stats) resolve(stats);
      });
    });
  });
  console.log(stats.toString({ errors: false }));
  // Last and in short: of what a failed step said the end is shown.
  if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', errorDetails: false }));
  return stats.hasErrors() ? 1 : 0;
}
