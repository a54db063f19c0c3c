/** `npm run kit`: the gallery of the screen kit, with every part in all its states. Not part of the panel that is built. */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { galleryConfig } from './webpack.config';

/** Writes the gallery into a folder, for checks that want no server of ours: `npm run kit -- --build <folder>`. */
async function build(folder: string): Promise<number> {
  const compiler = webpack(galleryConfig(folder));
  const problems = await new Promise<string | undefined>((settle, fail) => {
    compiler?.run((error, stats) =>
      error ? fail(error) : settle(stats?.hasErrors() ? stats.toString('errors-only') : undefined),
    );
  });
  if (problems) console.error(problems);
  return problems ? 1 : 0;
}

async function serve(): Promise<number> {
  const port = Number(process.env.KIT_PORT ?? 8090);
  const compiler = webpack(galleryConfig());
  if (!compiler) throw new Error('The gallery could not be put together.');
  const historyApiFallback = true;
  const client = { overlay: false };
  const server = new WebpackDevServer({ host: '127.0.0.1', port, static: false, historyApiFallback, client }, compiler);
  await server.start();
  console.log(`The gallery of the screen kit: http://localhost:${port}`);
  await new Promise<void>((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => settle());
  });
  await server.stop();
  return 0;
}

export async function main(flags: string[]): Promise<number> {
  const at = flags.indexOf('--build');
  const folder = flags[at + 1];
  return at >= 0 && folder ? build(folder) : serve();
}
