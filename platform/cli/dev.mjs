import { parseArgs } from 'node:util';
import { requireShell } from './dev/require-shell.mjs';

const options = { shell: { type: 'string' } };

// A project of one remote has no shell of its own, so it uses a deployed one.
const deployedShell = (product, given) => given ?? (product.shell ? undefined : process.env[product.registry.url]);

/**
 * `dev [mfe-finance …]`: shell, server and remotes with hot reload; all remotes, or only those named. `dev --shell
 * https://… [mfe-finance …]`: these remotes, or this folder's, in the shell deployed at that address.
 */
export async function run(product, args) {
  const { values, positionals: names } = parseArgs({ args, options, allowPositionals: true });
  const shell = deployedShell(product, values.shell);
  if (shell !== undefined) {
    const { developInDeployedShell } = await import('./dev/deployed/develop-in-deployed-shell.mjs');
    return developInDeployedShell(product, shell, names);
  }
  requireShell(product);
  // Loaded on demand, because a project of one remote does not have the server that this needs.
  const { startDevelopment } = await import('./dev/start-development.mjs');
  return startDevelopment(product, names);
}
