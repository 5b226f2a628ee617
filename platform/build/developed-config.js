const CompressionPlugin = require('compression-webpack-plugin');
const { LastBuilds } = require('./last-builds');
const { remoteConfig } = require('./remote-config');

/**
 * A remote as it is delivered, for a deployed shell while it is being developed: quick to build again, readable in the browser's
 * tools, and neither compressed nor measured. A deployed shell shares nothing that hot reload needs, and its policy lets no page
 * run text as code, as other kinds of source maps do. The files of the builds before it stay for the pages that run them.
 */
function developedConfig(product, folder, output) {
  const config = remoteConfig(product, folder, { measured: false });
  const lastBuilds = new LastBuilds();
  return {
    ...config,
    devtool: 'source-map',
    output: { ...config.output, path: output, clean: { keep: lastBuilds.keep } },
    optimization: { ...config.optimization, minimize: false },
    plugins: [...config.plugins.filter((plugin) => !(plugin instanceof CompressionPlugin)), lastBuilds],
    cache: { ...config.cache, name: `${config.name}-developed` },
  };
}

module.exports = { developedConfig };
