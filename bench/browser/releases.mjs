import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/run/root.mjs';
import { signIn } from '../product.mjs';
import { registryAs } from './registry.mjs';

const VERSION = '99.0.0';
const LOADS_EACH = 7;

/** Publishes a release of a remote as a team does, without selecting it; returns its version. */
export async function publishRelease(url, registry, name) {
  await promisify(execFile)(process.execPath, [inRoot('platform/cli/main.mjs'), 'publish', '--version', VERSION], {
    cwd: inRoot(name),
    env: { ...process.env, SITELEDGER_URL: url, SITELEDGER_TOKEN: await registry.issueToken(name) },
  });
  return VERSION;
}

// Waits until the tab's cached listing has the release, which its next navigation then runs.
const follows = (page, name, release) =>
  page.waitForFunction(
    ([wanted, version]) =>
      JSON.parse(localStorage.getItem('siteledger.remote_listing') ?? '{}').remotes?.some(
        (remote) => remote.name === wanted && remote.version === version,
      ),
    [name, release],
    { polling: 10 },
  );

/**
 * Milliseconds from the answer to a change until an open tab has the release: for a selection, and for its rollback.
 */
export async function timesOfRelease(page, registry, name, version) {
  const { release, revision } = await registry.present(name);
  await registry.set(name, { release: version });
  const selected = performance.now();
  await follows(page, name, version);
  const toRelease = performance.now() - selected;
  await registry.rollBack(name, revision);
  const rolledBack = performance.now();
  await follows(page, name, release);
  return { toRelease, toRollBack: performance.now() - rolledBack };
}

/** Milliseconds from the report that exceeds a rollout's budget until the platform has halted the release. */
export async function timeOfHalt(url, registry, name, version) {
  await registry.set(name, { rollout: { release: version, percent: 10, roles: [] } });
  const event = { remote: name, version, kind: 'render', part: 'render' };
  for (const user of ['owner', 'pm', 'admin']) {
    const { access_token } = await signIn(url, `${user}@demo.test`);
    await registryAs(url, access_token).report(Array(LOADS_EACH).fill(event));
  }
  const since = performance.now();
  while ((await registry.present(name)).rollout) await wait(200);
  return performance.now() - since;
}
