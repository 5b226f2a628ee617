export { buildAll } from './build/build-all.mjs';
export { findProduct } from './find-product.mjs';
export { runCommandLine } from './run-command-line.mjs';
