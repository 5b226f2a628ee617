import {
  type ArrangedFill,
  type ArrangedPlace,
  isSameFill,
  type RemotePlaces,
  type RemotePlacesInput,
} from '@siteledger/platform/contract';
import { conflict, invalid } from '../errors';
import { type Context } from '../product';
import { changeTarget, type Changed } from './change-setting';
import { type Target } from './target';
import { readPlaces } from './read-places';

/**
 * Sets the order of the fills in a remote's places in an environment and which are switched off; the rest of the
 * setting stays. docs/remotes.md#order-and-switch-fills
 */
export const arrangeFills = (
  context: Context,
  target: Target,
  { places, reason }: RemotePlacesInput,
): Promise<Changed> =>
  changeTarget(context, target, 'remote.arrange', async (db, present) => {
    if (!present) throw conflict(`${target.remote} was never set in ${target.environment}: select a release first.`);
    const there = { known: await readPlaces(db, target), present: present.places };
    const problems = settingProblems(target.remote, places, there);
    if (problems.length > 0) throw invalid({ places: problems });
    const arranged = withAbsentFills(places, there);
    return textOf(arranged) === textOf(present.places) ? present : { ...present, places: arranged, reason };
  });

const textOf = (places: readonly ArrangedPlace[]) =>
  JSON.stringify(places.map(({ place, fills }) => [place, fills.map(({ remote, id, on }) => [remote, id, on])]));

/** The fills in an environment, and their present arrangement. */
type There = { known: RemotePlaces; present: readonly ArrangedPlace[] };

type Named = Pick<ArrangedFill, 'remote' | 'id'>;

const fillsIn = <Fill extends Named>(
  place: string,
  places: readonly { place: string; fills: readonly Fill[] }[],
): readonly Fill[] => places.find((one) => one.place === place)?.fills ?? [];

const isIn = (fills: readonly Named[], fill: Named) => fills.some((one) => isSameFill(one, fill));

function settingProblems(host: string, places: readonly ArrangedPlace[], { known, present }: There): string[] {
  const offered = known.places.map(({ place }) => place);
  const arranged = present.map(({ place }) => place);
  return places.flatMap(({ place, fills }, index) => {
    if (![...offered, ...arranged].includes(place)) return [`${host} has no place ${place} here: ${wayOut(offered)}.`];
    if (places.findIndex((one) => one.place === place) < index)
      return [`The place ${place} is named twice: leave one.`];
    const there = [...fillsIn<Named>(place, known.places), ...fillsIn(place, present)];
    return fills.flatMap((fill, at) => {
      const what = `“${fill.id}” of ${fill.remote}`;
      if (!isIn(there, fill)) return [`Nothing that runs here puts ${what} into ${place}: leave it out.`];
      return isIn(fills.slice(0, at), fill) ? [`${what} is named twice in ${place}: leave one.`] : [];
    });
  });
}

const wayOut = (offered: readonly string[]) =>
  offered.length > 0 ? `arrange one of ${offered.join(', ')}` : 'it offers none';

// Keeps the arrangement of fills that no release here has at present, so that it applies once one has them again.
function withAbsentFills(places: readonly ArrangedPlace[], { known, present }: There): ArrangedPlace[] {
  const names = [...new Set([...places, ...present].map(({ place }) => place))];
  return names
    .map((place) => {
      const named = fillsIn(place, places);
      const here = [...named, ...fillsIn<Named>(place, known.places)];
      return { place, fills: [...named, ...fillsIn(place, present).filter((fill) => !isIn(here, fill))] };
    })
    .filter(({ fills }) => fills.length > 0);
}
