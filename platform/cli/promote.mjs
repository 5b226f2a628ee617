import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';
import { reachIn, reachOptions } from './publish/reach.mjs';
import { registryHere } from './publish/registry-here.mjs';
import { selectRelease } from './publish/select-release.mjs';
import { remoteHere } from './remote-here.mjs';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  version: { type: 'string' },
  ...reachOptions,
  reason: { type: 'string' },
  url: { type: 'string' },
};

function requirePlaces({ from, to }) {
  if (!from || !to) throw new Failure('Say from where to where: --from staging --to production.');
  if (from === to) throw new Failure(`A release is promoted to another environment: ${from} is both.`);
}

/** The release to promote: the only one running, or the named one of several. */
function releaseIn(versions, { from, version, name, token }) {
  const [only, ...others] = versions;
  if (!only) throw new Failure(`No release of ${name} runs in ${from}, as far as ${token} shows.`);
  const all = versions.join(' and ');
  if (version && !versions.includes(version))
    throw new Failure(`${version} is not what runs in ${from}: that is ${all}.`);
  if (!version && others.length > 0)
    throw new Failure(`${all} run in ${from}: say which one is promoted, with --version.`);
  return version ?? only;
}

/**
 * `promote --from staging --to production`, in a remote's folder: selects in one environment the same release that runs
 * in another, without building. During a rollout, `--version` chooses between the two.
 */
export async function run(product, args) {
  const { values } = parseArgs({ args, options });
  const name = remoteHere(product);
  requirePlaces(values);
  const { from, to } = values;
  const reach = reachIn(values);
  const registry = registryHere(product, values.url);
  const running = (await registry.running()).filter(
    ({ environment, remote }) => environment === from && remote === name,
  );
  const version = releaseIn(
    running.map((one) => one.version),
    { from, version: values.version, name, token: product.registry.token },
  );
  const reason = values.reason ?? `Promoted from ${from}`;
  console.log(`${name} ${version} runs in ${from}`);
  console.log(await selectRelease(registry, { name, environment: to, version, reach, reason }));
}
