import { root } from './root.mjs';

/** Builds what is not built; a phase's work, whose outcome is a word. */
export async function buildProduct() {
  // Not before the packages are there: the build needs them.
  const { buildAll, findProduct } = await import('@siteledger/platform/cli');
  await buildAll(await findProduct(root), { log: (line) => console.log(`  ${line}`) });
  return 'ready';
}
