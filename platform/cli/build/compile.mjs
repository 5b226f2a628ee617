import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutStack } from './without-stack.mjs';

// Compiles a folder's package with its webpack.config.js and exits non-zero with the errors; started by
// compile-package.mjs.
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
