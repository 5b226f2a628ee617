import {
  arrange,
  isSameFill,
  type PlacedFill,
  type RemotePlaces,
  type RemoteSetting,
} from '@siteledger/platform/contract';
import { selectReleasesByVersion, type StoredRelease } from '../store/releases.queries';
import { type Target } from './target';
import { selectSettings } from '../store/settings.queries';
import { type Db } from '../store/tables';

type Given = { setting: RemoteSetting; release: StoredRelease['release'] };

/** The places of a remote in an environment, from the releases selected there, each with all their fills. */
export async function readPlaces(
  db: Db,
  { environment, remote }: Pick<Target, 'environment' | 'remote'>,
): Promise<RemotePlaces> {
  const given = await selectGiven(db, await selectSettings(db, environment));
  const own = given.filter(({ setting }) => setting.remote === remote);
  const names = [...new Set(own.flatMap(({ release }) => release.places ?? []).map(({ name }) => name))];
  const present = own[0]?.setting;
  return {
    revision: present?.revision ?? null,
    places: names.map((place) => {
      const arranged = present?.places.find((one) => one.place === place);
      return { place, is_arranged: arranged !== undefined, fills: arrange(fillsOf(place, given), arranged?.fills) };
    }),
  };
}

/** The release for everybody comes before a rollout's, so that most users' titles are shown. */
async function selectGiven(db: Db, settings: readonly RemoteSetting[]): Promise<Given[]> {
  const chosen = settings.flatMap((setting) =>
    [setting.release, setting.rollout?.release].flatMap((version) => (version ? [{ setting, version }] : [])),
  );
  const releases = await selectReleasesByVersion(
    db,
    chosen.map(({ setting, version }) => ({ name: setting.remote, version })),
  );
  return chosen.flatMap(({ setting, version }) => {
    const stored = releases.find((one) => one.name === setting.remote && one.version === version);
    return stored ? [{ setting, release: stored.release }] : [];
  });
}

function fillsOf(place: string, given: readonly Given[]): Omit<PlacedFill, 'on'>[] {
  const fills = given.flatMap(({ setting: { remote, enabled }, release: { slots = [] } }) =>
    slots
      .filter(({ slot }) => slot === place)
      .map(({ id, title, order }) => ({ remote, id, title, order, is_running: enabled })),
  );
  return fills.filter((fill, index) => fills.findIndex((one) => isSameFill(one, fill)) === index);
}
