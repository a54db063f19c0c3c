import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { Texts } from '../../scripts/webpack/Texts';
import configurePanel from '../../webpack.config';

const root = join(import.meta.dirname, '../..');

/** A page with nothing but the export on it, built the way the panel is: its worker, its policy, its minimiser. */
export default function configure(): Configuration {
  const panel = configurePanel(undefined, { mode: 'production' });
  return {
    ...panel,
    entry: { main: './bench/export/main.tsx' },
    output: { ...panel.output, path: join(root, '.cache/export') },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'bench/export/index.html', scriptLoading: 'defer' }),
      new Texts(join(root, 'locales/compiled')),
    ],
  };
}
