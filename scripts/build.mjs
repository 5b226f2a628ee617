import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCollisions } from './build/collisions.mjs';
import { packagesToBuild } from './build/packages.mjs';
import { runCommand } from './build/run-command.mjs';
import sharedModules from './build/shared-modules.js';

const { root } = sharedModules;
const COMPILE = path.join(root, 'scripts/build/compile.mjs');

const stampOf = ({ folder }) => path.join(root, folder, 'dist/build.stamp');
const isBuilt = (one) =>
  existsSync(stampOf(one)) &&
  readFileSync(stampOf(one), 'utf8') === one.hash &&
  one.alsoMakes.every((file) => existsSync(path.join(root, file)));
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function build(one, log) {
  const since = Date.now();
  rmSync(stampOf(one), { force: true });
  if (one.folder === 'api') await runCommand('npm', ['run', '--silent', 'build', '-w', 'api']);
  else await runCommand(process.execPath, [COMPILE, one.folder]);
  writeFileSync(stampOf(one), one.hash);
  log(`built ${one.folder} in ${seconds(since)}`);
}

// Two at a time: a compilation keeps about one core busy.
const AT_ONCE = 2;

async function buildEach(packages, log) {
  const waiting = [...packages];
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await build(one, log);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/**
 * Builds every package that is not built or whose sources have changed, or only those named. `log` takes one line a phase.
 * Throws an error with the compiler's own words when something does not compile or breaks the remote's contract.
 */
export async function buildAll({ log = console.log, only = [] } = {}) {
  const since = Date.now();
  const packages = packagesToBuild(only);
  const stale = packages.filter((one) => !isBuilt(one));
  if (stale.length > 0) {
    log(`building ${stale.map(({ folder }) => folder).join(', ')}`);
    await buildEach(stale, log);
  }
  checkCollisions(packages);
  log(`${packages.length} packages are built (${stale.length} just now) · ${seconds(since)}`);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  try {
    await buildAll({ only: values.only });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
