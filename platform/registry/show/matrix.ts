import {
  type EnvironmentName,
  type StableIn,
  type GoodRelease,
  type HaltedIn,
  stableIfMarked,
  type HaltedRelease,
  ENVIRONMENTS,
  type EnvironmentState,
  historyOfRelease,
  type ReleaseHealth,
  type ReleaseSummary,
  type RemoteMatrix,
  type RemoteSetting,
  type RevisionReleases,
  type HostFacts,
} from '@siteledger/platform/contract';
import { type Context } from '../product';
import { findPolicy } from '../store/policies.queries';
import { describeRequest } from '../change/describe-request';
import { selectOpenRequests } from '../store/requests.queries';
import { selectStable, selectRevisions } from '../store/stable-releases.queries';
import { selectHalted } from '../store/halts.queries';
import { selectHealth } from '../store/health-reports.queries';
import { screenTitleFinder } from './screen-titles';
import { collisionsAmong } from '../releases/collisions';
import { selectReleases, type StoredRelease } from '../store/releases.queries';
import { readSkew } from '../releases/read-skew';
import { type Db } from '../store/tables';
import { selectSettings } from '../store/settings.queries';

type Known = Pick<RemoteMatrix, 'environment' | 'environments' | 'registry'>;

/** Host facts of an environment; undefined when unknown. */
type FindHostFacts = (environment: EnvironmentName) => Promise<HostFacts | undefined>;

/**
 * Every remote with its releases and its setting in each connected environment: the data of the admin screen.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export async function readMatrix(context: Context, known: Known, findHostFacts: FindHostFacts): Promise<RemoteMatrix> {
  const { db, now } = context;
  const { environment } = known;
  const connected = known.environments.filter(({ connection }) => connection !== 'not connected');
  // Facts stored while an environment was connected no longer describe what runs there.
  const isConnected = (there: There) => connected.some((one) => one.environment === there.environment);
  const releases = await selectReleases(db);
  const reasonsAgainst = await readSkewBy(db, releases, known, findHostFacts);
  const settings = (await selectSettings(db)).filter(isConnected);
  const good = (await selectStable(db)).filter(isConnected);
  const halted = (await selectHalted(db)).filter(isConnected);
  const revisions = (await selectRevisions(db)).filter(isConnected);
  const healthOf = await selectHealth(db, environment, now, screenTitleFinder(releases));
  const requests = await Promise.all(
    (await selectOpenRequests(db)).filter(isConnected).map((request) => describeRequest(context, db, request)),
  );
  const names = [...new Set(releases.map(({ name }) => name))].sort();
  return {
    at: now.toISOString(),
    ...known,
    policies: {
      development: await findPolicy(db, 'development'),
      staging: await findPolicy(db, 'staging'),
      production: await findPolicy(db, 'production'),
    },
    remotes: names.map((name) => {
      const own = releases.filter((release) => release.name === name);
      const isOwn = ({ remote }: { remote: string }) => remote === name;
      const ownGood = good.filter(isOwn);
      const canBeCalledGood = callableIn(ownGood, revisions.filter(isOwn));
      return {
        name,
        ...calledIn(
          own,
          settings.filter(isOwn).find((setting) => setting.environment === environment),
        ),
        owner: own[0]?.release.owner ?? { team: '', contact: '' },
        releases: own.map((release) => ({
          ...summaryOf(release, healthOf(name, release.version)),
          incompatibilities: reasonsAgainst(release)[environment] ?? [],
          incompatible_in: reasonsAgainst(release),
          good: goodIn(ownGood.filter(({ version }) => version === release.version)),
          can_be_called_good: canBeCalledGood(release),
          halted: haltedIn(halted.filter(isOwn).filter(({ version }) => version === release.version)),
        })),
        settings: Object.fromEntries(settings.filter(isOwn).map((setting) => [setting.environment, setting])),
        requests: requests.filter(isOwn),
        collisions: collisionsIn(settings.filter(isOwn), settings, releases),
      };
    }),
  };
}

function collisionsIn(own: readonly RemoteSetting[], all: readonly RemoteSetting[], releases: StoredRelease[]) {
  const found = own.map((setting) => {
    const beside = all.filter(({ environment }) => environment === setting.environment);
    return [setting.environment, collisionsAmong(setting, beside, releases)] as const;
  });
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

const UNHEARD: readonly EnvironmentState['connection'][] = ['not connected', 'unknown'];

/**
 * Why a release cannot run, by environment; leaves out environments that can run it, and those that are not connected
 * or unknown.
 */
async function readSkewBy(db: Db, releases: StoredRelease[], { environments }: Known, findHostFacts: FindHostFacts) {
  const heard = environments.filter(({ connection }) => !UNHEARD.includes(connection));
  const skews = await Promise.all(
    heard.map(async ({ environment }) => {
      const hostFacts = await findHostFacts(environment);
      return { environment, reasonsOf: hostFacts && (await readSkew(db, releases, hostFacts)) };
    }),
  );
  return (release: StoredRelease): Partial<Record<EnvironmentName, string[]>> =>
    Object.fromEntries(
      skews
        .map(({ environment, reasonsOf }) => [environment, reasonsOf?.(release) ?? []] as const)
        .filter(([, reasons]) => reasons.length > 0),
    );
}

function calledIn(releases: readonly StoredRelease[], present: RemoteSetting | undefined) {
  const shown = (releases.find(({ version }) => version === present?.release) ?? releases[0])?.release;
  return { title: shown?.title, titles: shown?.nav.map(({ title }) => title) ?? [] };
}

function summaryOf(
  { release, published_by, published_at, revoked }: StoredRelease,
  health: ReleaseHealth,
): Omit<ReleaseSummary, 'good' | 'can_be_called_good' | 'halted' | 'incompatibilities' | 'incompatible_in'> {
  const { version, commit, sizes, places = [] } = release;
  return {
    version,
    commit,
    published_by,
    published_at,
    sizes,
    revoked,
    health,
    places: places.map(({ name }) => name),
  };
}

type There = { environment: EnvironmentName };

/** Where a person may mark a release of one remote as stable. */
const callableIn =
  (good: readonly (There & { version: string })[], revisions: readonly (There & RevisionReleases)[]) =>
  ({ version, revoked }: StoredRelease) =>
    ENVIRONMENTS.filter((environment) => {
      const isThere = (one: There) => one.environment === environment;
      const isStable = good.filter(isThere).some((one) => one.version === version);
      const past = historyOfRelease(version, revisions.filter(isThere));
      return 'firstRevision' in stableIfMarked({ environment, isRevoked: revoked !== null, isStable, past });
    });

const goodIn = (good: readonly (GoodRelease & There)[]): StableIn =>
  Object.fromEntries(good.map(({ environment, since, by, reason }) => [environment, { since, by, reason }]));

const haltedIn = (halted: readonly (HaltedRelease & There)[]): HaltedIn =>
  Object.fromEntries(halted.map(({ environment, at, reason }) => [environment, { at, reason }]));
