import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build/build-all.mjs';
import { runCommand } from './build/run-command.mjs';
import { Failure } from './failure.mjs';

const NAME = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function nameOf({ root }, given = '') {
  const name = given.startsWith('mfe-') ? given : `mfe-${given}`;
  if (!NAME.test(name)) throw new Failure('A remote has a name of small letters and hyphens, such as cranes.');
  if (existsSync(path.join(root, name))) throw new Failure(`There is a folder ${name} already.`);
  return name;
}

async function write({ root, filesOfRemote }, name) {
  for (const [file, content] of Object.entries(await filesOfRemote(name))) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    writeFileSync(path.join(root, name, file), content);
  }
}

/** `new cranes`: another remote with one screen, built, so that the next start shows it in the menu. */
export async function run(product, [given]) {
  const name = nameOf(product, given);
  await write(product, name);
  console.log(`${name}: written`);
  // The lockfile learns the workspace, else a fresh install refuses it.
  await runCommand(product.root, ['npm', 'install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  console.log(`${name}: linked`);
  await buildAll(product, { only: [name] });
  console.log(`\nnpm start shows it in the menu; npm run dev -- ${name} serves it with hot reload.`);
}
