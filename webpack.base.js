const { createRequire } = require('node:module');
const path = require('node:path');
const zlib = require('node:zlib');
const webpack = require('webpack');
const CompressionPlugin = require('compression-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { AntdStylesPlugin } = require('./scripts/build/antd-styles-plugin');
const { buildVersion } = require('./scripts/build/content-version');
const { DoorNamesPlugin } = require('./scripts/build/door-names-plugin');
const { IntegrityPlugin } = require('./scripts/build/integrity-plugin');
const { PagePlugin } = require('./scripts/build/page-plugin');
const { EXPOSED, EXPOSED_CHUNK } = require('./scripts/build/remote-facts');
const { RemotePlugin } = require('./scripts/build/remote-plugin');
const { compiledDoors, consumed, provided, root } = require('./scripts/build/shared-modules');
const { requireTypeScript } = require('./scripts/build/typescript-module');

// webpack's own minimizer; it brings no swc by itself, we do.
const MinimizerPlugin = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');

// A little less than the 10 s after which the shell offers a retry, so that a retry finds no hanging request.
const CHUNK_TIMEOUT_MS = 9_500;

const federation = { shareStrategy: 'loaded-first', dts: false, dev: false, manifest: true };
// The registry names the entry itself; snapshots are for those who start from a manifest.
const optimization = { disableSnapshot: true, target: 'web' };

// What `provideExternalRuntime` would add, but from its ES module: its CommonJS twin brings a second copy of the runtime.
const PROVIDE_RUNTIME = path.join(
  path.dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

// The router's package leads to its development build, whatever the mode.
const ROUTER = path.join(root, 'node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = {
  'react-router$': path.join(ROUTER, 'index.mjs'),
  'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
};

// What the charts bring and nobody uses, and the builds of theirs that can be taken in parts.
const DRAWING_PARTS = path.join(__dirname, 'shared-lib/src/charts/drawing-parts.ts');
const CHARTS_PARTS = {
  html2canvas: false,
  lodash$: 'lodash-es',
  '@antv/g2$': DRAWING_PARTS,
  '@antv/g2-extension-plot$': DRAWING_PARTS,
};

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

const styles = { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] };

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

/** What all browser packages have in common. `name` tells the caches apart; `keep` what of the old output stays. */
function common(folder, name, watched, keep) {
  return {
    name,
    context: folder,
    mode: watched ? 'development' : 'production',
    devtool: watched ? 'eval-cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // By alias and not by the condition `source`: packages of others use that word too and ship no file for it.
      alias: { ...compiledDoors, ...CHARTS_PARTS, ...(!watched && PRODUCTION_ROUTER) },
    },
    module: { rules: [typescript(watched), styles] },
    output: {
      // A release is built beside what runs here.
      path: process.env.RELEASE_FOLDER ?? path.join(folder, 'dist'),
      // Old files go when the new ones are there, so that a running server always has a whole build.
      clean: { keep },
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization: {
      minimize: !watched,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      realContentHash: true,
      emitOnErrors: false,
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.APP_WATCHED': JSON.stringify(watched) }),
      ...(watched
        ? [new ReactRefreshPlugin({ overlay: false, library: name })]
        : [new IntegrityPlugin(), ...compressed()]),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${watched ? 'watched' : 'built'}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename, path.join(root, 'scripts/build/')] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const hashed = (watched, name = '[name]') => (watched ? `assets/${name}.js` : `assets/${name}.[contenthash:8].js`);
const hashedStyles = () => new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' });

const vendor = (name, test, priority) => ({ name, test, priority, chunks: 'initial', enforce: true });
const ANTD = /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component|rc-[a-z-]+)[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

/** The host: it provides every shared module and the federation runtime, and knows no remote. */
function shellConfig({ watched = false, cacheName = 'shell' } = {}) {
  const folder = path.join(root, 'shell');
  const base = common(folder, cacheName, watched, /sign-in/);
  return {
    ...base,
    entry: { shell: './src/main.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'shell',
      filename: hashed(watched),
      chunkFilename: hashed(watched),
    },
    optimization: {
      ...base.optimization,
      // Four scripts arrive and compile side by side; a change of ours leaves the others in the cache.
      splitChunks: {
        cacheGroups: {
          antd: vendor('antd', ANTD, 30),
          react: vendor('react', REACT, 20),
          vendor: vendor('vendor', /[\\/]node_modules[\\/]/, 10),
        },
      },
    },
    plugins: [
      ...base.plugins,
      hashedStyles(),
      new AntdStylesPlugin({ entry: 'shell', watched }),
      new ModuleFederationPlugin({
        ...federation,
        name: 'shell',
        shared: provided({ watched }),
        runtimePlugins: [PROVIDE_RUNTIME],
        experiments: { optimization },
      }),
      new DoorNamesPlugin(),
      new PagePlugin({
        file: 'index.html',
        boot: path.join(folder, 'src/boot.ts'),
        icon: path.join(folder, 'src/favicon.svg'),
        render: require('./shell/page').framePage,
        watched,
      }),
    ],
  };
}

/** The sign-in page: an entry of its own without federation and without antd, so that it is there at once. */
function signInConfig({ watched = false } = {}) {
  const folder = path.join(root, 'shell');
  const base = common(folder, 'sign-in', watched, /^(?!.*sign-in)/);
  return {
    ...base,
    entry: { 'sign-in': './src/sign-in/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'sign-in',
      filename: hashed(watched),
      chunkFilename: hashed(watched, 'sign-in-[name]'),
    },
    plugins: [
      ...base.plugins.filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      hashedStyles(),
      new PagePlugin({ file: 'sign-in.html', render: require('./shell/page').signInPage, watched }),
    ],
  };
}

const ROUTES = './src/routes.tsx';
// A remote has no entry of its own that hot reload could start with.
const REFRESH = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

/**
 * A remote: `folder` is its `__dirname`. Name and unique name carry the version, so that two versions never mix. A watching
 * build is served from elsewhere than the page and states its `publicPath`.
 */
function remoteConfig(folder, { watched = false, publicPath = 'auto' } = {}) {
  const name = path.basename(folder);
  const base = common(folder, name, watched, /^$/);
  const version = buildVersion(name);
  const { containerName } = requireTypeScript(path.join(root, 'platform/contract/remote.ts'));
  const container = containerName(name, version);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath,
      uniqueName: container,
      filename: hashed(watched),
      chunkFilename: hashed(watched),
    },
    plugins: [
      ...base.plugins,
      hashedStyles(),
      new ModuleFederationPlugin({
        ...federation,
        name: container,
        filename: watched ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { [EXPOSED]: { import: watched ? [REFRESH, ROUTES] : ROUTES, name: EXPOSED_CHUNK } },
        shared: consumed({ watched }),
        experiments: { optimization, externalRuntime: true },
      }),
      new RemotePlugin({ folder, version, container, watched }),
    ],
  };
}

module.exports = { shellConfig, signInConfig, remoteConfig };
