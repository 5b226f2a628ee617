import {
  collisionsWith,
  type EnvironmentName,
  type RemoteSetting,
  releasesInUse,
  type RequestedSetting,
} from '@siteledger/platform/contract';
import { selectSettings } from '../store/settings.queries';
import { type Db } from '../store/tables';
import { selectReleasesOf, type StoredRelease } from '../store/releases.queries';

type Reach = Pick<RequestedSetting, 'enabled' | 'release' | 'rollout'>;

type Given = Reach & Pick<RemoteSetting, 'remote'>;

const named = ({ remote, ...reach }: Given) => releasesInUse(reach).map((version) => ({ name: remote, version }));

/** What the releases that a setting puts before users and those of the other remotes there both own, a sentence each. */
export function collisionsAmong(
  setting: Given,
  others: readonly Given[],
  releases: readonly Pick<StoredRelease, 'release'>[],
): string[] {
  const theirs = others.filter(({ remote }) => remote !== setting.remote).flatMap(named);
  const find = ({ name, version }: { name: string; version: string }) =>
    releases.flatMap(({ release }) => (release.name === name && release.version === version ? [release] : []));
  const beside = theirs.flatMap(find);
  return [
    ...new Set(
      named(setting)
        .flatMap(find)
        .flatMap((release) => collisionsWith(release, beside)),
    ),
  ];
}

/**
 * What a setting and what runs of the other remotes would both own, a sentence each. A publication and a selection are refused
 * for it; a way back is not, and says it. docs/remotes.md#when-a-remote-fails
 */
export async function findCollisions(
  db: Db,
  { environment, remote }: { environment: EnvironmentName; remote: string },
  { enabled, release, rollout }: Reach,
): Promise<string[]> {
  const setting = { remote, enabled, release, rollout };
  const others = await selectSettings(db, environment);
  const releases = await selectReleasesOf(db, [setting, ...others].flatMap(named));
  return collisionsAmong(setting, others, releases);
}
