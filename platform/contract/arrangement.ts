import type { ListedRemote, RemoteSlotFill } from './remote';

/** One fill in the arrangement of a place, and whether it is switched on there. */
export type ArrangedFill = { remote: string; id: string; on: boolean };

/** What an environment says of the fills of a place: the order of those it names, and which of them are switched off. */
export type ArrangedPlace = { place: string; fills: ArrangedFill[] };

/** A fill with what decides where it stands. */
export type Arrangeable = { remote: string; id: string; title: string; order: number };

const keyOf = ({ remote, id }: Pick<Arrangeable, 'remote' | 'id'>) => `${remote} ${id}`;

/** Whether two fills are the same one. */
export const isSameFill = (one: Pick<Arrangeable, 'remote' | 'id'>, other: Pick<Arrangeable, 'remote' | 'id'>) =>
  keyOf(one) === keyOf(other);

/**
 * The fills of a place as an environment arranges them, each with whether it is switched on. Fills that the setting does not
 * name are on, and come after those that it names, in the order that they state; names without a fill have no effect.
 * docs/remotes.md#order-and-switch-fills
 */
export function arrange<Fill extends Arrangeable>(fills: readonly Fill[], setting: readonly ArrangedFill[] = []) {
  const rankOf = (fill: Fill) => {
    const index = setting.findIndex((named) => isSameFill(named, fill));
    return index === -1 ? setting.length : index;
  };
  return fills
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.order - b.order || a.title.localeCompare(b.title))
    .map((fill) => ({ ...fill, on: setting[rankOf(fill)]?.on ?? true }));
}

/** A fill of a listed remote, as it is arranged in its place. */
export type ListedFill = RemoteSlotFill & { remote: string; on: boolean; from: ListedRemote };

/** The fills that listed remotes have for a place, in the order of the environment; also those that are switched off there. */
export function fillsOfPlace(place: string, remotes: readonly ListedRemote[]): ListedFill[] {
  const fills = remotes.flatMap((from) =>
    (from.descriptor.slots ?? [])
      .filter(({ slot }) => slot === place)
      .map((fill) => ({ ...fill, remote: from.name, from })),
  );
  const arrangement = remotes.flatMap(({ places = [] }) => places).find((one) => one.place === place);
  return arrange(fills, arrangement?.fills);
}
