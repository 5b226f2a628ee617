import {
  type EnvironmentName,
  type EnvironmentState,
  type HaltedRelease,
  type ReleaseSituation,
  type RemoteRequest,
  type RemoteRollout,
  type RemoteSetting,
  type RemoteSituation,
  type RequestSituation,
  type Served,
  stageBegan,
} from '@siteledger/platform/contract';
import { selectFallbacks, selectRevisions } from '../good/good-releases.queries';
import { selectHalted } from '../halt/halts.queries';
import { type Context } from '../product';
import { readSkew } from '../releases/read-skew';
import { findNewestVersion, selectReleasesOf, type StoredRelease } from '../releases/releases.queries';
import { describeRequest } from '../requests/describe-request';
import { selectOpenRequests } from '../requests/requests.queries';
import { type Db } from '../tables';
import { countReached } from './release-for-user';
import { findSetting } from './settings.queries';

type Place = { environment: EnvironmentName; remote: string };

type Asked = {
  remote: string;
  states: readonly EnvironmentState[];
  /** What a release finds in an environment; undefined where nobody knows. */
  findServed: (db: Db, environment: EnvironmentName) => Promise<Served | undefined>;
};

/** What each environment does with a remote, and why, as its team reads it. docs/remotes.md#the-way-back */
export const readSituations = (context: Context, { remote, states, findServed }: Asked): Promise<RemoteSituation[]> =>
  Promise.all(
    states.map(async ({ environment, connection }) => {
      // What was kept for others once says nothing of what runs there.
      if (connection === 'not connected')
        return { environment, connection, setting: null, rollout: null, releases: [], requests: [] };
      const served = await findServed(context.db, environment);
      return { environment, connection, ...(await readPlace(context, { environment, remote }, served)) };
    }),
  );

async function readPlace(context: Context, place: Place, served: Served | undefined) {
  const { db } = context;
  const setting = await findSetting(db, place.environment, place.remote);
  const open = await selectOpenRequests(db, place);
  const requests = await Promise.all(open.map((request) => describeRequest(context, db, request)));
  const asked = requests.map((request) => request.setting);
  const selected = [...(setting ? [setting] : []), ...asked].flatMap(({ release, rollout }) => [
    release,
    ...(rollout ? [rollout.release] : []),
  ]);
  return {
    setting: setting ? settingOf(setting) : null,
    rollout: setting?.rollout ? await readRollout(context, setting, setting.rollout) : null,
    releases: await readReleases(db, place, { selected, served }),
    requests: requests.map(requestOf),
  };
}

function settingOf({ environment: _there, remote: _own, places: _places, halted: _halted, ...setting }: RemoteSetting) {
  return setting;
}

async function readRollout(
  { db, product }: Context,
  { environment, remote, release }: RemoteSetting,
  rollout: RemoteRollout,
) {
  const visitors = await product.selectVisitors(db, environment);
  const since = stageBegan(await selectRevisions(db, { environment, remote })) ?? null;
  return { users: countReached(visitors, { remote, release, rollout }), since };
}

type Wanted = { selected: readonly string[]; served: Served | undefined };

async function readReleases(db: Db, place: Place, { selected, served }: Wanted): Promise<ReleaseSituation[]> {
  const { environment, remote: name } = place;
  const halts = (await selectHalted(db, place)).sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const newest = await findNewestVersion(db, name);
  const told = [...selected, ...halts.slice(0, 1).map(({ version }) => version), ...(newest ? [newest] : [])];
  const versions = [...new Set(told)];
  const named = versions.map((version) => ({ name, version }));
  const fallbacks = await selectFallbacks(db, environment, named);
  const stored = await selectReleasesOf(db, [
    ...named,
    ...fallbacks.map(({ fallback }) => ({ name, version: fallback })),
  ]);
  const reasonsOf = served && (await readSkew(db, stored, served));
  const releaseOf = (version: string) => stored.find((one) => one.version === version);
  const reasonsAgainst = (version: string) => {
    const release = releaseOf(version);
    return (release && reasonsOf?.(release)) ?? [];
  };
  return versions.map((version) => ({
    version,
    is_newest: version === newest,
    incompatibilities: reasonsAgainst(version),
    fallback:
      fallbacks.find((one) => one.version === version && reasonsAgainst(one.fallback).length === 0)?.fallback ?? null,
    halted: haltOf(halts.find((one) => one.version === version)),
    revoked: revocationOf(releaseOf(version)),
  }));
}

const haltOf = (halt: HaltedRelease | undefined) => (halt ? { at: halt.at, reason: halt.reason } : null);

// Without who did it.
const revocationOf = (release: StoredRelease | undefined) =>
  release?.revoked ? { reason: release.revoked.reason, at: release.revoked.at } : null;

function requestOf({ setting, requested_at, plan, changed_since_by }: RemoteRequest): RequestSituation {
  const { enabled, release, rollout, until, reason } = setting;
  return {
    setting: { enabled, release, rollout, until, reason },
    requested_at,
    plan: plan && { from: plan.from, problem: plan.problem, needs_confirmation: plan.needs_confirmation },
    is_overtaken: changed_since_by !== null,
  };
}
