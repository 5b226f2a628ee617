const webpack = require('webpack');
const CompressionPlugin = require('compression-webpack-plugin');
const { common } = require('./common-config');
const { IntegrityPlugin } = require('./integrity-plugin');

// It loads no chunk, and the build that it belongs to compresses it.
const isNeeded = (plugin) => !(plugin instanceof CompressionPlugin || plugin instanceof IntegrityPlugin);

/**
 * The first script of the shell, small also where others are watched: one file without the runtime of federation, in which
 * the `facts` of a finished build stand by their names.
 */
function bootConfig(product, facts) {
  const base = common(product, { folder: product.shell.folder, name: 'boot', watched: false, keep: /./ });
  const known = Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)]);
  return {
    ...base,
    entry: { boot: product.shell.boot },
    output: { ...base.output, filename: 'boot.js' },
    // webpack's cache keeps a fact that was inlined in another module, such as whether the build is watched.
    cache: false,
    plugins: [...base.plugins.filter(isNeeded), new webpack.DefinePlugin(Object.fromEntries(known))],
  };
}

module.exports = { bootConfig };
