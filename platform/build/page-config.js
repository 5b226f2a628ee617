const path = require('node:path');
const { hashed, hashedStyles } = require('./assets');
const { common } = require('./common-config');
const { IntegrityPlugin } = require('./integrity-plugin');
const { PagePlugin } = require('./page-plugin');

/**
 * An additional page beside the shell's: its own entry without federation and shared libraries, so that it loads
 * quickly.
 */
function pageConfig(product, { name, main, render }, { watched = false } = {}) {
  const folder = path.join(product.root, product.shell.folder);
  const base = common(product, { folder, name, watched, keep: new RegExp(`^(?!.*${name})`) });
  return {
    ...base,
    entry: { [name]: main },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: name,
      filename: hashed(watched),
      chunkFilename: hashed(watched, `${name}-[name]`),
    },
    plugins: [
      ...base.plugins.filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      hashedStyles(),
      new PagePlugin({ file: `${name}.html`, render, watched }),
    ],
  };
}

module.exports = { pageConfig };
