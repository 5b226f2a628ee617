const { contentHash } = require('./content-version');
const { sha384 } = require('./file-hashes');
const { lockedPackages } = require('./locked-packages');
const { defineProduct, sourcesOf } = require('./product');
const { requireTypeScript } = require('./typescript-module');

/** The webpack configurations of a product, for its webpack.config.js files: `inputs` are what its platform.config.js gives. */
function configurationsOf(inputs) {
  // Loaded when asked for: webpack takes its time, and who wants a hash does not need it.
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
