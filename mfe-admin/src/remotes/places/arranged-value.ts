import type { ArrangedFill, ArrangedPlace, PlaceContent } from '@siteledger/platform/contract';

/** The places of a remote as a form changes them. */
export const arrangedValue = (contents: readonly PlaceContent[]): ArrangedPlace[] =>
  contents.map(({ place, fills }) => ({ place, fills: fills.map(({ remote, id, on }) => ({ remote, id, on })) }));

/** What is sent of them: a place that nobody has touched goes on by what its fills state. */
export function placesToSend(value: readonly ArrangedPlace[], contents: readonly PlaceContent[]): ArrangedPlace[] {
  const before = arrangedValue(contents);
  return value.filter((one) => {
    const isTouched = JSON.stringify(one) !== JSON.stringify(before.find(({ place }) => place === one.place));
    return isTouched || contents.some(({ place, is_arranged }) => place === one.place && is_arranged);
  });
}

/** The fills with one of them a step further up (-1) or down (1). */
export function moved(fills: readonly ArrangedFill[], index: number, step: -1 | 1): ArrangedFill[] {
  const [fill, others] = [fills[index], fills.toSpliced(index, 1)];
  return fill ? others.toSpliced(index + step, 0, fill) : others;
}
