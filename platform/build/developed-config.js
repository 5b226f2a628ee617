const CompressionPlugin = require('compression-webpack-plugin');
const { LastBuilds } = require('./last-builds');
const { remoteConfig } = require('./remote-config');

/**
 * A remote as delivered, for development in a deployed shell: quick to rebuild, readable in the browser's tools,
 * neither compressed nor measured. A deployed shell shares no modules for hot reload, and its content security policy
 * forbids running text as code, as other kinds of source maps do. The files of earlier builds stay for the pages that
 * run them.
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
