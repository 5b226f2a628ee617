const { contentHash } = require('./content-version');
const { sha384 } = require('./file-hashes');
const { lockedPackages } = require('./locked-packages');
const { defineProduct, sourcesOf } = require('./product');
const { requireTypeScript } = require('./typescript-module');

/**
 * The webpack configurations of a product, for its webpack.config.js files; `inputs` come from its platform.config.js.
 */
function configurationsOf(inputs) {
  // Loaded on demand, because webpack is slow to load and computing a hash does not need it.
  const { pageConfig } = require('./page-config');
  const { remoteConfig } = require('./remote-config');
  const { shellConfig } = require('./shell-config');
  const product = defineProduct(inputs);
  return {
    shellConfigs: () => [shellConfig(product), ...product.pages.map((page) => pageConfig(product, page))],
    remoteConfig: (folder) => remoteConfig(product, folder),
  };
}

module.exports = { configurationsOf, contentHash, lockedPackages, requireTypeScript, sha384, sourcesOf };
