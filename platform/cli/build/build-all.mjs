import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkCollisions } from './collisions.mjs';
import { compilePackage } from './compile-package.mjs';
import { packagesToBuild } from './packages.mjs';
import { readSignatures } from './read-signatures.mjs';
import { runCommand } from './run-command.mjs';

const stampOf = ({ folderOf }, { folder }) => path.join(folderOf(folder), 'dist/build.stamp');
const isBuilt = (product, one) =>
  existsSync(stampOf(product, one)) &&
  readFileSync(stampOf(product, one), 'utf8') === one.hash &&
  one.makes.every((file) => existsSync(path.join(product.root, file)));
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function build(product, one, log) {
  const since = Date.now();
  rmSync(stampOf(product, one), { force: true });
  if (one.command) await runCommand(product.root, one.command);
  else await compilePackage(product, one.folder);
  writeFileSync(stampOf(product, one), one.hash);
  log(`built ${one.folder} in ${seconds(since)}`);
}

// Parallel builds: each compilation keeps about one core busy.
const AT_ONCE = 2;

async function buildEach(product, packages, log) {
  const waiting = [...packages];
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await build(product, one, log);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/**
 * Builds every package that is missing or whose sources have changed, or only those named. `log` receives one line per
 * phase. Throws with the compiler's message when something does not compile or breaks the remote's contract.
 */
export async function buildAll(product, { log = console.log, only = [] } = {}) {
  const since = Date.now();
  const packages = packagesToBuild(product, only);
  const stale = packages.filter((one) => !isBuilt(product, one));
  if (stale.length > 0) {
    log(`building ${stale.map(({ folder }) => folder).join(', ')}`);
    // Reads the signatures once, instead of in each parallel build.
    if (stale.some(({ command }) => !command)) await readSignatures(product);
    await buildEach(product, stale, log);
  }
  checkCollisions(product, packages);
  log(`${packages.length} packages are built (${stale.length} just now) · ${seconds(since)}`);
}
