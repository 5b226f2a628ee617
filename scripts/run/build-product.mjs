import { root } from './root.mjs';

/** Builds what is not built, of all packages or of these; a phase's work, whose outcome is a word. */
export async function buildProduct(only = []) {
  // Not before the packages are there: the build needs them.
  const { buildAll, findProduct } = await import('@siteledger/platform/cli');
  await buildAll(await findProduct(root), { log: (line) => console.log(`  ${line}`), only });
  return 'ready';
}
