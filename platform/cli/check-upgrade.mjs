import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import productModule from '../build/product.js';
import typescriptModule from '../build/typescript-module.js';
import { Failure } from './failure.mjs';
import { registryAt } from './publish/registry.mjs';

const options = {
  served: { type: 'string' },
  url: { type: 'string', multiple: true },
};

function readHostFacts(file) {
  if (!file) throw new Failure('Say what the new version has: --served served.json, as its server prints it.');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error.message}.`, { cause: error });
  }
}

async function runningAt(urls, { path: below, token }) {
  const running = await Promise.all(urls.map((url) => registryAt({ url, path: below, token }).running()));
  return running.flat();
}

/**
 * `check-upgrade --served served.json --url https://…`: lists the releases running at these registries, in the token's
 * environments, that a new shell or API would break, and why. Exits with 1 if there are any.
 */
export async function run({ registry, doors }, args) {
  const { values } = parseArgs({ args, options });
  const served = readHostFacts(values.served);
  const urls = values.url ?? [process.env[registry.url]].filter(Boolean);
  if (urls.length === 0) throw new Failure(`Say which registry: --url https://…, or ${registry.url}.`);
  const token = process.env[registry.token];
  if (!token) throw new Failure(`${registry.token} is missing: ${registry.issuer}.`);
  const running = await runningAt(urls, { path: registry.path, token });
  const contract = path.join(productModule.platform, 'contract/release/upgrade.ts');
  const { isSound, lines } = typescriptModule.requireTypeScript(contract, doors).upgradeReport(running, served);
  if (!isSound) throw new Failure(lines.join('\n'));
  console.log(lines.join('\n'));
}
