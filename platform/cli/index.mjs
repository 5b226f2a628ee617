export { findProduct } from './find-product.mjs';
export { runCommandLine } from './run-command-line.mjs';

/** The command `build`. Loaded when it is asked for: a new project has none of the tools that build. */
export async function buildAll(product, options) {
  const { buildAll: build } = await import('./build/build-all.mjs');
  await build(product, options);
}
