import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { Texts } from '../../scripts/webpack/Texts';
import configurePanel from '../../webpack.config';

const root = join(import.meta.dirname, '../..');

/** A page with the command palette over 5,000 actions of a made-up screen, built the way the panel is. */
export default function configure(): Configuration {
  const panel = configurePanel(undefined, { mode: 'production' });
  return {
    ...panel,
    entry: { main: './bench/palette/main.tsx' },
    output: { ...panel.output, path: join(root, '.cache/palette') },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'bench/palette/index.html', scriptLoading: 'defer' }),
      new Texts(join(root, 'locales/compiled')),
    ],
  };
}
