const path = require('node:path');
const { typescript } = require('./common-config');

/** One script of the platform's own, from TypeScript, that needs nothing else: `main` becomes `file`. */
const scriptConfig = ({ root }, { main, file }) => ({
  context: root,
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: main,
  output: { path: path.dirname(file), filename: path.basename(file) },
  resolve: { extensions: ['.ts'] },
  // Of a package that is installed it lies below node_modules.
  module: { rules: [{ ...typescript(false), exclude: [] }] },
});

module.exports = { scriptConfig };
