import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';

const COMPILE = fileURLToPath(new URL('compile.mjs', import.meta.url));

/** Compiles one package in a process of its own, by its webpack.config.js; a `Failure` with the compiler's own words when it does not compile. */
export const compilePackage = ({ root, folderOf }, name, env) =>
  runCommand(root, [process.execPath, COMPILE, folderOf(name)], { env, failed: `${name} cannot be built` });
