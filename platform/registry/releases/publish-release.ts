import { createHash } from 'node:crypto';
import {
  type EnvironmentName,
  lostFills,
  publicationProblems,
  type RemoteRelease,
  type HostFacts,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { storedFileProblems } from './check-files';
import { releaseUrl } from './release-files';
import {
  findRelease,
  insertFiles,
  insertRelease,
  selectReleasesByVersion,
  type StoredFile,
} from '../store/releases.queries';
import { lockRemote, selectSettings } from '../store/settings.queries';

/** A release with the bytes of its files. */
export type Candidate = { release: RemoteRelease; files: readonly StoredFile[] };

/** An environment that a release is meant for, with its host facts. */
export type PublishTarget = { environment: EnvironmentName; hostFacts: HostFacts };

/** The publisher, and the person responsible; null for the operator of the servers. */
export type Publisher = { uuid: string | null; name: string };

/** Outcome for a candidate: stored now, already stored with the same bytes, or refused and why. */
export type Outcome = { isNew: boolean; problems: string[]; otherBytes?: undefined } | { otherBytes: true };

// Two builds with the same bytes differ in their build id and perhaps in the commit.
function digestOf({ buildId: _buildId, commit: _commit, ...rest }: RemoteRelease) {
  return createHash('sha384').update(JSON.stringify(rest)).digest('base64');
}

/** Every release that is selected or rolled out in one of these environments, also of remotes that are off. */
export async function selectRunning(db: Db, environments: readonly EnvironmentName[]): Promise<RemoteRelease[]> {
  const running = (await selectSettings(db, ...environments)).flatMap((setting) =>
    [setting.release, ...(setting.rollout ? [setting.rollout.release] : [])].map((version) => ({
      name: setting.remote,
      version,
    })),
  );
  return (await selectReleasesByVersion(db, running)).map((stored) => stored.release);
}

/** Why a release cannot be published for these environments. Reads only. */
export async function gateProblems(
  db: Db,
  { release, files }: Candidate,
  targets: readonly PublishTarget[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { environment, hostFacts } of targets)
    found.push(...publicationProblems(release, { ...hostFacts, others: await selectRunning(db, [environment]) }));
  return [...new Set(found), ...(await storedFileProblems(release, files))];
}

/** Fills of other remotes, as selected or rolled out, in places that a release no longer offers. */
export async function selectLostFills(
  db: Db,
  release: RemoteRelease,
  targets: readonly PublishTarget[],
): Promise<string[]> {
  const running = await selectRunning(
    db,
    targets.map(({ environment }) => environment),
  );
  const others = running.filter(({ name }) => name !== release.name);
  const lost = running
    .filter(({ name }) => name === release.name)
    .flatMap((before) => lostFills(before, release, others));
  return [...new Set(lost)];
}

/** Why a release is refused when its version is already published with other bytes. */
export const changedBytesProblem = ({ name, version }: Pick<RemoteRelease, 'name' | 'version'>) =>
  `remote.json: ${name} ${version} is published already, with other bytes: build it under another version.`;

/**
 * Stores a release permanently without selecting it. The same version with other bytes is refused.
 * docs/remotes.md#publish
 */
export async function storeRelease(
  db: Db,
  candidate: Candidate,
  { publisher, problemsOf }: { publisher: Publisher; problemsOf: (candidate: Candidate) => Promise<string[]> },
): Promise<Outcome> {
  const { release, files } = candidate;
  const digest = digestOf(release);
  await lockRemote(db, release.name);
  const known = await findRelease(db, release.name, release.version);
  if (known && known.digest !== digest) return { otherBytes: true };
  if (known) return { isNew: false, problems: [] };

  const problems = await problemsOf(candidate);
  if (problems.length > 0) return { isNew: false, problems };
  const id = await insertRelease(db, {
    release,
    base_url: releaseUrl(release.name, release.version),
    digest,
    published_by: publisher.name,
    published_by_uuid: publisher.uuid,
  });
  await insertFiles(db, id, files);
  return { isNew: true, problems: [] };
}
