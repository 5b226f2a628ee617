// prepublishOnly of the platform and of a product's library: their packages belong to a company, and npm puts what it is told
// nothing of into its public registry.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PUBLIC = /^https?:\/\/(?:[^/]+\.)?npmjs\.(?:org|com)(?:[:/]|$)/;

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const [scope] = name.split('/');
const registry = execFileSync('npm', ['config', 'get', `${scope}:registry`], { encoding: 'utf8' }).trim();

if (registry === 'undefined' || PUBLIC.test(registry)) {
  console.error(
    `${name} belongs into a registry of your own: say which, npm config set ${scope}:registry https://…, and publish again.`,
  );
  process.exitCode = 1;
}
