import {
  type EnvironmentName,
  lockInForce,
  lockText,
  type RemoteRelease,
  type HostFacts,
  skewTextsForDevelopers,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { operatorOfHost } from '../operator';
import { type Product } from '../product';
import { storedFileProblems } from '../releases/check-files';
import { findLocalBuilds } from '../releases/local-build';
import { type Candidate, changedBytesProblem, storeRelease } from '../releases/publish-release';
import { readReleaseFiles } from '../releases/release-files';
import { findRelease } from '../store/releases.queries';
import { addRevision } from '../store/add-revision';
import { findRevisionThatLeft, rolledBackText, revokedText } from '../change/refuse-change';
import { findSetting, type NewSetting } from '../store/settings.queries';

/** Why a release was refused, or why it was stored but not selected, because of a person's decision. */
export type BuildOutcome = { problem?: string; held?: string };

/** A release built on this machine, and the outcome of publishing it. */
export type Published = BuildOutcome & { name: string; version: string };

/** The folder with the built remotes, and the host facts of the version they were built with. */
type Builds = { rootDir: string; hostFacts: HostFacts };

type OwnRegistry = { db: Db; environment: EnvironmentName; product: Pick<Product, 'transaction' | 'formatInstant'> };

const PUBLISHER = 'local build';
// Marks selections of local builds: developers alternate between versions, so going back is no rollback.
const BUILT_HERE = 'Built on this machine';

/**
 * Publishes and selects every remote built on this machine. A build that breaks a rule is skipped with a reason: it
 * cannot run here, a file does not match its build, or its version exists with other bytes.
 */
export const publishLocalBuilds = ({ rootDir, hostFacts, ...target }: OwnRegistry & Builds): Promise<Published[]> =>
  sendLocalBuilds({ rootDir, hostFacts }, (build) => publishBuild(target, build, operatorOfHost()));

/** Passes every built remote in a folder that can run here to `publish`, and returns each outcome. */
export async function sendLocalBuilds(
  { rootDir, hostFacts }: Builds,
  publish: (build: Candidate) => Promise<BuildOutcome>,
): Promise<Published[]> {
  const published: Published[] = [];
  for (const { release, folder } of await findLocalBuilds(rootDir)) {
    const { name, version } = release;
    // Checked against this machine's version: during an upgrade the registry still has the previous one.
    const misfits = skewTextsForDevelopers(release, hostFacts);
    const outcome =
      misfits.length > 0
        ? { problem: misfits.join(' ') }
        : await publish({ release, files: await readReleaseFiles(folder, release) });
    published.push({ name, version, ...outcome });
  }
  return published;
}

/** Stores a release of an operator's build and selects it, or returns why it did not. */
export function publishBuild(
  { db, environment, product }: OwnRegistry,
  { release, files }: Candidate,
  operator: string,
): Promise<BuildOutcome> {
  return product.transaction(db, async (trx) => {
    // No collision check: the build has already checked remotes built together against each other.
    const outcome = await storeRelease(
      trx,
      { release, files },
      { publisher: { uuid: null, name: PUBLISHER }, problemsOf: damage },
    );
    if (outcome.otherBytes) return { problem: changedBytesProblem(release) };
    if (outcome.problems.length > 0) return { problem: outcome.problems.join(' ') };
    return { held: await run(trx, { environment, product }, release, operator) };
  });
}

const damage = ({ release, files }: Parameters<Parameters<typeof storeRelease>[2]['problemsOf']>[0]) =>
  storedFileProblems(release, files);

// Keeps a switched-off remote off and a release from elsewhere running. A release that was halted or rolled back from
// waits for a person.
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
  const left = await findRevisionThatLeft(db, { environment, remote: name, version });
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
