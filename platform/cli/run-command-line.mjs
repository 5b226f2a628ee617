import { Failure, orExit } from './failure.mjs';
import { findProduct } from './find-product.mjs';

// One module per command, so that a command loads only its own dependencies.
const COMMANDS = {
  new: () => import('./new.mjs'),
  dev: () => import('./dev.mjs'),
  alone: () => import('./alone.mjs'),
  serve: () => import('./serve.mjs'),
  publish: () => import('./publish.mjs'),
  promote: () => import('./promote.mjs'),
  token: () => import('./token.mjs'),
  build: () => import('./build.mjs'),
  'check-upgrade': () => import('./check-upgrade.mjs'),
  why: () => import('./why.mjs'),
};

async function runIn(folder, command, args, newProject) {
  const product = await findProduct(folder);
  if (!product && command === 'new' && newProject) {
    const { run } = await import('./new-project.mjs');
    return run(newProject(folder), args);
  }
  if (!product) throw new Failure(`There is no platform.config.js in ${folder} or above it.`);
  const { run } = await COMMANDS[command]();
  return run(product, args);
}

/**
 * Runs the command line of this process. For a folder outside any product, `newProject` returns what a new remote's
 * project is written from: `root` and `filesOfRemote`.
 */
export async function runCommandLine({ newProject } = {}) {
  await orExit(async () => {
    const [command, ...args] = process.argv.slice(2);
    const names = Object.keys(COMMANDS).join(', ');
    if (!command) throw new Failure(`Say which command: ${names}.`);
    if (!COMMANDS[command]) throw new Failure(`There is no command ${command}. There are ${names}.`);
    await runIn(process.cwd(), command, args, newProject);
  });
  // A server that started before the failure would otherwise keep the process alive.
  if (process.exitCode) process.exit();
}
