import { parseArgs } from 'node:util';
import { requireShell } from './dev/require-shell.mjs';

const options = { shell: { type: 'string' } };

// A project of one remote has no other shell than a deployed one.
const deployedShell = (product, given) => given ?? (product.shell ? undefined : process.env[product.registry.url]);

/**
 * `dev [mfe-finance …]`: shell, remotes and server with hot reload; of the remotes all, or only those that are named.
 * `dev --shell https://… [mfe-finance …]`: these remotes, or the one of this folder, in a shell that is deployed there.
 */
export async function run(product, args) {
  const { values, positionals: names } = parseArgs({ args, options, allowPositionals: true });
  const shell = deployedShell(product, values.shell);
  if (shell !== undefined) {
    const { developInDeployedShell } = await import('./dev/deployed/develop-in-deployed-shell.mjs');
    return developInDeployedShell(product, shell, names);
  }
  requireShell(product);
  // Loaded only now: a project of one remote does without the server that this needs.
  const { startDevelopment } = await import('./dev/start-development.mjs');
  return startDevelopment(product, names);
}
