const CompressionPlugin = require('compression-webpack-plugin');
const { remoteConfig } = require('./remote-config');

/**
 * A remote as it is delivered, for a deployed shell while it is being developed: quick to build again, readable in the browser's
 * tools, and neither compressed nor measured. A deployed shell shares nothing that hot reload needs, and its policy lets no page
 * run text as code, as other kinds of source maps do.
 */
function developedConfig(product, folder, output) {
  const config = remoteConfig(product, folder, { measured: false });
  return {
    ...config,
    devtool: 'source-map',
    output: { ...config.output, path: output },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins.filter((plugin) => !(plugin instanceof CompressionPlugin)),
    cache: { ...config.cache, name: `${config.name}-developed` },
  };
}

module.exports = { developedConfig };
