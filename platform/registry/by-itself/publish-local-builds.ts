import {
  type EnvironmentName,
  lockInForce,
  lockText,
  type RemoteRelease,
  type HostFacts,
  skewProblems,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { operatorOfHost } from '../operator';
import { type Product } from '../product';
import { wrongFiles } from '../releases/check-files';
import { findLocalBuilds } from '../releases/local-build';
import { type Candidate, otherBytesProblem, storeRelease } from '../releases/publish-release';
import { readReleaseFiles } from '../releases/release-files';
import { findRelease } from '../store/releases.queries';
import { addRevision } from '../store/add-revision';
import { findRollback, rolledBackText, revokedText } from '../change/refuse-change';
import { findSetting, type NewSetting } from '../store/settings.queries';

/** Why a release was refused; or why it was taken in and is not selected, because a person decided otherwise. */
export type BuildOutcome = { problem?: string; held?: string };

/** A release of this machine, and what became of it. */
export type Published = BuildOutcome & { name: string; version: string };

/** The folder that remotes are built below, and what they find in the version that was built with them. */
type Builds = { rootDir: string; served: HostFacts };

type OwnRegistry = { db: Db; environment: EnvironmentName; product: Pick<Product, 'transaction' | 'formatInstant'> };

const PUBLISHER = 'local build';
// Who builds one version after the other goes back and forth.
const BUILT_HERE = 'Built on this machine';

/**
 * Publishes every remote that is built on this machine and lets this environment run it. What breaks a rule is left out and
 * said why: a release that cannot run here, a file that is not what its build says, a version that exists with other bytes.
 */
export const publishLocalBuilds = ({ rootDir, served, ...target }: OwnRegistry & Builds): Promise<Published[]> =>
  sendLocalBuilds({ rootDir, served }, (build) => publishBuild(target, build, operatorOfHost()));

/** Hands every remote that is built below a folder and can run here to whoever publishes it, and gives what became of each. */
export async function sendLocalBuilds(
  { rootDir, served }: Builds,
  publish: (build: Candidate) => Promise<BuildOutcome>,
): Promise<Published[]> {
  const published: Published[] = [];
  for (const { release, folder } of await findLocalBuilds(rootDir)) {
    const { name, version } = release;
    // Held against the version of this machine: during an upgrade the registry still knows the one before.
    const misfits = skewProblems(release, served);
    const outcome =
      misfits.length > 0
        ? { problem: misfits.join(' ') }
        : await publish({ release, files: await readReleaseFiles(folder, release) });
    published.push({ name, version, ...outcome });
  }
  return published;
}

/** Stores a release of an operator's build and lets the environment run it, or gives why it does not. */
export function publishBuild(
  { db, environment, product }: OwnRegistry,
  { release, files }: Candidate,
  operator: string,
): Promise<BuildOutcome> {
  return product.transaction(db, async (trx) => {
    // Remotes that were built together are meant for each other; the build has held them against each other.
    const outcome = await storeRelease(
      trx,
      { release, files },
      { publisher: { uuid: null, name: PUBLISHER }, problemsOf: damage },
    );
    if (outcome.otherBytes) return { problem: otherBytesProblem(release) };
    if (outcome.problems.length > 0) return { problem: outcome.problems.join(' ') };
    return { held: await run(trx, { environment, product }, release, operator) };
  });
}

const damage = ({ release, files }: Parameters<Parameters<typeof storeRelease>[2]['problemsOf']>[0]) =>
  wrongFiles(release, files);

// A remote that somebody has disabled is left alone, what was halted or gone back from waits for a person, and a remote that runs a release from elsewhere goes on running it.
async function run(
  db: Db,
  { environment, product }: Omit<OwnRegistry, 'db'>,
  { name, version }: RemoteRelease,
  operator: string,
): Promise<string | undefined> {
  const setting = await findSetting(db, environment, name);
  if (setting && (setting.release === version || !setting.enabled || !(await isLocal(db, name, setting.release))))
    return undefined;
  const lock = setting && lockInForce(setting, new Date());
  if (lock) return lockText(lock, product.formatInstant);
  const revoked = (await findRelease(db, name, version))?.revoked;
  if (revoked) return revokedText(revoked);
  const left = await findRollback(db, { environment, remote: name, version });
  if (left && left.reason !== BUILT_HERE) return rolledBackText(left, { version });
  const next: NewSetting = {
    environment,
    remote: name,
    release: version,
    enabled: true,
    disable_mode: 'drain',
    rollout: null,
    message: null,
    until: null,
    reason: BUILT_HERE,
    halted: null,
    changed_by: operator,
  };
  await addRevision(db, next, new Date());
  return undefined;
}

const isLocal = async (db: Db, name: string, version: string) =>
  (await findRelease(db, name, version))?.published_by === PUBLISHER;
