const { createRequire } = require('node:module');
const path = require('node:path');
const { hashed, hashedStyles } = require('./assets');
const { bootConfig } = require('./boot-config');
const { common } = require('./common-config');
const { compiledAtOnce } = require('./compiled-at-once');
const { DoorsPlugin } = require('./doors-plugin');
const { federation } = require('./federation');
const { PagePlugin } = require('./page-plugin');
const { provided } = require('./shared-modules');

// Equals `provideExternalRuntime`, but from its ES module: the CommonJS version brings a second copy of the runtime.
const besideFederation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
const PROVIDE_RUNTIME = path.join(
  path.dirname(besideFederation.resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

const vendor = (name, test, priority) => ({ name, test, priority, chunks: 'initial', enforce: true });
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

// A worker must be one file, because its content security policy may forbid loading more.
const isLoadedLate = (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime();

// The other pages' files are built into the same folder.
const filesOf = (pages) => new RegExp(pages.map(({ name }) => name).join('|') || '$^');

/** Configuration of the host: it provides every shared module and the federation runtime, and contains no remote. */
function shellConfig(product, { watched = false, name = 'shell', main = product.shell.main } = {}) {
  const { shell, pages, doors } = product;
  const folder = path.join(product.root, shell.folder);
  const base = common(product, { folder, name, watched, keep: filesOf(pages) });
  return {
    ...base,
    entry: { shell: main },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'shell',
      filename: hashed(watched),
      chunkFilename: hashed(watched),
    },
    optimization: {
      ...base.optimization,
      // The scripts load and compile in parallel; a change to our code leaves the others in the browser's cache.
      splitChunks: {
        chunks: isLoadedLate,
        cacheGroups: {
          react: vendor('react', REACT, 20),
          vendor: vendor('vendor', /[\\/]node_modules[\\/]/, 10),
        },
      },
    },
    plugins: [
      ...base.plugins,
      hashedStyles(),
      ...(watched ? [] : [compiledAtOnce(['shell', 'react', 'vendor'])]),
      ...shell.plugins({ entry: 'shell', watched }),
      federation({ name: 'shell', shared: provided(product, watched), runtimePlugins: [PROVIDE_RUNTIME] }),
      new DoorsPlugin(product, { watched }),
      new PagePlugin({
        file: 'index.html',
        boot: (facts) => bootConfig(product, facts),
        doors,
        icon: path.join(folder, shell.icon),
        render: shell.render,
        watched,
      }),
    ],
  };
}

module.exports = { shellConfig };
