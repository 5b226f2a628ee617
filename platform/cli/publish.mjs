import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteHere } from './remote-here.mjs';
import { publishRemote } from './publish/publish-remote.mjs';
import { reachIn, reachOptions } from './publish/reach.mjs';
import { registryHere } from './publish/registry-here.mjs';

const options = {
  env: { type: 'string', multiple: true, default: [] },
  version: { type: 'string' },
  ...reachOptions,
  reason: { type: 'string' },
  url: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
};

/**
 * `publish --env staging`, in a remote's folder: builds, checks and publishes one release, and selects it there for
 * everybody, for a share of the users (`--percent`) or for a share that grows automatically (`--stages`).
 */
export async function run(product, args) {
  const { values } = parseArgs({ args, options });
  const name = remoteHere(product);
  const version =
    values.version ?? JSON.parse(readFileSync(path.join(product.folderOf(name), 'package.json'), 'utf8')).version;
  await publishRemote(product, name, {
    version,
    environments: values.env,
    dryRun: values['dry-run'],
    reach: reachIn(values),
    reason: values.reason ?? `Release ${version}`,
    registry: registryHere(product, values.url),
    say: (line) => console.log(line),
  });
}
