/** One fill in the arrangement of a place, and whether it is switched on there. */
export type ArrangedFill = { remote: string; id: string; on: boolean };

/** An environment's arrangement of a place: the order of the listed fills, and which of them are switched off. */
export type ArrangedPlace = { place: string; fills: ArrangedFill[] };

/** A fill with the fields that decide its position. */
export type Arrangeable = { remote: string; id: string; title: string; order: number };

const keyOf = ({ remote, id }: Pick<Arrangeable, 'remote' | 'id'>) => `${remote} ${id}`;

/** Whether two fills are the same fill. */
export const isSameFill = (one: Pick<Arrangeable, 'remote' | 'id'>, other: Pick<Arrangeable, 'remote' | 'id'>) =>
  keyOf(one) === keyOf(other);

/**
 * Orders the fills of a place as the environment arranges them, each with whether it is switched on. Fills that the
 * setting does not list are on and follow the listed ones, by their own `order`. Listed names without a fill have no
 * effect. docs/remotes.md#order-and-switch-fills
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
