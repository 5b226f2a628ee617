const webpack = require('webpack');
const CompressionPlugin = require('compression-webpack-plugin');
const { common } = require('./common-config');
const { IntegrityPlugin } = require('./integrity-plugin');

// The boot script loads no chunk, and the build around it does the compression.
const isNeeded = (plugin) => !(plugin instanceof CompressionPlugin || plugin instanceof IntegrityPlugin);

/**
 * Configuration of the shell's first script. It is minified even in watch mode: one file without the federation
 * runtime, in which the `facts` of a finished build are inlined as constants.
 */
function bootConfig(product, facts) {
  const base = common(product, { folder: product.shell.folder, name: 'boot', watched: false, keep: /./ });
  const known = Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)]);
  return {
    ...base,
    entry: { boot: product.shell.boot },
    output: { ...base.output, filename: 'boot.js' },
    // webpack's cache would keep facts inlined in other modules, such as whether the build is watched.
    cache: false,
    plugins: [...base.plugins.filter(isNeeded), new webpack.DefinePlugin(Object.fromEntries(known))],
  };
}

module.exports = { bootConfig };
