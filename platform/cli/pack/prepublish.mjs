// prepublishOnly of the platform and of a product's library: these packages are private to a company, but without
// settings npm would publish them to its public registry.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PUBLIC = /^https?:\/\/(?:[^/]+\.)?npmjs\.(?:org|com)(?:[:/]|$)/;

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const [scope] = name.split('/');
// npm refuses to print its settings inside a workspace package, so this runs in the folder above.
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => key !== 'npm_config_workspace'));
const where = { cwd: '..', env, encoding: 'utf8' };
const registry = execFileSync('npm', ['config', 'get', `${scope}:registry`], where).trim();

if (registry === 'undefined' || PUBLIC.test(registry)) {
  console.error(
    `${name} belongs into a registry of your own: say which, npm config set ${scope}:registry https://…, and publish again.`,
  );
  process.exitCode = 1;
}
