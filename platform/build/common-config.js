const { createRequire } = require('node:module');
const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { IntegrityPlugin } = require('./integrity-plugin');
const { platform, sourcesOf } = require('./product');

// webpack's own minimizer. It does not bring swc itself; this package does.
const MinimizerPlugin = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');

// Slightly less than the shell's 10 s until a retry is offered, so that a retry does not join a hanging request.
const CHUNK_TIMEOUT_MS = 9_500;

const typescript = (watched) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    sourceMaps: watched,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: watched, refresh: watched } },
    },
  },
});

// A library may declare all its files free of side effects, and tree shaking would then drop its style sheet.
const styles = { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] };

const compressed = () =>
  [
    ['brotliCompress', 'br', { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }],
    ['gzip', 'gz', { level: 9 }],
  ].map(
    ([algorithm, ending, compressionOptions]) =>
      new CompressionPlugin({
        algorithm,
        compressionOptions,
        filename: `[path][base].${ending}`,
        test: /\.(?:js|css|svg)$/,
        threshold: 0,
        minRatio: 1,
      }),
  );

// Uses aliases instead of the condition `source`, because other packages use that condition without shipping the file.
// An installed platform is already compiled.
const isInstalled = platform.split(path.sep).includes('node_modules');
const sources = ({ root, library }) =>
  Object.fromEntries(
    (isInstalled ? [] : [platform, path.resolve(root, library.folder)])
      .flatMap((one) => Object.entries(sourcesOf(one)))
      .map(([request, file]) => [`${request}$`, file]),
  );

/**
 * The configuration shared by all browser packages. `name` separates the caches; `keep` selects the old output that
 * stays.
 */
function common(product, { folder: ofPackage, name, watched, keep }) {
  const { root, settings, alias } = product;
  const folder = path.resolve(root, ofPackage);
  return {
    name,
    context: folder,
    mode: watched ? 'development' : 'production',
    devtool: watched ? 'eval-cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...sources(product), ...alias({ watched }) },
    },
    module: { rules: [typescript(watched), styles] },
    output: {
      // A release is built in a separate folder, beside the running files.
      path: process.env.RELEASE_FOLDER ?? path.join(folder, 'dist'),
      // Old files are deleted once the new ones exist, so that a running server always has a complete build.
      clean: { keep },
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      strictModuleErrorHandling: true,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    optimization: {
      minimize: !watched,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      realContentHash: true,
      emitOnErrors: false,
    },
    plugins: [
      ...(watched
        ? [new ReactRefreshPlugin({ overlay: false, library: name })]
        : [new IntegrityPlugin(), ...compressed()]),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${watched ? 'watched' : 'built'}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [...settings.map((file) => path.join(root, file)), `${__dirname}/`] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { common, typescript };
