import { type ArrangedFill, type ArrangedPlace, isSameFill, type PlaceContent } from '@siteledger/platform/contract';

const arranged = ({ place, fills }: PlaceContent): ArrangedPlace => ({
  place,
  fills: fills.map(({ remote, id, on }) => ({ remote, id, on })),
});

// Of what was touched a fill may be gone since, and another one may have come.
function asTouched(content: ArrangedPlace, touched: ArrangedPlace | undefined): ArrangedPlace {
  if (!touched) return content;
  const isIn = (fills: readonly ArrangedFill[]) => (fill: ArrangedFill) => fills.some((one) => isSameFill(one, fill));
  const isTouched = isIn(touched.fills);
  const others = content.fills.filter((fill) => !isTouched(fill));
  return { ...content, fills: [...touched.fills.filter(isIn(content.fills)), ...others] };
}

/** Every place as a form shows it: as it stands, or as it was touched there. */
export const shownPlaces = (contents: readonly PlaceContent[], touched: readonly ArrangedPlace[]): ArrangedPlace[] =>
  contents.map(arranged).map((content) => asTouched(content, touched.find(isOf(content))));

/** What is sent: a place that nobody has arranged, neither now nor before, goes on by what its fills state. */
export const placesToSend = (contents: readonly PlaceContent[], touched: readonly ArrangedPlace[]): ArrangedPlace[] =>
  shownPlaces(contents, touched).filter((one) => touched.some(isOf(one)) || contents.find(isOf(one))?.is_arranged);

const isOf =
  ({ place }: ArrangedPlace) =>
  (one: { place: string }) =>
    one.place === place;

/** The touched places with one more, or with what became of it. */
export const touchedWith = (touched: readonly ArrangedPlace[], next: ArrangedPlace): ArrangedPlace[] => [
  ...touched.filter(({ place }) => place !== next.place),
  next,
];

/** The fills with one of them a step further up (-1) or down (1). */
export function moved(fills: readonly ArrangedFill[], index: number, step: -1 | 1): ArrangedFill[] {
  const [fill, others] = [fills[index], fills.toSpliced(index, 1)];
  return fill ? others.toSpliced(index + step, 0, fill) : others;
}
