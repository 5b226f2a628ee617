import {
  type EnvironmentExplanation,
  type EnvironmentName,
  type EnvironmentState,
  type ReleaseForOthers,
  releasesInUse,
  type RemoteExplanation,
  type RemoteSetting,
  type HostFacts,
} from '@siteledger/platform/contract';
import { type Person } from '../product';
import { type Db } from '../store/tables';
import { type Installation, readListing, withoutDeveloperPages } from './listing';
import { selectReleasesByVersion } from '../store/releases.queries';
import { selectSettings } from '../store/settings.queries';
import { releaseForUser, type Visitor } from '../releases/release-for-user';

/**
 * Everything that decides what a user sees of the remotes: their listing, their permissions, and other users' releases.
 */
export async function readExplanation(
  db: Db,
  installation: Installation,
  { uuid, name, roles, permissions }: Person,
): Promise<RemoteExplanation> {
  const visitor = { uuid, roles };
  const { listing } = await readListing(db, installation, visitor);
  return {
    user: { uuid, name },
    permissions: [...permissions],
    listing,
    for_others: await readForOthers(db, installation.environment, await installation.hostFacts(), visitor),
  };
}

type Asked = {
  remote: string;
  states: readonly EnvironmentState[];
  /** Host facts of an environment; undefined when unknown. */
  findHostFacts: (db: Db, environment: EnvironmentName) => Promise<HostFacts | undefined>;
};

/**
 * Explains to a team which parts of its remote users see in each of these environments, and why.
 * docs/remotes.md#the-way-back
 */
export const explainToTeam = (db: Db, { remote, states, findHostFacts }: Asked): Promise<EnvironmentExplanation[]> =>
  Promise.all(
    states.map(async ({ environment, connection }) => {
      // Facts stored while the environment was connected no longer describe what runs there.
      const hostFacts = connection === 'not connected' ? undefined : await findHostFacts(db, environment);
      if (!hostFacts) return { environment, connection, explanation: null };
      const { listing } = await readListing(
        db,
        { environment, hostFacts: () => Promise.resolve(hostFacts) },
        undefined,
      );
      const for_others = (await readForOthers(db, environment, hostFacts)).filter(({ name }) => name === remote);
      const { host, doors } = hostFacts;
      const page = { versions: host.versions, react: doors.react, doors: doors.id ?? '' };
      return { environment, connection, explanation: { listing, for_others, page } };
    }),
  );

async function readForOthers(
  db: Db,
  environment: EnvironmentName,
  hostFacts: HostFacts,
  visitor?: Visitor,
): Promise<ReleaseForOthers[]> {
  const wanted = (await selectSettings(db, environment)).flatMap((setting) => {
    const own = releaseForUser(setting.remote, setting, visitor);
    return releasesInUse(setting)
      .filter((version) => version !== own)
      .map((version) => ({ name: setting.remote, version, rollout: rolloutOf(setting, version) }));
  });
  const releases = withoutDeveloperPages(environment, hostFacts, await selectReleasesByVersion(db, wanted));
  return wanted.flatMap((one) => {
    const stored = releases.find(({ name, version }) => name === one.name && version === one.version);
    return stored ? [{ ...one, routes: stored.release.routes, nav: stored.release.nav }] : [];
  });
}

const rolloutOf = ({ rollout }: RemoteSetting, version: string) =>
  rollout?.release === version ? { percent: rollout.percent, roles: rollout.roles } : null;
