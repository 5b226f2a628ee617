import {
  type EnvironmentName,
  ENVIRONMENTS,
  incompatibilities,
  type ReleaseHealth,
  type ReleaseSummary,
  type RemoteMatrix,
} from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/context';
import { selectHealth } from '../health/queries';
import { selectReleases, type StoredRelease } from '../releases/queries';
import { selectSettings } from './queries';

/** Every remote with its releases, and what each environment does with it: the admin screen. Architecture §3. */
export async function readMatrix({ db, now }: Context, environment: EnvironmentName): Promise<RemoteMatrix> {
  const [releases, settings, healthOf] = await Promise.all([
    selectReleases(db),
    selectSettings(db),
    selectHealth(db, environment, now),
  ]);
  const names = [...new Set(releases.map(({ name }) => name))].sort();
  return {
    environment,
    environments: [...ENVIRONMENTS],
    remotes: names.map((name) => {
      const own = releases.filter((release) => release.name === name);
      return {
        name,
        owner: own[0]?.release.owner ?? { team: '', contact: '' },
        releases: own.map((release) => summaryOf(release, healthOf(name, release.version))),
        settings: Object.fromEntries(
          settings.filter(({ remote }) => remote === name).map((setting) => [setting.environment, setting]),
        ),
      };
    }),
  };
}

function summaryOf(
  { release, published_by, published_at, revoked }: StoredRelease,
  health: ReleaseHealth,
): ReleaseSummary {
  const { version, commit, sizes, requires } = release;
  return {
    version,
    commit,
    published_by,
    published_at,
    sizes,
    revoked,
    incompatibilities: incompatibilities(requires),
    health,
  };
}
