import { createRequire } from 'node:module';
import path from 'node:path';
import sharedModules from './shared-modules.js';

// Compiles one package by its webpack.config.js and ends non-zero with the errors; `npm run build` starts it.
const require = createRequire(import.meta.url);
const webpack = require('webpack');
const folder = path.join(sharedModules.root, process.argv[2]);
const compiler = webpack(require(path.join(folder, 'webpack.config.js')));

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error?.message ?? stats.toString('errors-only'));
    process.exitCode = 1;
  }
  // Closing writes the cache.
  compiler.close((closing) => closing && console.error(closing.message));
});
