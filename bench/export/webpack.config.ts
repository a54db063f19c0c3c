import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import configurePanel from '../../webpack.config';

/** A page with nothing but the export on it, built the way the panel is: its worker, its policy, its minimiser. */
export default function configure(): Configuration {
  const panel = configurePanel(undefined, { mode: 'production' });
  return {
    ...panel,
    entry: { main: './bench/export/main.tsx' },
    output: { ...panel.output, path: join(import.meta.dirname, '../../.cache/export') },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        },
      ],
    },
    plugins: [new HtmlWebpackPlugin({ template: 'bench/export/index.html', scriptLoading: 'defer' })],
  };
}
