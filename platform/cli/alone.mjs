import { requireShell } from './dev/require-shell.mjs';

/** `alone [mfe-finance]`: a remote by itself in a thin host with a role switcher, against the real server. */
export async function run(product, [name = product.nameOf(process.cwd())]) {
  requireShell(product);
  const { startAlone } = await import('./dev/start-development.mjs');
  await startAlone(product, name);
}
