import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';

const root = join(import.meta.dirname, '..');

const iconLoader = join(root, 'scripts/webpack/iconLoader.mjs');

/** The gallery, as it is served; or written into a folder when one is named. */
export function galleryConfig(folder?: string): Configuration {
  return {
    mode: 'development',
    target: ['web', 'es2022'],
    context: root,
    entry: './gallery/stage/main.tsx',
    output: {
      path: folder,
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: Boolean(folder),
    },
    devtool: folder ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [join(root, 'src'), join(root, 'gallery')],
          use: [
            { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
            iconLoader,
          ],
        },
        {
          test: /\.js$/,
          include: join(root, 'node_modules/@fluentui'),
          exclude: join(root, 'node_modules/@fluentui/react-icons'),
          use: iconLoader,
        },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [new HtmlWebpackPlugin({ template: 'gallery/index.html' })],
  };
}
