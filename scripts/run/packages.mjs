import { existsSync, readFileSync } from 'node:fs';
import { npm } from './command.mjs';
import { Failure } from './failure.mjs';
import { inRoot } from './root.mjs';

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

// npm writes this file in node_modules last, so an interrupted install does not have it.
const areInstalled = () => {
  const installed = packagesIn(inRoot('node_modules', '.package-lock.json'));
  return Object.entries(packagesIn(inRoot('package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .every(
      ([path, { version, resolved }]) => installed[path]?.version === version && installed[path]?.resolved === resolved,
    );
};

/** Installs from the lockfile unless exactly that is installed; returns what was done, in words. */
export const ensurePackages = async () => {
  if (areInstalled()) return 'as in the lockfile';
  console.log('Packages: installing from the lockfile, about a minute …');
  const { code, output } = await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  if (code !== 0) throw new Failure(`${output}\nThe packages could not be installed: npm ci ended with code ${code}.`);
  return 'installed';
};
