const path = require('node:path');
const { typescript } = require('./common-config');

/** A standalone script of the platform, compiled from TypeScript: `main` becomes `file`. */
const scriptConfig = ({ root }, { main, file }) => ({
  context: root,
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: main,
  output: { path: path.dirname(file), filename: path.basename(file) },
  resolve: { extensions: ['.ts'] },
  // The script of an installed package lies below node_modules.
  module: { rules: [{ ...typescript(false), exclude: [] }] },
});

module.exports = { scriptConfig };
