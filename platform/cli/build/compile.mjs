import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutStack } from './without-stack.mjs';

// Compiles the package of a folder by its webpack.config.js and ends non-zero with the errors; compile-package.mjs starts it.
const require = createRequire(import.meta.url);
const webpack = require('webpack');
const compiler = webpack(require(path.join(process.argv[2], 'webpack.config.js')));

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(withoutStack(error?.message ?? stats.toString('errors-only')));
    process.exitCode = 1;
  }
  // Closing writes the cache.
  compiler.close((closing) => closing && console.error(closing.message));
});
