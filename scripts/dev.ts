/** `npm run dev`: the back end on PORT, and the panel on DEV_PORT by webpack's own server, which replaces changed modules in the open page. */
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDevPort, readOptions } from '../server/start/options.mjs';
import configure from '../webpack.config';
import { compileMessages } from './messages';
import { root, startServer, untilFirstEnds } from './processes';

export async function main(flags: string[]) {
  const { port: services } = readOptions(flags, process.env, root);
  const port = readDevPort(process.env, services);
  await compileMessages();
  const ended = untilFirstEnds([startServer(flags, { NODE_ENV: 'development' })]);
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
    webpack(configure({}, { mode: 'development' })),
  );
  await panel.start();
  console.log(`The panel with hot reload: http://localhost:${port}`);
  const code = await ended;
  await panel.stop();
  return code;
}
