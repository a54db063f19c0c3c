import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import configurePanel, { compiledAhead } from '../../webpack.config';

/** The floor, built the way the panel is: the same compiler, minimiser and compression. */
export default function configure(): Configuration {
  const panel = configurePanel(undefined, { mode: 'production' });
  return {
    ...panel,
    entry: { main: './bench/floor/main.tsx' },
    output: { ...panel.output, path: join(import.meta.dirname, '../../.cache/floor') },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'bench/floor/index.html', scriptLoading: 'defer' }),
      ...(panel.plugins ?? []).filter((plugin) => plugin === compiledAhead || plugin instanceof CompressionPlugin),
    ],
  };
}
