export { findProduct } from './find-product.mjs';
export { runCommandLine } from './run-command-line.mjs';

/** The command `build`. Loaded on demand, because a new project has no build tools yet. */
export async function buildAll(product, options) {
  const { buildAll: build } = await import('./build/build-all.mjs');
  await build(product, options);
}
