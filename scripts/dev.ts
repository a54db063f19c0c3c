/** `npm run dev`: the back end on PORT, and the panel on DEV_PORT by webpack's own server, which replaces changed modules in the open page. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type FileCacheOptions } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDevPort, readOptions } from '../server/start/options.mjs';
import configure from '../webpack.config';
import { compileMessages } from './messages';
import { root, startServer, untilFirstEnds } from './processes';

/** What decides how a module is compiled: whatever was kept under another state of it is not used. */
const deciding = [
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
  ...readdirSync(join(root, 'scripts/webpack')).map((name) => `scripts/webpack/${name}`),
];

/** Compiled modules are kept from one start to the next: of three thousand only those that changed are compiled anew. */
function keptModules(): FileCacheOptions {
  const state = createHash('sha256');
  for (const path of deciding.sort()) state.update(path).update(readFileSync(join(root, path)));
  return { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), version: state.digest('hex') };
}

export async function main(flags: string[]) {
  const { port: services } = readOptions(flags, process.env, root);
  const port = readDevPort(process.env, services);
  await compileMessages();
  const ended = untilFirstEnds([startServer(flags, { NODE_ENV: 'development' })]);
  const compiler = webpack({ ...configure({}, { mode: 'development' }), cache: keptModules() });
  const panel = new WebpackDevServer(
    {
      port,
      hot: true,
      historyApiFallback: true,
      static: { directory: join(root, 'public'), publicPath: '/' },
      devMiddleware: { stats: 'minimal' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: ['/api'], target: `http://127.0.0.1:${services}` }],
      // The back end has to end first.
      setupExitSignals: false,
    },
    compiler,
  );
  await panel.start();
  console.log(`The panel with hot reload: http://localhost:${port}`);
  const code = await ended;
  await panel.stop();
  // Writes down what was compiled.
  await promisify(compiler.close.bind(compiler))();
  return code;
}
