import {
  type EnvironmentName,
  type GoodIn,
  type GoodRelease,
  type HaltedIn,
  type HaltedRelease,
  ENVIRONMENTS,
  incompatibilities,
  type ReleaseHealth,
  type ReleaseSummary,
  type RemoteMatrix,
} from '@siteledger/platform/contract';
import { REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/context';
import { readPolicy } from '../policies/change-policy';
import { describeRequest } from '../requests/describe-request';
import { selectOpenRequests } from '../requests/queries';
import { selectGood } from '../good/queries';
import { selectHalted } from '../halt/queries';
import { selectHealth } from '../health/queries';
import { screenTitles } from '../health/screen-titles';
import { selectReleases, type StoredRelease } from '../releases/queries';
import { selectSettings } from './queries';

/** Every remote with its releases, and what each environment does with it: the admin screen. Architecture §3. */
export async function readMatrix(context: Context, environment: EnvironmentName): Promise<RemoteMatrix> {
  const { db, now } = context;
  const [releases, settings] = await Promise.all([selectReleases(db), selectSettings(db)]);
  const [good, halted] = await Promise.all([selectGood(db), selectHalted(db)]);
  const healthOf = await selectHealth(db, environment, now, screenTitles(releases));
  const requests = await Promise.all(
    (await selectOpenRequests(db)).map((request) => describeRequest(context, db, request)),
  );
  const names = [...new Set(releases.map(({ name }) => name))].sort();
  return {
    environment,
    environments: [...ENVIRONMENTS],
    policies: {
      development: await readPolicy(context, db, 'development'),
      staging: await readPolicy(context, db, 'staging'),
      production: await readPolicy(context, db, 'production'),
    },
    remotes: names.map((name) => {
      const own = releases.filter((release) => release.name === name);
      return {
        name,
        owner: own[0]?.release.owner ?? { team: '', contact: '' },
        releases: own.map((release) => ({
          ...summaryOf(release, healthOf(name, release.version)),
          good: goodIn(good.filter(({ remote, version }) => remote === name && version === release.version)),
          halted: haltedIn(halted.filter(({ remote, version }) => remote === name && version === release.version)),
        })),
        settings: Object.fromEntries(
          settings.filter(({ remote }) => remote === name).map((setting) => [setting.environment, setting]),
        ),
        requests: requests.filter(({ remote }) => remote === name),
      };
    }),
  };
}

function summaryOf(
  { release, published_by, published_at, revoked }: StoredRelease,
  health: ReleaseHealth,
): Omit<ReleaseSummary, 'good' | 'halted'> {
  const { version, commit, sizes, requires } = release;
  return {
    version,
    commit,
    published_by,
    published_at,
    sizes,
    revoked,
    incompatibilities: incompatibilities(requires, REMOTE_HOST.versions),
    health,
  };
}

const goodIn = (good: readonly (GoodRelease & { environment: EnvironmentName })[]): GoodIn =>
  Object.fromEntries(good.map(({ environment, since, by, reason }) => [environment, { since, by, reason }]));

const haltedIn = (halted: readonly (HaltedRelease & { environment: EnvironmentName })[]): HaltedIn =>
  Object.fromEntries(halted.map(({ environment, at, reason }) => [environment, { at, reason }]));
