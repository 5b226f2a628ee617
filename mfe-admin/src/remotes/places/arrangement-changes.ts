import { type ArrangedFill, type ArrangedPlace, isSameFill, type RemoteSetting } from '@siteledger/platform/contract';

/** A central registry of the previous version has no arrangements. */
type Arranged = Partial<Pick<RemoteSetting, 'places'>>;

const fillsIn = (places: readonly ArrangedPlace[], place: string) =>
  places.find((one) => one.place === place)?.fills ?? [];

const isOn = (fills: readonly ArrangedFill[], fill: ArrangedFill) =>
  fills.find((one) => isSameFill(one, fill))?.on ?? true;

const nameOf = ({ remote, id }: ArrangedFill) => `“${id}” of ${remote}`;

const orderOf = (fills: readonly ArrangedFill[]) => fills.map(nameOf).join(', ');

function changesIn(place: string, before: readonly ArrangedFill[], after: readonly ArrangedFill[]) {
  const all = [...after, ...before.filter((fill) => !after.some((one) => isSameFill(one, fill)))];
  const switched = all
    .filter((fill) => isOn(before, fill) !== isOn(after, fill))
    .map((fill) => `${nameOf(fill)} switched ${isOn(after, fill) ? 'on' : 'off'} in ${place}`);
  if (after.length === 0) return [...switched, `Order in ${place} reset`];
  const isReordered = orderOf(before) !== orderOf(after) && after.length > 1;
  return isReordered ? [...switched, `Order in ${place}: ${orderOf(after)}`] : switched;
}

/** Describes what a revision changed in a remote's places. */
export function arrangementChanges({ places: before = [] }: Arranged, { places: after = [] }: Arranged): string[] {
  const names = [...new Set([...after, ...before].map(({ place }) => place))];
  return names
    .filter((place) => JSON.stringify(fillsIn(before, place)) !== JSON.stringify(fillsIn(after, place)))
    .flatMap((place) => changesIn(place, fillsIn(before, place), fillsIn(after, place)));
}
