import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';

const COMPILE = fileURLToPath(new URL('compile.mjs', import.meta.url));

/**
 * Compiles one package in its own process with its webpack.config.js; throws a `Failure` with the compiler's message on
 * errors.
 */
export const compilePackage = ({ root, folderOf }, name, env) =>
  runCommand(root, [process.execPath, COMPILE, folderOf(name)], { env, failed: `${name} cannot be built` });
