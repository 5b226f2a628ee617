import { buildAll } from './build/build-all.mjs';
import { runCommand } from './build/run-command.mjs';
import { Failure } from './failure.mjs';
import { writeRemote } from './new/write-remote.mjs';

/**
 * `new cranes`: creates and builds another remote with a list and a form, so that the next start shows it in the menu.
 */
export async function run(product, [given]) {
  if (product.remote)
    throw new Failure(`This is the project of ${product.remote}: start another remote outside of it.`);
  const name = await writeRemote(product, given);
  // Adds the workspace to the lockfile; a fresh install would otherwise refuse it.
  await runCommand(product.root, ['npm', 'install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  console.log(`${name}: linked`);
  await buildAll(product, { only: [name] });
  console.log(`\nnpm start shows it in the menu; npm run dev -- ${name} serves it with hot reload.`);
}
