import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishRemote } from './publish/publish-remote.mjs';

const options = {
  env: { type: 'string', multiple: true, default: [] },
  version: { type: 'string' },
  percent: { type: 'string' },
  reason: { type: 'string' },
  url: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
};

/** `publish --env staging`, in a remote's folder: builds, checks and publishes one release, and selects it there. */
export async function run(product, args) {
  const { values } = parseArgs({ args, options });
  const name = path.basename(process.cwd());
  const version =
    values.version ?? JSON.parse(readFileSync(path.join(product.root, name, 'package.json'), 'utf8')).version;
  const url = values.url ?? process.env[product.registry.url] ?? `http://localhost:${product.server.port}`;
  await publishRemote(product, name, {
    version,
    environments: values.env,
    dryRun: values['dry-run'],
    percent: values.percent === undefined ? undefined : Number(values.percent),
    reason: values.reason ?? `Release ${version}`,
    url: url.replace(/\/$/, ''),
    say: (line) => console.log(line),
  });
}
