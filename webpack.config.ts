import { realpathSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import { transform } from '@formatjs/ts-transformer';
import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { ChunkNames } from './scripts/webpack/ChunkNames';
import { evaluateTypeScript } from './scripts/webpack/evaluateTypeScript';
import { families, KnownPalette } from './scripts/webpack/KnownPalette';
import { PageBlocks } from './scripts/webpack/PageBlocks';
import { outside, sharedChunks } from './scripts/webpack/sharedChunks';
import { Sheets } from './scripts/webpack/Sheets';
import { Texts } from './scripts/webpack/Texts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const ours = join(root, 'src');
const griffelLoader = {
  loader: '@griffel/webpack-loader',
  options: { evaluationRules: [{ action: evaluateTypeScript }, { test: /[\\/]node_modules[\\/]/, action: 'ignore' }] },
};
const tokenLoader = join(root, 'scripts/webpack/tokenLoader.mjs');
const iconLoader = join(root, 'scripts/webpack/iconLoader.mjs');
const routerLoader = join(root, 'scripts/webpack/routerLoader.mjs');
const localeLoader = join(root, 'scripts/webpack/localeLoader.mjs');
/** Where the packages really lie: their folder may be a link, and modules are known by their real paths. */
const packages = realpathSync(join(root, 'node_modules'));
const inModule = (name: string) => join(packages, name);

/**
 * Tells the browser to compile every function of a script on the way in, beside the main thread, instead of one by
 * one at its first call there (explicit compile hints of V8; others read a comment). Nearly all of what the first
 * page brings is called by it.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minimizer, which drops comments, and before the files are packed.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
});

export default function configure(_: unknown, { mode }: { mode: 'production' | 'development' }): Configuration {
  const production = mode === 'production';
  return {
    mode,
    target: ['web', 'es2022'],
    context: root,
    // boot stands first: what it begins must be on its way before the main bundle is even parsed.
    entry: { boot: './src/boot.ts', main: './src/main.tsx' },
    output: {
      path: join(root, 'dist'),
      clean: true,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      // The policy's name is in the page's Content-Security-Policy; a chunk is loaded through it.
      trustedTypes: { policyName: 'app#webpack' },
      chunkLoadTimeout: 120_000,
      hashFunction: 'xxhash64',
    },
    // Source maps are for the developer's machine only; none is ever built to be served.
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        // Catalogues are compiled ahead, so the parser of messages stays out of the bundle.
        '@formatjs/icu-messageformat-parser$': inModule('@formatjs/icu-messageformat-parser/no-parser.js'),
        // The package names only its development build to bundlers.
        ...(production && {
          'react-router$': inModule('react-router/dist/production/index.mjs'),
          'react-router/dom$': inModule('react-router/dist/production/dom-export.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: ours,
          use: [
            ...(production ? [tokenLoader, GriffelCSSExtractionPlugin.loader, griffelLoader] : []),
            {
              loader: 'ts-loader',
              options: {
                transpileOnly: true,
                compilerOptions: { noEmit: false, sourceMap: !production },
                getCustomTransformers: () => ({ before: [transform({ removeDefaultMessage: production })] }),
              },
            },
            iconLoader,
          ],
        },
        { test: /\.js$/, include: inModule('@fluentui'), exclude: inModule('@fluentui/react-icons'), use: iconLoader },
        {
          test: /index\.js$/,
          include: [inModule('@formatjs/intl/'), inModule('intl-messageformat/')],
          use: localeLoader,
        },
        { test: /\.mjs$/, include: inModule('react-router/'), use: routerLoader },
        {
          test: /[\\/]tokens[\\/]lib[\\/](sharedColorNames|global[\\/]colorPalette)\.js$/,
          include: inModule('@fluentui'),
          use: { loader: join(root, 'scripts/webpack/paletteLoader.mjs'), options: { families } },
        },
        // Fluent ships its styles computed already; the plugin only lifts them out of the scripts.
        ...(production
          ? [
              {
                test: /\.styles\.js$/,
                include: inModule('@fluentui'),
                use: [tokenLoader, GriffelCSSExtractionPlugin.loader],
              },
            ]
          : []),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Their names stand twice in the first script, which is read before anything is drawn.
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [
        // Compresses as terser does, in a tenth of the time; the browsers of the panel know the language of 2022.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, ecma: 2022 },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 6,
        maxAsyncRequests: 8,
        // Counted before minimizing, about 25 kB after it and compressed: below that a second copy in another chunk
        // costs less than another request on the way to the first rows.
        minSize: 250_000,
        cacheGroups: {
          defaultVendors: false,
          ...sharedChunks,
          // Changes rarely and is needed everywhere: stays in the browser's cache from one release to the next.
          // Griffel puts its rules into the chunk of this name; with the page's own there is one sheet.
          sheet: { type: 'css/mini-extract', name: 'griffel', chunks: 'all', enforce: true },
          vendor: {
            type: /javascript/,
            test: /[\\/]node_modules[\\/]/,
            name: 'vendor',
            chunks: 'initial',
            priority: 10,
          },
          // A few lines that every icon needs, and so every chunk.
          icons: {
            type: /javascript/,
            test: /react-icons[\\/]lib[\\/](utils|core|contexts)[\\/]/,
            ...{ name: 'vendor', chunks: 'all', priority: 15, enforce: true },
          },
          react: {
            type: /javascript/,
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            priority: 20,
          },
        },
      },
    },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        // Read by pages that are open, to say which version is newer (src/shell/frame/useNewVersion.ts).
        meta: { version },
        scriptLoading: 'defer',
        chunks: ['boot', 'main'],
        chunksSortMode: 'manual',
        minify: false,
      }),
      // The page of the advertising script: nothing of the panel is in it, and the server gives it only where one is set.
      new HtmlWebpackPlugin({
        template: 'public/ad-frame.html',
        filename: 'ad-frame.html',
        inject: false,
        chunks: [],
        minify: false,
      }),
      new PageBlocks(),
      new Texts(join(root, 'locales/compiled')),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:6].css' : 'assets/[name].css',
        ignoreOrder: true,
      }),
      ...(production
        ? [
            new GriffelCSSExtractionPlugin(),
            new ChunkNames({ table: /src[\\/]routes[\\/]table\.ts$/ }),
            // What is shown to whoever is not signed in, and the notice that may come with it.
            new Sheets({ first: outside }),
            new KnownPalette(),
            compiledAhead,
            new CompressionPlugin({
              test: /\.(js|css|svg|json)$/,
              algorithm: 'gzip',
              compressionOptions: { level: 9 },
              minRatio: 1,
            }),
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|css|svg|json)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              minRatio: 1,
            }),
          ]
        : []),
    ],
  };
}
