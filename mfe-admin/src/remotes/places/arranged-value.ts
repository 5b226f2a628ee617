import { type ArrangedFill, type ArrangedPlace, isSameFill, type PlaceContent } from '@siteledger/platform/contract';

const arranged = ({ place, fills }: PlaceContent): ArrangedPlace => ({
  place,
  fills: fills.map(({ remote, id, on }) => ({ remote, id, on })),
});

// Merges the edited place with its present fills: some edited ones may be gone, and new ones may exist.
function asTouched(content: ArrangedPlace, touched: ArrangedPlace | undefined): ArrangedPlace {
  if (!touched) return content;
  const isIn = (fills: readonly ArrangedFill[]) => (fill: ArrangedFill) => fills.some((one) => isSameFill(one, fill));
  const isTouched = isIn(touched.fills);
  const others = content.fills.filter((fill) => !isTouched(fill));
  return { ...content, fills: [...touched.fills.filter(isIn(content.fills)), ...others] };
}

/** Every place as the form shows it: stored, or as edited. */
export const shownPlaces = (contents: readonly PlaceContent[], touched: readonly ArrangedPlace[]): ArrangedPlace[] =>
  contents.map(arranged).map((content) => asTouched(content, touched.find(isOf(content))));

/** The places to send. One that was never arranged is left out and keeps the order stated by its fills. */
export const placesToSend = (contents: readonly PlaceContent[], touched: readonly ArrangedPlace[]): ArrangedPlace[] =>
  shownPlaces(contents, touched).filter((one) => touched.some(isOf(one)) || contents.find(isOf(one))?.is_arranged);

const isOf =
  ({ place }: ArrangedPlace) =>
  (one: { place: string }) =>
    one.place === place;

/** The edited places with `next` added or replaced. */
export const touchedWith = (touched: readonly ArrangedPlace[], next: ArrangedPlace): ArrangedPlace[] => [
  ...touched.filter(({ place }) => place !== next.place),
  next,
];

/** The fills with one moved up (-1) or down (1). */
export function moved(fills: readonly ArrangedFill[], index: number, step: -1 | 1): ArrangedFill[] {
  const [fill, others] = [fills[index], fills.toSpliced(index, 1)];
  return fill ? others.toSpliced(index + step, 0, fill) : others;
}
