import {
  collisionsWith,
  type EnvironmentName,
  type RemoteSetting,
  releasesInUse,
  type RequestedSetting,
} from '@siteledger/platform/contract';
import { selectSettings } from '../store/settings.queries';
import { type Db } from '../store/tables';
import { selectReleasesByVersion, type StoredRelease } from '../store/releases.queries';

type Reach = Pick<RequestedSetting, 'enabled' | 'release' | 'rollout'>;

type Given = Reach & Pick<RemoteSetting, 'remote'>;

const named = ({ remote, ...reach }: Given) => releasesInUse(reach).map((version) => ({ name: remote, version }));

/** Claims shared by the releases of a setting and those of the other remotes there, a sentence each. */
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
 * Claims that a setting would share with the other remotes' running releases, a sentence each. Publications and
 * selections are refused for it; a rollback or halt only reports it. docs/remotes.md#when-a-remote-fails
 */
export async function findCollisions(
  db: Db,
  { environment, remote }: { environment: EnvironmentName; remote: string },
  { enabled, release, rollout }: Reach,
): Promise<string[]> {
  const setting = { remote, enabled, release, rollout };
  const others = await selectSettings(db, environment);
  const releases = await selectReleasesByVersion(db, [setting, ...others].flatMap(named));
  return collisionsAmong(setting, others, releases);
}
