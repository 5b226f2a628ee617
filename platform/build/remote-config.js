const path = require('node:path');
const { hashed, hashedStyles } = require('./assets');
const { common } = require('./common-config');
const { buildVersion } = require('./content-version');
const { federation } = require('./federation');
const { platform } = require('./product');
const { EXPOSED, EXPOSED_CHUNK } = require('./remote-facts');
const { RemotePlugin } = require('./remote-plugin');
const { consumed } = require('./shared-modules');
const { requireTypeScript } = require('./typescript-module');

const DECLARATION = './remote.ts';
const NAMED_CHUNKS = require.resolve('./chunk-names-loader');
// A remote has no entry of its own that could start hot reload.
const REFRESH = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

const namedChunks = ({ doors }, folder) => ({
  include: path.join(folder, DECLARATION),
  enforce: 'pre',
  loader: NAMED_CHUNKS,
  options: { doors },
});

/**
 * Configuration of a remote; `folder` is its `__dirname`. Name and unique name contain the version, so that two
 * versions never mix. A watching build is served from another origin than the page and sets its `publicPath`.
 * `measured: false` skips the size check for builds larger than the delivered one.
 */
function remoteConfig(product, folder, { watched = false, publicPath = 'auto', measured = !watched } = {}) {
  const name = product.nameOf(folder);
  const base = common(product, { folder, name, watched, keep: /^$/ });
  const version = buildVersion(product, name);
  const { containerName } = requireTypeScript(path.join(platform, 'contract/release/release.ts'), product.doors);
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
    module: { rules: [...base.module.rules, namedChunks(product, folder)] },
    plugins: [
      ...base.plugins,
      hashedStyles(),
      federation({
        name: container,
        filename: watched ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { [EXPOSED]: { import: watched ? [REFRESH, DECLARATION] : DECLARATION, name: EXPOSED_CHUNK } },
        shared: consumed(product, watched),
        experiments: { externalRuntime: true },
      }),
      new RemotePlugin({ product, folder, version, container, watched, measured }),
    ],
  };
}

module.exports = { remoteConfig };
