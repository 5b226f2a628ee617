import { requireShell } from './dev/require-shell.mjs';
import { remoteHere } from './remote-here.mjs';

/** `alone [mfe-finance]`: one remote in a thin host with a role switcher, against the real server. */
export async function run(product, [name = remoteHere(product)]) {
  requireShell(product);
  const { startAlone } = await import('./dev/start-development.mjs');
  await startAlone(product, name);
}
