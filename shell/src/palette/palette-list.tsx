import { useEffect, useRef } from 'react';
import type { Entry } from './entries';
import { PaletteLine } from './palette-line';
import type { Offer } from './use-entries';

type Props = {
  id: string;
  offer: Offer;
  /** Index of the marked line. */
  at: number;
  onChoose: (entry: Entry) => void;
  onMark: (key: string) => void;
};

const countOf = ({ groups }: Offer) => groups.reduce((sum, { entries }) => sum + entries.length, 0);

function wordsOf(offer: Offer) {
  if (offer.hasFailed) return 'The search did not answer. Keep typing to try again.';
  if (countOf(offer) > 0) return '';
  if (offer.isPending) return 'Searching…';
  return offer.text.trim() ? 'Nothing found.' : 'Type to search.';
}

/** The lines of the palette by group, one of them marked. The focus stays in the box above. */
export function PaletteList({ id, offer, at, onChoose, onMark }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const words = wordsOf(offer);
  const count = countOf(offer);
  const starts = offer.groups.map((_group, index) =>
    offer.groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, count]);

  return (
    <>
      <div
        className="palette-list"
        role="listbox"
        id={`${id}-list`}
        aria-label="Found"
        aria-busy={offer.isPending}
        ref={list}
      >
        {offer.groups.map(({ title, entries }, group) => (
          <div role="group" aria-label={title} key={title}>
            <div className="palette-title" aria-hidden>
              {title}
            </div>
            {entries.map((entry, index) => {
              const place = (starts[group] ?? 0) + index;
              return (
                <PaletteLine
                  key={entry.key}
                  id={`${id}-${place}`}
                  entry={entry}
                  isMarked={place === at}
                  onChoose={() => onChoose(entry)}
                  onMark={() => onMark(entry.key)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={words ? 'palette-status' : 'sl-visually-hidden'} role="status">
        {words || `${count} found`}
      </p>
    </>
  );
}
