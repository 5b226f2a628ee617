const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { AntdStylesPlugin } = require('./scripts/build/antd-styles-plugin');
const { bootConfig } = require('./scripts/build/boot-config');
const { common } = require('./scripts/build/common-config');
const { buildVersion } = require('./scripts/build/content-version');
const { DoorNamesPlugin } = require('./scripts/build/door-names-plugin');
const { IntegrityPlugin } = require('./scripts/build/integrity-plugin');
const { PagePlugin } = require('./scripts/build/page-plugin');
const { EXPOSED, EXPOSED_CHUNK } = require('./scripts/build/remote-facts');
const { RemotePlugin } = require('./scripts/build/remote-plugin');
const { consumed, provided, root } = require('./scripts/build/shared-modules');
const { requireTypeScript } = require('./scripts/build/typescript-module');

const federation = { shareStrategy: 'loaded-first', dts: false, dev: false, manifest: true };
// The registry names the entry itself; snapshots are for those who start from a manifest.
const optimization = { disableSnapshot: true, target: 'web' };

// What `provideExternalRuntime` would add, but from its ES module: its CommonJS twin brings a second copy of the runtime.
const PROVIDE_RUNTIME = path.join(
  path.dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

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
        boot: (facts) => bootConfig({ folder, facts }),
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

const DECLARATION = './remote.ts';
const NAMED_CHUNKS = require.resolve('./scripts/build/chunk-names-loader');
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
    module: {
      rules: [...base.module.rules, { include: path.join(folder, DECLARATION), enforce: 'pre', loader: NAMED_CHUNKS }],
    },
    plugins: [
      ...base.plugins,
      hashedStyles(),
      new ModuleFederationPlugin({
        ...federation,
        name: container,
        filename: watched ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { [EXPOSED]: { import: watched ? [REFRESH, DECLARATION] : DECLARATION, name: EXPOSED_CHUNK } },
        shared: consumed({ watched }),
        experiments: { optimization, externalRuntime: true },
      }),
      new RemotePlugin({ folder, version, container, watched }),
    ],
  };
}

module.exports = { shellConfig, signInConfig, remoteConfig };
