import { root } from './root.mjs';

/** Builds the missing packages, all or only these; used as a phase's work, whose outcome is a word. */
export async function buildProduct(only = []) {
  // Imported late, because the build needs the installed packages.
  const { buildAll, findProduct } = await import('@siteledger/platform/cli');
  await buildAll(await findProduct(root), { log: (line) => console.log(`  ${line}`), only });
  return 'ready';
}
